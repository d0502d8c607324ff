import { DateField } from '@kontor/ui/DateField';
import { NumberField } from '@kontor/ui/NumberField';
import { Select } from '@kontor/ui/Select';
import type { Loaded } from '../../../../data/api.tsx';
import { useArticleCodes, useCreateSalePrice } from '../../../../data/articles.ts';
import { RecordDrawer } from '../../../../kit/record/RecordDrawer.tsx';
import { type RecordEditing, useRecordForm } from '../../../../kit/record/useRecordForm.ts';
import { contentOf, priceLimits, quantityLimits, type SalePriceValues, salePriceKind } from './salePriceKind.ts';

/** Props of NewPriceDrawer. */
export interface NewPriceDrawerProps extends RecordEditing<SalePriceValues> {
	/** Number of the article. */
	nr: string;
}

/** Adds a sale price from a day on; what has held stays. */
export function NewPriceDrawer({ nr, start, isRestored, entry, onSaved, onClose }: NewPriceDrawerProps) {
	const create = useCreateSalePrice(nr);
	const priceLists = optionsOf(useArticleCodes('priceList'));
	const units = optionsOf(useArticleCodes('unit'));
	const form = useRecordForm({
		kind: salePriceKind,
		start,
		entry,
		onSaved,
		contentOf,
		writes: { create, change: async () => {} },
		storedOf: () => null,
	});
	const { values } = form.draft;
	const { labels } = salePriceKind;

	return (
		<RecordDrawer
			title="Neuer Verkaufspreis"
			kind={salePriceKind}
			form={form}
			isRestored={isRestored}
			onClose={onClose}
		>
			{(idOf) => {
				const field = (name: keyof SalePriceValues) => ({
					id: idOf(name),
					label: labels[name],
					value: values[name],
					error: form.errors[name],
					onValueChange: (value: string) => form.set(name, value),
				});
				return (
					<>
						<DateField
							{...field('validFrom')}
							value={values.validFrom || null}
							onValueChange={(day) => form.set('validFrom', day ?? '')}
							isRequired
							data-autofocus
						/>
						<NumberField {...field('netPrice')} {...priceLimits} unit="€" />
						<NumberField {...field('grossPrice')} {...priceLimits} unit="€" />
						<Select {...field('priceList')} placeholder={null} options={priceLists} />
						<Select {...field('unit')} placeholder={null} options={units} />
						<NumberField {...field('minQuantity')} {...quantityLimits} isRequired />
						<p>Preise derselben Art, die dann gelten, enden am Tag davor.</p>
					</>
				);
			}}
		</RecordDrawer>
	);
}

function optionsOf(list: Loaded<readonly { code: string; bezeichnung: string }[]>) {
	return list.status === 'ready' ? list.data.map(({ code, bezeichnung }) => ({ value: code, label: bezeichnung })) : [];
}
