import type { Model } from '@kontor/api-client/types';
import { type MergedEdits, mergeEdits } from '@kontor/domain/mergeEdits';
import { checkFields, newWarnings } from '@kontor/domain/wizard/checks';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { draftFields, isSameAt } from '@kontor/domain/wizard/draftFields';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import { fieldOfSection } from '@kontor/domain/wizard/request';
import type { AddressSection } from '@kontor/domain/wizard/roles';
import { viennaToday } from '@kontor/german/dateTime';
import { useToast } from '@kontor/ui/Toast';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useChangeAddress, versionOf, withVersion } from '../../../../../data/addressWrites.ts';
import { useClock } from '../../../../../host/clock.tsx';
import type { KeptEntry } from '../../../../../kit/draft/useKeptEntry.ts';
import { useConfirmation } from '../../../../../kit/record/useConfirmation.ts';
import { sentenceOf } from '../../../../../screen/Failure.tsx';
import { leaveField } from '../../../../../screen/leaveField.ts';
import type { LeaveQuestion } from '../../../../../screen/leaving/leaving.tsx';
import { useLeaveQuestion } from '../../../../../screen/leaving/useLeaveQuestion.ts';
import { fieldIdOf } from '../../../addressForm/fieldIdOf.ts';
import { fieldLabelOf } from '../../../addressForm/fieldLabels.ts';
import { oddEntries, showProblems, showRefusals } from '../../../addressForm/problems/formProblems.ts';
import { messageAt } from '../../../addressForm/problems/messageAt.ts';
import { formOf } from '../addressSections.ts';
import { UNDO_MS, useUndoChange } from '../undo/useUndoChange.ts';
import type { KeptSection } from './keptSection.ts';

const leaveQuestion: LeaveQuestion = {
	title: 'Änderungen verwerfen?',
	text: 'Was Sie an dieser Adresse geändert haben, ist noch nicht gespeichert.',
	confirmLabel: 'Verwerfen',
};

const inputs = 'input, select, textarea';

/** Fields that both have changed, with the values of each. */
export interface StaleSection {
	readonly merge: MergedEdits<AddressDraft, FieldPath>;
	readonly mine: AddressDraft;
}

/** Parts of a form of a section, or of one of its values. */
export interface SectionFormOptions {
	address: Model<'Address'>;
	section: AddressSection;
	/** The rights the user does not have. */
	withheld: AddressDraft['withheld'];
	entry: KeptEntry<KeptSection>;
	/** The entry kept from before. */
	restored: KeptSection | null;
	/** The stored values. */
	stored: AddressDraft;
	/** All fields of the section: they are checked, merged and taken back together. */
	paths: readonly FieldPath[];
	/** The field to begin with; the first one where it is null. */
	focusOn: FieldPath | null;
	/** The address gets this role only now, and nothing can be taken back. */
	isNew?: boolean;
	onSaved?: (() => void) | undefined;
	onDone: () => void;
}

