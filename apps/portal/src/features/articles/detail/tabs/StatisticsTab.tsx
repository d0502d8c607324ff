import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { monthName } from '@kontor/german/date';
import { viennaToday } from '@kontor/german/dateTime';
import { formatEuro, formatFigure } from '@kontor/german/number';
import { Card } from '@kontor/ui/Card';
import { BarChart, ChartSkeleton } from '@kontor/ui/charts';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { Select } from '@kontor/ui/Select';
import { Table, type TableColumn } from '@kontor/ui/Table';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Loaded } from '../../../../data/api.tsx';
import {
	type StatisticPeriod,
	useArticleRevenue,
	useArticleSalesPerAddress,
	useArticleSalesPerCharacteristic,
	useArticleTotal,
} from '../../../../data/articles.ts';
import { useClock } from '../../../../host/clock.tsx';
import { wholeContent } from '../../../../kit/list/listContent.ts';
import { useSubject } from '../../../../screen/CurrentUser.tsx';
import { Failure } from '../../../../screen/Failure.tsx';
import type { ArticleTabProps } from '../ArticleScreen.tsx';
import { CustomerLink } from './DocumentLink.tsx';

const points: readonly { value: StatisticPeriod['dPoint']; label: string }[] = [
	{ value: 'month', label: 'Monat' },
	{ value: 'quarter', label: 'Quartal' },
	{ value: 'year', label: 'Jahr' },
];

/** Sales of an article over time, by customer and by unit: the last years and this one. */
export function StatisticsTab({ nr }: ArticleTabProps) {
	const clock = useClock();
	const thisYear = Number(viennaToday(clock()).slice(0, 4));
	const years = Array.from({ length: 8 }, (_, index) => String(thisYear - index));
	const [fromYear, setFromYear] = useState(String(thisYear - 3));
	const [toYear, setToYear] = useState(String(thisYear));
	const [dPoint, setPoint] = useState<StatisticPeriod['dPoint']>('month');
	const [unit, setUnit] = useState('');
	const period = { from: `${fromYear}-01-01`, to: `${toYear}-12-31`, dPoint };
	const units = useArticleSalesPerCharacteristic(nr, period);
	const seesPrices = can(useSubject(), 'prices');
	const sold = seesPrices ? 'Umsatz' : 'Absatz';
	const unitOptions = units.status === 'ready' ? units.data : [];

	return (
		<Parts>
			<Choices>
				<Select
					label="Von"
					placeholder={null}
					options={years.map((year) => ({ value: year, label: year }))}
					value={fromYear}
					onValueChange={(year) => {
						setFromYear(year);
						if (year > toYear) setToYear(year);
					}}
				/>
				<Select
					label="Bis"
					placeholder={null}
					options={years.map((year) => ({ value: year, label: year }))}
					value={toYear}
					onValueChange={(year) => {
						setToYear(year);
						if (year < fromYear) setFromYear(year);
					}}
				/>
				<Select
					label="Je"
					placeholder={null}
					options={points}
					value={dPoint}
					onValueChange={(value) => setPoint(points.find((point) => point.value === value)?.value ?? 'month')}
				/>
			</Choices>
			<Total nr={nr} period={period} />
			<Card title={`${sold} im Verlauf`}>
				<Revenue nr={nr} period={period} seesPrices={seesPrices} />
			</Card>
			<Card title={`${sold} je Kunde`}>
				<Choices>
					<Select
						label="Einheit"
						placeholder="Alle"
						options={unitOptions.map(({ characteristic }) => ({
							value: characteristic.code,
							label: characteristic.bezeichnung,
						}))}
						value={unit}
						onValueChange={setUnit}
					/>
				</Choices>
				<Customers nr={nr} period={period} unit={unit || null} seesPrices={seesPrices} />
			</Card>
			<Card title={`${sold} je Einheit`}>
				<Units units={units} seesPrices={seesPrices} />
				<Short>
					<Table
						label={`${sold} je Einheit`}
						columns={unitColumns.filter(({ key }) => seesPrices || key !== 'net')}
						content={wholeContent(units)}
					/>
				</Short>
			</Card>
		</Parts>
	);
}

function Total({ nr, period }: { nr: string; period: StatisticPeriod }) {
	const total = useArticleTotal(nr, period);
	if (total.status === 'failed') return <Failure {...total} />;
	const figures = total.status === 'ready' ? total.data : null;
	return (
		<Card title="Gesamt">
			<DescriptionList
				columns={2}
				isLoading={figures === null}
				items={[
					...(figures?.net === null ? [] : [{ term: 'Umsatz netto', value: figures && formatEuro(figures.net) }]),
					{ term: 'Menge', value: figures && formatFigure(figures.quantity, 'quantity') },
					{ term: 'Belege', value: figures?.documents },
				]}
			/>
		</Card>
	);
}

