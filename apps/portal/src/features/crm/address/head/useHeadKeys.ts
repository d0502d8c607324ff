import { isDialogOpen } from '@kontor/ui/KeyboardHelp';
import { useEffect, useEffectEvent } from 'react';
import { isPressed } from '../../../../screen/shortcuts.ts';

const names = ['beginInteraction', 'beginTask', 'edit', 'print'] as const;

/** Actions of the keys of an open address; undefined for what this user may not. */
export type HeadKeys = Readonly<Record<(typeof names)[number], (() => void) | undefined>>;

/** Does by a key what the head of an address offers, while no dialog lies over it. */
export function useHeadKeys(keys: HeadKeys): void {
	const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
		if (event.defaultPrevented || event.repeat || isDialogOpen()) return;
		const action = names.find((name) => isPressed(name, event));
		const act = action && keys[action];
		if (act === undefined) return;
		event.preventDefault();
		act();
	});
	useEffect(() => {
		const listen = (event: KeyboardEvent) => onKeyDown(event);
		document.addEventListener('keydown', listen);
		return () => document.removeEventListener('keydown', listen);
	}, []);
}
