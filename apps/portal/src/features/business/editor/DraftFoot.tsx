import { Card } from '@kontor/ui/Card';
import { Checkbox } from '@kontor/ui/Checkbox';
import { NumberField } from '@kontor/ui/NumberField';
import { TextArea } from '@kontor/ui/TextArea';
import { TextField } from '@kontor/ui/TextField';
import { memo } from 'react';
import type { BusinessDocument } from '../../../data/business.ts';
import type { Draft } from './draft.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { ListChoice } from './fields.tsx';

/** Props of DraftFoot. */
export interface DraftFootProps {
	document: BusinessDocument;
	foot: Draft['foot'];
	onFoot: (change: Partial<Draft['foot']>) => void;
}

/** Conditions and texts of a document. */
export const DraftFoot = memo(function DraftFoot({ document, foot, onFoot }: DraftFootProps) {
	return (
		<Card title="Bedingungen und Texte">
			<FieldGrid>
				<ListChoice
					label="Zahlungsbedingung"
					list="billingConditions"
					placeholder={null}
					value={foot.billingCondition}
					onChange={(billingCondition) => onFoot({ billingCondition: billingCondition ?? '30T' })}
				/>
				<ListChoice
					label="Lieferbedingung"
					list="deliveryConditions"
					placeholder="keine"
					value={foot.deliveryCondition}
					onChange={(deliveryCondition) => onFoot({ deliveryCondition })}
				/>
				<ListChoice
					label="Lieferart"
					list="deliveryTypes"
					placeholder="keine"
					value={foot.deliveryType}
					onChange={(deliveryType) => onFoot({ deliveryType })}
				/>
				<NumberField
					label="Rabatt auf den Beleg in %"
					decimals={4}
					min="0"
					max="100"
					value={foot.discount}
					onValueChange={(discount) => onFoot({ discount: discount || '0' })}
				/>
				<TextField
					label="Bestellnummer des Kunden"
					maxLength={54}
					value={foot.orderReference}
					onValueChange={(orderReference) => onFoot({ orderReference })}
				/>
			</FieldGrid>
			<Checkbox
				label="Preise inklusive USt."
				checked={foot.isGross}
				onCheckedChange={(isGross) => onFoot({ isGross })}
			/>
			{document.shortType === 'GU' && (
				<Checkbox
					label="Die Ware kommt zurück ins Lager"
					checked={foot.isGoodsReturned}
					onCheckedChange={(isGoodsReturned) => onFoot({ isGoodsReturned })}
				/>
			)}
			<TextArea
				label="Text am Anfang"
				limit={2000}
				value={foot.headText}
				onValueChange={(headText) => onFoot({ headText })}
			/>
			<TextArea
				label="Text am Ende"
				limit={2000}
				value={foot.footText}
				onValueChange={(footText) => onFoot({ footText })}
			/>
			<TextField
				label="Bemerkung (intern)"
				maxLength={2000}
				value={foot.remark}
				onValueChange={(remark) => onFoot({ remark })}
			/>
		</Card>
	);
});
