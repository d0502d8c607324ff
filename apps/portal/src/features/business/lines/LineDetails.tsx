import { formatGermanDate } from '@kontor/german/date';
import { formatEuro } from '@kontor/german/number';
import { ComboBox } from '@kontor/ui/ComboBox';
import { NumberField } from '@kontor/ui/NumberField';
import { Select } from '@kontor/ui/Select';
import { TextField } from '@kontor/ui/TextField';
import type { BusinessArticle, BusinessDocument } from '../../../data/business.ts';
import { useObjectChoices } from '../../../data/business.ts';
import { FieldGrid } from '../editor/FieldGrid.tsx';
import { AddressChoice, itemOf, ListChoice } from '../editor/fields.tsx';
import type { DraftLine } from './draftLines.ts';

/** Props of LineDetails. */
export interface LineDetailsProps {
	line: DraftLine;
	name: string;
	article: BusinessArticle | undefined;
	vatRates: BusinessDocument['vatRates'];
	onChange: (change: Partial<DraftLine>) => void;
}

/** Fields of a position beyond goods, quantity and price. */
export function LineDetails({ line, name, article, vatRates, onChange }: LineDetailsProps) {
	const loadObjects = useObjectChoices();
	const lots = [...new Map(article?.stock.filter(({ lot }) => lot !== '').map((entry) => [entry.lot, entry])).values()];
	const label = (text: string) => `${text} ${name}`;
	return (
		<FieldGrid>
			<TextField
				label={label('Charge')}
				maxLength={100}
				value={line.lot ?? ''}
				onValueChange={(lot) => onChange({ lot: lot || null })}
				{...(lots.length > 0 && { hint: lotWords(lots) })}
			/>
			<TextField
				label={label('Seriennummer')}
				maxLength={100}
				value={line.serialNumber ?? ''}
				onValueChange={(serialNumber) => onChange({ serialNumber: serialNumber || null })}
			/>
			<NumberField
				label={label('2. Rabatt in %')}
				decimals={4}
				value={line.discount2}
				onValueChange={(discount2) => onChange({ discount2 })}
			/>
			<Select
				label={label('USt.')}
				placeholder={null}
				options={vatRates.map(({ code, bezeichnung, rate }) => ({
					value: code,
					label: `${bezeichnung} (${rate.replace('.', ',')} %)`,
				}))}
				value={line.vatCode}
				onValueChange={(vatCode) => {
					const rate = vatRates.find(({ code }) => code === vatCode)?.rate ?? line.vatRate;
					onChange({ vatCode, vatRate: rate });
				}}
			/>
			<ComboBox
				label={label('Objekt')}
				load={loadObjects}
				value={itemOf(line.object)}
				onValueChange={(item) =>
					onChange({ object: item === null ? null : { id: Number(item.key), name: item.label } })
				}
			/>
			<AddressChoice label={label('Klient')} value={line.client} onChange={(client) => onChange({ client })} />
			<TextField
				label={label('Referenz')}
				maxLength={60}
				value={line.referenceNumber}
				onValueChange={(referenceNumber) => onChange({ referenceNumber })}
			/>
			<ListChoice
				label={label('Bearbeitung')}
				list="processStates"
				placeholder={null}
				value={String(line.processState)}
				onChange={(rank) => onChange({ processState: Number(rank ?? 10) })}
			/>
			{line.cost !== null && <span>Einstand {formatEuro(line.cost)} je Einheit</span>}
		</FieldGrid>
	);
}

function lotWords(lots: readonly BusinessArticle['stock'][number][]): string {
	return lots
		.slice(0, 3)
		.map(({ lot, expiry, quantity }) => {
			const until = expiry === null ? '' : ` bis ${formatGermanDate(expiry)}`;
			return `${lot}${until} (${quantity.replace('.', ',')})`;
		})
		.join(' · ');
}
