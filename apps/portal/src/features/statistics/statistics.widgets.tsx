import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate, monthName } from '@kontor/german/date';
import { addDecimals, formatCount, formatEuro } from '@kontor/german/number';
import { BarChart } from '@kontor/ui/charts';
import { StatTile, type StatTileProps } from '@kontor/ui/dashboard';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TRADE, useTradeFigures } from '../../data/dashboard.ts';
import { LoadedWidget } from '../../kit/widget/LoadedWidget.tsx';
import type { PortalWidget, WidgetContentProps } from '../../kit/widget/portalWidget.ts';
import { useCurrentUser } from '../../screen/CurrentUser.tsx';
import { changeOf } from './changeOf.ts';

/** The widgets of the statistics. They show one answer; who may not see prices reads numbers of documents. */
export const widgets: readonly PortalWidget[] = [
	{
		id: 'CUSTOMERS_TODAY',
		description: 'Wie viele Kunden heute eine Rechnung oder Gutschrift haben.',
		shape: 'figure',
		Content: CustomersToday,
	},
	{
		id: 'OPEN_POSITIONS',
		description: 'Was noch nicht bezahlt ist, und wie viel davon überfällig.',
		shape: 'figure',
		Content: OpenPositions,
	},
	{
		id: 'STATISTIC_MONTH',
		description: 'Der Umsatz der Tage dieses Monats, verglichen mit dem Vormonat.',
		shape: 'chart',
		Content: Month,
	},
	{
		id: 'STATISTIC_TURNOVER',
		description: 'Der Umsatz der letzten zwölf Monate.',
		shape: 'chart',
		Content: LastMonths,
	},
	{
		id: 'STATISTIC_YEAR',
		description: 'Der Umsatz der Monate dieses Jahres neben denen des Vorjahres.',
		shape: 'chart',
		Content: Year,
	},
];

type Figures = Model<'TradeFigures'>;
type Turnover = Model<'Turnover'>;

const MONTHS = 12;

const allReceipts = { f: 'documentType~RE,GU' };
const overdueReceipts = { view: 'overdue' };

function Trade({
	title,
	isOverdue = false,
	children,
}: WidgetContentProps & { isOverdue?: boolean; children: (figures: Figures) => ReactNode }) {
	const { subject } = useCurrentUser();
	const all = isOverdue
		? { href: hrefOf('documents', {}, overdueReceipts), label: 'Überfällige Belege' }
		: { href: hrefOf('documents', {}, allReceipts), label: 'Rechnungen und Gutschriften' };
	return (
		<LoadedWidget
			title={title}
			path={TRADE}
			loaded={useTradeFigures()}
			isEmpty={() => false}
			all={can(subject, 'documents') ? all : undefined}
		>
			{children}
		</LoadedWidget>
	);
}

function CustomersToday({ title }: WidgetContentProps) {
	return (
		<Trade title={title}>
			{({ customers, customersBefore }) => (
				<StatTile
					value={formatCount(customers)}
					change={changeOf(customers, customersBefore, 'ggü. heute vor einer Woche')}
				/>
			)}
		</Trade>
	);
}

function OpenPositions({ title }: WidgetContentProps) {
	return (
		<Trade title={title} isOverdue>
			{({ open, overdue }) => (
				<StatTile
					value={shownSum(open.amount, open.documents)}
					label={`${receipts(open.documents)}, überfällig: ${shownSum(overdue.amount, overdue.documents)}`}
				/>
			)}
		</Trade>
	);
}

function Month({ title }: WidgetContentProps) {
	return (
		<Trade title={title}>
			{({ month, monthBefore, days }) => (
				<Charted {...tileOf(month, monthBefore)}>
					<BarChart
						title={`${soldIn(month)} je Tag, ${monthName(Number(month.from.slice(5, 7)))}`}
						isTitleHidden
						height="fill"
						categoryTitle="Tag"
						categories={days.map(({ from }) => ({ label: formatGermanDate(from), tick: `${Number(from.slice(8))}.` }))}
						series={[{ id: 'now', label: soldIn(month), values: days.map(soldOf) }]}
						format={formatOf(month)}
					/>
				</Charted>
			)}
		</Trade>
	);
}

