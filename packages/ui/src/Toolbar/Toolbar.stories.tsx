import type { Meta, StoryObj } from '@storybook/react-vite';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { MenuButton } from '../Menu/Menu.tsx';
import { usage } from '../testing/usage.ts';
import { Toolbar, ToolbarSeparator } from './Toolbar.tsx';

function Tools() {
	const [isLocked, setIsLocked] = useState(false);
	return (
		<>
			<Button>Davor</Button>
			<Toolbar label="Beleg bearbeiten">
				<Button variant="quiet" icon={<Copy />} label="Kopieren" />
				<Button variant="quiet" icon={<Printer />} label="Drucken" disabled />
				<ToolbarSeparator />
				<MenuButton variant="quiet" entries={[{ id: 'pdf', label: 'Als PDF' }]}>
					Mehr
				</MenuButton>
				<Button variant="quiet" icon={<Trash />} label="Löschen" disabled={isLocked} />
			</Toolbar>
			<Button onClick={() => setIsLocked(true)}>Sperren</Button>
		</>
	);
}

const meta = {
	component: Toolbar,
	parameters: usage({
		when: 'Three or more tools that work on one thing, as one stop of Tab.',
		not: 'One or two buttons stand alone; the actions of a page are in its head.',
		keys: {
			'← →, Home, End': 'go from tool to tool',
			Tab: 'leaves the toolbar; it returns to the tool used last',
			'Enter, Space': 'use the tool',
		},
	}),
	args: { label: 'Beleg bearbeiten', children: null },
	render: () => <Tools />,
} satisfies Meta<typeof Toolbar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One stop of Tab; arrows, Home and End go round inside, past what is disabled. */
export const Tastatur: Story = {
	play: async ({ canvas, userEvent }) => {
		const bar = within(canvas.getByRole('toolbar', { name: 'Beleg bearbeiten' }));
		canvas.getByRole('button', { name: 'Davor' }).focus();
		await userEvent.tab();
		await expect(bar.getByRole('button', { name: 'Kopieren' })).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		await expect(bar.getByRole('button', { name: 'Mehr' })).toHaveFocus();
		await userEvent.keyboard('{End}');
		await expect(bar.getByRole('button', { name: 'Löschen' })).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		await expect(bar.getByRole('button', { name: 'Kopieren' })).toHaveFocus();
		await userEvent.keyboard('{ArrowLeft}');
		await userEvent.tab();
		await expect(canvas.getByRole('button', { name: 'Sperren' })).toHaveFocus();
		await userEvent.tab({ shift: true });
		await expect(bar.getByRole('button', { name: 'Löschen' })).toHaveFocus();
	},
};

/** A tool that was the stop and is now disabled hands the stop on. */
export const StopGesperrt: Story = {
	play: async ({ canvas, userEvent }) => {
		canvas.getByRole('button', { name: 'Löschen' }).focus();
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await userEvent.tab({ shift: true });
		await expect(canvas.getByRole('button', { name: 'Kopieren' })).toHaveFocus();
	},
};

/** A menu that opens from the bar keeps its own arrows. */
export const Menue: Story = {
	play: async ({ canvas, userEvent }) => {
		const more = canvas.getByRole('button', { name: 'Mehr' });
		more.focus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(canvas.getByRole('menuitem', { name: 'Als PDF' })).toHaveFocus();
		await userEvent.keyboard('{Escape}');
		await expect(more).toHaveFocus();
	},
};
