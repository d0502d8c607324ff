import type { Model } from '@kontor/api-client/types';
import { newWarnings } from '@kontor/domain/wizard/checks';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import { pathsOfSection } from '@kontor/domain/wizard/roles';
import { viennaToday } from '@kontor/german/dateTime';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { CheckboxGroup } from '@kontor/ui/CheckboxGroup';
import { Dialog } from '@kontor/ui/Dialog';
import { ErrorSummary } from '@kontor/ui/ErrorSummary';
import { useState } from 'react';
import { useClock } from '../../../../host/clock.tsx';
import { type KeptEntry, useKeptEntry } from '../../../../kit/draft/useKeptEntry.ts';
import { useConfirmation } from '../../../../kit/record/useConfirmation.ts';
import { fieldLabelOf, flagLabels } from '../../addressForm/fieldLabels.ts';
import { useFieldSources } from '../../addressForm/fieldSources.tsx';
import { oddEntries } from '../../addressForm/problems/formProblems.ts';
import { type ComplementedSection, complementing, isLacking } from './complementing.ts';
import { Choices, FieldChoices, type FieldDecisions, useOpenChoices, withDecisions } from './FieldChoices.tsx';
import { useComplementWrites } from './useComplementWrites.ts';

const GROUP = 'customerGroup';

const staleSentence =
	'Jemand anderer hat diese Adresse inzwischen geändert. Bitte sehen Sie die Angaben noch einmal durch.';

/** Props of ComplementDialog. */
export interface ComplementDialogProps {
	address: Model<'Address'>;
	/** What was entered for a new address that turned out to be this one. */
	known: AddressDraft;
	/** The rights the user does not have. */
	withheld: AddressDraft['withheld'];
	/** Everything that was chosen is stored. */
	onDone: () => void;
	onClose: () => void;
}

/** Adds what was entered to an address that was there already, field by field; names what it cannot take. */
export function ComplementDialog(props: ComplementDialogProps) {
	const entry = useKeptEntry(`addresses/${props.address.lfdnr}/complement`, readChosen);
	if (entry.restored === undefined) return null;
	return <ComplementForm {...props} entry={entry} start={entry.restored ?? { refused: [], decisions: {} }} />;
}

/** What was chosen before it is stored. */
interface Chosen {
	/** The additions that are not wanted. */
	readonly refused: readonly string[];
	readonly decisions: FieldDecisions;
}

interface ComplementFormProps extends ComplementDialogProps {
	entry: KeptEntry<Chosen>;
	start: Chosen;
}

