import { StatTile } from '@kontor/ui/dashboard';
import { useFailedLogins } from '../../data/dashboard.ts';
import { LoadedWidget } from '../../kit/widget/LoadedWidget.tsx';
import type { PortalWidget, WidgetContentProps } from '../../kit/widget/portalWidget.ts';

/** The widget of the developer portal. */
export const widgets: readonly PortalWidget[] = [
	{
		id: 'TELEMETRY_FAILED_LOGINS',
		description: 'Wie oft eine Anmeldung in den letzten 24 Stunden gescheitert ist.',
		shape: 'figure',
		Content: FailedLogins,
	},
];

function FailedLogins({ title }: WidgetContentProps) {
	return (
		<LoadedWidget title={title} path="/v1/dashboard/failed-logins" loaded={useFailedLogins()} isEmpty={() => false}>
			{({ count, countBefore, hours }) => (
				<StatTile value={String(count)} change={changeOf(count - countBefore)} trend={hours} />
			)}
		</LoadedWidget>
	);
}

function changeOf(difference: number) {
	const comparedWith = 'ggü. den 24 Stunden davor';
	if (difference === 0) return { text: '±0', direction: 'same', comparedWith } as const;
	if (difference > 0) return { text: `+${difference}`, direction: 'up', meaning: 'bad', comparedWith } as const;
	return { text: `−${-difference}`, direction: 'down', meaning: 'good', comparedWith } as const;
}