function LastMonths({ title }: WidgetContentProps) {
	return (
		<Trade title={title}>
			{({ month, months }) => {
				const last = months.slice(-MONTHS);
				const whole = sumOf(last, month);
				return (
					<Charted value={shownSum(whole.net, whole.documents)} label={`${soldIn(whole)}, ${daysOf(whole)}`}>
						<BarChart
							title={`${soldIn(month)} der letzten zwölf Monate`}
							isTitleHidden
							height="fill"
							categoryTitle="Monat"
							categories={last.map(({ from }) => ({
								label: `${nameOf(from)} ${from.slice(0, 4)}`,
								tick: nameOf(from).slice(0, 3),
							}))}
							series={[{ id: 'now', label: soldIn(month), values: last.map(soldOf) }]}
							format={formatOf(month)}
						/>
					</Charted>
				);
			}}
		</Trade>
	);
}

function Year({ title }: WidgetContentProps) {
	return (
		<Trade title={title}>
			{({ year, yearBefore, months }) => {
				const before = months.slice(0, MONTHS);
				const now = months.slice(MONTHS);
				return (
					<Charted {...tileOf(year, yearBefore)}>
						<BarChart
							title={`${soldIn(year)} je Monat, ${year.from.slice(0, 4)} und ${yearBefore.from.slice(0, 4)}`}
							isTitleHidden
							height="fill"
							categoryTitle="Monat"
							categories={before.map(({ from }) => ({ label: nameOf(from), tick: nameOf(from).slice(0, 3) }))}
							series={[
								// Months to come have no point, which is not the same as nothing sold.
								{ id: 'now', label: year.from.slice(0, 4), values: before.map((_, at) => soldOf(now[at])) },
								{
									id: 'before',
									label: yearBefore.from.slice(0, 4),
									values: before.map(soldOf),
									isComparison: true,
								},
							]}
							format={formatOf(year)}
						/>
					</Charted>
				);
			}}
		</Trade>
	);
}

function Charted({ children, ...tile }: StatTileProps & { children: ReactNode }) {
	return (
		<Stack>
			<StatTile {...tile} />
			<Drawing>{children}</Drawing>
		</Stack>
	);
}

/** The sum of a period beside the same days before, both named. */
function tileOf(now: Turnover, before: Turnover): StatTileProps {
	return {
		value: shownSum(now.net, now.documents),
		label: `${soldIn(now)}, ${daysOf(now)}`,
		change: changeOf(Number(soldOf(now)), Number(soldOf(before)), `ggü. ${daysOf(before)}`),
	};
}

function sumOf(months: readonly Turnover[], last: Turnover): Turnover {
	return {
		from: months[0]?.from ?? last.from,
		to: last.to,
		net: last.net && months.reduce((sum, { net }) => addDecimals(sum, net ?? '0'), '0'),
		documents: months.reduce((sum, { documents }) => sum + documents, 0),
	};
}

function daysOf({ from, to }: Turnover): string {
	if (from === to) return formatGermanDate(to);
	const isOneYear = from.slice(0, 4) === to.slice(0, 4);
	return `${formatGermanDate(from).slice(0, isOneYear ? 6 : 10)} – ${formatGermanDate(to)}`;
}

function nameOf(day: string): string {
	return monthName(Number(day.slice(5, 7)));
}

function soldIn({ net }: Turnover): string {
	return net === null ? 'Belege' : 'Umsatz netto';
}

function soldOf(turnover: Turnover | undefined): string | number | null {
	return turnover === undefined ? null : (turnover.net ?? turnover.documents);
}

function formatOf({ net }: Turnover): 'count' | 'money' {
	return net === null ? 'count' : 'money';
}

function shownSum(amount: string | null, documents: number): string {
	return amount === null ? formatCount(documents) : formatEuro(amount);
}

function receipts(documents: number): string {
	return documents === 1 ? '1 Beleg' : `${formatCount(documents)} Belege`;
}

const Stack = styled.div`
	display: flex;
	flex-direction: column;
	height: 100%;
	gap: var(--k-space-2);

	> :first-child {
		flex: none;
		height: auto;
	}
`;

const Drawing = styled.div`
	display: flex;
	flex: 1;
	flex-direction: column;
	min-height: 0;
`;