function ComplementForm({ address, known, withheld, onDone, onClose, entry, start }: ComplementFormProps) {
	const clock = useClock();
	const sources = useFieldSources();
	const write = useComplementWrites(known, withheld, address.lfdnr);
	const today = viennaToday(clock());
	const { sections, flags, customerGroup, lost } = complementing(known, address, { withheld, today });
	const additions = [
		...sections.flatMap(({ newFlag }) => (newFlag === null ? [] : [newFlag])),
		...flags,
		...(customerGroup === '' ? [] : [GROUP]),
	];
	const [refused, setRefused] = useState(start.refused);
	const [chosen, setChosen] = useState(start.decisions);
	const [failure, setFailure] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const open = useOpenChoices();
	const confirmation = useConfirmation();

	const whose = `„${address.name}“ (Kundennr. ${address.lfdnr})`;
	const wanted = sections.filter(({ newFlag }) => newFlag === null || !refused.includes(newFlag));
	const decisions: FieldDecisions = Object.assign({}, ...wanted.map((section) => decisionsOf(section, chosen)));
	const isDecided = wanted.every(({ paths }) => paths.every((path) => path in decisions));

	function refuse(additions: readonly string[]): void {
		setRefused(additions);
		entry.keep({ refused: additions, decisions: chosen });
	}

	function decide(next: FieldDecisions): void {
		setChosen(next);
		entry.keep({ refused, decisions: next });
	}

	function close(): void {
		entry.forget();
		onClose();
	}

	async function save(): Promise<void> {
		if (!isDecided) return open.ask();
		if (!confirmation.isGiven(oddEntries(wanted.flatMap(oddIn)), decisions)) return;
		setBusy(true);
		const outcome = await write({
			sections: wanted,
			decisions,
			flags: flags.filter((flag) => !refused.includes(flag)),
			customerGroup: refused.includes(GROUP) ? '' : customerGroup,
		});
		setBusy(false);
		if (outcome.kind === 'stored') {
			entry.keep(null);
			return onDone();
		}
		setFailure(outcome.kind === 'stale' ? staleSentence : outcome.sentence);
		// What was decided was decided against something else.
		if (outcome.kind === 'stale') decide({});
	}

	/** What would be odd in a section, and is not so by itself already. */
	function oddIn({ section, own, paths }: ComplementedSection) {
		const next = withDecisions(own, { mine: known, stored: own, paths, decisions });
		return newWarnings(own, next, { today }, pathsOfSection(section, next));
	}

	function labelOf(addition: string): string {
		if (addition !== GROUP) return flagLabels[addition as keyof typeof flagLabels].label;
		const label = sources.options('contact.customerGroup')?.find(({ value }) => value === customerGroup)?.label;
		return `Kundengruppe ${label ?? customerGroup}`;
	}

	return (
		<Dialog
			isOpen
			size="lg"
			title="Adresse ergänzen"
			onClose={close}
			actions={
				<>
					<Button onClick={close} disabled={isBusy}>
						Abbrechen
					</Button>
					<Button variant="primary" isPending={isBusy} onClick={() => void save()}>
						{confirmation.asked.length > 0 ? 'Trotzdem übernehmen' : 'Übernehmen'}
					</Button>
				</>
			}
		>
			<Choices ref={open.frame}>
				{failure !== null && <Banner tone="error">{failure}</Banner>}
				<p>
					{sections.length + additions.length === 0
						? `Alles, was Sie eingegeben haben, ist bei ${whose} schon gespeichert.`
						: `Was Sie eingegeben haben, kommt zu ${whose}. Wo dort etwas anderes steht, entscheiden Sie.`}
				</p>
				{lost.length > 0 && <Banner tone="warning">{lostSentence(lost)}</Banner>}
				{additions.length > 0 && (
					<CheckboxGroup
						label="Kommt zu dieser Adresse dazu"
						options={additions.map((addition) => ({ value: addition, label: labelOf(addition) }))}
						value={additions.filter((addition) => !refused.includes(addition))}
						onValueChange={(taken) => refuse(additions.filter((addition) => !taken.includes(addition)))}
					/>
				)}
				{wanted.map(({ section, own, paths }) => (
					<FieldChoices
						key={section}
						mine={known}
						stored={own}
						paths={paths}
						storedHint="Hier gespeichert"
						decisions={decisions}
						isAsked={open.isAsked}
						onDecide={decide}
					/>
				))}
				<ErrorSummary ref={confirmation.summary} tone="warning" entries={confirmation.asked} />
			</Choices>
		</Dialog>
	);
}

function readChosen(stored: unknown): Chosen | null {
	const { refused, decisions } = (stored ?? {}) as Partial<Record<keyof Chosen, unknown>>;
	if (!Array.isArray(refused) || typeof decisions !== 'object' || decisions === null) return null;
	return { refused: refused.filter((one) => typeof one === 'string'), decisions };
}

/** What is lacking is added unless somebody says otherwise; what is stored otherwise has to be decided. */
function decisionsOf({ own, paths }: ComplementedSection, chosen: FieldDecisions): FieldDecisions {
	return Object.fromEntries(
		paths.flatMap((path) => {
			const decision = chosen[path] ?? (isLacking(own, path) ? 'mine' : undefined);
			return decision === undefined ? [] : [[path, decision]];
		}),
	);
}

function lostSentence(lost: readonly FieldPath[]): string {
	const names = [...new Set(lost.map((path) => fieldLabelOf(path)))].join(', ');
	return `Nicht übernommen werden: ${names}. Brechen Sie ab, wenn Sie diese Angaben noch brauchen: Ihr Entwurf bleibt unter „Neue Adresse“.`;
}
