import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import Pencil from 'lucide-react/icons/pencil';
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { leaveField } from '../../screen/leaveField.ts';
import { isPressed } from '../../screen/shortcuts.ts';
import { type InPlace, type InPlaceOptions, useInPlace } from './useInPlace.ts';

/** Props of InPlaceField. */
export interface InPlaceFieldProps<Value> extends InPlaceOptions<Value> {
	/** What the value is called: "Beschreibung". */
	label: string;
	/** The value as people read it, also beside another one; nothing for an empty one. */
	shown: (value: Value) => ReactNode;
	/** The input of the value, its label hidden: the frame says it. */
	children: (editor: InPlace<Value>) => ReactNode;
}

/**
 * One value of a record, edited where it stands: a pencil opens the input, Ctrl+Enter saves, Escape leaves it as it was.
 * What is typed is kept over a reload until it is saved; where somebody else has changed the same value, both stand side
 * by side to choose from.
 */
export function InPlaceField<Value>({ label, shown, children, ...options }: InPlaceFieldProps<Value>) {
	const field = useInPlace(options);
	const pencil = useReturnedFocus(field.isEditing);
	const value = shown(field.value);
	return (
		<Frame role="group" aria-label={label}>
			<Head>
				<span aria-hidden="true">{label}</span>
				{!field.isEditing && <EditButton ref={pencil} label={label} onClick={field.begin} />}
			</Head>
			{field.isEditing ? (
				<InPlaceEditor field={field} label={label} shown={shown}>
					{children(field)}
				</InPlaceEditor>
			) : (
				<Shown>{isNothing(value) ? <Nothing>keine Angabe</Nothing> : value}</Shown>
			)}
		</Frame>
	);
}

/** The button that opens the input of a value. */
export function EditButton({
	ref,
	label,
	onClick,
}: {
	ref?: Ref<HTMLButtonElement>;
	label: string;
	onClick: () => void;
}) {
	return (
		<Button
			ref={ref}
			variant="quiet"
			size="compact"
			icon={<Pencil size={16} aria-hidden="true" />}
			label={`${label} bearbeiten`}
			onClick={onClick}
		/>
	);
}

/** Leads the focus back to the button that has opened an input, once the input is closed; to be set on that button. */
export function useReturnedFocus(isEditing: boolean): Ref<HTMLButtonElement> {
	const button = useRef<HTMLButtonElement>(null);
	const was = useRef(isEditing);
	useEffect(() => {
		if (was.current && !isEditing) button.current?.focus();
		was.current = isEditing;
	}, [isEditing]);
	return button;
}

/** Props of InPlaceEditor. */
export interface InPlaceEditorProps<Value> {
	field: InPlace<Value>;
	label: string;
	shown: (value: Value) => ReactNode;
	children: ReactNode;
}

/** The open input of a value in place, with its buttons, what stops it and the choice after a conflict. */
export function InPlaceEditor<Value>({ field, label, shown, children }: InPlaceEditorProps<Value>) {
	const frame = useRef<HTMLFormElement>(null);
	const { isRestored } = field;
	const latest = useRef(field);
	useLayoutEffect(() => {
		latest.current = field;
	});

	/** What an input makes of its text when it is left, such as a day of `morgen`, is what is saved. */
	async function submit(): Promise<void> {
		leaveField();
		await Promise.resolve();
		await latest.current.submit();
	}

	useEffect(() => {
		// What was brought back by itself must not take the focus from where the user is.
		if (!isRestored) frame.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
	}, [isRestored]);

	function handleKeyDown(event: KeyboardEvent): void {
		if (isPressed('submit', event)) {
			event.preventDefault();
			void submit();
		} else if (event.key === 'Escape' && !event.defaultPrevented && !field.isSaving) {
			event.preventDefault();
			field.cancel();
		}
	}

	return (
		<Form
			ref={frame}
			noValidate
			aria-label={`${label} bearbeiten`}
			onSubmit={(event) => {
				event.preventDefault();
				void submit();
			}}
			onKeyDown={handleKeyDown}
		>
			{isRestored && <Banner tone="info">Ihre noch nicht gespeicherte Eingabe ist wieder da.</Banner>}
			{children}
			<div role="status">{field.error !== null && <Banner tone="error">{field.error}</Banner>}</div>
			{field.conflict === null ? (
				<Row>
					<Button type="submit" variant="primary" size="compact" isPending={field.isSaving}>
						Speichern
					</Button>
					<Button size="compact" disabled={field.isSaving} onClick={field.cancel}>
						Abbrechen
					</Button>
				</Row>
			) : (
				<Conflict role="alert">
					<p>Jemand anderer hat „{label}“ inzwischen geändert. Was soll gelten?</p>
					<dl>
						<dt>Ihre Eingabe</dt>
						<dd>{orNothing(shown(field.value))}</dd>
						<dt>Inzwischen gespeichert</dt>
						<dd>{orNothing(shown(field.conflict.value))}</dd>
					</dl>
					<Row>
						<Button size="compact" onClick={() => void field.choose('mine')}>
							Meine Eingabe behalten
						</Button>
						<Button size="compact" onClick={() => void field.choose('stored')}>
							Gespeichertes übernehmen
						</Button>
					</Row>
				</Conflict>
			)}
		</Form>
	);
}

function isNothing(value: ReactNode): boolean {
	return value === '' || value === null || value === undefined || value === false;
}

function orNothing(value: ReactNode): ReactNode {
	return isNothing(value) ? '(leer)' : value;
}

const Frame = styled.div`
	display: grid;
	min-width: 0;
	gap: var(--k-space-1);
`;

const Head = styled.div`
	display: flex;
	min-height: var(--k-control-height-compact);
	align-items: center;
	justify-content: space-between;
	gap: var(--k-space-2);
	color: var(--k-color-text-muted);
	font-size: var(--k-font-size-sm);
	font-weight: var(--k-font-weight-medium);
`;

const Shown = styled.div`
	min-width: 0;
	overflow-wrap: anywhere;
`;

const Nothing = styled.span`
	color: var(--k-color-text-muted);
`;

const Form = styled.form`
	display: grid;
	min-width: 0;
	gap: var(--k-space-2);

	> [role='status']:empty {
		display: none;
	}
`;

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;

const Conflict = styled.div`
	display: grid;
	gap: var(--k-space-2);
	padding: var(--k-space-3) var(--k-space-4);
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius);

	dl {
		display: grid;
		gap: 0;
		margin: 0;
	}

	dt {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
	}

	dd {
		margin: 0 0 var(--k-space-2);
		overflow-wrap: anywhere;
		white-space: pre-line;
	}
`;
