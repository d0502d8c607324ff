import { formatEuro, showGermanNumber } from '@kontor/domain/number';
import { Card } from '@kontor/ui/Card';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import type { BusinessDocument } from '../../data/business.ts';
import { amountsOfDraft, type Draft } from './draftLines.ts';

/** What a draft comes to while it is entered, and who pays it by what was stored last. */
export function DraftAmounts({ draft, document }: { draft: Draft; document: BusinessDocument }) {
	const amounts = amountsOfDraft(draft);
	const { shares, documentHeadExtended } = document;
	return (
		<Card title="Beträge">
			<DescriptionList
				items={[
					{ term: 'Netto', value: formatEuro(amounts.net) },
					...amounts.rates.map(({ rate, vat }) => ({
						term: `USt. ${showGermanNumber(rate)} %`,
						value: formatEuro(vat),
					})),
					{ term: 'Brutto', value: <b aria-live="polite">{formatEuro(amounts.gross)}</b> },
					...(documentHeadExtended.insuredData === null
						? []
						: [{ term: 'Krankenkasse', value: documentHeadExtended.insuredData.insurance.name }]),
					...(shares === null
						? []
						: [
								{ term: 'Anteil Patient (gespeichert)', value: formatEuro(shares.patient) },
								{ term: 'Anteil Kasse (gespeichert)', value: formatEuro(shares.carrier) },
							]),
				]}
			/>
		</Card>
	);
}
