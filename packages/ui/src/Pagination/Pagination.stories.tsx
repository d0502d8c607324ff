import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

function Pages({ page: first, onPageChange, ...rest }: PaginationProps) {
	const [page, setPage] = useState(first);
	return (
		<Pagination
			{...rest}
			page={page}
			onPageChange={(next) => {
				setPage(next);
				onPageChange(next);
			}}
		/>
	);
}

const meta = {
	component: Pagination,
	parameters: usage({
		when: 'Moving through a list that comes from the server in pages and is no Table.',
		not: 'A Table, which scrolls through all its rows.',
		keys: { Tab: 'goes from page to page', 'Enter, Space': 'open it; the focus stays' },
	}),
	args: { page: 5, pageCount: 20, onPageChange: fn() },
	render: (args) => <Pages {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const InDerMitte: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const bar = within(canvas.getByRole('navigation', { name: 'Seiten' }));
		await expect(bar.getByRole('button', { name: 'Seite 5' })).toHaveAttribute('aria-current', 'page');
		bar.getByRole('button', { name: 'Seite 6' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onPageChange).toHaveBeenLastCalledWith(6);
		await expect(bar.getByRole('button', { name: 'Seite 6' })).toHaveFocus();
		await expect(canvas.getByRole('status')).toHaveTextContent('Seite 6 von 20');
	},
};

export const Anfang: Story = {
	args: { page: 1 },
	play: async ({ canvas, userEvent, args }) => {
		await expect(canvas.getByRole('button', { name: 'Vorige Seite' })).toBeDisabled();
		await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
		await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
	},
};

export const Ende: Story = { args: { page: 20 } };

export const WenigeSeiten: Story = { args: { page: 2, pageCount: 3 } };

/** One page needs no bar. */
export const EineSeite: Story = {
	args: { page: 1, pageCount: 1 },
	play: async ({ canvas }) => {
		await expect(canvas.queryByRole('navigation')).toBeNull();
	},
};

export const AmTelefon: Story = {
	args: { pageCount: 1200, page: 600 },
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Seite 600 von 1200', { selector: 'li' })).toBeVisible();
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
