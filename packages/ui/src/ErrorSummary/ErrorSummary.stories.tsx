import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { usage } from '../testing/usage.ts';
import { ErrorSummary, type ErrorSummaryEntry } from './ErrorSummary.tsx';

const lastname = { fieldId: 'summary-lastname', label: 'Nachname', text: 'Bitte ausfüllen.' };
const types = { fieldId: 'summary-types', label: 'Art der Adresse', text: 'Bitte wählen Sie mindestens eine Art.' };
const elsewhere = { fieldId: 'summary-elsewhere', label: 'IBAN', text: 'Die Prüfziffern stimmen nicht.' };

const meta = {
	component: ErrorSummary,
	parameters: usage({
		when: 'A form longer than a screen was refused: all of its errors on top, each leading to its field. Focus it when that happens.',
		not: 'Two or three fields in sight say it themselves.',
		keys: { Tab: 'goes from entry to entry', Enter: 'jumps to the field' },
	}),
	args: { entries: [types, lastname, elsewhere], onJump: fn() },
	render: (args) => <Form {...args} />,
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

function Form({
	entries,
	onJump,
}: {
	entries: readonly ErrorSummaryEntry[];
	onJump?: (entry: ErrorSummaryEntry) => void;
}) {
	const [shown, setShown] = useState<readonly ErrorSummaryEntry[]>([]);
	const summary = useRef<HTMLDivElement>(null);
	return (
		<form
			style={{ display: 'grid', gap: '1rem', maxWidth: '32rem' }}
			onSubmit={(event) => {
				event.preventDefault();
				setShown(entries);
				requestAnimationFrame(() => summary.current?.focus());
			}}
		>
			<ErrorSummary ref={summary} entries={shown} {...(onJump ? { onJump } : {})} />
			<CheckboxGroup
				id={types.fieldId}
				label={types.label}
				options={[
					{ value: 'patient', label: 'Patient' },
					{ value: 'doctor', label: 'Arzt' },
				]}
			/>
			<TextField id={lastname.fieldId} label={lastname.label} />
			<Button type="submit" variant="primary">
				Weiter
			</Button>
		</form>
	);
}

/** Focused after a refused form; each entry leads to its field, or tells who can show it. */
export const FührtZumFeld: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.queryByRole('group', { name: /Angaben/ })).toBeNull();
		await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
		const summary = await canvas.findByRole('group', { name: 'Bitte prüfen Sie 3 Angaben' });
		await waitFor(() => expect(summary).toHaveFocus());
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.getByLabelText('Patient')).toHaveFocus();
		await userEvent.click(canvas.getByRole('link', { name: 'Nachname: Bitte ausfüllen.' }));
		await expect(canvas.getByLabelText('Nachname')).toHaveFocus();
		await userEvent.click(canvas.getByRole('link', { name: /IBAN/ }));
		await expect(args.onJump).toHaveBeenCalledWith(elsewhere);
	},
};
