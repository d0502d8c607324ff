import ChevronDown from 'lucide-react/icons/chevron-down';
import {
	type ChangeEvent,
	type ComponentPropsWithRef,
	type FocusEvent,
	type KeyboardEvent,
	useMemo,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { ChipBox, handleChipKeys } from '../Chip/ChipBox.tsx';
import { ChosenChips } from '../Chip/ChosenChips.tsx';
import { EndButton } from '../ComboBox/ComboBox.styles.ts';
import { ComboBoxPopup } from '../ComboBox/ComboBoxPopup.tsx';
import { activeItem, type ComboBoxItem, nextItem } from '../ComboBox/comboBoxItems.ts';
import { useHeldEnter } from '../ComboBox/useHeldEnter.ts';
import { useSearchRun } from '../ComboBox/useSearchRun.ts';
import { Field, type FieldProps, useInnerRef } from '../Field/Field.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import type { Search } from '../GlobalSearch/searchRun.ts';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { searchItems } from './searchItems.ts';

export type { ComboBoxItem } from '../ComboBox/comboBoxItems.ts';

/** Where the entries come from: a list at hand, or a search that answers with at most some fifty, best first. */
export type MultiSelectSource<Item extends ComboBoxItem> =
	| { options: readonly Item[]; load?: undefined; minLength?: undefined }
	| { options?: undefined; load: Search<readonly Item[]>; minLength?: number };

/** Props of MultiSelect; the attributes of the native input pass through. With react-hook-form through its `Controller`. */
export type MultiSelectProps<Item extends ComboBoxItem> = FieldProps &
	MultiSelectSource<Item> &
	Omit<
		ComponentPropsWithRef<'input'>,
		'type' | 'size' | 'required' | 'children' | 'value' | 'defaultValue' | 'onChange' | 'minLength'
	> & {
		/** The chosen entries in the order they were chosen; leave it out and the field keeps them itself. */
		value?: readonly Item[] | undefined;
		defaultValue?: readonly Item[] | undefined;
		onValueChange?: (value: Item[]) => void;
	};

/** Milliseconds without a key before a text is searched on a server; a list at hand is searched at once. */
const typingPause = 200;

/**
 * Several of many entries, found by typing. The list stays open while entries are ticked; Enter ticks and unticks,
 * Escape closes, Backspace in the empty field takes the last one away, arrows left reach the others.
 */
export function MultiSelect<Item extends ComboBoxItem>({
	label,
	isLabelHidden,
	hint,
	error,
	warning,
	isRequired,
	id,
	className,
	value,
	defaultValue,
	onValueChange,
	name,
	ref,
	onBlur,
	onKeyDown,
	placeholder,
	'aria-describedby': describedBy,
	options,
	load,
	minLength = 0,
	...rest
}: MultiSelectProps<Item>) {
	const [ownValue, setOwnValue] = useState<readonly Item[]>(defaultValue ?? []);
	const [text, setText] = useState('');
	const [isOpen, setIsOpen] = useState(false);
	const [activeKey, setActiveKey] = useState<string | null>(null);
	const [spoken, setSpoken] = useState('');
	const [isLeft, setIsLeft] = useState(false);
	const [input, setInput] = useInnerRef(ref);
	const box = useRef<HTMLDivElement>(null);
	const loadLocal = useMemo(() => (options ? searchItems(options) : null), [options]);
	const run = useSearchRun<Item>({
		load: loadLocal ?? load ?? noEntries,
		minLength,
		pause: options ? 0 : typingPause,
	});
	const state = useSyncExternalStore(run.subscribe, run.state);

	const chosen = value ?? ownValue;
	const isLocked = rest.readOnly || rest.disabled;
	const items = 'results' in state ? (state.results ?? []) : [];
	const active = isOpen && state.status === 'found' ? activeItem(items, activeKey ?? undefined) : null;

	useFormReset(input, () => {
		setOwnValue(defaultValue ?? []);
		setText('');
	});

	function emit(next: Item[]): void {
		setOwnValue(next);
		onValueChange?.(next);
	}

	function toggle(item: Item): void {
		if (item.isDisabled || isLocked) return;
		const isChosen = chosen.some((other) => other.key === item.key);
		emit(isChosen ? chosen.filter((other) => other.key !== item.key) : [...chosen, item]);
		setSpoken(isChosen ? messages.MultiSelect.removed(item.label) : messages.MultiSelect.added(item.label));
		setActiveKey(item.key);
		if (text !== '') {
			setText('');
			run.type('');
		}
	}

	const holdEnter = useHeldEnter(state, (results) => {
		const best = activeItem(results, undefined);
		if (best) toggle(best);
	});

	function remove(index: number): void {
		const item = chosen[index];
		if (item) toggle(item);
	}

	function open(query: string): void {
		if (isLocked) return;
		setIsOpen(true);
		setActiveKey(null);
		run.type(query);
	}

	function close(): void {
		setIsOpen(false);
		run.cancel();
	}

	function handleChange(event: ChangeEvent<HTMLInputElement>): void {
		setText(event.target.value);
		setIsLeft(false);
		setSpoken('');
		open(event.target.value);
	}

	function handleBlur(event: FocusEvent<HTMLInputElement>): void {
		const match = state.status === 'found' && text.trim() !== '' ? soleMatch(items) : null;
		const isChosen = chosen.some((item) => item.key === match?.key);
		if (match && !isChosen) toggle(match);
		close();
		// What stands for no entry stays in sight as an error; a blank text and a chosen entry leave nothing to say.
		if (match || text.trim() === '') setText('');
		setIsLeft(true);
		onBlur?.(event);
	}

	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
		onKeyDown?.(event);
		if (event.defaultPrevented || isComposing(event)) return;
		if (!handleKey(event.key, event.altKey)) return;
		event.preventDefault();
		event.stopPropagation();
	}

	/** True when the key was for the list and must reach neither the form nor a dialog around it. */
	function handleKey(key: string, isAlt: boolean): boolean {
		if (key === 'ArrowUp' && isAlt) return closeIfOpen();
		if (key === 'ArrowDown' || key === 'ArrowUp') {
			if (!isOpen) open(text);
			else if (active) setActiveKey(nextItem(items, active, key)?.key ?? null);
			return true;
		}
		if (key === 'Enter' && isOpen) {
			if (active) toggle(active);
			else if (!holdEnter() && state.status === 'failed') run.retry();
			return true;
		}
		if (key === 'Backspace' && text === '' && chosen.length > 0 && !isLocked) {
			remove(chosen.length - 1);
			return true;
		}
		if (key !== 'Escape') return false;
		if (closeIfOpen()) return true;
		setText('');
		return text !== '';
	}

	function closeIfOpen(): boolean {
		if (isOpen) close();
		return isOpen;
	}

	const isUnchosen = isLeft && text.trim() !== '' && !isLocked;
	const ownError = isUnchosen ? messages.ComboBox.unchosen : undefined;
	const frame = {
		label,
		isLabelHidden,
		hint,
		error: error ?? ownError,
		warning,
		isRequired,
		id,
		className,
		describedBy,
	};
	return (
		<Field {...frame}>
			{(control, ids) => (
				<>
					<ChipBox ref={box} onKeyDown={(event) => !isLocked && handleChipKeys(event, remove)}>
						<ChosenChips
							label={messages.MultiSelect.chosen}
							chosen={chosen}
							name={name}
							isDisabled={rest.disabled}
							isReadOnly={rest.readOnly}
							onRemove={(index) => {
								remove(index);
								input.current?.focus();
							}}
						/>
						<input
							autoComplete="off"
							autoCapitalize="none"
							spellCheck={false}
							{...rest}
							{...control}
							ref={setInput}
							type="text"
							role="combobox"
							aria-autocomplete="list"
							aria-expanded={active !== null}
							aria-controls={active ? `${control.id}-list` : undefined}
							aria-activedescendant={active ? `${control.id}-option-${active.key}` : undefined}
							placeholder={chosen.length === 0 ? placeholder : undefined}
							value={text}
							onChange={handleChange}
							onBlur={handleBlur}
							onClick={() => !isOpen && open(text)}
							onKeyDown={handleKeyDown}
						/>
						{!isLocked && (
							<EndButton
								type="button"
								tabIndex={-1}
								aria-label={messages.MultiSelect.open}
								// The focus stays in the input, and with it the on-screen keyboard.
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => {
									input.current?.focus();
									if (!closeIfOpen()) open(text);
								}}
							>
								<ChevronDown />
							</EndButton>
						)}
					</ChipBox>
					{isOpen && (
						<ComboBoxPopup
							anchor={box}
							controlId={control.id}
							labelId={ids.label}
							state={state}
							minLength={minLength}
							chosen={new Set(chosen.map((item) => item.key))}
							activeKey={active?.key}
							onChoose={toggle}
							onPoint={(item) => setActiveKey(item.key)}
							onRetry={run.retry}
							onDismiss={close}
						/>
					)}
					<VisuallyHidden role="status">
						{spoken || (isOpen && state.status === 'found' && messages.ComboBox.count(items.length))}
					</VisuallyHidden>
				</>
			)}
		</Field>
	);
}

/** The entry a text leads to where it is the only one that can be chosen. */
function soleMatch<Item extends ComboBoxItem>(items: readonly Item[]): Item | null {
	const choosable = items.filter((item) => !item.isDisabled);
	return choosable.length === 1 ? (choosable[0] ?? null) : null;
}

async function noEntries(): Promise<readonly never[]> {
	return [];
}
