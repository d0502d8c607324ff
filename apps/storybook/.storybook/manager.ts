import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
	theme: create({ base: 'light', brandTitle: 'Kontor', fontBase: "'Inter Variable', system-ui, sans-serif" }),
});
