import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Undo from 'lucide-react/icons/undo-2';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { MenuButton } from '../Menu/Menu.tsx';
import { dashboardMessages } from '../messages/messages.ts';
import type { WidgetLayouts } from './grid/widgetLayout.ts';
import { type DashboardProps, handleOf } from './WidgetGrid.tsx';

/** An arrangement to begin with. */
export interface DashboardTemplate {
	readonly id: string;
	readonly label: string;
	readonly layouts: WidgetLayouts;
}

/** Props of DashboardActions. */
export interface DashboardActionsProps extends DashboardProps {
	onEditingChange: (isEditing: boolean) => void;
	/** Takes the last change back; null where there is none. Left out, nothing can be taken back. */
	onUndo?: (() => void) | null | undefined;
	/** Arrangements to begin with, offered while editing. */
	templates?: readonly DashboardTemplate[] | undefined;
}

// Dialogs bring their overlay along; only who arranges the dashboard loads them.
const EditDialogs = lazy(() => import('./EditDialogs.tsx').then(({ EditDialogs }) => ({ default: EditDialogs })));

/** The buttons of a dashboard for the head of its page: edit, and while editing undo, templates, reset, add and done. */
export function DashboardActions({ onEditingChange, onUndo, templates = [], ...dashboard }: DashboardActionsProps) {
	const [open, setOpen] = useState<'none' | 'gallery' | 'reset'>('none');
	const [added, setAdded] = useState<string | null>(null);
	const { isEditing, layouts, onLayoutsChange } = dashboard;
	useUndoKey(isEditing && open === 'none' ? onUndo : null);

	// Whoever has added something goes on with it; the dialog gives the focus back to its button first.
	useEffect(() => {
		if (open !== 'none' || added === null) return;
		const timer = setTimeout(() => {
			setAdded(null);
			handleOf(document, added)?.focus();
		}, 50);
		return () => clearTimeout(timer);
	}, [open, added]);

	if (!isEditing)
		return (
			<Button icon={<Pencil />} disabled={layouts === null} onClick={() => onEditingChange(true)}>
				{dashboardMessages.edit}
			</Button>
		);
	return (
		<>
			{onUndo !== undefined && (
				<Button icon={<Undo />} disabled={onUndo === null} onClick={() => onUndo?.()}>
					{dashboardMessages.undo}
				</Button>
			)}
			{templates.length > 0 && (
				<MenuButton
					align="end"
					entries={templates.map(({ id, label, layouts: begun }) => ({
						id,
						label,
						onAction: () => onLayoutsChange(begun),
					}))}
				>
					{dashboardMessages.templates}
				</MenuButton>
			)}
			<Button onClick={() => setOpen('reset')} disabled={layouts === null || Object.keys(layouts).length === 0}>
				{dashboardMessages.reset}
			</Button>
			<Button icon={<Plus />} onClick={() => setOpen('gallery')}>
				{dashboardMessages.add}
			</Button>
			<Button variant="primary" onClick={() => onEditingChange(false)}>
				{dashboardMessages.done}
			</Button>
			{open !== 'none' && (
				<Suspense>
					<EditDialogs open={open} onClose={() => setOpen('none')} onAdded={setAdded} dashboard={dashboard} />
				</Suspense>
			)}
		</>
	);
}

/** Ctrl+Z or ⌘Z anywhere but in a field that has an undo of its own. */
function useUndoKey(onUndo: (() => void) | null | undefined): void {
	const undo = useEffectEvent((event: KeyboardEvent) => {
		const isField = event.target instanceof HTMLElement && event.target.matches('input, textarea, [contenteditable]');
		if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isField) return;
		event.preventDefault();
		onUndo?.();
	});
	const isOn = onUndo != null;
	useEffect(() => {
		if (!isOn) return;
		window.addEventListener('keydown', undo);
		return () => window.removeEventListener('keydown', undo);
	}, [isOn]);
}
