import { hrefOf } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { Anchor } from '@kontor/ui/Link';
import { Menu } from '@kontor/ui/Menu';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import type { PointerEvent } from 'react';
import { styled } from 'styled-components';
import type { TaskRow } from '../../../data/tasks.ts';
import { assigneeNames, DueDay, ObjectNames } from '../parts/TaskFacts.tsx';
import { TaskTitle, useTaskName } from '../parts/TaskTitle.tsx';
import type { BoardTarget } from './boardTargets.ts';

/** Props of BoardCard. */
export interface BoardCardProps {
	row: TaskRow;
	targets: readonly BoardTarget[];
	isHeld: boolean;
	isTabStop: boolean;
	onMove: (target: BoardTarget) => void;
	onPress: (event: PointerEvent<HTMLElement>) => void;
	onOpen: () => void;
	onFocus: () => void;
}

/** One task on the board: a link to it, and a menu that moves it without dragging. */
export function BoardCard({ row, targets, isHeld, isTabStop, onMove, onPress, onOpen, onFocus }: BoardCardProps) {
	const nameOf = useTaskName();
	const { lfdnr, title, assignees, items, itemsDone, objects } = row;
	return (
		<Card data-task={lfdnr} data-held={isHeld || undefined} onPointerDown={onPress} onFocus={onFocus}>
			<Anchor
				data-primary=""
				draggable={false}
				href={hrefOf('taskDetails', { lfdnr })}
				tabIndex={isTabStop ? 0 : -1}
				aria-describedby="board-keys"
				onClick={onOpen}
			>
				<TaskTitle title={title} />
			</Anchor>
			<Facts>
				<DueDay task={row} />
				{items > 0 && <span>{`${itemsDone} von ${items}`}</span>}
				<span>{assigneeNames(assignees)}</span>
				{objects.length > 0 && (
					<span>
						<ObjectNames objects={objects} />
					</span>
				)}
			</Facts>
			<Mover>
				<Menu
					align="end"
					entries={targets
						.filter(({ state }) => state !== row.status.lfdnr)
						.map((target) => ({
							id: String(target.state),
							label: `Nach ${target.name}`,
							isDisabled: target.closed !== null,
							...(target.closed !== null && { description: target.closed }),
							onAction: () => onMove(target),
						}))}
					trigger={(props) => (
						<Button
							{...props}
							variant="quiet"
							size="compact"
							tabIndex={isTabStop ? 0 : -1}
							icon={<ArrowLeftRight size={16} aria-hidden="true" />}
							label={`„${nameOf(title)}“ verschieben`}
						/>
					)}
				/>
			</Mover>
		</Card>
	);
}

const Card = styled.li`
	position: relative;
	display: grid;
	gap: var(--k-space-2);
	padding: var(--k-space-3);
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius);
	background: var(--k-color-surface);
	touch-action: pan-x pan-y;
	user-select: none;

	&:hover {
		border-color: var(--k-color-border);
	}

	&[data-held] {
		outline: var(--k-focus-width) dashed var(--k-color-focus);
	}

	&[data-dragged] {
		z-index: 2;
		box-shadow: var(--k-shadow-popover);
		cursor: grabbing;
		pointer-events: none;
	}

	[data-primary] {
		padding-inline-end: 2rem;
		color: inherit;
		font-weight: var(--k-font-weight-medium);
		outline: none;
		overflow-wrap: anywhere;
		text-decoration: none;
	}

	[data-primary]::after {
		content: '';
		position: absolute;
		inset: 0;
		border-radius: var(--k-radius);
	}

	[data-primary]:focus-visible::after {
		outline: var(--k-focus-width) solid var(--k-color-focus);
	}
`;

const Facts = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-1) var(--k-space-3);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	overflow-wrap: anywhere;

	span:empty {
		display: none;
	}
`;

const Mover = styled.div`
	position: absolute;
	z-index: 1;
	inset-block-start: var(--k-space-2);
	inset-inline-end: var(--k-space-2);
`;
