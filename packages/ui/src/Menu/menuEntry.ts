import type { ReactNode } from 'react';

/** An action or, with `href`, a way to another screen. */
export interface MenuItem {
	kind?: 'item';
	/** Unique in its menu. */
	id: string;
	label: string;
	icon?: ReactNode;
	/** A second, quieter line, such as why it is disabled. */
	description?: string;
	/** The keys that do the same, as written on them: "Strg+P". Only shown. */
	shortcut?: string;
	/** Stays reachable, so that everybody learns it is there, but does nothing. */
	isDisabled?: boolean;
	/** It destroys something. */
	isDanger?: boolean;
	href?: string;
	onAction?: () => void;
}

/** Entries under a heading. */
export interface MenuSection {
	kind: 'section';
	id: string;
	label: string;
	items: readonly MenuItem[];
}

/** One of several under a heading, with a tick at the chosen one. */
export interface MenuChoice {
	kind: 'choice';
	id: string;
	label: string;
	options: readonly { value: string; label: string; icon?: ReactNode }[];
	value: string;
	onValueChange: (value: string) => void;
}

/** A line between entries. */
export interface MenuSeparator {
	kind: 'separator';
	id: string;
}

/** Anything a menu consists of. */
export type MenuEntry = MenuItem | MenuSection | MenuChoice | MenuSeparator;
