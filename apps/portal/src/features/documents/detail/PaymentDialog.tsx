import { ApiProblem } from '@kontor/api-client/problem';
import { cents } from '@kontor/domain/trade/amounts';
import { viennaToday } from '@kontor/german/dateTime';
import { formatEuro } from '@kontor/german/number';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { DateField, dateError } from '@kontor/ui/DateField';
import { Dialog } from '@kontor/ui/Dialog';
import { NumberField } from '@kontor/ui/NumberField';
import { Select } from '@kontor/ui/Select';
import { useRef, useState } from 'react';
import { useBusinessWrites } from '../../../data/business.ts';
import type { DocumentDetail } from '../../../data/documents.ts';
import { useClock } from '../../../host/clock.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';

const types = [
	{ value: 'UEB', label: 'Überweisung' },
	{ value: 'BAR', label: 'Barzahlung' },
	{ value: 'KARTE', label: 'Kartenzahlung' },
	{ value: 'SEPA', label: 'SEPA-Lastschrift' },
];

/** Props of PaymentDialog. */
export interface PaymentDialogProps {
	document: DocumentDetail;
	/** Amount still to be paid. */
	open: string;
	onClose: () => void;
}

/** Money that came in for an invoice: at most what is open. */
export function PaymentDialog({ document, open, onClose }: PaymentDialogProps) {
	const writes = useBusinessWrites();
	const clock = useClock();
	const [date, setDate] = useState<string | null>(viennaToday(clock()));
	const [amount, setAmount] = useState(open);
	const [type, setType] = useState('UEB');
	const [problem, setProblem] = useState<string | null>(null);
	const [isPending, setPending] = useState(false);
	const key = useRef(crypto.randomUUID().replaceAll('-', ''));

	async function save(): Promise<void> {
		if (date === null || dateError(date, { isRequired: true }) !== undefined)
			return setProblem('Bitte geben Sie ein Datum an.');
		if (!/^[0-9]+(\.[0-9]{1,2})?$/.test(amount)) return setProblem('Bitte geben Sie einen Betrag an.');
		setPending(true);
		try {
			await writes.pay(
				Number(document.wf_cid),
				{ date, amount: cents(amount), paymentType: type, receiptNumber: '' },
				key.current,
			);
			onClose();
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			const isTooMuch = error.problem?.fields?.['body.amount'] !== undefined;
			setProblem(isTooMuch ? `Offen sind nur ${formatEuro(open)}.` : sentenceOf(error));
			key.current = crypto.randomUUID().replaceAll('-', '');
			setPending(false);
		}
	}

	return (
		<Dialog
			isOpen
			title="Zahlung erfassen"
			onClose={onClose}
			isBusy={isPending}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" isPending={isPending} onClick={() => void save()}>
						Speichern
					</Button>
				</>
			}
		>
			{problem !== null && <Banner tone="error">{problem}</Banner>}
			<DateField label="Eingegangen am" value={date} onValueChange={setDate} />
			<NumberField label="Betrag (€)" decimals={2} value={amount} onValueChange={setAmount} />
			<Select label="Zahlungsart" placeholder={null} options={types} value={type} onValueChange={setType} />
		</Dialog>
	);
}
