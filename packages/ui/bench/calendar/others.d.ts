// It brings no types; this is as far as the bench asks it.
declare module 'react-big-calendar' {
	import type { ComponentType } from 'react';

	export const Calendar: ComponentType<Readonly<Record<string, unknown>>>;
	export function dayjsLocalizer(library: unknown): unknown;
}

declare module 'react-big-calendar/lib/addons/dragAndDrop' {
	import type { ComponentType } from 'react';

	type WithDragAndDrop = (
		calendar: ComponentType<Readonly<Record<string, unknown>>>,
	) => ComponentType<Readonly<Record<string, unknown>>>;
	const dragAndDrop: WithDragAndDrop | { readonly default: WithDragAndDrop };
	// biome-ignore lint/style/noDefaultExport: it has no other export
	export default dragAndDrop;
}
