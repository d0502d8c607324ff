import { type CountReason, countReasons } from '@kontor/domain/count/review';
import { formatCount } from '@kontor/german/number';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { Select } from '@kontor/ui/Select';
import { TextField } from '@kontor/ui/TextField';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useCountChoices } from '../../../data/inventory.ts';

/** Props of ReviewDialog. */
export interface ReviewDialogProps {
	kind: 'recount' | 'reason' | 'zero';
	/** Number of chosen articles. */
	count: number;
	onClose: () => void;
	onRecount: (userId: number | null) => void;
	onReason: (reason: CountReason, note: string) => void;
}

const titles = { recount: 'Nachzählen lassen', reason: 'Grund angeben', zero: 'Auf 0 setzen' } as const;
const ANYBODY = 'anybody';

/** Asks for what a change of the chosen articles needs: who counts again, or why they differ. */
export function ReviewDialog({ kind, count, onClose, onRecount, onReason }: ReviewDialogProps) {
	const choices = useCountChoices(kind === 'recount');
	const [userId, setUserId] = useState(ANYBODY);
	const [reason, setReason] = useState('');
	const [note, setNote] = useState('');
	const [isTried, setTried] = useState(false);
	const people = choices.status === 'ready' ? choices.data.people : [];

	function submit(event: FormEvent): void {
		event.preventDefault();
		setTried(true);
		if (kind === 'recount') onRecount(userId === ANYBODY ? null : Number(userId));
		else {
			const known = countReasons.find(({ key }) => key === reason);
			if (known !== undefined) onReason(known.key, note.trim());
		}
	}

	return (
		<Dialog
			isOpen
			title={titles[kind]}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" type="submit" form="count-review">
						{titles[kind]}
					</Button>
				</>
			}
		>
			<Form id="count-review" noValidate onSubmit={submit}>
				<p>{count === 1 ? 'Ein Artikel ist gewählt.' : `${formatCount(count)} Artikel sind gewählt.`}</p>
				{kind === 'recount' ? (
					<>
						<Select
							label="Wer zählt nach"
							placeholder={null}
							value={userId}
							onValueChange={setUserId}
							options={[
								{ value: ANYBODY, label: 'Wer noch nicht gezählt hat' },
								...people.map((person) => ({ value: String(person.userId), label: person.name })),
							]}
						/>
						<p>Was bisher gezählt wurde, bleibt im Protokoll und zählt nicht mehr.</p>
					</>
				) : (
					<>
						<Select
							label="Grund"
							isRequired
							value={reason}
							onValueChange={setReason}
							error={isTried && reason === '' ? 'Bitte wählen Sie einen Grund.' : undefined}
							options={countReasons.map(({ key, label }) => ({ value: key, label }))}
						/>
						<TextField label="Anmerkung" maxLength={200} value={note} onValueChange={setNote} />
						{kind === 'zero' && <p>Nur Artikel, die niemand gezählt hat, können auf 0 gesetzt werden.</p>}
					</>
				)}
			</Form>
		</Dialog>
	);
}

const Form = styled.form`
	display: grid;
	gap: var(--k-space-3);
`;
