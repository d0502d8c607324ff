import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { messages } from '../messages/messages.ts';
import { Remove, Root, Text } from './Chip.styles.ts';

export { FilterChip, type FilterChipProps } from './FilterChip.tsx';

/** Props of Chip. */
export interface ChipProps {
	/** One or two words; cut with an ellipsis where there is no room. */
	text: string;
	/** Before the text, of 16 pixels. */
	icon?: ReactNode;
	/** Brings a button that takes the chip away; what then has the focus is for the owner to say. */
	onRemove?: (() => void) | undefined;
	/** "„Graz“ entfernen" by default. */
	removeLabel?: string;
	/** The button is no stop of Tab: keys reach it another way, such as the arrows in a TagField. */
	isRemoveSkipped?: boolean;
	isDisabled?: boolean | undefined;
}

/** One of several things chosen, each of which can be taken away again. A state of a thing is a Badge. */
export function Chip({
	text,
	icon,
	onRemove,
	removeLabel = messages.Chip.remove(text),
	isRemoveSkipped = false,
	isDisabled = false,
}: ChipProps) {
	return (
		<Root data-disabled={isDisabled || undefined}>
			{icon}
			<Text title={text}>{text}</Text>
			{onRemove && (
				<Remove
					type="button"
					tabIndex={isRemoveSkipped ? -1 : undefined}
					aria-label={removeLabel}
					title={removeLabel}
					disabled={isDisabled}
					onClick={onRemove}
				>
					<X />
				</Remove>
			)}
		</Root>
	);
}
