import type { Model } from '@kontor/api-client/types';
import { viennaToday } from '@kontor/domain/dateTime';
import { type MergedEdits, mergeEdits } from '@kontor/domain/mergeEdits';
import { checkFields, newWarnings } from '@kontor/domain/wizard/checks';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { draftFields, isSameAt } from '@kontor/domain/wizard/draftFields';
import { type FieldPath, partOf } from '@kontor/domain/wizard/fields';
import { fieldOfSection } from '@kontor/domain/wizard/request';
import { type AddressSection, partsOfSection, pathsOfSection } from '@kontor/domain/wizard/roles';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { ErrorSummary } from '@kontor/ui/ErrorSummary';
import { useToast } from '@kontor/ui/Toast';
import { type FormEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { useChangeAddress, versionOf, withVersion } from '../../../../data/addressWrites.ts';
import { lazyChunk } from '../../../../host/chunks.ts';
import { useClock } from '../../../../host/clock.tsx';
import type { KeptEntry } from '../../../../kit/draft/useKeptEntry.ts';
import { useConfirmation } from '../../../../kit/record/useConfirmation.ts';
import { sentenceOf } from '../../../../screen/Failure.tsx';
import { keepFocus, leaveField } from '../../../../screen/leaveField.ts';
import type { LeaveQuestion } from '../../../../screen/leaving/leaving.tsx';
import { useLeaveQuestion } from '../../../../screen/leaving/useLeaveQuestion.ts';
import { fieldIdOf } from '../../addressForm/fieldIdOf.ts';
import { fieldLabelOf, partLabels } from '../../addressForm/fieldLabels.ts';
import { PartFields } from '../../addressForm/PartFields.tsx';
import { oddEntries, showProblems, showRefusals } from '../../addressForm/problems/formProblems.ts';
import { messageAt } from '../../addressForm/problems/messageAt.ts';
import { formOf } from './addressSections.ts';
import { Facts } from './Facts.tsx';
import { type KeptSection, useKeptSection } from './keptSection.ts';

const ConflictDialog = lazyChunk(async () => (await import('./ConflictDialog.tsx')).ConflictDialog);

const leaveQuestion: LeaveQuestion = {
	title: 'Änderungen verwerfen?',
	text: 'Was Sie an dieser Adresse geändert haben, ist noch nicht gespeichert.',
	confirmLabel: 'Verwerfen',
};

/** Props of SectionEditor. */
export interface SectionEditorProps {
	address: Model<'Address'>;
	section: AddressSection;
	/** The rights the user does not have. */
	withheld: AddressDraft['withheld'];
	/** What to call it where it is not called like its parts. */
	title?: string;
	onSaved?: () => void;
	/** The address gets this role only now: it is edited at once, and this ends it. */
	onLeaveNew?: () => void;
}

/** A section of an address, read and edited in place; two who change it at once choose field by field. */
export function SectionEditor(props: SectionEditorProps) {
	const { address, section, withheld, title, onLeaveNew } = props;
	const [isEditing, setEditing] = useState(onLeaveNew !== undefined);
	const entry = useKeptSection(address.lfdnr, section, { isNew: onLeaveNew !== undefined, withheld });
	const restored = entry.restored ?? null;
	const edit = useRef<HTMLButtonElement>(null);
	const draft = formOf(address, withheld, section);
	const paths = pathsOfSection(section, draft);

	if (isEditing || restored !== null) {
		return (
			<SectionForm
				key={restored === null ? 'begun' : 'restored'}
				{...props}
				entry={entry}
				restored={restored}
				stored={draft}
				paths={paths}
				onDone={() => {
					entry.forget();
					if (onLeaveNew) return onLeaveNew();
					setEditing(false);
					requestAnimationFrame(() => edit.current?.focus());
				}}
			/>
		);
	}
	return (
		<Sections>
			{partsOfSection(section, draft).map((part, index) => (
				<Card
					key={part}
					title={title ?? partLabels[part]}
					actions={
						index === 0 && (
							<Button ref={edit} size="compact" onClick={() => setEditing(true)}>
								Bearbeiten
							</Button>
						)
					}
				>
					<Facts draft={draft} paths={paths.filter((path) => partOf(path) === part)} />
				</Card>
			))}
		</Sections>
	);
}

interface SectionFormProps extends SectionEditorProps {
	entry: KeptEntry<KeptSection>;
	/** What was being entered here before. */
	restored: KeptSection | null;
	/** What is stored now. */
	stored: AddressDraft;
	paths: readonly FieldPath[];
	onDone: () => void;
}

function SectionForm(props: SectionFormProps) {
	const { address, section, withheld, title, entry, restored, stored: now, paths, onDone, onSaved } = props;
	const base = restored?.base ?? now;
	const clock = useClock();
	const today = viennaToday(clock());
	const toasts = useToast();
	const change = useChangeAddress();
	const form = useForm<AddressDraft>({ defaultValues: base, mode: 'onTouched' });
	const [known, setKnown] = useState(() => ({
		// Whatever others have stored since it was read is found when it is saved.
		address: restored === null ? address : withVersion(address, section, restored.version),
		draft: base,
	}));
	const [stale, setStale] = useState<{ merge: MergedEdits<AddressDraft, FieldPath>; mine: AddressDraft } | null>(null);
	const [failure, setFailure] = useState<string | null>(null);
	const [refusals, setRefusals] = useState(0);
	const [isBusy, setBusy] = useState(false);
	const frame = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const { errors, isDirty } = form.formState;
	const confirmation = useConfirmation();
	useLeaveQuestion(isDirty && !isBusy ? leaveQuestion : null, entry.forget);

	const keepLatest = useEffectEvent(() => {
		const mine = form.getValues();
		const isEdited = paths.some((path) => !isSameAt(known.draft, mine, path));
		entry.keep(isEdited ? { section, version: versionOf(known.address, section), base: known.draft, mine } : null);
	});
	useEffect(() => {
		if (restored !== null) form.reset(restored.mine, { keepDefaultValues: true });
		return form.subscribe({ formState: { values: true }, callback: () => keepLatest() });
	}, [form, restored]);

	useEffect(() => {
		frame.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
	}, []);

	useEffect(() => {
		if (refusals > 0) summary.current?.focus();
	}, [refusals]);

	async function save(event: FormEvent): Promise<void> {
		event.preventDefault();
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
			toasts.show({ tone: 'success', text: 'Die Änderungen sind gespeichert.' });
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
			const found = showRefusals(form, outcome.problem, today, fieldOf);
			if (found.length > 0) setRefusals(refusals + 1);
			else setFailure(sentenceOf(outcome.problem));
		}
	}

	function fieldOf(bodyPath: string): FieldPath | null {
		return fieldOfSection(section, base, bodyPath);
	}

	const entries = paths.flatMap((path) => {
		const text = messageAt(errors, path);
		return text === undefined ? [] : [{ fieldId: fieldIdOf(path), label: fieldLabelOf(path), text }];
	});

	return (
		<FormProvider {...form}>
			<Sections as="form" ref={frame} noValidate onSubmit={(event: FormEvent) => void save(event)}>
				{restored !== null && <Banner tone="info">Ihre noch nicht gespeicherte Eingabe ist wieder da.</Banner>}
				{failure !== null && <Banner tone="error">{failure}</Banner>}
				{refusals > 0 && <ErrorSummary ref={summary} entries={entries} />}
				{partsOfSection(section, base).map((part) => (
					<Card key={part} title={title ?? partLabels[part]}>
						<PartFields part={part} today={today} only={paths} />
					</Card>
				))}
				<ErrorSummary ref={confirmation.summary} tone="warning" entries={confirmation.asked} />
				<Buttons>
					<Button type="submit" variant="primary" isPending={isBusy} onMouseDown={keepFocus}>
						{confirmation.asked.length > 0 ? 'Trotzdem speichern' : 'Speichern'}
					</Button>
					<Button disabled={isBusy} onClick={onDone}>
						Abbrechen
					</Button>
				</Buttons>
			</Sections>
			{stale !== null && (
				<Suspense fallback={null}>
					<ConflictDialog
						mine={stale.mine}
						stored={known.draft}
						conflicts={stale.merge.conflicts}
						onClose={() => setStale(null)}
						onDecide={(decided) => {
							const next = decided(stale.merge.merged);
							setStale(null);
							form.reset(next, { keepDefaultValues: true });
							void send(next, known);
						}}
					/>
				</Suspense>
			)}
		</FormProvider>
	);
}

const Sections = styled.div`
	display: grid;
	align-content: start;
	gap: var(--k-space-4);
	max-width: 52rem;
`;

const Buttons = styled.div`
	display: flex;
	gap: var(--k-space-2);
`;
