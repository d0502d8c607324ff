import { can, type Subject } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { ComboBox, type ComboBoxItem } from '@kontor/ui/ComboBox';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { Select } from '@kontor/ui/Select';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useAddressChoices } from '../../../data/documents.ts';
import { useGo } from '../../../location.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';

/** Document types that need no preceding document. Purchases are for users who may see costs. */
const types = [
	{ value: '10', label: 'Angebot' },
	{ value: '15', label: 'Kostenvoranschlag' },
	{ value: '50', label: 'Verordnung' },
	{ value: '20', label: 'Auftrag' },
	{ value: '25', label: 'Lieferschein' },
	{ value: '27', label: 'Leihschein' },
	{ value: '28', label: 'Reparaturauftrag' },
	{ value: '30', label: 'Rechnung' },
	{ value: '60', label: 'Bestellung', right: 'costs' },
	{ value: '65', label: 'Wareneingang', right: 'costs' },
] as const;

/** The number of a type that can be begun, or the usual one. */
export function typeToBegin(typed: string): string {
	return types.some(({ value }) => value === typed) ? typed : '10';
}

/** Props of BeginDocument. */
export interface BeginDocumentProps {
	typeId: string;
	/** An article or a code the document begins with; empty for none. */
	article: string;
}

/** A new document: its type and whom it is for; the choice of a customer opens it. */
export function BeginDocument({ typeId, article }: BeginDocumentProps) {
	const go = useGo();
	const load = useAddressChoices();
	const subject = useSubject();
	const [type, setType] = useState(typeId);
	const [customer, setCustomer] = useState<ComboBoxItem | null>(null);
	const isPurchase = type === '60' || type === '65';
	return (
		<Page title="Business" subtitle="Neuer Beleg">
			<Choices>
				<Select
					label="Belegart"
					placeholder={null}
					options={types.filter((known) => isOffered(known, subject))}
					value={type}
					onValueChange={setType}
				/>
				<ComboBox
					label={isPurchase ? 'Lieferant' : 'Kunde'}
					hint="Name oder Nummer; die Auswahl öffnet den Beleg."
					load={load}
					value={customer}
					onValueChange={(item) => {
						setCustomer(item);
						if (item === null) return;
						go(hrefOf('business', {}, { lfdnr: item.key, typeId: type, ...(article !== '' && { article }) }));
					}}
				/>
				<LinkButton href={hrefOf('documents', {}, { view: 'mine', f: 'statusTo~10' })}>Meine Entwürfe</LinkButton>
			</Choices>
		</Page>
	);
}

function isOffered(type: (typeof types)[number], subject: Subject | null): boolean {
	return !('right' in type) || can(subject, type.right);
}

const Choices = styled.div`
	display: grid;
	justify-items: start;
	gap: var(--k-space-4);
	max-width: 40rem;

	> :nth-child(2) {
		width: 100%;
	}
`;
