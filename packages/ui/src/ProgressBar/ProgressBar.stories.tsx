import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
	component: ProgressBar,
	parameters: usage({
		when: 'Something takes longer than a few seconds and it is known how far it has got.',
		not: 'Shorter waits are a Spinner; data still to come are a Skeleton.',
	}),
	args: { label: 'Belege werden exportiert', value: 62 },
	decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Laeuft: Story = {
	play: async ({ canvas }) => {
		const bar = canvas.getByRole('progressbar', { name: 'Belege werden exportiert' });
		await expect(bar).toHaveAttribute('aria-valuenow', '62');
		await expect(bar).toHaveAttribute('aria-valuetext', '62 %');
	},
};

/** Nobody knows how long: no number is claimed. */
export const Unbestimmt: Story = {
	args: { value: null, label: 'Verbindung wird aufgebaut' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
	},
};

export const MitText: Story = {
	args: { value: 3, max: 12, text: '3 von 12 Belegen' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
		await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 von 12 Belegen');
	},
};

export const Ende: Story = {
	render: () => (
		<div style={{ display: 'grid', gap: 16 }}>
			<ProgressBar label="Import abgeschlossen" value={100} tone="success" text="fertig" />
			<ProgressBar label="Import abgebrochen" value={40} tone="error" text="abgebrochen" />
			<ProgressBar label="Ohne Beschriftung" isLabelHidden value={20} />
			<ProgressBar
				label="Sammelrechnungen für die Krankenversicherungsanstalt werden übermittelt"
				value={140}
				max={120}
			/>
		</div>
	),
};
