import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const home = { label: 'Home', href: '/' };

const meta = {
	component: Breadcrumbs,
	parameters: usage({
		when: 'The way to the current page, on top of every page; `breadcrumbsOf` of the domain makes the list.',
		not: 'The steps of a wizard are a Stepper; sibling views are Tabs.',
		keys: { Tab: 'goes from link to link', Enter: 'follows; on the folded middle it opens a menu' },
	}),
	args: {
		items: [
			home,
			{ label: 'CRM', href: '/crm' },
			{ label: 'Anna Öller', href: '/crm/addresses/4711' },
			{ label: 'RE 2026/1042', href: null },
		],
	},
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Weg: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('navigation', { name: 'Sie sind hier' })).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
		await expect(canvas.getByText('RE 2026/1042')).toHaveAttribute('aria-current', 'page');
		await expect(canvas.queryByRole('button')).toBeNull();
	},
};

/** Statistik has no page of its own. */
export const NichtVerlinkt: Story = {
	args: {
		items: [home, { label: 'Statistik', href: null }, { label: 'Umsatzstatistik', href: '/statistics/revenue' }],
	},
	play: async ({ canvas }) => {
		const step = canvas.getByRole('link', { name: 'Statistik' });
		await expect(step).toHaveAttribute('aria-disabled', 'true');
		await expect(step).not.toHaveAttribute('href');
	},
};

export const NurHome: Story = {
	args: { items: [home] },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
	},
};

/** Between the icons of the smallest phones only the way home is left; what is open stands in the title below. */
export const AmKleinstenTelefon: Story = {
	decorators: [
		(Content) => (
			<div style={{ width: 48 }}>
				<Content />
			</div>
		),
	],
	play: async ({ canvas }) => {
		const way = canvas.getByRole('navigation').getBoundingClientRect();
		await expect(canvas.getByRole('link', { name: 'Home' }).getBoundingClientRect().right).toBeLessThanOrEqual(
			way.right,
		);
		await expect(canvas.getByText('RE 2026/1042')).not.toBeVisible();
		await expect(canvas.queryByRole('button')).toBeNull();
	},
};

/** What lies between home and here folds into a menu; the end of a long name is cut. */
export const Schmal: Story = {
	args: {
		items: [
			home,
			{ label: 'CRM', href: '/crm' },
			{ label: 'Adressen', href: null },
			{ label: 'Maximiliane Freifrau von Hohenwart-Gerlachstein', href: '/crm/addresses/4711' },
		],
	},
	decorators: [
		(Story) => (
			<div style={{ width: 240 }}>
				<Story />
			</div>
		),
	],
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(canvas.queryByRole('link', { name: 'CRM' })).toBeNull();
		await expect(canvasElement.querySelector('nav')?.scrollWidth).toBeLessThanOrEqual(240);
		await userEvent.tab();
		await userEvent.tab();
		await expect(canvas.getByRole('button', { name: 'Weitere Ebenen anzeigen' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(screen.getByRole('menuitem', { name: 'CRM' })).toHaveFocus();
		await expect(screen.getByRole('menuitem', { name: 'Adressen' })).toHaveAttribute('aria-disabled', 'true');
		await userEvent.keyboard('{Escape}');
		await expect(canvas.getByRole('button', { name: 'Weitere Ebenen anzeigen' })).toHaveFocus();
	},
};
