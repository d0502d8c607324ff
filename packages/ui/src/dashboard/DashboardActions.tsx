import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { dashboardMessages } from '../messages/messages.ts';
import type { DashboardProps } from './WidgetGrid.tsx';

/** Props of DashboardActions. */
export interface DashboardActionsProps extends DashboardProps {
	onEditingChange: (isEditing: boolean) => void;
}

// Dialogs bring their overlay along; only who arranges the dashboard loads them.
const EditDialogs = lazy(() => import('./EditDialogs.tsx').then(({ EditDialogs }) => ({ default: EditDialogs })));

/** The buttons of a dashboard for the head of its page: edit, and while editing add, reset and done. */
export function DashboardActions({ onEditingChange, ...dashboard }: DashboardActionsProps) {
	const [open, setOpen] = useState<'none' | 'gallery' | 'reset'>('none');
	const { isEditing, layouts } = dashboard;
	if (!isEditing)
		return (
			<Button icon={<Pencil />} disabled={layouts === null} onClick={() => onEditingChange(true)}>
				{dashboardMessages.edit}
			</Button>
		);
	return (
		<>
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
					<EditDialogs open={open} onClose={() => setOpen('none')} dashboard={dashboard} />
				</Suspense>
			)}
		</>
	);
}
