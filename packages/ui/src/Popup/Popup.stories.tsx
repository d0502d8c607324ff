import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { usage } from '../testing/usage.ts';
import { Popup } from './Popup.tsx';

/** Lines of the popup, and how far down its button stands. */
function Sample({ align, lines = 1, above = 0 }: { align: 'start' | 'end'; lines?: number; above?: number }) {
	const anchor = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	return (
		<div style={{ padding: 80, paddingTop: 80 + above }}>
			<Button ref={anchor} onClick={() => setOpen(!isOpen)}>
				Mehr
			</Button>
			{isOpen && (
				<Popup anchor={anchor} align={align} onDismiss={() => setOpen(false)} role="dialog" aria-label="Mehr">
					{Array.from({ length: lines }, (_, line) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
						<p key={line} style={{ padding: 12 }}>
							Was daneben steht, bleibt bedienbar.
						</p>
					))}
					{lines > 1 && <Button>Fertig</Button>}
				</Popup>
			)}
			<p>Daneben</p>
		</div>
	);
}

const meta = {
	component: Sample,
	parameters: usage({
		when: "A new kind of floating part in the library: calendar, hits, menu. Roles, keys and focus are its owner's.",
		not: 'An app takes Menu, ComboBox, DateField or Tooltip.',
		of: Popup,
	}),
	args: { align: 'start' },
} satisfies Meta<typeof Sample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offen: Story = {
	play: async ({ canvas }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Mehr' }));
		await expect(await canvas.findByRole('dialog', { name: 'Mehr' })).toBeVisible();
	},
};

export const SchliesstBeiDruckDaneben: Story = {
	args: { align: 'end' },
	play: async ({ canvas }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Mehr' }));
		await canvas.findByRole('dialog', { name: 'Mehr' });
		await userEvent.click(canvas.getByText('Daneben'));
		await expect(canvas.queryByRole('dialog')).toBeNull();
	},
};

/** Where there is more room above it opens upwards, and what is longer than the page scrolls in itself. */
export const AmUnterenRand: Story = {
	args: { lines: 60, above: 360 },
	play: async ({ canvas }) => {
		const button = canvas.getByRole('button', { name: 'Mehr' });
		await userEvent.click(button);
		const popup = await canvas.findByRole('dialog', { name: 'Mehr' });
		const room = {
			above: button.getBoundingClientRect().top,
			below: innerHeight - button.getBoundingClientRect().bottom,
		};
		await waitFor(() => {
			const box = popup.getBoundingClientRect();
			expect(box.top).toBeGreaterThanOrEqual(7);
			expect(box.bottom).toBeLessThanOrEqual(innerHeight - 7);
			if (room.above > room.below) expect(box.bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
			else expect(box.top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
		});
		await expect(popup.scrollHeight).toBeGreaterThan(popup.clientHeight);
	},
};
