import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = {
	component: ErrorState,
	parameters: usage({
		when: 'What was to stand here could not be loaded.',
		not: 'A form that was refused has an ErrorSummary; an action elsewhere that failed is a Toast. When older data are still there, keep them and say it in a Banner.',
		keys: { Tab: 'goes to “Erneut versuchen”', 'Enter, Space': 'try again' },
	}),
	args: { onRetry: fn() },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ErneutVersuchen: Story = {
	play: async ({ canvas, args, userEvent }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Die Daten konnten nicht geladen werden.');
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect(args.onRetry).toHaveBeenCalledOnce();
	},
};

export const MitKennung: Story = {
	args: { children: 'Die Dokumente konnten nicht geladen werden.', reference: '0f3c9a7e-51d2-4a44-9f0b-3b1f3d9a2c11' },
};

/** While the retry runs, the button keeps its size and takes no second press. */
export const VersuchLaeuft: Story = {
	args: { isRetrying: true },
	play: async ({ canvas, args, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: /Erneut versuchen/ }));
		await expect(args.onRetry).not.toHaveBeenCalled();
	},
};

export const OhneAktion: Story = { render: () => <ErrorState>Dieser Artikel existiert nicht.</ErrorState> };