function Revenue({ nr, period, seesPrices }: { nr: string; period: StatisticPeriod; seesPrices: boolean }) {
	const revenue = useArticleRevenue(nr, period);
	if (revenue.status === 'failed') return <Failure {...revenue} />;
	if (revenue.status === 'loading') return <ChartSkeleton />;
	const rows = revenue.data;
	const isEmpty = rows.every(({ documents }) => documents === 0);
	return (
		<BarChart
			title={titleOf(seesPrices)}
			isTitleHidden
			categoryTitle={points.find(({ value }) => value === period.dPoint)?.label ?? ''}
			categories={
				isEmpty
					? []
					: rows.map(({ from }) => ({ label: pointLabel(from, period.dPoint), tick: tickOf(from, period.dPoint) }))
			}
			series={[{ id: 'sold', label: titleOf(seesPrices), values: isEmpty ? [] : rows.map(soldOf) }]}
			format={seesPrices ? 'money' : 'count'}
		/>
	);
}

function titleOf(seesPrices: boolean): string {
	return seesPrices ? 'Umsatz netto' : 'Verkaufte Menge';
}

/** The amount of sales, or their quantity for who sees no prices. */
function soldOf({ net, quantity }: Model<'SaleFigures'>): string {
	return net ?? quantity;
}

function pointLabel(from: string, dPoint: StatisticPeriod['dPoint']): string {
	const [year = '', month = ''] = from.split('-');
	if (dPoint === 'year') return year;
	return dPoint === 'month' ? `${monthName(Number(month))} ${year}` : `Q${(Number(month) + 2) / 3} ${year}`;
}

function tickOf(from: string, dPoint: StatisticPeriod['dPoint']): string {
	if (dPoint !== 'month') return pointLabel(from, dPoint);
	return `${from.slice(5, 7)}/${from.slice(2, 4)}`;
}

function Units({ units, seesPrices }: { units: Loaded<Model<'CharacteristicSales'>>; seesPrices: boolean }) {
	if (units.status === 'failed') return null;
	if (units.status === 'loading') return <ChartSkeleton />;
	return (
		<BarChart
			title={`${titleOf(seesPrices)} je Einheit`}
			isTitleHidden
			categoryTitle="Einheit"
			categories={units.data.map(({ characteristic }) => ({
				label: characteristic.bezeichnung,
				tick: characteristic.bezeichnung,
			}))}
			series={[{ id: 'sold', label: titleOf(seesPrices), values: units.data.map(soldOf) }]}
			format={seesPrices ? 'money' : 'count'}
		/>
	);
}

function Customers({
	nr,
	period,
	unit,
	seesPrices,
}: {
	nr: string;
	period: StatisticPeriod;
	unit: string | null;
	seesPrices: boolean;
}) {
	const sales = useArticleSalesPerAddress(nr, period, unit);
	return (
		<Long>
			<Table
				label={seesPrices ? 'Umsatz je Kunde' : 'Absatz je Kunde'}
				columns={customerColumns.filter(({ key }) => seesPrices || key !== 'net')}
				content={wholeContent(sales)}
			/>
		</Long>
	);
}

const figureColumns: readonly TableColumn<Model<'SaleFigures'>>[] = [
	{
		key: 'net',
		header: 'Umsatz netto',
		cell: (row) => formatEuro(row.net ?? ''),
		kind: 'number',
		width: 136,
		csv: (row) => ({ decimal: row.net ?? '' }),
	},
	{
		key: 'quantity',
		header: 'Menge',
		cell: (row) => formatFigure(row.quantity, 'quantity'),
		kind: 'number',
		width: 112,
	},
	{
		key: 'documents',
		header: 'Belege',
		cell: (row) => row.documents,
		kind: 'number',
		width: 96,
		sort: (row) => row.documents,
	},
];
const customerColumns: readonly TableColumn<Model<'AddressSale'>>[] = [
	{ key: 'address', header: 'Kunde', cell: (row) => <CustomerLink customer={row.address} />, width: 200, grow: 1 },
	...figureColumns,
];
const unitColumns: readonly TableColumn<Model<'CharacteristicSale'>>[] = [
	{ key: 'characteristic', header: 'Einheit', cell: (row) => row.characteristic.bezeichnung, width: 200, grow: 1 },
	...figureColumns,
];

const Parts = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;

const Choices = styled.div`
	display: grid;
	gap: var(--k-space-3);
	grid-template-columns: repeat(auto-fit, minmax(8rem, 11rem));

	@media (max-width: 599px) {
		grid-template-columns: repeat(3, minmax(0, 1fr));
	}
	margin-bottom: var(--k-space-2);
`;

const Long = styled.div`
	display: flex;
	flex-direction: column;
	height: 24rem;
`;

const Short = styled.div`
	display: flex;
	flex-direction: column;
	height: 12rem;
`;
