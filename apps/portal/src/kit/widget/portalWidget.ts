import type { WidgetId } from '@kontor/domain/widgets';
import { type ComponentType, createContext } from 'react';

/** What a widget's content is given. */
export interface WidgetContentProps {
	/** Its name, as the domain has it. */
	title: string;
}

/** A widget of an app; `<app>.widgets.tsx` exports a list of them as `widgets`, and the dashboard finds it there. */
export interface PortalWidget {
	readonly id: WidgetId;
	/** One sentence for the gallery. */
	readonly description: string;
	/** What it looks like there. */
	readonly shape: 'list' | 'figure' | 'chart';
	/** A LoadedWidget, or a Widget that asks nobody (`isLocal`). */
	readonly Content: ComponentType<WidgetContentProps>;
	/** It asks the server for nothing, and so waits for no turn. */
	readonly isLocal?: boolean;
}

/** What a content knows of its place on the dashboard. */
export interface WidgetPlacement {
	/** Somebody may look at it now. */
	readonly isSeen: boolean;
	/** The first answer is here: the next widget may ask. */
	readonly onAnswered: () => void;
}

/** Where a content learns of its place; alone it is always seen. */
export const WidgetPlacementContext = createContext<WidgetPlacement>({ isSeen: true, onAnswered: () => {} });
