import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { expect, fn, type UserEventObject, waitFor, within } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import type { FieldProps } from './Field.tsx';

/** What the contract hands to the input under test; spread it on the input. */
export interface ContractProps extends FieldProps {
	disabled?: boolean;
	readOnly?: boolean;
	onBlur?: () => void;
}

/** The values of the contract's form: one field. */
export interface ContractForm<Value> {
	entry: Value;
}

/** How the contract reaches one kind of input. */
export interface FieldContract<Value> {
	/** The role of its focusable element. */
	role: 'textbox' | 'searchbox' | 'combobox' | 'checkbox' | 'switch';
	/** For a field of several controls the name of the first, which the label focuses; "Bezeichnung" by default. */
	name?: string;
	empty: Value;
	filled: Value;
	/** The input controlled by a value. */
	controlled: (props: ContractProps, value: Value, onValueChange: (value: Value) => void) => ReactNode;
	/** The input bound to the field "entry" of a react-hook-form form, required with the message "Bitte ausfüllen." */
	bound: (props: ContractProps, form: UseFormReturn<ContractForm<Value>>) => ReactNode;
	/** Enters the filled value the way a user does. */
	enter: (user: UserEventObject, control: HTMLElement) => Promise<void>;
	/** Throws unless the control shows the value. */
	expectShown: (control: HTMLElement, value: Value) => void | Promise<void>;
}

/** The rule that makes the bound input required; for `register` and `Controller` alike. */
export const contractRules = { required: 'Bitte ausfüllen.' } as const;

const longLabel = 'Sammelrechnungsversandzeitraum der Krankenversicherungsanstalt für öffentlich Bedienstete';

/**
 * What every input of the library keeps, as one story: label, hint, error and warning are tied to the control and
 * announced; it works controlled and in react-hook-form; read-only and disabled mean what HTML means by them; a long
 * German label wraps instead of widening the page. Each input runs it: `export const Contract = fieldContract({ … })`.
 */
