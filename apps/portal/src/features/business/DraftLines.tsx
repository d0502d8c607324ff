import { formatFigure } from '@kontor/domain/number';
import { Button } from '@kontor/ui/Button';
import { ComboBox, type ComboBoxItem } from '@kontor/ui/ComboBox';
import { NumberField } from '@kontor/ui/NumberField';
import { TextField } from '@kontor/ui/TextField';
import { below } from '@kontor/ui/theme';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type BusinessArticle, useArticleChoices } from '../../data/business.ts';
import { amountsOfDraft, type Draft, type DraftLine, lineOf, moved, problemOf, textLine } from './draftLines.ts';

/** Props of DraftLines. */
export interface DraftLinesProps {
	draft: Draft;
	customer: number;
	onChange: (lines: readonly DraftLine[]) => void;
}

interface ArticleItem extends ComboBoxItem {
	readonly article: BusinessArticle;
}

/** The positions of a draft: found by number, name or code and entered by keys; Alt with an arrow moves a line. */
export function DraftLines({ draft, customer, onChange }: DraftLinesProps) {
	const { lines } = draft;
	const search = useArticleChoices(customer);
	const [count, setCount] = useState(0);
	const latest = useRef(lines);
	latest.current = lines;
	const amounts = amountsOfDraft(draft).lines;

	function add(line: DraftLine): void {
		setCount(count + 1);
		onChange([...lines, line]);
	}

	// One function for all lines, so that a key in one renders no other.
	const [changeLine] = useState(() => (key: string, change: Partial<DraftLine> | null) => {
		const known = latest.current;
		onChangeRef.current(
			change === null
				? known.filter((line) => line.key !== key)
				: known.map((line) => (line.key === key ? { ...line, ...change } : line)),
		);
	});
	const [moveLine] = useState(() => (key: string, by: 1 | -1) => {
		const index = latest.current.findIndex((line) => line.key === key);
		onChangeRef.current(moved(latest.current, index, by));
	});
	const onChangeRef = useRef(onChange);
	onChangeRef.current = onChange;

	return (
		<Frame>
			<ol aria-label="Positionen">
				{lines.map((line, index) => (
					<Line
						key={line.key}
						line={line}
						place={index + 1}
						amount={amounts[index] ?? '0.00'}
						onChange={changeLine}
						onMove={moveLine}
					/>
				))}
			</ol>
			<Adding>
				<ComboBox<ArticleItem>
					label="Artikel hinzufügen"
					hint="Nummer, Strichcode oder Name"
					minLength={2}
					load={async (query, signal) =>
						(await search(query, signal)).map((article) => ({
							key: article.articleNumber,
							label: article.name,
							description: `${article.articleNumber} · ${article.netPrice === null ? 'kein gültiger Preis' : `${formatFigure(article.netPrice, 'price')} netto`}`,
							article,
						}))
					}
					value={null}
					onValueChange={(item) => {
						if (item !== null) add(lineOf(item.article, draft.foot.isGross, `line-${count}`));
					}}
				/>
				<Button onClick={() => add(textLine(`line-${count}`))}>Textzeile</Button>
				<Button onClick={() => add({ ...textLine(`line-${count}`), kind: 'subtotal' })}>Zwischensumme</Button>
			</Adding>
		</Frame>
	);
}

interface LineProps {
	line: DraftLine;
	place: number;
	amount: string;
	onChange: (key: string, change: Partial<DraftLine> | null) => void;
	onMove: (key: string, by: 1 | -1) => void;
}

const Line = memo(function Line({ line, place, amount, onChange, onMove }: LineProps) {
	const { key, kind } = line;
	const problem = problemOf(line);
	const name = `Position ${place}`;

	function handleKeys(event: KeyboardEvent): void {
		if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
		event.preventDefault();
		onMove(key, event.key === 'ArrowUp' ? -1 : 1);
	}

	return (
		<Row data-kind={kind} onKeyDown={handleKeys} aria-label={name}>
			<Place>{place}</Place>
			{kind === 'subtotal' ? (
				<b>Zwischensumme</b>
			) : (
				<TextField
					label={`Bezeichnung ${name}`}
					isLabelHidden
					maxLength={2000}
					value={line.text}
					onValueChange={(text) => onChange(key, { text })}
					{...(line.articleNumber !== null && {
						hint: [line.articleNumber, line.source].filter(Boolean).join(' · '),
					})}
					{...(problem !== null && { error: problem })}
				/>
			)}
			{kind === 'article' && (
				<>
					<NumberField
						label={`Menge ${name}`}
						isLabelHidden
						decimals={2}
						value={line.quantity}
						onValueChange={(quantity) => onChange(key, { quantity })}
					/>
					<NumberField
						label={`Preis ${name}`}
						isLabelHidden
						decimals={3}
						value={line.price}
						onValueChange={(price) => onChange(key, { price, source: 'eingegeben' })}
					/>
					<NumberField
						label={`Rabatt in Prozent ${name}`}
						isLabelHidden
						value={line.discount}
						onValueChange={(discount) => onChange(key, { discount })}
					/>
				</>
			)}
			<Amount>{kind === 'text' ? '' : formatFigure(amount, 'money')}</Amount>
			<Tools>
				<Button
					variant="quiet"
					size="compact"
					icon={<ArrowUp />}
					label={`${name} nach oben`}
					onClick={() => onMove(key, -1)}
				/>
				<Button
					variant="quiet"
					size="compact"
					icon={<ArrowDown />}
					label={`${name} nach unten`}
					onClick={() => onMove(key, 1)}
				/>
				<Button
					variant="quiet"
					size="compact"
					icon={<Trash />}
					label={`${name} entfernen`}
					onClick={() => onChange(key, null)}
				/>
			</Tools>
		</Row>
	);
});

const Frame = styled.section`
	display: grid;
	gap: var(--k-space-4);
	min-width: 0;

	ol {
		display: grid;
		gap: var(--k-space-2);
	}
`;

const Row = styled.li`
	display: grid;
	align-items: start;
	gap: var(--k-space-2);
	grid-template-columns: 1.5rem minmax(10rem, 1fr) 6rem 8rem 6rem 7rem auto;

	&[data-kind='text'], &[data-kind='subtotal'] {
		grid-template-columns: 1.5rem minmax(10rem, 1fr) 7rem auto;
	}
	${below.sm} {
		padding-bottom: var(--k-space-3);
		border-bottom: var(--k-border-width) solid var(--k-color-separator);
		grid-template-columns: repeat(3, minmax(0, 1fr));

		> :nth-child(2) {
			grid-column: span 3;
		}
		&[data-kind='text'], &[data-kind='subtotal'] {
			grid-template-columns: repeat(3, minmax(0, 1fr));
		}
	}
`;

const Place = styled.span`
	color: var(--k-color-text-muted);
	line-height: var(--k-control-height);

	${below.sm} {
		grid-column: span 3;
	}
`;

const Amount = styled.span`
	line-height: var(--k-control-height);
	text-align: right;
	font-variant-numeric: tabular-nums;
`;

const Tools = styled.div`
	display: flex;
	align-items: center;
	min-height: var(--k-control-height);
`;

const Adding = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: flex-start;
	gap: var(--k-space-3);

	> :first-child {
		flex: 1 1 16rem;
	}
	> button {
		margin-top: 1.625rem;
	}
`;
