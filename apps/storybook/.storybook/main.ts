import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
	framework: '@storybook/react-vite',
	stories: ['../docs/*.mdx', '../../../packages/ui/src/**/*.stories.tsx', '../../portal/src/**/*.stories.tsx'],
	addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
	core: { disableTelemetry: true, disableWhatsNewNotifications: true },
	features: { sidebarOnboardingChecklist: false },
	typescript: { reactDocgen: 'react-docgen' },
};

export default config;
