/** The key of the tab that an arrow, Home or End leads to from `current`, or null for any other key. Disabled tabs are skipped. */
export function nextTab(
	key: string,
	current: string,
	tabs: readonly { key: string; isDisabled?: boolean | undefined }[],
): string | null {
	const enabled = tabs.filter((tab) => !tab.isDisabled || tab.key === current).map((tab) => tab.key);
	const at = enabled.indexOf(current);
	if (key === 'ArrowRight') return enabled[(at + 1) % enabled.length] ?? null;
	if (key === 'ArrowLeft') return enabled.at(at - 1) ?? null;
	if (key === 'Home') return enabled[0] ?? null;
	if (key === 'End') return enabled.at(-1) ?? null;
	return null;
}