/** A section of an address being edited: kept, checked, saved, merged with what others have stored, and taken back. */
export function useSectionForm(options: SectionFormOptions) {
	const { address, section, withheld, entry, restored, stored: now, paths, focusOn } = options;
	const { isNew = false, onSaved, onDone } = options;
	const base = restored?.base ?? now;
	const clock = useClock();
	const today = viennaToday(clock());
	const toasts = useToast();
	const change = useChangeAddress();
	const undo = useUndoChange(address.lfdnr, section, withheld);
	const form = useForm<AddressDraft>({ defaultValues: base, mode: 'onTouched' });
	const [known, setKnown] = useState(() => ({
		// Whatever others have stored since it was read is found when it is saved.
		address: restored === null ? address : withVersion(address, section, restored.version),
		draft: base,
	}));
	const [stale, setStale] = useState<StaleSection | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [refusals, setRefusals] = useState(0);
	const [isBusy, setBusy] = useState(false);
	const frame = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const isSavedNow = useRef(false);
	const { errors, isDirty } = form.formState;
	const confirmation = useConfirmation();
	useLeaveQuestion(isDirty && !isBusy ? leaveQuestion : null, entry.forget, async () => {
		await save();
		return isSavedNow.current;
	});

	const isEdited = () => paths.some((path) => !isSameAt(known.draft, form.getValues(), path));
	const entered = (): KeptSection => {
		return { section, version: versionOf(known.address, section), base: known.draft, mine: form.getValues() };
	};
	const keepLatest = useEffectEvent(() => entry.keep(isEdited() ? entered() : null));
	useEffect(() => {
		if (restored !== null) form.reset(restored.mine, { keepDefaultValues: true });
		return form.subscribe({ formState: { values: true }, callback: () => keepLatest() });
	}, [form, restored]);

	useEffect(() => {
		const field = focusOn === null ? null : document.getElementById(fieldIdOf(focusOn));
		// The frame of several inputs takes no focus.
		const wanted = field?.matches('fieldset') ? field.querySelector<HTMLElement>(`${inputs}, button`) : field;
		const first = wanted ?? frame.current?.querySelector<HTMLElement>(inputs);
		first?.focus();
		if (wanted instanceof HTMLInputElement) wanted.select();
	}, [focusOn]);

	useEffect(() => {
		if (refusals > 0) summary.current?.focus();
	}, [refusals]);

	async function save(event?: FormEvent): Promise<void> {
		event?.preventDefault();
		if (isBusy) return;
		leaveField();
		// What leaving brings is on the screen by the next turn.
		await Promise.resolve();
		const draft = form.getValues();
		const wrong = checkFields(draft, paths, { today });
		showProblems(form, wrong, today);
		const unchosen = frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
		if (wrong.length > 0) setRefusals(refusals + 1);
		else if (unchosen) unchosen.focus();
		else if (confirmation.isGiven(oddEntries(newWarnings(base, draft, { today }, paths)), draft)) {
			await send(draft, known);
		}
	}

	async function send(draft: AddressDraft, from: { address: Model<'Address'>; draft: AddressDraft }): Promise<void> {
		setBusy(true);
		setFailure(null);
		const outcome = await change(from.address, section, draft);
		setBusy(false);
		if (outcome.kind === 'saved') {
			isSavedNow.current = true;
			toasts.show({
				tone: 'success',
				text: 'Die Änderungen sind gespeichert.',
				...(!isNew && {
					action: { label: 'Rückgängig', onAction: () => void undo(paths, { before: from.draft, after: draft }) },
					duration: UNDO_MS,
				}),
			});
			onSaved?.();
			onDone();
		} else if (outcome.kind === 'conflict') {
			const stored = formOf(outcome.stored, withheld, section);
			const merge = mergeEdits(paths, { base: from.draft, mine: draft, stored }, draftFields);
			const next = { address: outcome.stored, draft: stored };
			setKnown(next);
			// Whoever has changed other fields only is no reason to ask.
			if (merge.conflicts.length === 0) await send(merge.merged, next);
			else setStale({ merge, mine: draft });
		} else {
			const fieldOf = (bodyPath: string) => fieldOfSection(section, base, bodyPath);
			const found = showRefusals(form, outcome.problem, today, fieldOf);
			if (found.length > 0) setRefusals(refusals + 1);
			else setFailure(sentenceOf(outcome.problem));
		}
	}

	/** Errors of the last attempt to save, field by field. */
	const wrong = paths.flatMap((path) => {
		const text = messageAt(errors, path);
		return text === undefined ? [] : [{ path, fieldId: fieldIdOf(path), label: fieldLabelOf(path), text }];
	});

	return {
		form,
		frame,
		summary,
		base,
		today,
		confirmation,
		failure,
		isBusy,
		isEdited,
		entered,
		save,
		/** Nothing until it was refused. */
		refused: refusals > 0 ? wrong : null,
		conflict:
			stale === null
				? null
				: {
						mine: stale.mine,
						stored: known.draft,
						conflicts: stale.merge.conflicts,
						onClose: () => setStale(null),
						onDecide(decided: (draft: AddressDraft) => AddressDraft) {
							const next = decided(stale.merge.merged);
							setStale(null);
							form.reset(next, { keepDefaultValues: true });
							void send(next, known);
						},
					},
	};
}
