import type { Loaded } from '../../../data/api.tsx';

/** Entries of a list as a Select shows them; what is chosen and not among them stays one to see. */
export function optionsFrom(
	list: Loaded<readonly { readonly code: string; readonly bezeichnung: string }[]>,
	chosen: string,
): { value: string; label: string }[] {
	const options =
		list.status === 'ready' ? list.data.map(({ code, bezeichnung }) => ({ value: code, label: bezeichnung })) : [];
	const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
	return isKnown ? options : [...options, { value: chosen, label: chosen }];
}
