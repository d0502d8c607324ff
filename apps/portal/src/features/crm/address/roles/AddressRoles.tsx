import type { Model } from '@kontor/api-client/types';
import { flagsOfAddress, roleOf } from '@kontor/domain/wizard/addressFlags';
import { type AddressDraft, type AddressFlag, flagsOf, isFlagOpen } from '@kontor/domain/wizard/draft';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import type { RoleName } from '@kontor/domain/wizard/roles';
import { lostBy } from '@kontor/domain/wizard/steps';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { Menu } from '@kontor/ui/Menu';
import { useToast } from '@kontor/ui/Toast';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type TypeOutcome, useAddressTypeWrites } from '../../../../data/addressTypes.ts';
import { lazyChunk } from '../../../../host/chunks.ts';
import { RuledList } from '../../../../screen/RuledList.styles.ts';
import { flagLabels } from '../../addressForm/fieldLabels.ts';
import { formOf } from '../editing/addressSections.ts';
import { refusalOfType } from './refusalOfType.ts';

const RemoveRoleDialog = lazyChunk(async () => (await import('./RemoveRoleDialog.tsx')).RemoveRoleDialog);

/** Props of AddressRoles. */
export interface AddressRolesProps {
	address: Model<'Address'>;
	/** The rights the user does not have. */
	withheld: AddressDraft['withheld'];
	/** A role is to be added, whose data have to be entered first. */
	onFillIn: (role: RoleName) => void;
}

/** What an address is: more can be added, and taken away again with what is known of it. */
export function AddressRoles({ address, withheld, onFillIn }: AddressRolesProps) {
	const own = flagsOfAddress(address);
	const list = useRef<HTMLUListElement>(null);
	const changes = useRoleChanges(address);
	const [asked, setAsked] = useState<{ flag: AddressFlag; lost: readonly FieldPath[] } | null>(null);
	// Whoever may not read the data of patients can neither fill them in nor erase them.
	const isOwnBusiness = (flag: AddressFlag) => flag !== 'isPatient' || !withheld.includes('health');
	const addable = flagsOf(address.person ? 'person' : 'organisation').filter(
		(flag) => !own.includes(flag) && isFlagOpen(flag, own) && isOwnBusiness(flag),
	);

	function add(flag: AddressFlag): void {
		const role = roleOf(flag);
		if (role === null) void changes.add(flag);
		else onFillIn(role);
	}

	// What was pressed for it is gone: the way to add it anew is next to it.
	const [removals, setRemovals] = useState(0);
	useEffect(() => {
		if (removals > 0) list.current?.closest('section')?.querySelector('button')?.focus();
	}, [removals]);

	async function removeNow(flag: AddressFlag): Promise<void> {
		const isRemoved = await changes.remove(flag);
		setAsked(null);
		if (isRemoved) setRemovals((before) => before + 1);
	}

	function remove(flag: AddressFlag): void {
		const draft = formOf(address, withheld);
		const flags = draft.flags.filter((other) => other !== flag);
		if (roleOf(flag) === null) void removeNow(flag);
		else setAsked({ flag, lost: lostBy(draft, { kind: draft.kind, flags }) });
	}

	return (
		<Card
			title="Rollen"
			actions={
				addable.length > 0 && (
					<Menu
						align="end"
						entries={addable.map((flag) => ({ id: flag, label: flagLabels[flag].label, onAction: () => add(flag) }))}
						trigger={(props) => (
							<Button {...props} size="compact" icon={<Plus size={16} aria-hidden="true" />}>
								Hinzufügen
							</Button>
						)}
					/>
				)
			}
		>
			<RuledList ref={list} aria-label="Rollen dieser Adresse">
				{own.map((flag) => (
					<li key={flag}>
						<span>{flagLabels[flag].label}</span>
						<Hint>{flagLabels[flag].hint}</Hint>
						{isOwnBusiness(flag) && (
							<Button
								variant="quiet"
								size="compact"
								icon={<X />}
								label={`Rolle „${flagLabels[flag].label}“ entfernen`}
								isPending={changes.pending === flag}
								onClick={() => remove(flag)}
							/>
						)}
					</li>
				))}
			</RuledList>
			{asked !== null && (
				<Suspense fallback={null}>
					<RemoveRoleDialog
						flag={asked.flag}
						lost={asked.lost}
						onClose={() => setAsked(null)}
						onConfirm={() => removeNow(asked.flag)}
					/>
				</Suspense>
			)}
		</Card>
	);
}

interface RoleChanges {
	/** What is being added or removed. */
	readonly pending: AddressFlag | null;
	readonly add: (flag: AddressFlag) => Promise<void>;
	/** Says whether it did. */
	readonly remove: (flag: AddressFlag) => Promise<boolean>;
}

function useRoleChanges(address: Model<'Address'>): RoleChanges {
	const writes = useAddressTypeWrites();
	const toasts = useToast();
	const [pending, setPending] = useState<AddressFlag | null>(null);

	async function change(flag: AddressFlag, done: string, write: () => Promise<TypeOutcome>): Promise<boolean> {
		if (pending !== null) return false;
		setPending(flag);
		const outcome = await write();
		setPending(null);
		const { label } = flagLabels[flag];
		if (outcome.kind === 'saved') toasts.show({ tone: 'success', text: `Rolle „${label}“ ${done}.` });
		else {
			const detail =
				outcome.kind === 'conflict'
					? 'Jemand anderer hat diese Adresse inzwischen geändert. Bitte sehen Sie nach.'
					: refusalOfType(outcome.problem, flag);
			toasts.show({ tone: 'error', text: `Rolle „${label}“ nicht ${done}.`, detail });
		}
		return outcome.kind === 'saved';
	}

	return {
		pending,
		async add(flag) {
			await change(flag, 'hinzugefügt', () => writes.add(address, flag));
		},
		remove: (flag) => change(flag, 'entfernt', () => writes.remove(address, flag)),
	};
}

const Hint = styled.span`
	flex: 1;
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
`;
