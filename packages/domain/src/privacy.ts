/** What is seen in place of a hidden value: always the same, so that neither its length nor its letters leak. */
export const HIDDEN_MARK = '•••••';

/** What is heard in its place. */
export const HIDDEN_WORD = 'verborgen';

/** What an address is called: by its name or, while that is hidden, by its number, under which staff still find it. */
export function addressLabel(name: string, lfdnr: number | string, isHidden: boolean): string {
	return isHidden ? `Adresse ${lfdnr}` : name;
}

/** What a document is called; its name says what somebody needs, so of a hidden one only short type and number are left. */
export function documentLabel(
	{ shortType, name, number }: { shortType: string; name: string; number: string },
	isHidden: boolean,
): string {
	return `${shortType} ${isHidden ? number : name}`;
}
