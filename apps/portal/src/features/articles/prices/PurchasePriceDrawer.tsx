import type { Model } from '@kontor/api-client/types';
import { discountedPrice } from '@kontor/domain/stock/prices';
import { formatFigure, isDecimal } from '@kontor/german/number';
import { Button } from '@kontor/ui/Button';
import { DateField } from '@kontor/ui/DateField';
import { NumberField } from '@kontor/ui/NumberField';
import { TextField } from '@kontor/ui/TextField';
import { usePurchasePriceWrites } from '../../../data/articleWrites.ts';
import { lostUpdateOf } from '../../../data/lostUpdate.ts';
import { RecordDrawer } from '../../../kit/record/RecordDrawer.tsx';
import { type RecordEditing, useRecordForm } from '../../../kit/record/useRecordForm.ts';
import { SupplierField } from '../SupplierField.tsx';
import { discountLimits, overlapSentence, priceFields, priceLimits, quantityLimits } from './priceDays.ts';
import {
	numberedName,
	type PurchasePriceValues,
	purchasePriceContent,
	purchasePriceKind,
	purchasePriceValues,
} from './purchasePriceKind.ts';

/** Props of PurchasePriceDrawer. */
export interface PurchasePriceDrawerProps extends RecordEditing<PurchasePriceValues> {
	/** Number of the article. */
	nr: string;
	/** When the price holds that is changed; `new` for a new one. */
	validity: Model<'Validity'> | 'new';
	/** Day in the shop, `yyyy-mm-dd`. */
	today: string;
	/** Asks whether to take the price away; left out for one that has held. */
	onRemove?: (() => void) | undefined;
}

/** Adds a purchase price, changes one that is to come, or ends one that holds; what has held stays. */
export function PurchasePriceDrawer({ nr, validity, today, onRemove, ...editing }: PurchasePriceDrawerProps) {
	const { start, isRestored, entry, onSaved, onClose } = editing;
	const writes = usePurchasePriceWrites(nr);
	const kind = purchasePriceKind(validity, today);
	const form = useRecordForm({
		kind,
		start,
		entry,
		onSaved,
		contentOf: purchasePriceContent,
		writes: {
			create: (price, key) => writes.create({ ...price, endsOthers: true }, key),
			change: (id, version, { supplier: _stays, ...price }) => writes.change(id, version, price),
		},
		storedOf(error) {
			const stored = lostUpdateOf(error, 'put', '/v1/articles/{nr}/prices/purchases/{id}');
			return stored && { version: stored.version, values: purchasePriceValues(stored) };
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
						{validity === 'new' ? (
							<SupplierField
								id={idOf('supplier')}
								label={kind.labels.supplier}
								error={form.errors.supplier}
								isRequired
								value={values.supplier === '' ? null : numberedName(values.supplier)}
								onValueChange={(one) => form.set('supplier', one === null ? '' : `${one.lfdnr} ${one.name}`)}
							/>
						) : (
							<TextField
								id={idOf('supplier')}
								label={kind.labels.supplier}
								value={numberedName(values.supplier).name}
								readOnly
							/>
						)}
						<TextField {...fixed('supplierNumber')} maxLength={200} autoComplete="off" />
						<DateField {...day('validFrom')} readOnly={isEnding} isRequired={!isEnding} />
						<DateField {...day('validTo')} hint="Leer: bis auf Weiteres." />
						<NumberField {...fixed('minQuantity')} {...quantityLimits} isRequired={!isEnding} />
						<NumberField {...fixed('listPrice')} {...priceLimits} unit="€" isRequired={!isEnding} />
						<NumberField {...fixed('discount')} {...discountLimits} unit="%" />
						<NumberField {...fixed('discount2')} {...discountLimits} unit="%" />
						<NumberField
							{...fixed('purchasePrice')}
							{...priceLimits}
							unit="€"
							hint={`Leer: der Listenpreis nach beiden Rabatten${netHint(values)}.`}
						/>
						{validity === 'new' && <p>Preise dieses Lieferanten ab derselben Menge enden am Tag davor.</p>}
					</>
				);
			}}
		</RecordDrawer>
	);
}

const titles = {
	new: 'Neuer Einkaufspreis',
	now: 'Einkaufspreis beenden',
	future: 'Einkaufspreis ändern',
	past: 'Einkaufspreis',
} as const;

function netHint({ listPrice, discount, discount2 }: PurchasePriceValues): string {
	const parts = [listPrice, discount || '0', discount2 || '0'];
	if (!parts.every(isDecimal)) return '';
	return `, ${formatFigure(discountedPrice(listPrice, discount || '0', discount2 || '0'), 'price')} €`;
}
