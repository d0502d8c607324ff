import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { usage } from '../testing/usage.ts';
import { Tabs } from './Tabs.tsx';

const tabs = [
	{ key: 'overview', label: 'Übersicht', content: <p>Stammdaten und letzte Ereignisse.</p> },
	{ key: 'documents', label: 'Dokumente', count: 12, content: <p>Zwölf Dokumente.</p> },
	{ key: 'tasks', label: 'Aufgaben', count: 0, isDisabled: true, content: <p>Keine Aufgaben.</p> },
	{ key: 'interactions', label: 'Interaktionen', count: 128, content: <TextField label="Betreff" /> },
	{ key: 'groups', label: 'Kundengruppen', content: <p>Drei Gruppen.</p> },
];

function WithState(args: ComponentProps<typeof Tabs>) {
	const [key, setKey] = useState(args.selectedKey);
	return (
		<Tabs
			{...args}
			selectedKey={key}
			onSelect={(next) => {
				setKey(next);
				args.onSelect(next);
			}}
		/>
	);
}

const meta = {
	component: Tabs,
	parameters: usage({
		when: 'Views of one thing, one at a time; the chosen one lives in the URL.',
		not: 'Steps in an order are a Stepper; parts to be read together are headings. `isManual` where a view has to be loaded.',
		keys: { '← →, Home, End': 'go to a tab and open it; with `isManual` only Enter opens', Tab: 'goes into the view' },
	}),
	args: { label: 'Adresse', tabs, selectedKey: 'overview', onSelect: fn() },
	render: (args) => <WithState {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Erster: Story = {};

export const Zweiter: Story = { args: { selectedKey: 'documents' } };

/** Arrows select at once, skip what is disabled and go round; Tab leads into the content. */
export const Tastatur: Story = {
	play: async ({ canvas, userEvent, args }) => {
		const tab = (name: RegExp) => canvas.getByRole('tab', { name });
		await userEvent.tab();
		await expect(tab(/Übersicht/)).toHaveFocus();
		await userEvent.keyboard('{ArrowRight}');
		await expect(tab(/Dokumente/)).toHaveFocus();
		await expect(tab(/Dokumente/)).toHaveAttribute('aria-selected', 'true');
		await expect(canvas.getByRole('tabpanel', { name: /Dokumente/ })).toHaveTextContent('Zwölf Dokumente.');
		await userEvent.keyboard('{ArrowRight}');
		await expect(tab(/Interaktionen/)).toHaveFocus();
		await userEvent.keyboard('{End}{ArrowRight}');
		await expect(tab(/Übersicht/)).toHaveFocus();
		await userEvent.tab();
		await expect(canvas.getByRole('tabpanel')).toHaveFocus();
		await userEvent.tab({ shift: true });
		await expect(tab(/Übersicht/)).toHaveFocus();
		await expect(args.onSelect).toHaveBeenLastCalledWith('overview');
	},
};

/** Where the content has to be loaded, arrows only move and Enter selects. */
export const VonHand: Story = {
	args: { isManual: true },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.tab();
		await userEvent.keyboard('{ArrowRight}');
		await expect(canvas.getByRole('tab', { name: /Dokumente/ })).toHaveFocus();
		await expect(args.onSelect).not.toHaveBeenCalled();
		await expect(canvas.getByRole('tab', { name: /Übersicht/ })).toHaveAttribute('aria-selected', 'true');
		await userEvent.keyboard('{Enter}');
		await expect(args.onSelect).toHaveBeenCalledWith('documents');
	},
};

export const GesperrterTab: Story = {
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.click(canvas.getByRole('tab', { name: /Aufgaben/ }));
		await expect(args.onSelect).not.toHaveBeenCalled();
	},
};

/** A key out of an old link that no longer exists, or is not allowed, shows the first tab. */
export const UnbekannterSchluessel: Story = {
	args: { selectedKey: 'gibtsnicht' },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('tab', { name: /Übersicht/ })).toHaveAttribute('aria-selected', 'true');
	},
};

/** Too long for a phone it scrolls sideways, the page does not, and the selected tab is in sight. */
export const AmTelefon: Story = {
	args: { selectedKey: 'groups' },
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		const tab = canvas.getByRole('tab', { name: 'Kundengruppen' });
		await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
		await expect(tab.offsetHeight).toBeGreaterThanOrEqual(44);
	},
};

export const AmTelefonAnfang: Story = { globals: { viewport: { value: 'phone' } } };
