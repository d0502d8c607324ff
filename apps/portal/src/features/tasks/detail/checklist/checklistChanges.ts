import type { Model } from '@kontor/api-client/types';

/** The steps of a task in their order. */
export type Items = readonly Model<'TaskItem'>[];

/** As many steps as a task can have. */
export const MOST_ITEMS = 50;

/**
 * One change of a checklist: applied to the list that was read and, where somebody else was faster, to the list of now;
 * null where it means nothing there any more. Steps are known by their place and text, since two may read the same.
 */
export type ItemsChange = (items: Items) => Items | null;

function placeOf(items: Items, index: number, text: string | undefined): number {
	return items[index]?.text === text ? index : items.findIndex((item) => item.text === text);
}

/** The same at the place where this step is now. */
function atItem(known: Items, index: number, change: (items: Items, place: number) => Items): ItemsChange {
	const text = known[index]?.text;
	return (items) => {
		const place = placeOf(items, index, text);
		return place < 0 ? null : change(items, place);
	};
}

/** Adds a step at the end or, for one that comes back, at its old place. */
export function addItem(item: Model<'TaskItem'>, at = MOST_ITEMS): ItemsChange {
	return (items) => (items.length >= MOST_ITEMS ? null : items.toSpliced(Math.min(at, items.length), 0, item));
}

/** Ticks a step off, or opens it again. */
export function tickItem(known: Items, index: number, done: boolean): ItemsChange {
	return atItem(known, index, (items, place) => items.map((item, at) => (at === place ? { ...item, done } : item)));
}

/** Gives a step another text. */
export function renameItem(known: Items, index: number, text: string): ItemsChange {
	return atItem(known, index, (items, place) => items.map((item, at) => (at === place ? { ...item, text } : item)));
}

/** Takes a step away. */
export function removeItem(known: Items, index: number): ItemsChange {
	return atItem(known, index, (items, place) => items.toSpliced(place, 1));
}

/** Takes a step to another place. */
export function moveItem(known: Items, index: number, to: number): ItemsChange {
	return atItem(known, index, (items, place) => {
		const [item] = items.slice(place, place + 1);
		return item === undefined ? items : items.toSpliced(place, 1).toSpliced(to, 0, item);
	});
}
