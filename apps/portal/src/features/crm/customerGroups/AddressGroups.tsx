import { ApiProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { hrefOf } from '@kontor/domain/routes';
import { fold } from '@kontor/german/search';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { ComboBox, type ComboBoxItem } from '@kontor/ui/ComboBox';
import { EmptyState } from '@kontor/ui/EmptyState';
import { Link } from '@kontor/ui/Link';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useToast } from '@kontor/ui/Toast';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useCustomerGroups } from '../../../data/addresses.ts';
import { useAddressGroups, useCustomerGroupWrites } from '../../../data/customerGroups.ts';
import { useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { Failure, sentenceOf } from '../../../screen/Failure.tsx';
import { RuledList } from '../../../screen/RuledList.styles.ts';

type Group = Model<'CustomerGroup'>;

/** The customer groups of an address, to be added and left; each leads to all addresses of the group. */
export function AddressGroups({ lfdnr }: { lfdnr: number }) {
	const relations = useAddressGroups(lfdnr);
	const changes = useGroupChanges(lfdnr);
	const frame = useRef<HTMLDivElement>(null);
	const entry = useKeptEntry(`addresses/${lfdnr}/customerGroups`, readChoice);
	const [turned, setTurn] = useState<Turn>({ count: 0, replaces: null, focusesOn: null });
	const turn = turned.count === 0 && entry.restored ? { ...turned, replaces: entry.restored.replaces } : turned;
	const { count, focusesOn } = turn;
	const groups = relations.status === 'ready' ? relations.data.map(({ customerGroup }) => customerGroup) : [];
	const replaced = groups.find(({ code }) => code === turn.replaces) ?? null;

	// What was pressed is gone or does nothing any more.
	useEffect(() => {
		if (count === 0) return;
		const place = focusesOn === null ? 'form input' : `li[data-code="${CSS.escape(focusesOn)}"] button`;
		frame.current?.querySelector<HTMLElement>(place)?.focus();
	}, [count, focusesOn]);

	function turnTo(next: Omit<Turn, 'count'>): void {
		entry.forget();
		setTurn((before) => ({ ...next, count: before.count + 1 }));
	}

	async function remove(group: Group): Promise<void> {
		if (await changes.remove(group)) turnTo({ replaces: null, focusesOn: null });
	}

	return (
		<Framed>
			<Card title="Kundengruppen">
				{relations.status === 'failed' && <Failure {...relations} />}
				{(relations.status === 'loading' || entry.restored === undefined) && (
					<Loading>
						<SkeletonText lines={4} />
					</Loading>
				)}
				{relations.status === 'ready' && entry.restored !== undefined && (
					<Stack ref={frame}>
						<Groups
							groups={groups}
							pending={changes.pending}
							onReplace={({ code }) => turnTo({ replaces: code, focusesOn: null })}
							onRemove={(group) => void remove(group)}
						/>
						<ChooseGroup
							key={count}
							own={groups.map(({ code }) => code)}
							changes={changes}
							replaced={replaced}
							start={count === 0 ? (entry.restored?.chosen ?? null) : null}
							onChoose={(chosen) => entry.keep(chosen && { chosen, replaces: turn.replaces })}
							onDone={(code) => turnTo({ replaces: null, focusesOn: code })}
						/>
					</Stack>
				)}
			</Card>
		</Framed>
	);
}

/** A group that was chosen and is not saved yet. */
interface KeptChoice {
	readonly chosen: ComboBoxItem;
	/** Code of the group in whose place it is to be put; null adds it. */
	readonly replaces: string | null;
}

function readChoice(stored: unknown): KeptChoice | null {
	const { chosen, replaces } = (stored ?? {}) as { chosen?: Partial<ComboBoxItem>; replaces?: unknown };
	if (typeof chosen?.key !== 'string' || typeof chosen.label !== 'string') return null;
	return { chosen: chosen as ComboBoxItem, replaces: typeof replaces === 'string' ? replaces : null };
}

/** What is chosen below the list, each time anew. */
interface Turn {
	readonly count: number;
	/** Code of the group in whose place another is put; null adds one. */
	readonly replaces: string | null;
	/** Code of the group whose entry is focused; null for the choice. */
	readonly focusesOn: string | null;
}

interface GroupsProps {
	groups: readonly Group[];
	/** Code of the group whose change is under way. */
	pending: string | null;
	onReplace: (group: Group) => void;
	onRemove: (group: Group) => void;
}

function Groups({ groups, pending, onReplace, onRemove }: GroupsProps) {
	if (groups.length === 0) return <EmptyState>Keine Einträge gefunden.</EmptyState>;
	return (
		<RuledList aria-label="Kundengruppen dieser Adresse">
			{groups.map((group) => (
				<li key={group.code} data-code={group.code}>
					<Link href={hrefOf('crm', {}, { customerGroup: encodeURIComponent(group.code) })}>{group.bezeichnung}</Link>
					<Code>{group.code}</Code>
					<Button
						variant="quiet"
						size="compact"
						icon={<Pencil />}
						label={`Kundengruppe „${group.bezeichnung}“ ersetzen`}
						onClick={() => onReplace(group)}
					/>
					<Button
						variant="quiet"
						size="compact"
						icon={<X />}
						label={`Kundengruppe „${group.bezeichnung}“ entfernen`}
						isPending={pending === group.code}
						onClick={() => onRemove(group)}
					/>
				</li>
			))}
		</RuledList>
	);
}

interface ChooseGroupProps {
	own: readonly string[];
	changes: GroupChanges;
	/** The group in whose place another is put; null adds one. */
	replaced: Group | null;
	/** What was chosen before and is not saved yet. */
	start: ComboBoxItem | null;
	/** Told of every choice, to keep it. */
	onChoose: (chosen: ComboBoxItem | null) => void;
	/** Gets the code of the group whose entry is to be looked at; null for none. */
	onDone: (code: string | null) => void;
}

function ChooseGroup({ own, changes, replaced, start, onChoose, onDone }: ChooseGroupProps) {
	const all = useCustomerGroups();
	const [chosen, setChosen] = useState(start);
	if (all.status !== 'ready') return null;
	const { data } = all;

	async function load(query: string): Promise<ComboBoxItem[]> {
		const wanted = fold(query.trim());
		return data
			.filter(({ code, bezeichnung }) => !own.includes(code) && fold(`${bezeichnung} ${code}`).includes(wanted))
			.slice(0, 50)
			.map(({ code, bezeichnung }) => ({ key: code, label: bezeichnung, description: code }));
	}

	async function take(): Promise<void> {
		const group = data.find(({ code }) => code === chosen?.key);
		if (group === undefined) return;
		// What could not be added stays chosen, to be tried again.
		if (!(await (replaced === null ? changes.add(group) : changes.replace(replaced, group)))) return;
		onDone(replaced === null ? null : group.code);
	}

	return (
		<Adding
			onSubmit={(event) => {
				event.preventDefault();
				void take();
			}}
		>
			<ComboBox
				label={replaced === null ? 'Kundengruppe hinzufügen' : `„${replaced.bezeichnung}“ ersetzen durch`}
				load={load}
				value={chosen}
				onValueChange={(item) => {
					setChosen(item);
					onChoose(item);
				}}
			/>
			<Button
				type="submit"
				disabled={chosen === null}
				isPending={chosen !== null && changes.pending === (replaced?.code ?? chosen.key)}
			>
				{replaced === null ? 'Hinzufügen' : 'Ersetzen'}
			</Button>
			{replaced !== null && <Button onClick={() => onDone(replaced.code)}>Abbrechen</Button>}
		</Adding>
	);
}

interface GroupChanges {
	/** Code of the group whose change is under way. */
	readonly pending: string | null;
	/** Says whether the choice has been dealt with. */
	add(group: Group): Promise<boolean>;
	/** Puts another group in the place of one; says whether it did. */
	replace(group: Group, by: Group): Promise<boolean>;
	/** Says whether it did. */
	remove(group: Group): Promise<boolean>;
}

function useGroupChanges(lfdnr: number): GroupChanges {
	const writes = useCustomerGroupWrites(lfdnr);
	const toasts = useToast();
	const [pending, setPending] = useState<string | null>(null);

	async function add(group: Group): Promise<boolean> {
		if (pending !== null) return false;
		setPending(group.code);
		try {
			const isAdded = await writes.add(group.code);
			if (!isAdded)
				toasts.show({ tone: 'warning', text: `Die Kundengruppe „${group.bezeichnung}“ gibt es nicht mehr.` });
			return true;
		} catch (error) {
			fail(`„${group.bezeichnung}“ wurde nicht hinzugefügt.`, error);
			return false;
		} finally {
			setPending(null);
		}
	}

	async function replace(group: Group, by: Group): Promise<boolean> {
		if (pending !== null) return false;
		setPending(group.code);
		try {
			await writes.replace(group.code, by.code);
			return true;
		} catch (error) {
			fail(`„${group.bezeichnung}“ wurde nicht ersetzt.`, error);
			return false;
		} finally {
			setPending(null);
		}
	}

	async function remove(group: Group): Promise<boolean> {
		if (pending !== null) return false;
		setPending(group.code);
		try {
			await writes.remove(group.code);
			toasts.show({
				tone: 'success',
				text: `Kundengruppe „${group.bezeichnung}“ entfernt.`,
				action: { label: 'Rückgängig', onAction: () => void add(group) },
			});
			return true;
		} catch (error) {
			fail(`„${group.bezeichnung}“ wurde nicht entfernt.`, error);
			return false;
		} finally {
			setPending(null);
		}
	}

	function fail(text: string, error: unknown): void {
		const detail = error instanceof ApiProblem ? sentenceOf(error) : undefined;
		toasts.show({ tone: 'error', text, ...(detail !== undefined && { detail }) });
	}

	return { pending, add, replace, remove };
}

const Framed = styled.div`
	max-width: 76rem;
`;

const Stack = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;

const Code = styled.span`
	margin-inline-end: auto;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
`;

const Adding = styled.form`
	display: flex;
	flex-wrap: wrap;
	align-items: flex-end;
	gap: var(--k-space-3);

	> :first-child {
		flex: 1 1 14rem;
		max-width: 32rem;
	}
`;
