import '@kontor/ui/theme/fonts.css';
import { loadMenu } from '@kontor/ui/Menu';
import { type Density, type Mode, ThemeProvider } from '@kontor/ui/theme';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { expectNoViolations } from './axeModes.ts';
import { UsagePage } from './UsagePage.tsx';
import './docs.css';

// What a story waits for may take a second and more on a busy machine, such as a part that loads lazily.
configure({ asyncUtilTimeout: 8000 });

// Under test a story is checked in all modes by ourselves; the panel's check would only be done beside it.
const isTested = '__vitest_browser__' in globalThis;

interface Globals {
	theme: Mode;
	density: Density;
	textSize: string;
	motion: 'system' | 'reduced';
}

const preview: Preview = {
	tags: ['autodocs'],
	// As in the portal, where it is loaded as soon as there is nothing else to do.
	loaders: [loadMenu],
	parameters: {
		layout: 'padded',
		controls: { expanded: true },
		docs: { page: UsagePage },
		a11y: { test: isTested ? 'off' : 'error' },
		options: {
			storySort: {
				order: [
					'Start',
					'Grundlagen',
					'Muster',
					'Eingabe',
					'Auswahl',
					'Rückmeldung',
					'Überlagerung',
					'Daten',
					'Diagramme',
					'Weitere',
					'Portal',
				],
			},
		},
		viewport: {
			options: {
				phone: { name: 'Telefon 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
				landscape: { name: 'Telefon quer 844', styles: { width: '844px', height: '390px' }, type: 'mobile' },
				tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
				desktop: { name: 'Schreibtisch 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
			},
		},
	},
	initialGlobals: { theme: 'light', density: 'regular', textSize: '100%', motion: 'system' },
	globalTypes: {
		theme: {
			description: 'Colours',
			toolbar: {
				icon: 'contrast',
				dynamicTitle: true,
				items: [
					{ value: 'light', title: 'Light' },
					{ value: 'dark', title: 'Dark' },
					{ value: 'contrast', title: 'High contrast' },
					{ value: 'system', title: 'System' },
				],
			},
		},
		density: {
			description: 'Density',
			toolbar: {
				icon: 'menu',
				dynamicTitle: true,
				items: [
					{ value: 'regular', title: 'Regular' },
					{ value: 'compact', title: 'Compact' },
				],
			},
		},
		textSize: {
			description: 'Text size',
			toolbar: {
				icon: 'zoom',
				dynamicTitle: true,
				items: [
					{ value: '100%', title: 'Text 100 %' },
					{ value: '150%', title: 'Text 150 %' },
					{ value: '200%', title: 'Text 200 %' },
				],
			},
		},
		motion: {
			description: 'Motion',
			toolbar: {
				icon: 'lightning',
				dynamicTitle: true,
				items: [
					{ value: 'system', title: 'Motion' },
					{ value: 'reduced', title: 'Reduced motion' },
				],
			},
		},
	},
	decorators: [
		(Story, { globals }) => {
			const { theme, density, textSize, motion } = globals as unknown as Globals;
			document.documentElement.lang = 'de-AT';
			document.documentElement.style.fontSize = textSize;
			document.documentElement.toggleAttribute('data-k-reduced-motion', motion === 'reduced');
			return (
				<ThemeProvider mode={theme} density={density}>
					<Story />
				</ThemeProvider>
			);
		},
	],
	afterEach: async ({ viewMode }) => {
		if (isTested && viewMode === 'story') await expectNoViolations();
	},
};

export default preview;
