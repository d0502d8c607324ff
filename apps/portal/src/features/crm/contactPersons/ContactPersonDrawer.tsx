import { Button } from '@kontor/ui/Button';
import { EmailField } from '@kontor/ui/EmailField';
import { PhoneField } from '@kontor/ui/PhoneField';
import { Select } from '@kontor/ui/Select';
import { TextArea } from '@kontor/ui/TextArea';
import { TextField } from '@kontor/ui/TextField';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import type { Loaded } from '../../../data/api.tsx';
import { useContactDepartments, useContactFunctions, useContactPersonWrites } from '../../../data/contactPersons.ts';
import { lostUpdateOf } from '../../../data/lostUpdate.ts';
import { RecordDrawer } from '../../../kit/record/RecordDrawer.tsx';
import { type RecordEditing, useRecordForm } from '../../../kit/record/useRecordForm.ts';
import { type Choice, type ContactPersonValues, contactPersonKind, contentOf, valuesOf } from './contactPersonKind.ts';

/** Props of ContactPersonDrawer. */
export interface ContactPersonDrawerProps extends RecordEditing<ContactPersonValues> {
	/** `lfdnr` of the address. */
	address: number;
	/** Asks whether to remove the person that is being edited. */
	onRemove: () => void;
}

const salutations = ['Frau', 'Herr'].map((value) => ({ value, label: value }));

/** Adds a contact person or edits one. */
export function ContactPersonDrawer(props: ContactPersonDrawerProps) {
	const { address, start, isRestored, entry, onSaved, onRemove, onClose } = props;
	const functions = entriesOf(useContactFunctions());
	const departments = entriesOf(useContactDepartments());
	const kind = useMemo(() => contactPersonKind(functions, departments), [functions, departments]);
	const writes = useContactPersonWrites(address);
	const form = useRecordForm({
		kind,
		start,
		entry,
		onSaved,
		contentOf,
		writes,
		storedOf(error) {
			const stored = lostUpdateOf(error, 'put', '/v1/crm/addresses/{id}/contactPersons');
			return stored && { version: stored.version, values: valuesOf(stored) };
		},
	});
	const { values } = form.draft;
	const { labels } = kind;

	return (
		<RecordDrawer
			title={start.lfdnr === null ? 'Kontaktperson anlegen' : 'Kontaktperson bearbeiten'}
			kind={kind}
			form={form}
			isRestored={isRestored}
			onClose={onClose}
			extraAction={
				form.draft.lfdnr !== null && (
					<Button variant="quiet" disabled={form.isSaving} onClick={onRemove}>
						Entfernen
					</Button>
				)
			}
		>
			{(idOf) => {
				const text = (field: keyof ContactPersonValues) => ({
					id: idOf(field),
					label: labels[field],
					value: values[field],
					error: form.errors[field],
					autoComplete: 'off',
					onValueChange: (value: string) => form.set(field, value),
				});
				return (
					<>
						<Pair>
							<Select
								id={idOf('salutation')}
								label={labels.salutation}
								options={choicesWith(salutations, values.salutation)}
								value={values.salutation}
								onValueChange={(value) => form.set('salutation', value)}
							/>
							<TextField {...text('title')} />
						</Pair>
						<Pair>
							<TextField {...text('firstname')} data-autofocus />
							<TextField {...text('lastname')} isRequired />
						</Pair>
						<Select
							id={idOf('function')}
							label={labels.function}
							options={optionsOf(functions)}
							value={values.function}
							onValueChange={(value) => form.set('function', value)}
						/>
						<Select
							id={idOf('abteilung')}
							label={labels.abteilung}
							options={optionsOf(departments)}
							value={values.abteilung}
							onValueChange={(value) => form.set('abteilung', value)}
						/>
						<Pair>
							<PhoneField {...text('tel')} />
							<PhoneField {...text('mobile')} />
						</Pair>
						<EmailField {...text('email')} />
						<TextArea
							id={idOf('note')}
							label={labels.note}
							minRows={3}
							value={values.note}
							error={form.errors.note}
							onValueChange={(value) => form.set('note', value)}
						/>
					</>
				);
			}}
		</RecordDrawer>
	);
}

const none: readonly Choice[] = [];

function entriesOf(list: Loaded<readonly Choice[]>): readonly Choice[] {
	return list.status === 'ready' ? list.data : none;
}

function optionsOf(entries: readonly Choice[]) {
	return entries.map(({ lfdnr, bezeichnung }) => ({ value: String(lfdnr), label: bezeichnung }));
}

/** A salutation of another kind that is stored stays one to choose. */
function choicesWith(options: typeof salutations, value: string): typeof salutations {
	const isKnown = value === '' || options.some((option) => option.value === value);
	return isKnown ? options : [...options, { value, label: value }];
}

const Pair = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-4);
	grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
`;
