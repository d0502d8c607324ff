/** The mark in place of a hidden value: always the same, so that neither its length nor its letters leak. */
export const HIDDEN_MARK = '•••••';

/** The word for screen readers in its place. */
export const HIDDEN_WORD = 'verborgen';

/** The label of an address: its name or, while that is hidden, its number, under which staff still find it. */
export function addressLabel(name: string, lfdnr: number | string, isHidden: boolean): string {
	return isHidden ? `Adresse ${lfdnr}` : name;
}

/** The label of a document; its name says what somebody needs, so of a hidden one only short type and number are left. */
export function documentLabel(
	{ shortType, name, number }: { shortType: string; name: string; number: string },
	isHidden: boolean,
): string {
	return `${shortType} ${isHidden ? number : name}`;
}
