import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { Avatar } from './Avatar.tsx';

/** A 2 × 2 PNG. */
const png =
	'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFklEQVQImWMQXnD6PwMDAwMTAxQwMAAALL8DBXzHJ0YAAAAASUVORK5CYII=';

function initialsIn(canvas: HTMLElement): string | undefined {
	return canvas.querySelector<HTMLElement>('[data-initials]')?.dataset.initials;
}

const meta = {
	component: Avatar,
	parameters: usage({
		when: 'Recognising a person at a glance, beside the name.',
		not: 'Alone: it is decoration and has no name of its own. A company or a thing gets no avatar.',
	}),
	args: { name: 'Anna Öller' },
	// Decoration only: the name stands beside it.
	render: (args) => (
		<span style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
			<Avatar {...args} />
			{args.name}
		</span>
	),
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initialen: Story = {
	play: async ({ canvasElement }) => {
		await expect(initialsIn(canvasElement)).toBe('AÖ');
	},
};

export const Bild: Story = {
	args: { picture: png },
	play: async ({ canvasElement }) => {
		await expect(canvasElement.querySelector('img')).toHaveAttribute('src', `data:image/png;base64,${png}`);
	},
};

/** Right at its start, broken after it: initials stand in. */
export const KaputtesBild: Story = {
	args: { picture: 'iVBORw0KGgoAAAA' },
	play: async ({ canvasElement }) => {
		await waitFor(() => expect(initialsIn(canvasElement)).toBe('AÖ'));
	},
};

/** Whatever it claims to be, only PNG, JPEG and WebP are shown. */
export const KeinSvg: Story = {
	args: { picture: 'data:image/png;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=' },
	play: async ({ canvasElement }) => {
		await expect(canvasElement.querySelector('img')).toBeNull();
		await expect(initialsIn(canvasElement)).toBe('AÖ');
	},
};

export const Groessen: Story = {
	render: () => (
		<div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
			<Avatar name="demo" size="sm" />
			<Avatar name="demo" />
			<Avatar name="Karl-Heinz Weiß" size="lg" />
		</div>
	),
};
