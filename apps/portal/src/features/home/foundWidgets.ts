import type { PortalWidget } from '../../kit/widget/portalWidget.ts';

const found = import.meta.glob<readonly PortalWidget[]>('../*/*.widgets.tsx', { eager: true, import: 'widgets' });

/** Every widget an app brings along: whoever adds one names it nowhere else. */
export const foundWidgets: readonly PortalWidget[] = Object.values(found).flat();
