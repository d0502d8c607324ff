import type { GridBreakpoint, GridSize } from '@kontor/german/widgetGrid';
import type { ReactNode } from 'react';
import { BarChart, LineChart, monthCategories } from '../../charts/charts.tsx';
import { revenue, revenueBefore } from '../../charts/testing/samples.ts';
import { Link } from '../../Link/Link.tsx';
import { ClockWidget } from '../ClockWidget.tsx';
import { StatTile } from '../StatTile.tsx';
import { Widget } from '../Widget.tsx';
import type { DashboardWidget } from '../WidgetGrid.tsx';

/** Friday, 27 November 2026, 14:05 in Vienna. */
export const sampleNow = Date.parse('2026-11-27T13:05:20Z');

const contents: Record<string, (title: string) => ReactNode> = {
	CLOCK: () => <ClockWidget clock={() => sampleNow} />,
	CUSTOMERS_TODAY: (title) => (
		<Widget title={title} refreshedAt="14:05" onRefresh={() => {}}>
			<StatTile
				value="128"
				change={{ text: '+12,4\u00a0%', direction: 'up', meaning: 'good', comparedWith: 'ggü. Vorwoche' }}
				trend={[90, 104, 99, 118, 121, 110, 128]}
			/>
		</Widget>
	),
	OPEN_POSITIONS: (title) => (
		<Widget title={title} refreshedAt="14:05" onRefresh={() => {}}>
			<StatTile
				value="1.342"
				change={{ text: '+3,1\u00a0%', direction: 'up', meaning: 'bad', comparedWith: 'ggü. Vorwoche' }}
				trend={[1220, 1250, 1245, 1290, 1310, 1301, 1342]}
			/>
		</Widget>
	),
	TELEMETRY_FAILED_LOGINS: (title) => (
		<Widget title={title} refreshedAt="14:05" onRefresh={() => {}}>
			<StatTile value="0" change={{ text: '±0', direction: 'same', comparedWith: 'ggü. gestern' }} />
		</Widget>
	),
	APPOINTMENTS: (title) => (
		<Widget title={title} footer={<Link href="#agenda">Kalender öffnen</Link>}>
			<SampleList
				entries={['14:30 Maßnehmen, Filiale Linz', '15:15 Probefahrt Rollstuhl', '16:00 Beratung Pflegebett']}
			/>
		</Widget>
	),
	TASKS: (title) => (
		<Widget title={title} refreshedAt="14:05" onRefresh={() => {}} footer={<Link href="#tasks">Alle Aufgaben</Link>}>
			<SampleList
				entries={[
					'Rezept nachreichen',
					'Angebot Treppenlift prüfen',
					'Rückruf Ordination',
					'Inventur Lager 2',
					'Etiketten bestellen',
				]}
			/>
		</Widget>
	),
	NOTIFICATIONS: (title) => (
		<Widget title={title} state={{ kind: 'empty', text: 'Sie haben keine neuen Nachrichten erhalten.' }} />
	),
	DOCUMENTS_LAST: (title) => <Widget title={title} state={{ kind: 'loading' }} />,
	INTERACTIONS_LAST: (title) => <Widget title={title} state={{ kind: 'error', onRetry: () => {} }} />,
	STATISTIC_MONTH: (title) => (
		<Widget title={title} refreshedAt="14:05" onRefresh={() => {}}>
			<BarChart
				title="Umsatz 2026 nach Monaten"
				isTitleHidden
				height="fill"
				categoryTitle="Monat"
				categories={monthCategories(2026)}
				series={[revenue]}
				format="money"
			/>
		</Widget>
	),
	STATISTIC_YEAR: (title) => (
		<Widget title={title} refreshedAt="14:05" onRefresh={() => {}}>
			<LineChart
				title="Umsatz 2026 und 2025"
				isTitleHidden
				height="fill"
				categoryTitle="Monat"
				categories={monthCategories(2026)}
				series={[revenue, revenueBefore]}
				format="money"
			/>
		</Widget>
	),
};

const figure = everywhere({ width: 2, height: 2 });
const list = { ...everywhere({ width: 3, height: 4 }), xxs: { width: 2, height: 4 } };
const chart = { ...everywhere({ width: 4, height: 4 }), xxs: { width: 2, height: 4 } };

/** A board as an app has it, with sample content. */
export const sampleWidgets: readonly DashboardWidget[] = (
	[
		['APPOINTMENTS', 'Agenda', list],
		['TASKS', 'Offene Aufgaben', list],
		['TELEMETRY_FAILED_LOGINS', 'Fehlgeschlagene Anmeldungen (24 h)', figure],
		['CUSTOMERS_TODAY', 'Kunden heute', figure],
		['OPEN_POSITIONS', 'Offene Positionen', figure],
		['STATISTIC_MONTH', 'Monatsstatistik', chart],
		['STATISTIC_TURNOVER', 'Umsatz', chart],
		['STATISTIC_YEAR', 'Jahresstatistik', chart],
		['CLOCK', 'Uhr', figure],
		['NOTIFICATIONS', 'Benachrichtigungen', list],
		['DOCUMENTS_LAST', 'Letzte Dokumente', list],
		['INTERACTIONS_LAST', 'Letzte Interaktionen', list],
	] as const
).map(([id, title, minimum]) => ({
	id,
	title,
	description: descriptions()[id],
	minimum,
	content: contents[id]?.(title) ?? <Widget title={title} state={{ kind: 'empty', text: 'Keine Daten vorhanden' }} />,
}));

/** The dashboard of one who has arranged nothing. */
export const sampleDefaults = [
	'CLOCK',
	'CUSTOMERS_TODAY',
	'OPEN_POSITIONS',
	'TELEMETRY_FAILED_LOGINS',
	'APPOINTMENTS',
	'TASKS',
	'NOTIFICATIONS',
	'STATISTIC_MONTH',
	'STATISTIC_YEAR',
];

/** Three plain widgets with a button each, for tests of the grid alone. */
export function plainWidgets(onPress: (id: string) => void): DashboardWidget[] {
	return [
		plain('a', 'Erster', { width: 2, height: 2 }, onPress),
		plain('b', 'Zweiter', { width: 2, height: 2 }, onPress),
		plain('c', 'Dritter', { width: 4, height: 2 }, onPress),
	];
}

function plain(id: string, title: string, size: GridSize, onPress: (id: string) => void): DashboardWidget {
	return {
		id,
		title,
		minimum: everywhere(size),
		content: (
			<Widget title={title}>
				<button type="button" onClick={() => onPress(id)}>
					Knopf {id}
				</button>
			</Widget>
		),
	};
}

function everywhere(size: GridSize): Record<GridBreakpoint, GridSize> {
	return { xxs: size, xs: size, sm: size, md: size, lg: size };
}

function descriptions(): Record<string, string> {
	return {
		APPOINTMENTS: 'Ihre Termine von heute und morgen.',
		TASKS: 'Aufgaben, die Ihnen zugewiesen und noch offen sind.',
		DOCUMENTS_LAST: 'Die Dokumente, die Sie zuletzt geöffnet haben.',
		INTERACTIONS_LAST: 'Die letzten Kontakte mit Ihren Kunden.',
		STATISTIC_TURNOVER: 'Der Umsatz der laufenden Woche.',
	};
}

function SampleList({ entries }: { entries: readonly string[] }) {
	return (
		<ul style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: 8 }}>
			{entries.map((entry) => (
				<li key={entry}>{entry}</li>
			))}
		</ul>
	);
}
