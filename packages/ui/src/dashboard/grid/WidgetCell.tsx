import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import MoveDiagonal from 'lucide-react/icons/move-diagonal-2';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { MenuButton, type MenuEntry } from '../../Menu/Menu.tsx';
import { dashboardMessages } from '../../messages/messages.ts';
import type { MoveDirection, SizeChange } from './arrange.ts';
import type { GridBox } from './gridGeometry.ts';
import { Bar, Cell, Content, Corner, Handle } from './WidgetCell.styles.ts';

/** Props of WidgetCell. */
interface WidgetCellProps {
	id: string;
	title: string;
	box: GridBox;
	/** Under the pointer: it lies above the others and follows without delay. */
	isHeld: boolean;
	isEditing: boolean;
	/** Id of the text that explains the keys. */
	hintId: string;
	onGrip: (event: PointerEvent<HTMLElement>, kind: 'move' | 'size') => void;
	onMove: (direction: MoveDirection) => void;
	onResize: (change: SizeChange) => void;
	onRemove: () => void;
	children: ReactNode;
}

const moves: Partial<Record<string, MoveDirection>> = {
	ArrowLeft: 'left',
	ArrowRight: 'right',
	ArrowUp: 'up',
	ArrowDown: 'down',
};
const sizes: Partial<Record<string, SizeChange>> = {
	ArrowLeft: 'narrower',
	ArrowRight: 'wider',
	ArrowUp: 'lower',
	ArrowDown: 'taller',
};

/**
 * A widget in its place. While editing, a bar with handle and menu lies over its head and its content is out of reach, so
 * that no press in it moves or does anything.
 */
export function WidgetCell(props: WidgetCellProps) {
	const { id, title, box, isHeld, isEditing, hintId, onGrip, onMove, onResize, onRemove, children } = props;

	function handleKeyDown(event: KeyboardEvent) {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const move = event.shiftKey ? undefined : moves[event.key];
		const size = event.shiftKey ? sizes[event.key] : undefined;
		if (!move && !size) return;
		event.preventDefault();
		if (move) onMove(move);
		if (size) onResize(size);
	}

	const entries: MenuEntry[] = [
		{
			kind: 'section',
			id: 'move',
			label: dashboardMessages.move,
			items: (['left', 'right', 'up', 'down'] as const).map((direction) => ({
				id: direction,
				label: dashboardMessages[direction],
				onAction: () => onMove(direction),
			})),
		},
		{
			kind: 'section',
			id: 'size',
			label: dashboardMessages.size,
			items: (['wider', 'narrower', 'taller', 'lower'] as const).map((change) => ({
				id: change,
				label: dashboardMessages[change],
				onAction: () => onResize(change),
			})),
		},
		{ kind: 'separator', id: 'line' },
		{ id: 'remove', label: dashboardMessages.remove, isDanger: true, onAction: onRemove },
	];

	return (
		<Cell style={box} data-held={isHeld || undefined} data-editing={isEditing || undefined}>
			<Content inert={isEditing}>{children}</Content>
			{isEditing && (
				<>
					<Bar>
						<Handle
							type="button"
							data-handle={id}
							aria-label={dashboardMessages.handle(title)}
							aria-describedby={hintId}
							onPointerDown={(event) => onGrip(event, 'move')}
							onKeyDown={handleKeyDown}
						>
							<GripVertical aria-hidden="true" />
							<span>{title}</span>
						</Handle>
						<MenuButton
							variant="quiet"
							size="compact"
							icon={<Ellipsis />}
							label={dashboardMessages.arrange(title)}
							align="end"
							entries={entries}
						/>
					</Bar>
					<Corner onPointerDown={(event) => onGrip(event, 'size')}>
						<MoveDiagonal aria-hidden="true" />
					</Corner>
				</>
			)}
		</Cell>
	);
}
