import { fold } from '@kontor/german/search';
import { type FocusEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { type ComboBoxItem, nextItem } from '../ComboBox/comboBoxItems.ts';
import { ControlBox, Field, useInnerRef } from '../Field/Field.tsx';
import { isComposing } from '../Field/isComposing.ts';
import type { TextFieldProps } from '../TextField/TextField.tsx';

/** Props of SuggestField; the attributes of the native input pass through. */
export interface SuggestFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'end' | 'value' | 'defaultValue'> {
	/** The text; any text can be typed. */
	value: string;
	/** Texts that are offered, the likeliest first. */
	proposals: readonly string[];
	/** The first proposal is marked as soon as an empty field gets the focus, so that Enter takes it. */
	isProposed?: boolean;
}

const loadPopup = () => import('../ComboBox/ComboBoxPopup.tsx');
const Proposals = lazy(async () => ({ default: (await loadPopup()).ComboBoxPopup<ComboBoxItem> }));

const MOST = 50;

/** One line of any text, with proposals to take instead of typing: a title, a street, a place. */
export function SuggestField({
	label,
	isLabelHidden,
	hint,
	error,
	warning,
	isRequired,
	id,
	className,
	value,
	proposals,
	isProposed = false,
	ref,
	onChange,
	onValueChange,
	onFocus,
	onBlur,
	onClick,
	onKeyDown,
	'aria-describedby': describedBy,
	...rest
}: SuggestFieldProps) {
	const [isOpen, setOpen] = useState(false);
	const [activeKey, setActiveKey] = useState<string | null>(null);
	const [input, setInput] = useInnerRef(ref);
	const box = useRef<HTMLDivElement>(null);
	const isLocked = rest.readOnly || rest.disabled;
	const items = itemsOf(proposals, value);
	const isShown = isOpen && !isLocked && items.length > 0;
	const active = isShown ? (items.find(({ key }) => key === activeKey) ?? null) : null;

	function open(isFirstMarked: boolean): void {
		setOpen(true);
		setActiveKey(isFirstMarked ? (items[0]?.key ?? null) : null);
	}

	function choose({ label: text }: ComboBoxItem): void {
		setOpen(false);
		setActiveKey(null);
		onValueChange?.(text);
		input.current?.focus();
	}

	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
		onKeyDown?.(event);
		if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey) return;
		if (!handleKey(event)) return;
		event.preventDefault();
		event.stopPropagation();
	}

	/** True when the key was for the list and must reach neither the form nor a dialog around it. */
	function handleKey({ key, altKey }: KeyboardEvent): boolean {
		if (key === 'ArrowDown' || key === 'ArrowUp') {
			if (isLocked || proposals.length === 0) return false;
			if (key === 'ArrowUp' && altKey) setOpen(false);
			else if (!isShown) open(true);
			else setActiveKey(nextItem(items, active, key)?.key ?? null);
			return true;
		}
		if (key === 'Enter' && active !== null) {
			choose(active);
			return true;
		}
		if (key === 'Escape' && isShown) {
			setOpen(false);
			return true;
		}
		return false;
	}

	const frame = { label, isLabelHidden, hint, error, warning, isRequired, id, className, describedBy };
	return (
		<Field {...frame}>
			{(control, ids) => (
				<>
					<ControlBox ref={box}>
						<input
							autoComplete="off"
							spellCheck={false}
							{...rest}
							{...control}
							ref={setInput}
							type="text"
							role="combobox"
							aria-autocomplete="list"
							aria-expanded={isShown}
							aria-controls={isShown ? `${control.id}-list` : undefined}
							aria-activedescendant={active ? `${control.id}-option-${active.key}` : undefined}
							value={value}
							onChange={(event) => {
								onChange?.(event);
								onValueChange?.(event.target.value);
								setOpen(true);
								setActiveKey(null);
							}}
							onFocus={(event) => {
								onFocus?.(event);
								// Where it fails, it is tried again when the proposals open.
								loadPopup().catch(() => {});
								if (isProposed && value === '') open(true);
							}}
							onClick={(event) => {
								onClick?.(event);
								if (!isOpen) open(false);
							}}
							onBlur={(event: FocusEvent<HTMLInputElement>) => {
								setOpen(false);
								onBlur?.(event);
							}}
							onKeyDown={handleKeyDown}
						/>
					</ControlBox>
					{isShown && (
						<Suspense fallback={null}>
							<Proposals
								anchor={box}
								controlId={control.id}
								labelId={ids.label}
								state={{ status: 'found', query: value, results: items }}
								minLength={0}
								chosen={undefined}
								activeKey={active?.key}
								onChoose={choose}
								onPoint={({ key }) => setActiveKey(key)}
								onRetry={() => {}}
								onDismiss={() => setOpen(false)}
							/>
						</Suspense>
					)}
				</>
			)}
		</Field>
	);
}

/** Proposals that begin with the text, then those that contain it; none if the only one is in the field already. */
function itemsOf(proposals: readonly string[], text: string): ComboBoxItem[] {
	const typed = fold(text.trim());
	const fitting = [...new Set(proposals)].filter((label) => fold(label).includes(typed));
	const begins = (label: string) => fold(label).startsWith(typed);
	const ordered = [...fitting.filter(begins), ...fitting.filter((label) => !begins(label))].slice(0, MOST);
	if (ordered.length === 1 && ordered[0] === text) return [];
	return ordered.map((label, index) => ({ key: String(index), label }));
}
