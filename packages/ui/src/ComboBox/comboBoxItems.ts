/** What can be chosen. */
export interface ComboBoxItem {
	/** Tells entries apart; what a form submits. */
	key: string;
	/** What stands in the field. */
	label: string;
	/** A second line that tells entries of the same label apart. */
	description?: string;
	isDisabled?: boolean;
}

/** The entry Enter would choose: the wanted one if it is there, else the first that can be chosen. */
export function activeItem<Item extends ComboBoxItem>(items: readonly Item[], wanted: string | undefined): Item | null {
	const enabled = items.filter((item) => !item.isDisabled);
	return enabled.find((item) => item.key === wanted) ?? enabled[0] ?? null;
}

/** The entry an arrow leads to from the current one, past those that cannot be chosen and round at the ends. */
export function nextItem<Item extends ComboBoxItem>(
	items: readonly Item[],
	current: Item | null,
	arrow: 'ArrowDown' | 'ArrowUp',
): Item | null {
	const enabled = items.filter((item) => !item.isDisabled);
	const at = enabled.findIndex((item) => item.key === current?.key);
	if (arrow === 'ArrowDown') return enabled[(at + 1) % enabled.length] ?? null;
	return enabled.at(at <= 0 ? -1 : at - 1) ?? null;
}

/** The entry that a text typed in full means, case and outer blanks aside; null when none or several have that label. */
export function onlyMatch<Item extends ComboBoxItem>(items: readonly Item[], text: string): Item | null {
	const wanted = comparable(text);
	const matches = items.filter((item) => !item.isDisabled && comparable(item.label) === wanted);
	return matches.length === 1 ? (matches[0] ?? null) : null;
}

function comparable(text: string): string {
	return text.trim().normalize('NFC').toLocaleLowerCase('de-AT');
}
