import CircleAlert from 'lucide-react/icons/circle-alert';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
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
	/** `warning` for what is odd and only has to be confirmed; `error` by default. */
	tone?: 'error' | 'warning';
	/** To focus it when a form was refused, so that it is read out. */
	ref?: Ref<HTMLDivElement>;
}

/** What a form was refused for, or what is odd about it, in one place: each entry leads to its field. */
export function ErrorSummary({ entries, onJump, tone = 'error', ref }: ErrorSummaryProps) {
	const id = useId();
	if (entries.length === 0) return null;

	function handleClick(event: MouseEvent, entry: ErrorSummaryEntry): void {
		event.preventDefault();
		if (!focusField(entry.fieldId)) onJump?.(entry);
	}

	return (
		<Box ref={ref} role="group" aria-labelledby={id} tabIndex={-1} data-tone={tone}>
			{tone === 'error' ? <CircleAlert /> : <TriangleAlert />}
			<div>
				<p id={id}>{tone === 'error' ? messages.ErrorSummary.title(entries.length) : messages.ErrorSummary.odd}</p>
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
	border: var(--k-border-width) solid var(--accent);
	border-radius: var(--k-radius);
	background: var(--ground);

	&[data-tone='error'] {
		--accent: var(--k-color-error-border);
		--ground: var(--k-color-error-surface);
		--words: var(--k-color-error-text);
	}

	&[data-tone='warning'] {
		--accent: var(--k-color-warning-border);
		--ground: var(--k-color-warning-surface);
		--words: var(--k-color-warning-text);
	}

	> svg {
		flex: none;
		margin-top: var(--k-space-half);
		color: var(--words);
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
		color: var(--words);
		overflow-wrap: anywhere;
	}
`;
