/** Text of a documentation page whose parts in backticks are code. */
export function Prose({ text }: { text: string }) {
	// The parts never change their order, so their place is key enough.
	return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={`${index}`}>{part}</code> : part));
}
