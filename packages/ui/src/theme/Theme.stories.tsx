import type { Meta, StoryObj } from '@storybook/react-vite';
import Calendar from 'lucide-react/icons/calendar';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Download from 'lucide-react/icons/download';
import Info from 'lucide-react/icons/info';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import Trash from 'lucide-react/icons/trash-2';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { type ContrastFigure, contrastFigures } from './contrast.ts';
import { kontorTheme } from './ThemeProvider.tsx';
import type { ColorMode, Colors } from './theme.ts';

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

const Section = styled.section`
	display: grid;
	gap: var(--k-space-2);
	margin-bottom: var(--k-space-8);
`;

const Values = styled.dl`
	margin: 0;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	font-variant-numeric: tabular-nums;

	> div {
		display: flex;
		justify-content: space-between;
		gap: var(--k-space-2);
	}

	dd {
		margin: 0;
		text-align: end;
	}
`;

const Panel = styled.div`
	display: grid;
	gap: var(--k-space-2);
	padding: var(--k-space-4);
	background: var(--k-color-background);
	color: var(--k-color-text);
`;

const Plain = styled.table`
	border-collapse: collapse;
	font-variant-numeric: tabular-nums;

	th,
	td {
		padding: var(--k-space-1) var(--k-space-4) var(--k-space-1) 0;
		border-bottom: var(--k-border-width) solid var(--k-color-separator);
		text-align: start;
	}
`;

const Bar = styled.div`
	height: var(--k-space-4);
	background: var(--k-color-primary);
`;

const Mover = styled.button`
	padding: var(--k-space-3) var(--k-space-4);
	border: var(--k-border-width) solid var(--k-color-border);
	border-radius: var(--k-radius);
	background: var(--k-color-surface);
	color: var(--k-color-text);
	transition: translate var(--k-duration);

	&:hover,
	&:focus-visible {
		translate: var(--k-space-8) 0;
	}
`;

const spaces = ['half', '1', '2', '3', '4', '5', '6', '8', '10', '12', '16'];

const modes = [
	['light', 'Hell'],
	['dark', 'Dunkel'],
	['contrast', 'Hoher Kontrast'],
] as const;

const icons = { Calendar, Check, CircleAlert, Download, Info, Pencil, Plus, Search, Settings, Trash, TriangleAlert, X };

/** The groups in the order they are shown, each with the names it takes. */
const colorGroups: readonly (readonly [group: string, names: RegExp])[] = [
	['Text', /^text/],
	['Flächen', /^(background|surface)/],
	['Linien und Fokus', /^(border|separator|focus)/],
	['Primär', /^(primary|onPrimary|brand)/],
	['Fehler', /^(error|onError)/],
	['Erfolg', /^(success|onSuccess)/],
	['Warnung', /^(warning|onWarning)/],
	['Diagramme', /^(series|heat|onHeat)/],
	['Weitere', /./],
];

/** Every semantic colour under its custom property, with its value in each mode and the least contrast a foreground has. */
export const Farben: StoryObj = {
	render: () => {
		const names = colorNames();
		const grouped = Map.groupBy(names, (name) => colorGroups.find(([, pattern]) => pattern.test(name))?.[0] ?? '');
		const sections = colorGroups.map(([group]) => (
			<Section key={group}>
				<h3>{group}</h3>
				<Grid>
					{(grouped.get(group) ?? []).map((name) => (
						<li key={name}>
							<Swatch style={{ background: `var(${propertyOf(name)})` }} />
							<strong>{propertyOf(name)}</strong>
							<Values>
								{modes.map(([mode, label]) => (
									<div key={mode}>
										<dt>{label}</dt>
										<dd>
											{kontorTheme.colors[mode][name]} {leastContrast(mode, name)}
										</dd>
									</div>
								))}
							</Values>
						</li>
					))}
				</Grid>
			</Section>
		));
		return <>{sections}</>;
	},
	play: async ({ canvas }) => {
		await expect(canvas.getAllByRole('listitem')).toHaveLength(colorNames().length);
	},
};

function colorNames(): (keyof Colors)[] {
	const isColor = (name: string): name is keyof Colors => name in kontorTheme.colors.light;
	return Object.keys(kontorTheme.colors.light).filter(isColor);
}

function propertyOf(name: string): string {
	return `--k-color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function leastContrast(mode: ColorMode, name: keyof Colors): string {
	const ratios = contrastFigures(kontorTheme).flatMap((figure) =>
		figure.mode === mode && figure.foreground === name ? [figure.ratio] : [],
	);
	return ratios.length === 0 ? '' : `(${ratioText(Math.min(...ratios))})`;
}

function ratioText(ratio: number): string {
	return `${ratio.toLocaleString('de-AT', { maximumFractionDigits: 1 })} : 1`;
}

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

/** The pair of each foreground that comes closest to its limit: text needs 4.5 : 1, lines and fills 3 : 1. */
export const Kontrast: StoryObj = {
	render: () => (
		<Plain>
			<thead>
				<tr>
					{['Vordergrund', 'Schlechtester Grund', 'Hell', 'Dunkel', 'Hoher Kontrast', 'Nötig'].map((title) => (
						<th key={title} scope="col">
							{title}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{closestPairs().map(({ foreground, background, required, ratios }) => (
					<tr key={`${foreground} ${required}`}>
						<th scope="row">{foreground}</th>
						<td>{background}</td>
						{ratios.map(({ mode, ratio }) => (
							<td key={mode}>{ratioText(ratio)}</td>
						))}
						<td>{`${required.toLocaleString('de-AT')} : 1`}</td>
					</tr>
				))}
			</tbody>
		</Plain>
	),
};

/** All distances are steps of 4 pixels, and half of one for hairline corrections. */
export const Abstaende: StoryObj = {
	name: 'Abstände',
	render: () => (
		<Panel>
			{spaces.map((step) => (
				<div key={step}>
					{`--k-space-${step}`}
					<Bar style={{ width: `var(--k-space-${step})` }} />
				</div>
			))}
		</Panel>
	),
};

/** Nothing moves longer than 150 ms, and nothing at all where the user wants no motion. */
export const Bewegung: StoryObj = {
	render: () => <Mover type="button">Zeiger oder Fokus bewegt mich um zwei Schritte</Mover>,
};

/** Lucide's outlines, 16 pixels beside text and 20 alone; always with a text or a name. */
export const Symbole: StoryObj = {
	render: () => (
		<Grid>
			{Object.entries(icons).map(([name, Icon]) => (
				<li key={name}>
					<Icon aria-hidden size="var(--k-icon-sm)" /> <Icon aria-hidden size="var(--k-icon-md)" /> {name}
				</li>
			))}
		</Grid>
	),
};

interface ClosestPair extends Pick<ContrastFigure, 'foreground' | 'background' | 'required'> {
	ratios: readonly ContrastFigure[];
}

/** For each foreground the ground it comes closest to in any mode, with the ratio in every mode. */
function closestPairs(): ClosestPair[] {
	const figures = contrastFigures(kontorTheme);
	const foregrounds = Map.groupBy(figures, ({ foreground, required }) => `${foreground} ${required}`);
	return [...foregrounds.values()].flatMap((all) => {
		const closest = all.toSorted((one, other) => one.ratio - other.ratio)[0];
		if (!closest) return [];
		const ratios = all.filter(({ background }) => background === closest.background);
		return [{ ...closest, ratios }];
	});
}
