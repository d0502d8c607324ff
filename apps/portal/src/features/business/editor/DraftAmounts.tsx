import type { DocumentAmounts } from '@kontor/domain/trade/amounts';
import { divideDecimals, multiplyDecimals } from '@kontor/german/exact';
import { addDecimals, compareDecimals, formatEuro, showGermanNumber } from '@kontor/german/number';
import { Card } from '@kontor/ui/Card';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { memo } from 'react';
import type { BusinessDocument } from '../../../data/business.ts';
import { type Draft, sharesOfDraft } from './draft.ts';

/** Props of DraftAmounts. */
export interface DraftAmountsProps {
	draft: Draft;
	document: BusinessDocument;
	amounts: DocumentAmounts;
	/** True if the contribution margin may be seen. */
	isMarginShown: boolean;
}

/** Totals of a draft while it is entered, the shares of its payers, and its margin for users who may see it. */
export const DraftAmounts = memo(function DraftAmounts({ draft, document, amounts, isMarginShown }: DraftAmountsProps) {
	const live = sharesOfDraft(document, draft, amounts.gross);
	const shares = live ?? (draft.head.insurance === null ? null : document.shares);
	const hint = live === null ? ' (gespeichert)' : '';
	const margin = isMarginShown ? marginOfDraft(draft, amounts.net) : null;
	return (
		<Card title="Beträge">
			<DescriptionList
				items={[
					...(compareDecimals(amounts.discount, '0') === 0
						? []
						: [{ term: 'Rabatt', value: formatEuro(addDecimals('0', `-${amounts.discount}`.replace('--', ''))) }]),
					{ term: 'Netto', value: formatEuro(amounts.net) },
					...amounts.rates.map(({ rate, vat }) => ({
						term: `USt. ${showGermanNumber(rate)} %`,
						value: formatEuro(vat),
					})),
					{ term: 'Brutto', value: <b aria-live="polite">{formatEuro(amounts.gross)}</b> },
					...(shares === null
						? []
						: [
								{ term: `Anteil Patient${hint}`, value: formatEuro(shares.patient) },
								{ term: `Anteil Kasse${hint}`, value: formatEuro(shares.carrier) },
							]),
					...(margin === null
						? []
						: [
								{
									term: 'Deckungsbeitrag',
									value:
										margin.percent === null
											? formatEuro(margin.amount)
											: `${formatEuro(margin.amount)} (${showGermanNumber(margin.percent)} % vom Netto)`,
								},
							]),
				]}
			/>
		</Card>
	);
});

/** Net amount less what the goods cost; null while the costs of a position are not known. */
function marginOfDraft({ lines }: Draft, net: string): { amount: string; percent: string | null } | null {
	const articles = lines.filter(({ kind }) => kind === 'article');
	if (articles.length === 0 || articles.some(({ cost }) => cost === null)) return null;
	const costs = articles
		.map(({ cost, quantity }) => multiplyDecimals(cost ?? '0', quantity, 2))
		.reduce(addDecimals, '0');
	const amount = addDecimals(net, multiplyDecimals(costs, '-1', 2));
	return { amount, percent: divideDecimals(multiplyDecimals(amount, '100', 2), net, 1) };
}