export function fieldContract<Value>(contract: FieldContract<Value>): StoryObj {
	const submit = fn();
	const blur = fn();

	return {
		globals: { viewport: { value: 'phone' } },
		render: () => <ContractSheet contract={contract} onSubmit={submit} onBlur={blur} />,
		play: async ({ canvasElement, step, userEvent }) => {
			const part = (name: string) => within(within(canvasElement).getByRole('group', { name }));
			const control = (name: string) => {
				const [first] = part(name).getAllByRole(contract.role);
				if (!first) throw new Error('unreachable: getAllByRole finds at least one');
				return first;
			};
			submit.mockClear();
			blur.mockClear();

			await step('The label names the control and focuses it', async () => {
				await expect(control('Hinweis')).toHaveAccessibleName(contract.name ?? 'Bezeichnung');
				await userEvent.click(part('Hinweis').getByText('Bezeichnung'));
				await expect(control('Hinweis')).toHaveFocus();
			});

			await step('Hint and error describe the control, and only the error marks it invalid', async () => {
				await expect(control('Hinweis')).toHaveAccessibleDescription('Ein Hinweis.');
				await expect(control('Hinweis')).toBeValid();
				await expect(control('Fehler')).toHaveAccessibleDescription('Ein Hinweis. Ein Fehler.');
				await expect(control('Fehler')).toBeInvalid();
				await expect(control('Warnung')).toHaveAccessibleDescription('Eine Warnung.');
				await expect(control('Warnung')).toBeValid();
			});

			await step('Required is said to screen readers and shown, the browser does not check it', async () => {
				await expect(control('Formular')).toHaveAttribute('aria-required', 'true');
				await expect(control('Formular')).not.toHaveAttribute('required');
				await expect(part('Formular').getByTitle('Pflichtfeld')).toBeVisible();
			});

			await step('A failed submit focuses the control and the error appears in a region that was there', async () => {
				const region = control('Formular').closest('form')?.querySelector('[aria-live]');
				await userEvent.click(part('Formular').getByRole('button', { name: 'Speichern' }));
				await waitFor(() => expect(region).toHaveTextContent('Bitte ausfüllen.'));
				await expect(region).toBeInTheDocument();
				await expect(control('Formular')).toHaveFocus();
				await expect(control('Formular')).toHaveAccessibleDescription('Bitte ausfüllen.');
				await expect(submit).not.toHaveBeenCalled();
			});

			await step('What is entered is submitted', async () => {
				await contract.enter(userEvent, control('Formular'));
				await contract.expectShown(control('Formular'), contract.filled);
				await userEvent.click(part('Formular').getByRole('button', { name: 'Speichern' }));
				await waitFor(() => expect(submit).toHaveBeenLastCalledWith({ entry: contract.filled }));
				await expect(control('Formular')).toBeValid();
			});

			await step('Leaving the control is told to its owner', async () => {
				control('Blur').focus();
				for (const _ of part('Blur').getAllByRole(contract.role)) await userEvent.tab();
				await expect(blur).toHaveBeenCalled();
			});

			await step('The form can empty and fill it', async () => {
				await userEvent.click(part('Formular').getByRole('button', { name: 'Zurücksetzen' }));
				await waitFor(() => contract.expectShown(control('Formular'), contract.empty));
				await userEvent.click(part('Formular').getByRole('button', { name: 'Ausfüllen' }));
				await waitFor(() => contract.expectShown(control('Formular'), contract.filled));
			});

			await step('Controlled it shows the value of its owner and tells what is entered', async () => {
				await contract.expectShown(control('Gesteuert'), contract.empty);
				await contract.enter(userEvent, control('Gesteuert'));
				await contract.expectShown(control('Gesteuert'), contract.filled);
				await expect(part('Gesteuert').getByTestId('value')).toHaveTextContent(JSON.stringify(contract.filled));
				await userEvent.click(part('Gesteuert').getByRole('button', { name: 'Leeren' }));
				await contract.expectShown(control('Gesteuert'), contract.empty);
			});

			await step('Read-only it can be focused and read, not changed', async () => {
				control('Nur lesen').focus();
				await expect(control('Nur lesen')).toHaveFocus();
				await expect(control('Nur lesen')).toBeEnabled();
				control('Nur lesen').click();
				await userEvent.keyboard('x{ArrowDown}{Enter} {Backspace}');
				await contract.expectShown(control('Nur lesen'), contract.filled);
			});

			await step('Disabled it takes no focus and keeps its value', async () => {
				control('Gesperrt').focus();
				await expect(control('Gesperrt')).not.toHaveFocus();
				await expect(control('Gesperrt')).toBeDisabled();
				await contract.expectShown(control('Gesperrt'), contract.filled);
			});

			await step('A long label wraps on a phone', async () => {
				await expect(part('Lang').getByText(longLabel).scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
				await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
			});
		},
	};
}

interface ContractSheetProps<Value> {
	contract: FieldContract<Value>;
	onSubmit: (values: unknown) => void;
	onBlur: () => void;
}

function ContractSheet<Value>({ contract, onSubmit, onBlur }: ContractSheetProps<Value>) {
	const { controlled, empty, filled } = contract;
	const label = 'Bezeichnung';
	return (
		<Sheet>
			<Part name="Hinweis">{controlled({ label, hint: 'Ein Hinweis.' }, empty, ignore)}</Part>
			<Part name="Fehler">{controlled({ label, hint: 'Ein Hinweis.', error: 'Ein Fehler.' }, empty, ignore)}</Part>
			<Part name="Warnung">{controlled({ label, warning: 'Eine Warnung.' }, filled, ignore)}</Part>
			<Part name="Formular">
				<BoundPart contract={contract} onSubmit={onSubmit} />
			</Part>
			<Part name="Blur">{controlled({ label, onBlur }, empty, ignore)}</Part>
			<Part name="Gesteuert">
				<ControlledPart contract={contract} />
			</Part>
			<Part name="Nur lesen">{controlled({ label, readOnly: true }, filled, ignore)}</Part>
			<Part name="Gesperrt">{controlled({ label, disabled: true }, filled, ignore)}</Part>
			<Part name="Lang">{controlled({ label: longLabel, isRequired: true }, empty, ignore)}</Part>
		</Sheet>
	);
}

function BoundPart<Value>({ contract, onSubmit }: Omit<ContractSheetProps<Value>, 'onBlur'>) {
	const form = useForm<ContractForm<Value>>({ defaultValues: async () => ({ entry: contract.empty }) });
	const error = form.formState.errors.entry?.message;
	return (
		<form noValidate onSubmit={form.handleSubmit((values) => onSubmit(values))}>
			{contract.bound(
				{ label: 'Bezeichnung', isRequired: true, error: typeof error === 'string' ? error : undefined },
				form,
			)}
			<Row>
				<Button type="submit" variant="primary" size="compact">
					Speichern
				</Button>
				<Button size="compact" onClick={() => form.reset({ entry: contract.empty })}>
					Zurücksetzen
				</Button>
				<Button size="compact" onClick={() => form.reset({ entry: contract.filled })}>
					Ausfüllen
				</Button>
			</Row>
		</form>
	);
}

function ControlledPart<Value>({ contract }: { contract: FieldContract<Value> }) {
	const [value, setValue] = useState(contract.empty);
	return (
		<>
			{contract.controlled({ label: 'Bezeichnung' }, value, setValue)}
			<Row>
				<output data-testid="value">{JSON.stringify(value)}</output>
				<Button size="compact" onClick={() => setValue(contract.empty)}>
					Leeren
				</Button>
			</Row>
		</>
	);
}

function Part({ name, children }: { name: string; children: ReactNode }) {
	return (
		<Group>
			<legend>{name}</legend>
			{children}
		</Group>
	);
}

function ignore() {}

const Sheet = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: var(--k-space-4);
	max-width: 24rem;
`;

const Group = styled.fieldset`
	min-width: 0;
	margin: 0;
	padding: var(--k-space-3);
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);

	legend {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-xs);
	}
`;

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-2);
	margin-top: var(--k-space-3);
`;
