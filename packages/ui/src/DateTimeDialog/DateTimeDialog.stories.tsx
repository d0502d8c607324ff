import { noDateTime } from '@kontor/german/dateTimeValue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { DateTimeDialog } from './DateTimeDialog.tsx';

const meta = {
	component: DateTimeDialog,
	parameters: {
		docs: { story: { inline: false, height: '620px' } },
		...usage({
			when: 'Moving an appointment, or choosing both day and time by finger.',
			not: 'In a form it is a DateTimeField, which opens this one.',
			keys: {
				'← →': 'on the tabs: day or time',
				arrows: 'in the month as in Calendar; among the times one to the side, one above or below',
				'Enter, Space': 'take the day, and lead on to the time unless the day is a whole one',
				Escape: 'closes; nothing is taken',
			},
		}),
	},
	args: {
		isOpen: true,
		title: 'Termin verschieben',
		value: { date: '2026-10-21', time: '09:30', isAllDay: false },
		today: '2026-10-15',
		isAllDayAllowed: true,
		onTake: fn(),
		onClose: fn(),
	},
} satisfies Meta<typeof DateTimeDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A day leads to its time, and the time starts at 08:00. */
export const DatumDannZeit: Story = {
	args: { value: noDateTime },
	play: async ({ userEvent, args }) => {
		const take = await screen.findByRole('button', { name: 'Übernehmen' });
		await userEvent.click(take);
		await expect(screen.getByRole('alert')).toHaveTextContent('Kein Datum angegeben!');
		await userEvent.click(screen.getByRole('gridcell', { name: /15\. Oktober 2026/ }));
		await expect(screen.getByRole('tab', { name: 'Zeit', selected: true })).toBeVisible();
		await waitFor(() => expect(screen.getByRole('button', { name: '08', pressed: true })).toHaveFocus());
		await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
		await expect(screen.getByRole('button', { name: '15', pressed: true })).toHaveFocus();
		await userEvent.click(screen.getByRole('button', { name: '45' }));
		await userEvent.click(take);
		await expect(args.onTake).toHaveBeenLastCalledWith({ date: '2026-10-15', time: '15:45', isAllDay: false });
	},
};

/** A whole day shows "(ganztägig)" and --:--, needs no time, and choosing a day stays with the day. */
export const Ganztaegig: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(await screen.findByRole('checkbox', { name: 'Ganztägig' }));
		await waitFor(() => expect(screen.getByText('--:-- (ganztägig)')).toBeVisible());
		await expect(screen.getByRole('tab', { name: 'Zeit' })).toHaveAttribute('aria-disabled', 'true');
		await userEvent.click(screen.getByRole('gridcell', { name: /22\. Oktober 2026/ }));
		await expect(screen.getByRole('tab', { name: 'Datum', selected: true })).toBeVisible();
		await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
		await expect(args.onTake).toHaveBeenLastCalledWith({ date: '2026-10-22', time: null, isAllDay: true });
		await userEvent.click(screen.getByRole('checkbox', { name: 'Ganztägig' }));
		await expect(screen.getByText('09:30')).toBeVisible();
	},
};

/** What is typed and is no time is never taken; Escape in the list of times closes the list alone. */
export const FalscheZeit: Story = {
	play: async ({ userEvent, args }) => {
		await userEvent.click(await screen.findByRole('tab', { name: 'Zeit' }));
		const clock = screen.getByRole('combobox', { name: 'Uhrzeit' });
		await userEvent.clear(clock);
		await userEvent.type(clock, '24:00');
		await userEvent.click(screen.getByRole('button', { name: 'Übernehmen' }));
		await expect(screen.getByRole('alert')).toHaveTextContent('Keine gültige Zeit!');
		await expect(args.onTake).not.toHaveBeenCalled();
		await userEvent.click(clock);
		await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Escape}');
		await expect(args.onClose).not.toHaveBeenCalled();
		await userEvent.keyboard('{Escape}');
		await expect(args.onClose).toHaveBeenCalledOnce();
	},
};

/** Hours and minutes beyond the bounds are not offered. */
export const Oeffnungszeiten: Story = {
	args: { times: { min: '08:00', max: '18:00' }, dates: { min: '2026-10-15' } },
	globals: { viewport: { value: 'phone' } },
	play: async ({ userEvent }) => {
		await userEvent.click(await screen.findByRole('tab', { name: 'Zeit' }));
		await expect(screen.getByRole('button', { name: '19' })).toBeDisabled();
		await userEvent.click(screen.getByRole('button', { name: '18' }));
		await expect(screen.getByRole('combobox', { name: 'Uhrzeit' })).toHaveValue('18:00');
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
