import { ClockWidget } from '@kontor/ui/dashboard';
import { useClock } from '../../host/clock.tsx';
import type { PortalWidget } from '../../kit/widget/portalWidget.ts';

/** Widgets that belong to no app. */
export const widgets: readonly PortalWidget[] = [
	{ id: 'CLOCK', description: 'Uhrzeit, Datum und Kalenderwoche.', shape: 'figure', Content: Clock, isLocal: true },
];

function Clock() {
	return <ClockWidget clock={useClock()} />;
}
