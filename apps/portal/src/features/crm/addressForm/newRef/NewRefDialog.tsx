import { asProblem } from '@kontor/api-client/problem';
import { addressLabel } from '@kontor/domain/privacy';
import { checkFields } from '@kontor/domain/wizard/checks';
import { type AddressDraft, emptyDraft, valueAt, withValue } from '@kontor/domain/wizard/draft';
import type { AddressRef, FieldPath } from '@kontor/domain/wizard/fields';
import { viennaToday } from '@kontor/german/dateTime';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { PhoneField } from '@kontor/ui/PhoneField';
import { TextField } from '@kontor/ui/TextField';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { type DuplicateCandidate, useNewAddressCalls } from '../../../../data/newAddress.ts';
import { useClock } from '../../../../host/clock.tsx';
import { newAttempt } from '../../../../kit/record/newAttempt.ts';
import { sentenceOf } from '../../../../screen/Failure.tsx';
import { usePrivacy } from '../../../../screen/privacy/privacy.tsx';
import { fieldLabels } from '../fieldLabels.ts';
import { problemSentence } from '../problems/problemSentences.ts';

/** Props of NewRefDialog. */
export interface NewRefDialogProps {
	/** A home; else somebody who represents an adult. */
	isHome: boolean;
	/** It was looked for by this in vain. */
	typed: string;
	onMade: (made: AddressRef) => void;
	onClose: () => void;
}

const homePaths = ['organisation.name', 'contact.street', 'contact.zip', 'contact.city', 'contact.tel'] as const;
const personPaths = ['person.lastname', 'person.firstname', 'contact.tel', 'contact.zip', 'contact.city'] as const;

/** Makes a home or a representative by what is known of it at the counter, checked as every new address. */
export function NewRefDialog({ isHome, typed, onMade, onClose }: NewRefDialogProps) {
	const id = useId();
	const today = viennaToday(useClock()());
	const calls = useNewAddressCalls();
	const { isDiscreet } = usePrivacy();
	const [draft, setDraft] = useState(() => beginning(isHome, typed));
	const [attempt] = useState(newAttempt);
	const [isTried, setTried] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [candidates, setCandidates] = useState<readonly DuplicateCandidate[] | null>(null);
	const paths: readonly FieldPath[] = isHome ? homePaths : personPaths;
	const wrong = checkFields(draft, paths, { today, isNew: true });

	async function save(event: FormEvent): Promise<void> {
		event.preventDefault();
		// The dialog is within another form as far as React is concerned.
		event.stopPropagation();
		setTried(true);
		if (wrong.length > 0 || isBusy) return;
		setBusy(true);
		setFailure(null);
		try {
			const known = candidates === null ? await calls.findDuplicates(draft, attempt).catch(() => []) : [];
			if (known.length > 0) setCandidates(known);
			else onMade({ key: String(await calls.create(draft, attempt)), label: nameOf(draft) });
		} catch (error) {
			setFailure(sentenceOf(asProblem(error)));
		}
		setBusy(false);
	}

	const type = isHome ? 'kd_heim' : 'kd_sachwalter';
	return (
		<Dialog
			isOpen
			size="sm"
			title={isHome ? 'Neues Heim' : 'Neuer Erwachsenenvertreter'}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" type="submit" form={id} isPending={isBusy}>
						{candidates === null ? 'Anlegen' : 'Trotzdem anlegen'}
					</Button>
				</>
			}
		>
			<Form id={id} noValidate onSubmit={(event) => void save(event)}>
				{failure !== null && <Banner tone="error">{failure}</Banner>}
				{candidates !== null && <Banner tone="warning">Das könnte es schon geben.</Banner>}
				{candidates?.map(({ lfdnr, name, kdPlz, kdOrt, addressTypes }) => {
					const label = addressLabel(name, lfdnr, isDiscreet);
					return (
						<Known key={lfdnr}>
							<span>
								{label} (Nr. {lfdnr}), {`${kdPlz} ${kdOrt}`.trim()}
							</span>
							{addressTypes.includes(type) ? (
								<Button size="compact" onClick={() => onMade({ key: String(lfdnr), label: name })}>
									Übernehmen
								</Button>
							) : (
								<small>{isHome ? 'ist kein Heim' : 'ist kein Erwachsenenvertreter'}</small>
							)}
						</Known>
					);
				})}
				{paths.map((path, index) => {
					const code = wrong.find((finding) => finding.path === path)?.code;
					const Field = path === 'contact.tel' ? PhoneField : TextField;
					return (
						<Field
							key={path}
							id={`${id}-${path}`}
							label={fieldLabels[path]}
							isRequired={index === 0}
							autoComplete="off"
							{...(index === 0 && { 'data-autofocus': true })}
							value={String(valueAt(draft, path))}
							error={
								isTried && code !== undefined ? problemSentence(path, code, valueAt(draft, path), today) : undefined
							}
							onValueChange={(value: string) => {
								setDraft(withValue(draft, path, value));
								setCandidates(null);
							}}
						/>
					);
				})}
			</Form>
		</Dialog>
	);
}

function beginning(isHome: boolean, typed: string): AddressDraft {
	const draft = emptyDraft();
	// A number is looked for, too, and is no name.
	const name = /\d/.test(typed) ? '' : typed.trim();
	if (isHome)
		return { ...draft, kind: 'organisation', flags: ['isResidence'], organisation: { ...draft.organisation, name } };
	// As the list names people: the last name first.
	const [lastname = '', ...firstnames] = name.split(/\s+/);
	const person = { ...draft.person, lastname, firstname: firstnames.join(' ') };
	return { ...draft, flags: ['isAdultRepresentation'], person };
}

function nameOf({ kind, organisation, person }: AddressDraft): string {
	return kind === 'organisation' ? organisation.name.trim() : `${person.lastname} ${person.firstname}`.trim();
}

const Form = styled.form`
	display: grid;
	gap: var(--k-space-4);
`;

const Known = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: var(--k-space-2);

	small {
		color: var(--k-color-text-muted);
	}
`;
