import ChevronRight from 'lucide-react/icons/chevron-right';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useId, useState } from 'react';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
	Category,
	CategoryLabel,
	DisabledEntry,
	Entries,
	EntryButton,
	EntryLink,
	Label,
	Note,
} from './SideNav.styles.ts';

/** One line of the navigation: a link, or a heading that opens its own entries. */
export interface SideNavEntry {
	key: string;
	label: string;
	/** A lucide icon of 16 pixels; of top entries. */
	icon?: ReactNode;
	/** Where it leads; of an entry without entries of its own. */
	href?: string;
	/** The current page is this, or lies below it. */
	isActive?: boolean;
	/**
	 * `noPermission` cannot be followed and says why; `planned` leads to a page that is not built yet and says so too.
	 * Default `available`.
	 */
	state?: 'available' | 'noPermission' | 'planned';
	/** The entry opens these instead of leading anywhere. */
	entries?: readonly SideNavEntry[];
}

/** The entries of one category. */
export interface SideNavGroup {
	key: string;
	label: string;
	entries: readonly SideNavEntry[];
}

/** The categories and their entries. */
export function SideNavList({ groups }: { groups: readonly SideNavGroup[] }) {
	return groups.map(({ key, ...group }) => <Group key={key} {...group} />);
}

function Group({ label, entries }: Omit<SideNavGroup, 'key'>) {
	const labelId = useId();
	return (
		<Category>
			<CategoryLabel id={labelId}>{label}</CategoryLabel>
			<Entries aria-labelledby={labelId}>
				{entries.map(({ key, ...entry }) => (
					<li key={key}>
						<Entry {...entry} />
					</li>
				))}
			</Entries>
		</Category>
	);
}

type EntryProps = Omit<SideNavEntry, 'key'>;

function Entry(entry: EntryProps) {
	const { label, icon, href, isActive, state = 'available', entries } = entry;
	if (state === 'noPermission' || (href === undefined && !entries)) return <Forbidden {...entry} />;
	if (entries && entries.length > 0) return <Branch {...entry} entries={entries} />;
	return (
		<EntryLink href={href ?? ''} data-active={isActive || undefined} aria-current={isActive ? 'page' : undefined}>
			{icon}
			<Label>{label}</Label>
			{state === 'planned' && <Planned />}
		</EntryLink>
	);
}

function Planned() {
	return (
		<Note title={messages.SideNav.planned}>
			<span aria-hidden="true">{messages.SideNav.plannedShort}</span>
			<VisuallyHidden> ({messages.SideNav.planned})</VisuallyHidden>
		</Note>
	);
}

function Forbidden({ label, icon }: EntryProps) {
	return (
		<DisabledEntry role="link" aria-disabled="true" tabIndex={0} title={messages.SideNav.noPermission}>
			{icon}
			<Label>{label}</Label>
			<VisuallyHidden> ({messages.SideNav.noPermission})</VisuallyHidden>
			<Lock />
		</DisabledEntry>
	);
}

function Branch({ label, icon, isActive, entries }: EntryProps & { entries: readonly SideNavEntry[] }) {
	const hasActive = isActive || entries.some((entry) => entry.isActive);
	// What the user chose counts until the current page moves into or out of the branch.
	const [choice, setChoice] = useState<{ isOpen: boolean; hadActive: boolean } | null>(null);
	const isOpen = choice?.hadActive === hasActive ? choice.isOpen : hasActive;
	const listId = useId();
	return (
		<>
			<EntryButton
				type="button"
				aria-expanded={isOpen}
				aria-controls={isOpen ? listId : undefined}
				data-active={hasActive || undefined}
				onClick={() => setChoice({ isOpen: !isOpen, hadActive: hasActive })}
			>
				{icon}
				<Label>{label}</Label>
				{entries.every(({ state }) => state === 'planned') && <Planned />}
				<ChevronRight />
			</EntryButton>
			{isOpen && (
				<Entries id={listId} data-level="sub">
					{entries.map(({ key, ...entry }) => (
						<li key={key}>
							<Entry {...entry} />
						</li>
					))}
				</Entries>
			)}
		</>
	);
}
