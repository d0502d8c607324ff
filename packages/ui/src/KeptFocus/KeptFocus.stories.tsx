import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { usage } from '../testing/usage.ts';
import { KeptFocus } from './KeptFocus.tsx';

const meta = {
	component: KeptFocus,
	parameters: usage({
		when: 'Around things that vanish when used: a list whose entries are deleted, an editor that becomes text again.',
		not: 'A dialog gives the focus back by itself.',
	}),
} satisfies Meta<typeof KeptFocus>;

export default meta;
type Story = StoryObj<typeof meta>;

function Vanishing({ label }: { label: string }) {
	const [isThere, setThere] = useState(true);
	return isThere && <Button onClick={() => setThere(false)}>{label}</Button>;
}

/** A button whose work is done leaves the focus to the one before it. */
export const Knopf: Story = {
	render: () => (
		<KeptFocus>
			<Button>Typ</Button> <Button>Ort</Button> <Vanishing label="Alle entfernen" /> <Button>Ansicht</Button>
		</KeptFocus>
	),
	play: async ({ canvas }) => {
		canvas.getByRole('button', { name: 'Alle entfernen' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.getByRole('button', { name: 'Ort' })).toHaveFocus();
	},
};

/** Where the region has nothing else to focus it takes the focus itself, rather than something far away. */
export const Region: Story = {
	render: () => (
		<KeptFocus>
			<Button>Liste</Button>
			<section aria-label="Neue Verordnung">
				<Vanishing label="Als gelesen markieren" />
				<p>Die Verordnung ist da.</p>
			</section>
		</KeptFocus>
	),
	play: async ({ canvas }) => {
		canvas.getByRole('button', { name: 'Als gelesen markieren' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(canvas.getByRole('region', { name: 'Neue Verordnung' })).toHaveFocus();
	},
};

/** Who has turned to something else, or to nothing, is left alone. */
export const Verlassen: Story = {
	render: () => (
		<KeptFocus>
			<Button>Typ</Button> <Vanishing label="Entfernen" />
		</KeptFocus>
	),
	play: async ({ canvas }) => {
		const button = canvas.getByRole('button', { name: 'Entfernen' });
		button.focus();
		button.blur();
		button.click();
		await waitFor(() => expect(canvas.queryByRole('button', { name: 'Entfernen' })).toBeNull());
		await expect(document.body).toHaveFocus();
	},
};
