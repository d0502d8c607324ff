import type { DraftCheck } from '@kontor/domain/trade/draftChecks';
import { formatFigure } from '@kontor/german/number';
import { Button } from '@kontor/ui/Button';
import { ComboBox, type ComboBoxItem } from '@kontor/ui/ComboBox';
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type BusinessArticle, type BusinessDocument, useArticleChoices } from '../../../data/business.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { Adding, Frame, Heads } from './DraftLines.styles.ts';
import { changedLine, type DraftLine, lineOf, moved, textLine } from './draftLines.ts';
import { Line, type LineDoings } from './Line.tsx';
import { useLineDrag } from './useLineDrag.ts';

const ScanLines = lazyChunk(async () => (await import('./ScanLines.tsx')).ScanLines);

/** Props of DraftLines. */
export interface DraftLinesProps {
	document: BusinessDocument;
	lines: readonly DraftLine[];
	/** One for each line. */
	amounts: readonly string[];
	isGross: boolean;
	checks: readonly DraftCheck[];
	/** Articles that are known by now, by number. */
	articles: ReadonlyMap<string, BusinessArticle>;
	onArticle: (article: BusinessArticle) => void;
	onChange: (make: (lines: readonly DraftLine[]) => readonly DraftLine[]) => void;
	/** A scanner has typed so many keys into a field. */
	onTakeBack: (keys: number) => void;
	/** The lot a new line begins with; null where none has to be named. */
	lotFor: (article: BusinessArticle) => string | null;
	/** Number or code of the article a new document begins with; empty for none. */
	begin: string;
}

interface ArticleItem extends ComboBoxItem {
	readonly article: BusinessArticle;
}

const traces = new Set(['lotMissing', 'serialMissing', 'serialQuantity', 'lotExpired']);

/**
 * The positions of a draft: found by number, name or code and entered by keys. Enter leads on to the next article, Alt with
 * an arrow moves a line, Alt with Delete takes it out.
 */
export function DraftLines(props: DraftLinesProps) {
	const { document, lines, amounts, isGross, checks, articles, onArticle, onChange, onTakeBack, lotFor, begin } = props;
	const search = useArticleChoices(document.customerId, document.typeId);
	const [scans, setScans] = useState(0);
	const frame = useRef<HTMLElement>(null);
	const adding = useRef<HTMLInputElement>(null);
	const toFocus = useRef<string | null>(null);
	const latest = useRef({ articles, isGross, onChange });
	useEffect(() => {
		latest.current = { articles, isGross, onChange };
	});
	useEffect(() => {
		if (toFocus.current === null) return;
		const line = frame.current?.querySelector(`[data-line="${toFocus.current}"]`);
		const fields = line?.querySelectorAll('input') ?? [];
		const field = fields[line?.getAttribute('data-kind') === 'article' ? 1 : 0];
		if (field === undefined) return;
		toFocus.current = null;
		field.focus();
		field.select();
	}, [lines]);

	const drag = useLineDrag((key, target, isBehind) =>
		onChange((known) => {
			const from = known.findIndex((line) => line.key === key);
			const over = known.findIndex((line) => line.key === target);
			const to = over + (isBehind ? 1 : 0);
			return moved(known, from, from < to ? to - 1 : to);
		}),
	);
	const grip = useRef(drag.onGrip);
	useEffect(() => {
		grip.current = drag.onGrip;
	});
	const doings = useMemo<LineDoings>(
		() => ({
			change: (key, change) =>
				latest.current.onChange((known) =>
					known.map((line) =>
						line.key === key
							? changedLine(line, change, latest.current.articles.get(line.articleNumber ?? ''), latest.current.isGross)
							: line,
					),
				),
			remove: (key) => latest.current.onChange((known) => known.filter((line) => line.key !== key)),
			move: (key, by) =>
				latest.current.onChange((known) => {
					const from = known.findIndex((line) => line.key === key);
					return moved(known, from, from + by);
				}),
			grip: (key, event) => grip.current(key, event),
			leave: () => adding.current?.focus(),
		}),
		[],
	);

	function add(line: DraftLine): void {
		toFocus.current = line.key;
		onChange((known) => [...known, line]);
	}

	function addArticle(article: BusinessArticle): void {
		onArticle(article);
		add({ ...lineOf(article, isGross, crypto.randomUUID()), lot: lotFor(article) });
	}

	const beginWith = useEffectEvent(async () => {
		if (begin === '' || lines.length > 0) return;
		const [first] = (await search(begin)).filter(({ isExact }) => isExact);
		if (first !== undefined) addArticle(first);
	});
	useEffect(() => {
		beginWith().catch(() => {
			// The article can be looked for in the field.
		});
	}, []);

	const wanted = new Set(checks.filter(({ problem }) => traces.has(problem)).map(({ position }) => position));
	return (
		<Frame ref={frame}>
			{lines.length > 0 && (
				<Heads aria-hidden>
					<span />
					<span>Bezeichnung</span>
					<span>Menge</span>
					<span>Einheit</span>
					<span>Preis</span>
					<span>Rabatt %</span>
					<span>Betrag</span>
				</Heads>
			)}
			<ol aria-label="Positionen">
				{lines.map((line, index) => (
					<Line
						key={line.key}
						line={line}
						place={index + 1}
						amount={amounts[index] ?? '0.00'}
						article={articles.get(line.articleNumber ?? '')}
						vatRates={document.vatRates}
						drop={drag.target?.key === line.key ? (drag.target.isBehind ? 'behind' : 'before') : undefined}
						isTraceWanted={wanted.has(index)}
						doings={doings}
					/>
				))}
			</ol>
			<Adding>
				<ComboBox<ArticleItem>
					key={scans}
					ref={adding}
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
					onValueChange={(item) => item !== null && addArticle(item.article)}
				/>
				<Button onClick={() => add(textLine(crypto.randomUUID()))}>Text</Button>
				<Button onClick={() => onChange((known) => [...known, { ...textLine(crypto.randomUUID()), kind: 'subtotal' }])}>
					Zwischensumme
				</Button>
				<Suspense fallback={null}>
					<ScanLines
						search={search}
						onTyped={(keys) => {
							if (window.document.activeElement === adding.current) setScans(scans + 1);
							else if (frame.current?.contains(window.document.activeElement)) onTakeBack(keys);
						}}
						onArticle={(article, scanned) => {
							onArticle(article);
							const lot = scanned.lot ?? lotFor(article);
							onChange((known) => withScanned(known, article, isGross, { ...scanned, lot }));
						}}
					/>
				</Suspense>
			</Adding>
		</Frame>
	);
}

/** The lines with one more piece of what was scanned: on the line of the same unit and lot, or on a new one. */
function withScanned(
	lines: readonly DraftLine[],
	article: BusinessArticle,
	isGross: boolean,
	{ lot, serial }: { lot: string | null; serial: string | null },
): readonly DraftLine[] {
	const line = { ...lineOf(article, isGross, crypto.randomUUID()), lot, serialNumber: serial };
	const same = lines.find(
		(known) =>
			known.articleNumber === line.articleNumber && known.unit === line.unit && known.lot === lot && serial === null,
	);
	if (same === undefined || !/^[0-9]{1,7}$/.test(same.quantity)) return [...lines, line];
	const quantity = String(Number(same.quantity) + 1);
	return lines.map((known) => (known === same ? changedLine(known, { quantity }, article, isGross) : known));
}
