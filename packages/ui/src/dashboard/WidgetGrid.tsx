import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { useElementSize } from '../measure/useElementSize.ts';
import { dashboardMessages } from '../messages/messages.ts';
import { Loading, Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type MoveDirection, movedBy, resizedBy, type SizeChange } from './grid/arrange.ts';
import { gridGeometry } from './grid/gridGeometry.ts';
import { usePointerArrange } from './grid/usePointerArrange.ts';
import { WidgetCell } from './grid/WidgetCell.tsx';
import {
	type DashboardModel,
	layoutAt,
	minimumOf,
	readingOrder,
	rowsOf,
	type WidgetDefinition,
	type WidgetLayout,
	type WidgetLayouts,
	withLayout,
	withoutWidget,
} from './grid/widgetLayout.ts';

/** A widget with what it shows, usually a Widget. */
export interface DashboardWidget extends WidgetDefinition {
	readonly content: ReactNode;
}

/** Props that grid and actions of one dashboard have in common. */
export interface DashboardProps {
	/** The widgets the user may have; any other id in the layouts is not shown, but kept. */
	widgets: readonly DashboardWidget[];
	/** The ids of who has arranged nothing, in reading order. */
	defaultIds: readonly string[];
	/** Where they stand then; without it they are set into rows. */
	defaultLayouts?: WidgetLayouts | undefined;
	/** What the user has arranged, `{}` for nothing; `null` while it is still loading, and nothing is shown or saved. */
	layouts: WidgetLayouts | null;
	isEditing: boolean;
	/** The user moved, sized, added, removed or reset; never called for a mere change of width. */
	onLayoutsChange: (layouts: WidgetLayouts) => void;
}

const Root = styled.div`
	position: relative;
	min-width: 0;
`;

const Placeholder = styled.div`
	position: absolute;
	border: var(--k-border-width) dashed var(--k-color-primary-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-primary-surface);
	transition:
		left var(--k-duration),
		top var(--k-duration);
`;

/**
 * Widgets in columns, each breakpoint of the measured width with an arrangement of its own. While editing, widgets are
 * moved and sized by pointer from handle and corner, by keys from the handle, and from a menu; every step is spoken.
 */
