import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { usage } from '../testing/usage.ts';
import { AgendaList } from './AgendaList.tsx';
import { busyWeek, week } from './testing/entries.ts';

const meta = {
	component: AgendaList,
	parameters: usage({
		when: 'Appointments to be read one after the other: on a phone, at the counter, in print.',
		not: 'To see what is free, or to move something, take a DayGrid.',
	}),
	args: { label: 'Termine', days: week, entries: busyWeek, today: '2026-05-13', onOpen: fn() },
	decorators: [(Story) => <main style={{ padding: 16 }}>{Story()}</main>],
} satisfies Meta<typeof AgendaList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Days without an appointment are left out; whole days come first. */
export const Woche: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('heading', { name: /Mittwoch, 13\. Mai 2026 \(heute\)/ })).toBeVisible();
		await expect(canvas.queryByRole('heading', { name: /Sonntag/ })).toBeNull();
		await userEvent.click(canvas.getByRole('button', { name: /^Hausbesuch/ }));
		await expect(args.onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ id: 4 }));
	},
};

export const MitTasten: Story = {
	args: {
		renderActions: () => (
			<Button size="compact" variant="quiet">
				Eingetroffen
			</Button>
		),
	},
};

export const Leer: Story = {
	args: { entries: [] },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Keine Termine in diesem Zeitraum.')).toBeVisible();
	},
};

export const Telefon: Story = { globals: { viewport: { value: 'phone' } } };
