import { Chip } from './Chip.tsx';

/** Props of ChosenChips. */
interface ChosenChipsProps {
	/** Names the list: "Ausgewählt". */
	label: string;
	chosen: readonly { key: string; label: string }[];
	/** Under which a native form sends each key. */
	name: string | undefined;
	isDisabled: boolean | undefined;
	isReadOnly: boolean | undefined;
	/** By its button; what then has the focus is for the owner to say. */
	onRemove: (index: number) => void;
}

/** What an input with several values holds, as chips before its text; part of a ChipBox. */
export function ChosenChips({ label, chosen, name, isDisabled, isReadOnly, onRemove }: ChosenChipsProps) {
	if (chosen.length === 0) return null;
	return (
		<ul aria-label={label}>
			{chosen.map((item, index) => (
				<li key={item.key}>
					<Chip
						text={item.label}
						isRemoveSkipped
						isDisabled={isDisabled}
						onRemove={isReadOnly ? undefined : () => onRemove(index)}
					/>
					{name !== undefined && <input type="hidden" name={name} value={item.key} disabled={isDisabled} />}
				</li>
			))}
		</ul>
	);
}
