export { ClockWidget, type ClockWidgetProps } from './ClockWidget.tsx';
export { DashboardActions, type DashboardActionsProps, type DashboardTemplate } from './DashboardActions.tsx';
export type { PlacedWidget, WidgetDefinition, WidgetLayout, WidgetLayouts } from './grid/widgetLayout.ts';
export { type StatChange, StatTile, type StatTileProps } from './StatTile.tsx';
export { Widget, type WidgetProps, type WidgetState } from './Widget.tsx';
export { type DashboardProps, type DashboardWidget, WidgetGrid } from './WidgetGrid.tsx';
