import ChevronDown from 'lucide-react/icons/chevron-down';
import X from 'lucide-react/icons/x';
import {
	type ChangeEvent,
	type ComponentPropsWithRef,
	type FocusEvent,
	type KeyboardEvent,
	useRef,
	useState,
	useSyncExternalStore,
} from 'react';
import { ControlBox, Field, type FieldProps, useInnerRef } from '../Field/Field.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { useFormReset } from '../Field/useFormReset.ts';
import type { SearchState } from '../GlobalSearch/searchRun.ts';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { EndButton } from './ComboBox.styles.ts';
import { ComboBoxPopup } from './ComboBoxPopup.tsx';
import { activeItem, type ComboBoxItem, nextItem, onlyMatch } from './comboBoxItems.ts';
import { useHeldEnter } from './useHeldEnter.ts';
import { useSearchRun } from './useSearchRun.ts';

export type { ComboBoxItem } from './comboBoxItems.ts';

/** Props of ComboBox; the attributes of the native input pass through. */
export interface ComboBoxProps<Item extends ComboBoxItem>
	extends FieldProps,
		Omit<
			ComponentPropsWithRef<'input'>,
			'type' | 'size' | 'required' | 'children' | 'value' | 'defaultValue' | 'onChange'
		> {
	/**
	 * The entries for a text, best first, at most some fifty; called with '' when the list is opened without one.
	 * The signal is aborted once a newer text counts, so hand it to `fetch`.
	 */
	load: (query: string, signal: AbortSignal) => Promise<readonly Item[]>;
	/** The chosen entry, or null; leave it out and the field keeps the choice itself. */
	value?: Item | null;
	defaultValue?: Item | null;
	onValueChange?: (value: Item | null) => void;
	/** Fewer characters are not searched; 0 by default. */
	minLength?: number;
}

/** Milliseconds without a key before the text is searched. */
const typingPause = 200;

/**
 * One of many entries, found by typing. What was typed is never changed behind the user's back: a text that was not
 * chosen from the list stays, marked as an error, and counts as no choice.
 */
