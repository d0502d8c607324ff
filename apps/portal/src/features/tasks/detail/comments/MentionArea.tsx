import { type Mentioned, mentionAt } from '@kontor/domain/mentions';
import { fold } from '@kontor/german/search';
import { isComposing } from '@kontor/ui/Field';
import { Popup } from '@kontor/ui/Popup';
import { TextArea } from '@kontor/ui/TextArea';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

/** The text of a field, and the names in it that were chosen from the list. */
export interface MentionText {
	readonly text: string;
	readonly chosen: readonly Mentioned[];
}

/** Props of MentionArea. */
export interface MentionAreaProps {
	label: string;
	placeholder?: string;
	value: MentionText;
	onValueChange: (value: MentionText) => void;
	/** Users who can be mentioned: those who can see the task. */
	people: readonly Mentioned[];
	error?: string | undefined;
}

/** So many names are offered at once. */
const OFFERED = 8;

/**
 * A text in which people are mentioned: behind an `@` a list offers names, arrows and Enter choose, Escape closes. Only
 * who was chosen is mentioned; a name that is merely typed stays text, and the list says when it means nobody.
 */
export function MentionArea({ label, placeholder, value, onValueChange, people, error }: MentionAreaProps) {
	const id = useId();
	const frame = useRef<HTMLDivElement>(null);
	const area = useRef<HTMLTextAreaElement>(null);
	const [caret, setCaret] = useState<number | null>(null);
	const [active, setActive] = useState(0);
	/** Where the caret goes once the chosen name stands in the text. */
	const target = useRef<number | null>(null);
	const typing = caret === null ? null : mentionAt(value.text, caret);
	const offered = typing === null ? [] : namesLike(typing.query, people);
	const isOpen = typing !== null && people.length > 0;
	const current = offered[Math.min(active, offered.length - 1)];

	useLayoutEffect(() => {
		if (target.current === null) return;
		area.current?.setSelectionRange(target.current, target.current);
		target.current = null;
	});

	function choose(person: Mentioned): void {
		if (typing === null || caret === null) return;
		const head = `${value.text.slice(0, typing.from)}@${person.name} `;
		target.current = head.length;
		onValueChange({
			text: head + value.text.slice(caret).replace(/^ /, ''),
			chosen: [...value.chosen.filter(({ userId }) => userId !== person.userId), person],
		});
		setCaret(null);
		area.current?.focus();
	}

	function handleKeyDown(event: KeyboardEvent): void {
		if (!isOpen || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey) return;
		if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
			if (offered.length === 0) return;
			setActive((active + (event.key === 'ArrowDown' ? 1 : offered.length - 1)) % offered.length);
		} else if ((event.key === 'Enter' || event.key === 'Tab') && current !== undefined) choose(current);
		else if (event.key === 'Escape') setCaret(null);
		else return;
		event.preventDefault();
		event.stopPropagation();
	}

	return (
		<div ref={frame}>
			<TextArea
				ref={area}
				label={label}
				isLabelHidden
				placeholder={placeholder}
				minRows={2}
				value={value.text}
				error={error}
				aria-autocomplete="list"
				aria-controls={isOpen ? `${id}-list` : undefined}
				aria-activedescendant={isOpen && current !== undefined ? `${id}-${current.userId}` : undefined}
				onValueChange={(text) => onValueChange({ ...value, text })}
				onSelect={({ currentTarget }) => {
					setCaret(currentTarget.selectionStart === currentTarget.selectionEnd ? currentTarget.selectionEnd : null);
					setActive(0);
				}}
				onBlur={() => setCaret(null)}
				onKeyDown={handleKeyDown}
			/>
			{isOpen && (
				// The focus stays in the text, whatever is pressed here.
				<Popup
					anchor={frame}
					isAnchorWide
					onDismiss={() => setCaret(null)}
					onMouseDown={(event) => event.preventDefault()}
				>
					<List id={`${id}-list`} role="listbox" aria-label="Personen">
						{offered.map((person) => (
							<Option
								key={person.userId}
								id={`${id}-${person.userId}`}
								role="option"
								aria-selected={person === current}
								onClick={() => choose(person)}
							>
								{person.name}
							</Option>
						))}
					</List>
					<div role="status">
						{offered.length === 0 && <Nobody>Niemand mit diesem Namen kann die Aufgabe sehen. Es bleibt Text.</Nobody>}
					</div>
				</Popup>
			)}
		</div>
	);
}

/** Names that begin so first, then those that have it within. */
function namesLike(query: string, people: readonly Mentioned[]): Mentioned[] {
	const wanted = fold(query);
	const begun = people.filter(({ name }) => fold(name).startsWith(wanted));
	const within = people.filter((person) => !begun.includes(person) && fold(person.name).includes(wanted));
	return [...begun, ...within].slice(0, OFFERED);
}

const List = styled.div`
	padding: var(--k-space-1);

	&:empty {
		display: none;
	}
`;

const Option = styled.div`
	padding: var(--k-space-2) var(--k-space-3);
	border-radius: var(--k-radius);
	cursor: default;

	&[aria-selected='true'],
	&:hover {
		background: var(--k-color-surface-hover);
	}

	@media (forced-colors: active) {
		&[aria-selected='true'] {
			outline: 1px solid Highlight;
		}
	}
`;

const Nobody = styled.p`
	padding: var(--k-space-2) var(--k-space-3);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
`;
