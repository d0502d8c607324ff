import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';

const config: StorybookConfig = {
	framework: '@storybook/react-vite',
	stories: ['../docs/*.mdx', '../../../packages/ui/src/**/*.stories.tsx', '../../portal/src/**/*.stories.tsx'],
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
};

export default config;