export function WidgetGrid(props: DashboardProps) {
	const { widgets, defaultIds, defaultLayouts, layouts, isEditing, onLayoutsChange } = props;
	const root = useRef<HTMLDivElement>(null);
	const placeholder = useRef<HTMLDivElement>(null);
	const hintId = useId();
	const size = useElementSize(root);
	const [spoken, setSpoken] = useState('');
	const geometry = size && gridGeometry(size.width);
	const model: DashboardModel = { definitions: widgets, defaultIds, defaultLayouts, layouts: layouts ?? {} };
	const own = geometry ? layoutAt(geometry.breakpoint, model) : [];
	const pointer = usePointerArrange({
		root,
		layout: own,
		geometry,
		definitions: widgets,
		onArrange: (layout, id, kind) => save(layout, id, kind),
		onCancel: (id) => speak(dashboardMessages.cancelled(titleOf(id))),
	});
	const layout = pointer.arranging?.layout ?? own;
	const order = useOrder(own, isEditing);
	const held = pointer.arranging && layout.find(({ id }) => id === pointer.arranging?.id);
	const heldPlace = held ? `${held.x} ${held.y} ${held.width} ${held.height}` : '';

	useLayoutEffect(() => {
		// Beyond the edge of the window the page follows.
		if (heldPlace !== '') placeholder.current?.scrollIntoView({ block: 'nearest' });
	}, [heldPlace]);

	// What was added while editing stands where there was room, and that may be out of sight.
	const newest = useNewest(order, isEditing);
	useLayoutEffect(() => {
		if (newest !== null) handleOf(root.current, newest)?.scrollIntoView({ block: 'nearest' });
	}, [newest]);

	function speak(text: string): void {
		// The same sentence again is news again, which a live region says only if the text differs.
		setSpoken((before) => (before === text ? `${text}\u00a0` : text));
	}

	function titleOf(id: string): string {
		return widgets.find((widget) => widget.id === id)?.title ?? '';
	}

	function save(next: WidgetLayout, id: string, kind: 'move' | 'size'): void {
		const widget = next.find((one) => one.id === id);
		if (!geometry || !widget) return;
		speak(
			kind === 'move'
				? dashboardMessages.placed(titleOf(id), widget.x + 1, widget.y + 1, geometry.columns)
				: dashboardMessages.sized(titleOf(id), widget.width, widget.height),
		);
		onLayoutsChange(withLayout(model, geometry.breakpoint, next));
	}

	function move(id: string, direction: MoveDirection): void {
		if (!geometry) return;
		const next = movedBy(own, id, direction, geometry.columns);
		if (next === own) speak(dashboardMessages.noWay(titleOf(id)));
		else save(next, id, 'move');
	}

	function resize(id: string, change: SizeChange): void {
		if (!geometry) return;
		const next = resizedBy(own, id, change, minimumOf(id, geometry.breakpoint, widgets), geometry.columns);
		if (next === own) speak(dashboardMessages.noSize(titleOf(id)));
		else save(next, id, 'size');
	}

	function remove(id: string): void {
		if (!geometry) return;
		const handles = root.current?.querySelectorAll<HTMLElement>('[data-handle]');
		const place = order.indexOf(id);
		(handles?.[place + 1] ?? handles?.[place - 1])?.focus();
		speak(dashboardMessages.removed(titleOf(id)));
		onLayoutsChange(withoutWidget(model, id, geometry.breakpoint));
	}

	return (
		<Root ref={root} style={geometry ? { height: geometry.heightOf(rowsOf(layout)) || undefined } : undefined}>
			{geometry && layouts === null && (
				<Loading label={dashboardMessages.loading}>
					{own.map((widget) => (
						<div key={widget.id} style={{ position: 'absolute', ...geometry.boxOf(widget) }}>
							<Skeleton shape="block" height="100%" />
						</div>
					))}
				</Loading>
			)}
			{geometry && layouts !== null && own.length === 0 && <EmptyState>{dashboardMessages.none}</EmptyState>}
			{geometry && held && <Placeholder ref={placeholder} style={geometry.boxOf(held)} />}
			{geometry &&
				layouts !== null &&
				order.map((id) => {
					const widget = layout.find((one) => one.id === id);
					const isHeld = pointer.arranging?.id === id;
					return (
						widget && (
							<WidgetCell
								key={id}
								id={id}
								title={titleOf(id)}
								box={isHeld && pointer.arranging ? pointer.arranging.box : geometry.boxOf(widget)}
								isHeld={isHeld}
								isEditing={isEditing}
								hintId={hintId}
								onGrip={(event, kind) => pointer.start(event, id, kind)}
								onMove={(direction) => move(id, direction)}
								onResize={(change) => resize(id, change)}
								onRemove={() => remove(id)}
							>
								{widgets.find((one) => one.id === id)?.content}
							</WidgetCell>
						)
					);
				})}
			<VisuallyHidden id={hintId}>{isEditing && dashboardMessages.handleHint}</VisuallyHidden>
			<VisuallyHidden role="status">{spoken}</VisuallyHidden>
		</Root>
	);
}

/** The handle of a widget within an element, while editing. */
export function handleOf(root: ParentNode | null, id: string): HTMLElement | null {
	return root?.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`) ?? null;
}

/** The id that came last while editing; null while none has. */
function useNewest(order: readonly string[], isEditing: boolean): string | null {
	const [known, setKnown] = useState<{ ids: readonly string[]; newest: string | null } | null>(null);
	if (!isEditing) {
		if (known) setKnown(null);
		return null;
	}
	const added = known && order.find((id) => !known.ids.includes(id));
	if (!known || added || known.ids.length !== order.length)
		setKnown({ ids: order, newest: added ?? known?.newest ?? null });
	return added ?? known?.newest ?? null;
}

/**
 * The ids in the order people read them. While editing the order stays what it was, new ones at the end: an element that
 * changes its place in the document would lose the focus.
 */
function useOrder(layout: WidgetLayout, isEditing: boolean): string[] {
	const [frozen, setFrozen] = useState<string[] | null>(null);
	const current = readingOrder(layout).map(({ id }) => id);
	if (!isEditing) {
		if (frozen) setFrozen(null);
		return current;
	}
	if (!frozen) {
		setFrozen(current);
		return current;
	}
	const kept = frozen.filter((id) => current.includes(id));
	return [...kept, ...current.filter((id) => !kept.includes(id))];
}
