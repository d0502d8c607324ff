import type { Model } from '@kontor/api-client/types';
import { formatCount } from '@kontor/german/number';
import { LinkButton } from '@kontor/ui/Link';
import { below } from '@kontor/ui/theme';
import Columns3 from 'lucide-react/icons/columns-3';
import List from 'lucide-react/icons/list';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Loaded } from '../../../data/api.tsx';
import { hrefOfTasks, type TaskListFilter } from './taskFilter.ts';

/** Props of TaskScopes. */
export interface TaskScopesProps {
	filter: TaskListFilter;
	counts: Loaded<Model<'TaskCounts'>>;
}

const scopes = [
	['mine', 'Meine'],
	['groups', 'Meine Gruppen'],
	['given', 'Von mir vergeben'],
	['all', 'Alle'],
] as const;

/** The switches of scope, of open and done with their numbers, and of list and board. */
export function TaskScopes({ filter, counts }: TaskScopesProps) {
	const { open, done } = counts.status === 'ready' ? counts.data : { open: null, done: null };
	const isBoard = filter.view === 'board';
	return (
		<Bar>
			<Part label="Wessen Aufgaben">
				{scopes.map(([scope, label]) => (
					<Choice key={scope} href={hrefOfTasks({ ...filter, scope })} isChosen={filter.scope === scope}>
						{label}
					</Choice>
				))}
			</Part>
			{!isBoard && (
				<Part label="Offen oder erledigt">
					<Choice href={hrefOfTasks({ ...filter, done: 'open' })} isChosen={filter.done === 'open'}>
						Offen <Count of={open} />
					</Choice>
					<Choice href={hrefOfTasks({ ...filter, done: 'done', due: '' })} isChosen={filter.done === 'done'}>
						Erledigt <Count of={done} />
					</Choice>
				</Part>
			)}
			<Part label="Ansicht">
				<Choice
					href={hrefOfTasks({ ...filter, view: 'list' })}
					isChosen={!isBoard}
					icon={<List size={16} aria-hidden="true" />}
				>
					Liste
				</Choice>
				<Choice
					href={hrefOfTasks({ ...filter, view: 'board' })}
					isChosen={isBoard}
					icon={<Columns3 size={16} aria-hidden="true" />}
				>
					Tafel
				</Choice>
			</Part>
		</Bar>
	);
}

/** The server counts no further than 50 000. */
function Count({ of: count }: { of: number | null }) {
	if (count === null) return null;
	return <small>{count >= 50_000 ? 'über 50.000' : formatCount(count)}</small>;
}

function Part({ label, children }: { label: string; children: ReactNode }) {
	return <Group aria-label={label}>{children}</Group>;
}

function Choice(props: { href: string; isChosen: boolean; icon?: ReactNode; children: ReactNode }) {
	const { href, isChosen, icon, children } = props;
	return (
		<LinkButton
			href={href}
			isReplace
			size="compact"
			variant="quiet"
			icon={icon}
			aria-current={isChosen ? 'true' : undefined}
		>
			{children}
		</LinkButton>
	);
}

const Bar = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-2) var(--k-space-4);
	padding-bottom: var(--k-space-3);

	/* Open or done and list or board fit into one line of a phone. */
	${below.sm} {
		gap: var(--k-space-2);
	}
`;

const Group = styled.nav`
	display: flex;
	max-width: 100%;
	overflow-x: auto;
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius);

	&:last-child {
		margin-inline-start: auto;
	}

	${below.sm} {
		&:last-child {
			margin-inline-start: 0;
		}
	}

	a {
		flex: none;
		border-radius: calc(var(--k-radius) - var(--k-border-width));
		white-space: nowrap;
	}

	a[aria-current] {
		background: var(--k-color-surface-selected);
		color: var(--k-color-primary-text);
	}

	small {
		font-size: var(--k-font-size-sm);
		font-variant-numeric: tabular-nums;
		font-weight: var(--k-font-weight-regular);
	}
`;
