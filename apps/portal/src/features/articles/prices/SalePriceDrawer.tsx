import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { Button } from '@kontor/ui/Button';
import { DateField } from '@kontor/ui/DateField';
import { NumberField } from '@kontor/ui/NumberField';
import { Select } from '@kontor/ui/Select';
import { useArticleCodes } from '../../../data/articles.ts';
import { useSalePriceWrites } from '../../../data/articleWrites.ts';
import { lostUpdateOf } from '../../../data/lostUpdate.ts';
import { RecordDrawer } from '../../../kit/record/RecordDrawer.tsx';
import { type RecordEditing, useRecordForm } from '../../../kit/record/useRecordForm.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { optionsFrom } from '../editing/options.ts';
import { CustomerField } from './CustomerField.tsx';
import { overlapSentence, priceFields, priceLimits, quantityLimits } from './priceDays.ts';
import { type SalePriceValues, salePriceContent, salePriceKind, salePriceValues } from './salePriceKind.ts';

/** Props of SalePriceDrawer. */
export interface SalePriceDrawerProps extends RecordEditing<SalePriceValues> {
	/** Number of the article. */
	nr: string;
	/** When the price holds that is changed; `new` for a new one. */
	validity: Model<'Validity'> | 'new';
	/** Day in the shop, `yyyy-mm-dd`. */
	today: string;
	/** Asks whether to take the price away; left out for one that has held. */
	onRemove?: (() => void) | undefined;
}

/** Adds a sale price, changes one that is to come, or ends one that holds; what has held stays. */
export function SalePriceDrawer({ nr, validity, today, onRemove, ...editing }: SalePriceDrawerProps) {
	const { start, isRestored, entry, onSaved, onClose } = editing;
	const writes = useSalePriceWrites(nr);
	const kind = salePriceKind(validity, today);
	const priceLists = useArticleCodes('priceList');
	const units = useArticleCodes('unit');
	const groups = useArticleCodes('customerGroup');
	const mayCustomers = can(useSubject(), 'crm');
	const form = useRecordForm({
		kind,
		start,
		entry,
		onSaved,
		contentOf: salePriceContent,
		writes: {
			create: (price, key) => writes.create({ ...price, endsOthers: true }, key),
			change: writes.change,
		},
		storedOf(error) {
			const stored = lostUpdateOf(error, 'put', '/v1/articles/{nr}/prices/sales/{id}');
			return stored && { version: stored.version, values: salePriceValues(stored) };
		},
		refusalOf: overlapSentence,
	});
	const { values } = form.draft;
	const isEnding = validity === 'now';

	return (
		<RecordDrawer
			title={titles[validity]}
			kind={kind}
			form={form}
			isRestored={isRestored}
			onClose={onClose}
			extraAction={
				onRemove !== undefined && (
					<Button variant="quiet" disabled={form.isSaving} onClick={onRemove}>
						Löschen
					</Button>
				)
			}
		>
			{(idOf) => {
				const { fixed, day } = priceFields(kind, form, idOf, isEnding);
				return (
					<>
						{isEnding && <p>Dieser Preis gilt schon. Geändert werden kann nur, wie lange noch.</p>}
						<DateField {...day('validFrom')} readOnly={isEnding} isRequired={!isEnding} data-autofocus={!isEnding} />
						<DateField {...day('validTo')} hint="Leer: bis auf Weiteres." data-autofocus={isEnding} />
						<NumberField {...fixed('netPrice')} {...priceLimits} unit="€" />
						<NumberField {...fixed('grossPrice')} {...priceLimits} unit="€" />
						<Select {...fixed('priceList')} placeholder={null} options={optionsFrom(priceLists, values.priceList)} />
						<Select
							{...fixed('customerGroup')}
							placeholder="Alle Kunden"
							options={optionsFrom(groups, values.customerGroup)}
						/>
						{mayCustomers && <CustomerField {...fixed('customer')} hint="Leer: für alle, oder für die Kundengruppe." />}
						<Select {...fixed('unit')} placeholder={null} options={optionsFrom(units, values.unit)} />
						<NumberField {...fixed('minQuantity')} {...quantityLimits} isRequired={!isEnding} />
						{validity === 'new' && <p>Preise derselben Art, die dann gelten, enden am Tag davor.</p>}
					</>
				);
			}}
		</RecordDrawer>
	);
}

const titles = {
	new: 'Neuer Verkaufspreis',
	now: 'Verkaufspreis beenden',
	future: 'Verkaufspreis ändern',
	past: 'Verkaufspreis',
} as const;
