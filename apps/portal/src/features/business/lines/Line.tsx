import { formatFigure, showGermanNumber } from '@kontor/german/number';
import { Button } from '@kontor/ui/Button';
import { isComposing } from '@kontor/ui/Field';
import { NumberField } from '@kontor/ui/NumberField';
import { Select } from '@kontor/ui/Select';
import { TextField } from '@kontor/ui/TextField';
import ChevronDown from 'lucide-react/icons/chevron-down';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Trash from 'lucide-react/icons/trash-2';
import { type KeyboardEvent, memo, type PointerEvent, type ReactNode, Suspense, useState } from 'react';
import type { BusinessArticle, BusinessDocument } from '../../../data/business.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { Amount, Caption, Cell, Details, Grip, Place, Row, Tools, Unit } from './DraftLines.styles.ts';
import { type DraftLine, problemOf } from './draftLines.ts';

const LineDetails = lazyChunk(async () => (await import('./LineDetails.tsx')).LineDetails);

/** Callbacks of the lines of a draft; the same functions for all of them, so that a key in one renders no other. */
export interface LineDoings {
	readonly change: (key: string, change: Partial<DraftLine>) => void;
	readonly remove: (key: string) => void;
	readonly move: (key: string, by: 1 | -1) => void;
	readonly grip: (key: string, event: PointerEvent<HTMLElement>) => void;
	/** Enter in a line: on to the next article. */
	readonly leave: () => void;
}

/** Props of Line. */
export interface LineProps {
	line: DraftLine;
	place: number;
	amount: string;
	article: BusinessArticle | undefined;
	vatRates: BusinessDocument['vatRates'];
	/** Where a dragged line would go, beside this one. */
	drop: 'before' | 'behind' | undefined;
	/** Its lot or serial number is missing or wrong. */
	isTraceWanted: boolean;
	doings: LineDoings;
}

/** One position while it is entered. */
export const Line = memo(function Line({
	line,
	place,
	amount,
	article,
	vatRates,
	drop,
	isTraceWanted,
	doings,
}: LineProps) {
	const { key, kind } = line;
	const [isOpen, setOpen] = useState(false);
	const [wasWanted, setWasWanted] = useState(false);
	// Opened once: what is missing goes away with its first letter, and the field must not.
	if (isTraceWanted && !wasWanted) {
		setWasWanted(true);
		setOpen(true);
	}
	const problem = problemOf(line);
	const name = `Position ${place}`;
	const areDetailsShown = kind === 'article' && isOpen;
	const change = (values: Partial<DraftLine>) => doings.change(key, values);

	function handleKeys(event: KeyboardEvent<HTMLElement>): void {
		if (isComposing(event)) return;
		if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
			event.preventDefault();
			doings.move(key, event.key === 'ArrowUp' ? -1 : 1);
		} else if (event.altKey && event.key === 'Delete') {
			event.preventDefault();
			doings.remove(key);
		} else if (event.key === 'Enter' && isPlainInput(event.target)) {
			event.preventDefault();
			doings.leave();
		}
	}

	return (
		<Row data-kind={kind} data-line={key} data-drop={drop} onKeyDown={handleKeys} aria-label={name}>
			<Place>
				<Grip
					type="button"
					aria-label={`${name} verschieben`}
					title="Ziehen, oder Alt mit den Pfeiltasten"
					onPointerDown={(event) => doings.grip(key, event)}
				>
					<GripVertical />
				</Grip>
				{place}
			</Place>
			{kind === 'subtotal' ? (
				<Unit as="b">Zwischensumme</Unit>
			) : (
				<Captioned caption="Bezeichnung">
					<TextField
						label={`Bezeichnung ${name}`}
						isLabelHidden
						maxLength={2000}
						value={line.text}
						onValueChange={(text) => change({ text })}
						{...(line.articleNumber !== null && {
							hint: [line.articleNumber, line.source, traceOf(line)].filter(Boolean).join(' · '),
						})}
						{...(problem !== null && { error: problem })}
					/>
				</Captioned>
			)}
			{kind === 'article' && (
				<>
					<Captioned caption="Menge">
						<NumberField
							label={`Menge ${name}`}
							isLabelHidden
							decimals={2}
							value={line.quantity}
							onValueChange={(quantity) => change({ quantity })}
						/>
					</Captioned>
					<Captioned caption="Einheit">
						<UnitChoice line={line} name={name} article={article} onChange={(unit) => change({ unit })} />
					</Captioned>
					<Captioned caption="Preis">
						<NumberField
							label={`Preis ${name}`}
							isLabelHidden
							decimals={3}
							value={line.price}
							onValueChange={(price) => change({ price })}
						/>
					</Captioned>
					<Captioned caption="Rabatt %">
						<NumberField
							label={`Rabatt in Prozent ${name}`}
							isLabelHidden
							value={line.discount}
							onValueChange={(discount) => change({ discount })}
						/>
					</Captioned>
				</>
			)}
			<Amount>
				{kind !== 'text' && <Caption aria-hidden>Betrag</Caption>}
				{kind === 'text' ? '' : formatFigure(amount, 'money')}
			</Amount>
			<Tools>
				{kind === 'article' && (
					<Button
						variant="quiet"
						size="compact"
						icon={<ChevronDown />}
						label={`${name}: mehr Angaben`}
						aria-expanded={areDetailsShown}
						onClick={() => setOpen(!isOpen)}
					/>
				)}
				<Button
					variant="quiet"
					size="compact"
					icon={<Trash />}
					label={`${name} entfernen`}
					onClick={() => doings.remove(key)}
				/>
			</Tools>
			{areDetailsShown && (
				<Details>
					<Suspense fallback={null}>
						<LineDetails line={line} name={name} article={article} vatRates={vatRates} onChange={change} />
					</Suspense>
				</Details>
			)}
		</Row>
	);
});

function traceOf({ lot, serialNumber }: DraftLine): string {
	return [lot === null ? '' : `Charge ${lot}`, serialNumber === null ? '' : `SN ${serialNumber}`]
		.filter(Boolean)
		.join(' · ');
}

function Captioned({ caption, children }: { caption: string; children: ReactNode }) {
	return (
		<Cell>
			<Caption aria-hidden>{caption}</Caption>
			{children}
		</Cell>
	);
}

function isPlainInput(target: EventTarget): boolean {
	return target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox';
}

interface UnitChoiceProps {
	line: DraftLine;
	name: string;
	article: BusinessArticle | undefined;
	onChange: (unit: string) => void;
}

/** The unit of a position: one of the packs of its article, or only its name where there is no choice. */
function UnitChoice({ line, name, article, onChange }: UnitChoiceProps) {
	const packs = article?.packs.filter(({ unit }) => unit !== article.unit) ?? [];
	if (article === undefined || packs.length === 0) return <Unit>{line.unit}</Unit>;
	const units = [
		{ value: article.unit, label: article.unit },
		...packs.map(({ unit, quantity }) => ({ value: unit, label: `${unit} zu ${showGermanNumber(quantity)}` })),
	];
	return (
		<Select
			label={`Einheit ${name}`}
			isLabelHidden
			placeholder={null}
			options={
				units.some(({ value }) => value === line.unit) ? units : [...units, { value: line.unit, label: line.unit }]
			}
			value={line.unit}
			onValueChange={onChange}
		/>
	);
}
