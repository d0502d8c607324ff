import CircleAlert from 'lucide-react/icons/circle-alert';
import { type MouseEvent, type Ref, useId } from 'react';
import { styled } from 'styled-components';
import { messages } from '../messages/messages.ts';

/** One thing that cannot be taken. */
export interface ErrorSummaryEntry {
	/** The `id` of the field, or of a group of fields. */
	fieldId: string;
	/** What the field is called, before the sentence. */
	label: string;
	/** What is wrong, the sentence that stands at the field too. */
	text: string;
}

/** Props of ErrorSummary. */
export interface ErrorSummaryProps {
	/** In the order of the fields; nothing is shown for none. */
	entries: readonly ErrorSummaryEntry[];
	/** Goes to an entry whose field is not on the page; without it, its link does nothing. */
	onJump?: (entry: ErrorSummaryEntry) => void;
	/** To focus it when a form was refused, so that it is read out. */
	ref?: Ref<HTMLDivElement>;
}

/** What a form was refused for, on top of it: each entry leads to its field. */
export function ErrorSummary({ entries, onJump, ref }: ErrorSummaryProps) {
	const id = useId();
	if (entries.length === 0) return null;

	function handleClick(event: MouseEvent, entry: ErrorSummaryEntry): void {
		event.preventDefault();
		if (!focusField(entry.fieldId)) onJump?.(entry);
	}

	return (
		<Box ref={ref} role="group" aria-labelledby={id} tabIndex={-1}>
			<CircleAlert />
			<div>
				<p id={id}>{messages.ErrorSummary.title(entries.length)}</p>
				<ul>
					{entries.map((entry) => (
						<li key={`${entry.fieldId} ${entry.text}`}>
							<a href={`#${entry.fieldId}`} onClick={(event) => handleClick(event, entry)}>
								{entry.label}: {entry.text}
							</a>
						</li>
					))}
				</ul>
			</div>
		</Box>
	);
}

/** Puts the focus on a field by its `id`, or on the first control of a group; false where there is none. */
export function focusField(fieldId: string): boolean {
	const element = document.getElementById(fieldId);
	const control = element?.matches('fieldset')
		? element.querySelector<HTMLElement>('input, select, textarea')
		: element;
	if (!control) return false;
	control.focus();
	control.scrollIntoView({ block: 'nearest' });
	return true;
}

const Box = styled.div`
	display: flex;
	gap: var(--k-space-3);
	padding: var(--k-space-3) var(--k-space-4);
	border: var(--k-border-width) solid var(--k-color-error-border);
	border-radius: var(--k-radius);
	background: var(--k-color-error-surface);

	> svg {
		margin-top: var(--k-space-half);
		color: var(--k-color-error-text);
	}

	p {
		font-weight: var(--k-font-weight-strong);
	}

	ul {
		margin: var(--k-space-1) 0 0;
		padding: 0;
		list-style: none;
	}

	a {
		color: var(--k-color-error-text);
		overflow-wrap: anywhere;
	}
`;