export function ComboBox<Item extends ComboBoxItem>({
	label,
	isLabelHidden,
	hint,
	error,
	warning,
	isRequired,
	id,
	className,
	load,
	value,
	defaultValue = null,
	onValueChange,
	minLength = 0,
	name,
	ref,
	onBlur,
	onClick,
	onKeyDown,
	'aria-describedby': describedBy,
	...rest
}: ComboBoxProps<Item>) {
	const [ownValue, setOwnValue] = useState<Item | null>(defaultValue);
	const chosen = value === undefined ? ownValue : value;
	/** The text while it is not the label of the choice. */
	const [draft, setDraft] = useState<string | null>(null);
	const [isOpen, setIsOpen] = useState(false);
	const [isLeft, setIsLeft] = useState(false);
	const [activeKey, setActiveKey] = useState<string | null>(null);
	const [input, setInput] = useInnerRef(ref);
	const box = useRef<HTMLDivElement>(null);
	const run = useSearchRun({ load, minLength, pause: typingPause });
	const state = useSyncExternalStore(run.subscribe, run.state);

	const text = draft ?? chosen?.label ?? '';
	const isLocked = rest.readOnly || rest.disabled;
	const active = isOpen && state.status === 'found' ? activeItem(state.results, activeKey ?? chosen?.key) : null;
	const isUnchosen = isLeft && draft !== null && draft.trim() !== '';

	useFormReset(input, () => {
		setDraft(null);
		setOwnValue(defaultValue);
	});

	function emit(item: Item | null) {
		setOwnValue(item);
		if (item?.key !== chosen?.key) onValueChange?.(item);
	}

	function open(query: string) {
		if (isLocked) return;
		setIsOpen(true);
		setActiveKey(null);
		run.type(query);
	}

	function close() {
		setIsOpen(false);
		run.cancel();
	}

	function choose(item: Item) {
		if (item.isDisabled) return;
		emit(item);
		setDraft(null);
		close();
	}

	const holdEnter = useHeldEnter(state, (results) => {
		const best = activeItem(results, undefined);
		if (best) choose(best);
	});

	function clear() {
		emit(null);
		setDraft(null);
		close();
		input.current?.focus();
	}

	function handleChange(event: ChangeEvent<HTMLInputElement>) {
		const typed = event.target.value;
		setDraft(typed);
		setIsLeft(false);
		emit(null);
		if (typed.trim() === '') close();
		else open(typed);
	}

	function handleBlur(event: FocusEvent<HTMLInputElement>) {
		const match = state.status === 'found' && draft !== null ? onlyMatch(state.results, draft) : null;
		if (match) choose(match);
		else close();
		if (draft?.trim() === '') setDraft(null);
		setIsLeft(true);
		onBlur?.(event);
	}

	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		onKeyDown?.(event);
		if (event.defaultPrevented || isComposing(event)) return;
		if (handleKey(event)) {
			event.preventDefault();
			event.stopPropagation();
		}
	}

	/** True when the key was for the list and must reach neither the form nor a dialog around it. */
	function handleKey({ key, altKey }: KeyboardEvent): boolean {
		if (key === 'ArrowUp' && altKey) return closeIfOpen();
		if (key === 'ArrowDown' || key === 'ArrowUp') {
			if (!isOpen) open(draft ?? '');
			else if (state.status === 'found') setActiveKey(nextItem(state.results, active, key)?.key ?? null);
			return true;
		}
		if (key === 'Enter' && isOpen) {
			if (active) choose(active);
			else if (!holdEnter() && state.status === 'failed') run.retry();
			return true;
		}
		if (key === 'Escape') {
			if (closeIfOpen()) return true;
			if (draft === null) return false;
			setDraft(null);
			return true;
		}
		return false;
	}

	function closeIfOpen(): boolean {
		if (isOpen) close();
		return isOpen;
	}

	const frame = { label, isLabelHidden, hint, warning, isRequired, id, className, describedBy };
	return (
		<Field {...frame} error={error ?? (isUnchosen ? messages.ComboBox.unchosen : undefined)}>
			{(control, ids) => (
				<>
					{name !== undefined && <input type="hidden" name={name} value={chosen?.key ?? ''} disabled={rest.disabled} />}
					<ControlBox ref={box}>
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
							value={text}
							onChange={handleChange}
							onBlur={handleBlur}
							onClick={(event) => {
								onClick?.(event);
								if (!isOpen) open(draft ?? '');
							}}
							onKeyDown={handleKeyDown}
						/>
						{!isLocked && (
							<EndButton
								type="button"
								tabIndex={-1}
								aria-label={text === '' ? messages.ComboBox.open : messages.ComboBox.clear}
								// The focus stays in the input, and with it the on-screen keyboard.
								onMouseDown={(event) => event.preventDefault()}
								onClick={() => {
									if (text !== '') return clear();
									input.current?.focus();
									if (!closeIfOpen()) open('');
								}}
							>
								{text === '' ? <ChevronDown /> : <X />}
							</EndButton>
						)}
					</ControlBox>
					{isOpen && (
						<ComboBoxPopup
							anchor={box}
							controlId={control.id}
							labelId={ids.label}
							state={state}
							minLength={minLength}
							chosen={chosen?.key}
							activeKey={active?.key}
							onChoose={choose}
							onPoint={(item) => setActiveKey(item.key)}
							onRetry={run.retry}
							onDismiss={close}
						/>
					)}
					<VisuallyHidden role="status">{isOpen && announcement(state)}</VisuallyHidden>
				</>
			)}
		</Field>
	);
}

function announcement(state: SearchState<readonly ComboBoxItem[]>): string {
	if (state.status === 'loading') return messages.ComboBox.loading;
	if (state.status === 'failed') return messages.ComboBox.failed;
	if (state.status !== 'found') return '';
	return state.results.length === 0 ? messages.ComboBox.none : messages.ComboBox.count(state.results.length);
}
