import { Card } from '@kontor/ui/Card';
import { Checkbox } from '@kontor/ui/Checkbox';
import { DateField } from '@kontor/ui/DateField';
import { Select } from '@kontor/ui/Select';
import { memo } from 'react';
import type { BusinessDocument } from '../../../data/business.ts';
import { type Draft, type DraftHead as Head, isStatementOffered } from './draft.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { AddressChoice, ListChoice } from './fields.tsx';

/** Props of DraftHead. */
export interface DraftHeadProps {
	document: BusinessDocument;
	head: Head;
	foot: Draft['foot'];
	onHead: (change: Partial<Head>) => void;
	onFoot: (change: Partial<Draft['foot']>) => void;
}

const exemptions = [
	{ value: 'child', label: 'Unter 15 Jahren' },
	{ value: 'familyAllowance', label: 'Erhöhte Familienbeihilfe' },
	{ value: 'social', label: 'Rezeptgebührenbefreit' },
	{ value: 'rehabilitation', label: 'Medizinische Rehabilitation' },
	{ value: 'rego', label: 'Rezeptgebührenobergrenze (REGO)' },
] as const;

/** Recipients of the document and the goods, and dates; insurance data only for users who may see them. */
export const DraftHead = memo(function DraftHead({ document, head, foot, onHead, onFoot }: DraftHeadProps) {
	return (
		<Card title="Kopf">
			<FieldGrid>
				<AddressChoice
					label="Lieferadresse"
					value={head.deliveryAddress}
					onChange={(deliveryAddress) => onHead({ deliveryAddress })}
				/>
				<AddressChoice
					label="Rechnungsadresse"
					value={head.invoiceAddress}
					onChange={(invoiceAddress) => {
						onHead({ invoiceAddress });
						// It was said of somebody else.
						if (foot.isRecipientNoBusiness) onFoot({ isRecipientNoBusiness: false });
					}}
				/>
				<AddressChoice label="Verband" value={head.association} onChange={(association) => onHead({ association })} />
				<DateField
					label="Lieferdatum"
					value={foot.deliveryDate}
					onValueChange={(deliveryDate) => onFoot({ deliveryDate })}
				/>
				<DateField
					label="Wunschtermin"
					value={foot.preferredDate}
					onValueChange={(preferredDate) => onFoot({ preferredDate })}
				/>
				<ListChoice
					label="Standort"
					list="locations"
					placeholder={null}
					value={foot.location}
					onChange={(location) => onFoot({ location: location ?? 'ZENTRAL' })}
				/>
				{head.prescriptionState !== null && <Insured document={document} head={head} onHead={onHead} />}
			</FieldGrid>
			{isStatementOffered(document, { head, foot }) && (
				<Checkbox
					label="Der Rechnungsempfänger ist kein Unternehmer im Sinne des UStG"
					hint="Etwa ein Verein oder eine Gemeinde im hoheitlichen Bereich: Über 10 000 € braucht die Rechnung dann keine UID-Nummer. Wer das bestätigt hat, steht im Verlauf des Belegs."
					checked={foot.isRecipientNoBusiness}
					onCheckedChange={(isRecipientNoBusiness) => onFoot({ isRecipientNoBusiness })}
				/>
			)}
		</Card>
	);
});

function Insured({
	document,
	head,
	onHead,
}: { document: BusinessDocument } & Pick<DraftHeadProps, 'onHead'> & { head: Head }) {
	const given = exemptions.find(({ value }) => value === document.customerExemption)?.label;
	return (
		<>
			<AddressChoice
				label="Krankenkasse"
				value={head.insurance}
				onChange={(insurance) => onHead({ insurance, ...(insurance === null && { ownContributionGroup: null }) })}
			/>
			<AddressChoice label="Arzt" value={head.doctor} onChange={(doctor) => onHead({ doctor })} />
			<ListChoice
				label="Verordnung"
				list="prescriptionStates"
				placeholder={null}
				value={head.prescriptionState}
				onChange={(prescriptionState) => onHead({ prescriptionState: prescriptionState ?? 'NICHT' })}
			/>
			{head.insurance !== null && (
				<>
					<DateField
						label="Datum der Verordnung"
						value={head.prescriptionDate}
						onValueChange={(prescriptionDate) => onHead({ prescriptionDate })}
					/>
					<Select
						label="Kostenanteil"
						placeholder="wie bei der Kasse"
						options={document.contributionRules.map(({ ownContributionGroup, bezeichnung }) => ({
							value: ownContributionGroup,
							label: bezeichnung,
						}))}
						value={head.ownContributionGroup ?? ''}
						onValueChange={(group) => onHead({ ownContributionGroup: group || null })}
					/>
					<Select
						label="Befreiung"
						placeholder={given === undefined ? 'keine' : `laut Adresse: ${given}`}
						options={exemptions}
						value={head.exemption ?? ''}
						onValueChange={(value) =>
							onHead({ exemption: exemptions.find((known) => known.value === value)?.value ?? null })
						}
					/>
				</>
			)}
		</>
	);
}
