import { isBlank } from '@kontor/german/visibleText';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { TextField } from '@kontor/ui/TextField';
import { type FormEvent, useId, useState } from 'react';

/** Props of NameDialog. */
export interface NameDialogProps {
	taken: readonly string[];
	/** The sentence that says why not, or null. */
	onSave: (name: string) => Promise<string | null>;
	onClose: () => void;
}

/** Gives the filters of a list a name. */
export function NameDialog({ taken, onSave, onClose }: NameDialogProps) {
	const id = useId();
	const [name, setName] = useState('');
	const [error, setError] = useState<string>();
	const [failure, setFailure] = useState<string | null>(null);
	const [isSaving, setSaving] = useState(false);

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (isBlank(name)) return setError('Bitte geben Sie einen Namen an.');
		if (taken.includes(name.trim())) return setError('Einen Filter mit diesem Namen haben Sie schon.');
		setSaving(true);
		const sentence = await onSave(name.trim());
		setSaving(false);
		if (sentence === null) onClose();
		else setFailure(sentence);
	}

	return (
		<Dialog
			isOpen
			size="sm"
			title="Filter speichern"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" type="submit" form={id} isPending={isSaving}>
						Speichern
					</Button>
				</>
			}
		>
			<form id={id} noValidate onSubmit={(event) => void submit(event)}>
				{failure !== null && <Banner tone="error">{failure}</Banner>}
				<TextField
					label="Name"
					isRequired
					maxLength={60}
					autoComplete="off"
					data-autofocus
					value={name}
					error={error}
					onValueChange={(next) => {
						setName(next);
						setError(undefined);
					}}
				/>
			</form>
		</Dialog>
	);
}
