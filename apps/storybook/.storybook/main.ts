import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { librarySpecifiers } from './groups.ts';
import { libraryPropsPlugin } from './props/libraryPropsPlugin.ts';

const library = join(import.meta.dirname, '../../../packages/ui/src');

const config: StorybookConfig = {
	framework: '@storybook/react-vite',
	stories: ['../docs/*.mdx', ...librarySpecifiers(library), '../../portal/src/**/*.stories.tsx'],
	addons: [
		// MDX alone knows no tables.
		{
			name: '@storybook/addon-docs',
			options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
		},
		'@storybook/addon-a11y',
		'@storybook/addon-vitest',
	],
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	features: { sidebarOnboardingChecklist: false },
	typescript: { reactDocgen: 'react-docgen' },
	viteFinal: (vite) => ({
		...vite,
		plugins: [...(vite.plugins ?? []), libraryPropsPlugin(join(import.meta.dirname, '../../..'))],
	}),
};

export default config;
