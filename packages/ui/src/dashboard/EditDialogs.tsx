import { breakpoints } from '@kontor/german/widgetGrid';
import { ConfirmDialog } from '../AlertDialog/AlertDialog.tsx';
import { dashboardMessages } from '../messages/messages.ts';
import { shownIds, withWidget } from './grid/widgetLayout.ts';
import { WidgetGallery } from './WidgetGallery.tsx';
import type { DashboardProps } from './WidgetGrid.tsx';

/** Props of EditDialogs. */
interface EditDialogsProps {
	open: 'gallery' | 'reset';
	onClose: () => void;
	onAdded: (id: string) => void;
	dashboard: DashboardProps;
}

/** What opens from the actions while a dashboard is edited. */
export function EditDialogs({ open, onClose, onAdded, dashboard }: EditDialogsProps) {
	const { widgets, defaultIds, defaultLayouts, onLayoutsChange } = dashboard;
	const model = { definitions: widgets, defaultIds, defaultLayouts, layouts: dashboard.layouts ?? {} };
	const shown = shownIds(model);

	function add(id: string): void {
		const widest = breakpoints.toReversed().find((one) => model.layouts[one]) ?? 'lg';
		onLayoutsChange(withWidget(model, id, widest));
		onAdded(id);
	}

	function reset(): void {
		onLayoutsChange({});
		onClose();
	}

	return (
		<>
			<WidgetGallery
				isOpen={open === 'gallery'}
				onClose={onClose}
				widgets={widgets.filter(({ id }) => !shown.includes(id))}
				onAdd={add}
			/>
			<ConfirmDialog
				isOpen={open === 'reset'}
				onClose={onClose}
				title={dashboardMessages.resetTitle}
				confirmLabel={dashboardMessages.reset}
				isDanger
				onConfirm={reset}
			>
				{dashboardMessages.resetText}
			</ConfirmDialog>
		</>
	);
}
