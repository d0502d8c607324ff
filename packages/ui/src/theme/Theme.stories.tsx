import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { kontorTheme } from './ThemeProvider.tsx';

const meta: Meta = { title: 'Theme' };

export default meta;

const Grid = styled.ul`
	display: grid;
	grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
	gap: var(--k-space-4);
	padding: 0;
	list-style: none;
`;

const Swatch = styled.div`
	height: var(--k-space-12);
	margin-bottom: var(--k-space-1);
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius);
`;

const Panel = styled.div`
	display: grid;
	gap: var(--k-space-2);
	padding: var(--k-space-4);
	background: var(--k-color-background);
	color: var(--k-color-text);
`;

/** Every semantic colour under its custom property. */
export const Farben: StoryObj = {
	render: () => (
		<Grid>
			{Object.keys(kontorTheme.colors.light).map((name) => {
				const property = `--k-color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
				return (
					<li key={name}>
						<Swatch style={{ background: `var(${property})` }} />
						{property}
					</li>
				);
			})}
		</Grid>
	),
};

/** The five sizes of text. */
export const Schrift: StoryObj = {
	render: () => (
		<Panel>
			{(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
				<p key={size} style={{ fontSize: `var(--k-font-size-${size})`, lineHeight: `var(--k-line-height-${size})` }}>
					{size}: Überweisungsträger für die Großbäckerei STRAẞE, 1.234,50 €
				</p>
			))}
		</Panel>
	),
};

/** A part of the page in a mode of its own. */
export const AlleModi: StoryObj = {
	render: () => (
		<Panel>
			{(['light', 'dark', 'contrast'] as const).map((mode) => (
				<Panel key={mode} data-k-mode={mode} data-testid={mode}>
					<p>Haupttext in {mode}</p>
					<p style={{ color: 'var(--k-color-text-muted)' }}>Leiser Text</p>
					<p style={{ color: 'var(--k-color-primary-text)' }}>Verweis</p>
					<p style={{ color: 'var(--k-color-error-text)' }}>Fehler</p>
				</Panel>
			))}
		</Panel>
	),
	play: async ({ canvas }) => {
		const backgrounds = ['light', 'dark', 'contrast'].map(
			(mode) => getComputedStyle(canvas.getByTestId(mode)).backgroundColor,
		);
		await expect(new Set(backgrounds).size).toBe(3);
	},
};
