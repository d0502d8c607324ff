import type { Meta, StoryObj } from '@storybook/react-vite';
import Info from 'lucide-react/icons/info';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { usage } from '../testing/usage.ts';
import { Tooltip } from './Tooltip.tsx';

const text = 'Nur Belege, die noch nicht verrechnet sind.';

const meta = {
	component: Tooltip,
	parameters: usage({
		when: 'A short explanation of what is focused or pointed at.',
		not: 'What one has to know: fingers never see it. The name of an icon button is its `label`, which shows by itself.',
		keys: { Tab: 'onto the element shows it', Escape: 'closes it, and only it' },
	}),
	args: {
		text,
		children: (trigger) => <Button {...trigger}>Offene Belege</Button>,
	},
	decorators: [(Story) => <div style={{ padding: 48 }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Keyboard focus shows it at once, Escape hides it, and it describes the button all the time. */
export const Tastatur: Story = {
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Offene Belege' });
		await expect(button).toHaveAccessibleDescription(text);
		await expect(screen.queryByRole('tooltip')).toBeNull();
		await userEvent.tab();
		await expect(screen.getByRole('tooltip')).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await expect(screen.queryByRole('tooltip')).toBeNull();
		await expect(button).toHaveFocus();
		await userEvent.tab();
		await userEvent.tab({ shift: true });
		await expect(screen.getByRole('tooltip')).toBeVisible();
	},
};

/** The pointer can move from the button into the text; away from both it closes. */
export const Zeiger: Story = {
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button');
		await userEvent.hover(button);
		const tooltip = await screen.findByRole('tooltip');
		await userEvent.unhover(button);
		await userEvent.hover(tooltip);
		await expect(tooltip).toBeVisible();
		await userEvent.unhover(tooltip);
		await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
	},
};

/** A finger presses, it does not point. */
export const Finger: Story = {
	args: { children: (trigger) => <Button {...trigger} icon={<Info />} label="Erklärung" title={undefined} /> },
	play: async ({ canvas }) => {
		const button = canvas.getByRole('button', { name: 'Erklärung' });
		fireEvent.pointerEnter(button, { pointerType: 'touch' });
		fireEvent.pointerDown(button, { pointerType: 'touch' });
		await expect(screen.queryByRole('tooltip')).toBeNull();
	},
};

export const LangerText: Story = {
	args: {
		text: 'Die Krankenversicherungsanstalt vergütet Heilbehelfe nur, wenn die Verordnung vor der Abgabe bewilligt wurde.',
	},
	globals: { viewport: { value: 'phone' } },
	play: async ({ userEvent }) => {
		await userEvent.tab();
		const box = screen.getByRole('tooltip').getBoundingClientRect();
		await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
	},
};
