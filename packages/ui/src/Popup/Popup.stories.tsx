import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { usage } from '../testing/usage.ts';
import { Popup } from './Popup.tsx';

function Sample({ align }: { align: 'start' | 'end' }) {
	const anchor = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useState(false);
	return (
		<div style={{ padding: 80 }}>
			<Button ref={anchor} onClick={() => setOpen(!isOpen)}>
				Mehr
			</Button>
			{isOpen && (
				<Popup anchor={anchor} align={align} onDismiss={() => setOpen(false)} role="dialog" aria-label="Mehr">
					<p style={{ padding: 12 }}>Was daneben steht, bleibt bedienbar.</p>
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
