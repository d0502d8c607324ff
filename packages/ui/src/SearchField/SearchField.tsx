import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import type { ChangeEvent, ComponentPropsWithRef, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { ControlBox, Field, type FieldProps, innerButton, setNativeValue, useInnerRef } from '../Field/Field.tsx';
import { isComposing } from '../Field/isComposing.ts';
import { messages } from '../messages/messages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** Props of SearchField; every attribute of the native input passes through. */
export interface SearchFieldProps
	extends FieldProps,
		Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'required' | 'children'> {
	/** Hits are on their way: shown by a spinner and said to screen readers. */
	isLoading?: boolean;
	/** What screen readers hear meanwhile; "Suche läuft" by default. */
	loadingText?: string;
	onValueChange?: (value: string) => void;
	/** Enter was pressed; gets the text. */
	onSearch?: (value: string) => void;
}

/** A text to search for, with a button (and Escape) that empties it. */
export function SearchField({
	label,
	isLabelHidden,
	hint,
	error,
	warning,
	isRequired,
	id,
	className,
	isLoading = false,
	loadingText = messages.SearchField.loading,
	ref,
	onChange,
	onValueChange,
	onSearch,
	onKeyDown,
	'aria-describedby': describedBy,
	...rest
}: SearchFieldProps) {
	const [input, setInput] = useInnerRef(ref);

	function handleChange(event: ChangeEvent<HTMLInputElement>) {
		onChange?.(event);
		onValueChange?.(event.target.value);
	}

	function clear() {
		if (!input.current) return;
		setNativeValue(input.current, '');
		input.current.focus();
	}

	function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
		onKeyDown?.(event);
		if (event.defaultPrevented || isComposing(event)) return;
		if (event.key === 'Enter') onSearch?.(event.currentTarget.value);
		if (event.key !== 'Escape' || event.currentTarget.value === '' || rest.readOnly) return;
		// An Escape that empties the field must not also close the dialog around it.
		event.preventDefault();
		event.stopPropagation();
		clear();
	}

	const frame = { label, isLabelHidden, hint, error, warning, isRequired, id, className, describedBy };
	return (
		<Field {...frame}>
			{(control) => (
				<Box>
					{isLoading ? <Spinner /> : <Search />}
					<input
						placeholder=" "
						autoComplete="off"
						spellCheck={false}
						enterKeyHint="search"
						{...rest}
						{...control}
						ref={setInput}
						type="search"
						onChange={handleChange}
						onKeyDown={handleKeyDown}
					/>
					<Clear
						type="button"
						tabIndex={-1}
						aria-label={messages.SearchField.clear}
						title={messages.SearchField.clear}
						disabled={rest.disabled || rest.readOnly}
						onClick={clear}
					>
						<X />
					</Clear>
					<VisuallyHidden role="status">{isLoading && loadingText}</VisuallyHidden>
				</Box>
			)}
		</Field>
	);
}

const Clear = styled.button`
	${innerButton}
	margin-inline-start: calc(-1 * var(--k-space-2));

	&:disabled {
		display: none;
	}
`;

const Box = styled(ControlBox)`
	> input::-webkit-search-cancel-button,
	> input::-webkit-search-decoration {
		appearance: none;
	}

	/* Nothing to clear: known from the placeholder, so that no render waits for it. */
	> input:placeholder-shown + ${Clear} {
		visibility: hidden;
	}
`;
