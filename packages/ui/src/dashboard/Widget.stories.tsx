import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { usage } from '../testing/usage.ts';
import { Widget } from './Widget.tsx';

const meta: Meta<typeof Widget> = {
	title: 'Widget',
	component: Widget,
	parameters: usage({
		when: 'One subject on a dashboard, with its own loading, empty and error.',
		not: 'A part of an ordinary page is a Card.',
		keys: { Tab: 'goes to its menu and through its content', 'Enter, Space, ↓': 'open its menu' },
	}),
	args: { title: 'Offene Aufgaben', refreshedAt: '14:05', onRefresh: fn() },
	decorators: [
		(Story) => (
			<div style={{ width: 360, height: 256 }}>
				<Story />
			</div>
		),
	],
};

export default meta;

type Story = StoryObj<typeof Widget>;

export const Bereit: Story = {
	args: { children: <p>Angebot Treppenlift prüfen</p>, footer: <Link href="#tasks">Alle Aufgaben</Link> },
};

/** The menu by keys: it reads again, and says how old the figures are. */
export const Menue: Story = {
	args: {
		children: <p>Angebot Treppenlift prüfen</p>,
		menu: [{ id: 'open', label: 'Aufgaben öffnen', href: '#tasks' }],
	},
	play: async ({ canvas, args }) => {
		await userEvent.tab();
		await expect(canvas.getByRole('button', { name: 'Menü von Offene Aufgaben' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(within(document.body).getByRole('menuitem', { name: /Aktualisieren/ })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(args.onRefresh).toHaveBeenCalledOnce();
	},
};

export const Laedt: Story = {
	args: { state: { kind: 'loading' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Wird geladen …')).toBeInTheDocument();
	},
};

export const Leer: Story = { args: { state: { kind: 'empty', text: 'Keine Einträge gefunden.' } } };

const retry = fn();

/** An error says so and offers another try; title and menu stay. */
export const Fehler: Story = {
	args: { state: { kind: 'error', onRetry: retry, reference: '7f3a-21' } },
	play: async ({ canvas }) => {
		retry.mockClear();
		await expect(canvas.getByRole('alert')).toHaveTextContent('Die Daten konnten nicht geladen werden.');
		canvas.getByRole('button', { name: 'Erneut versuchen' }).focus();
		await userEvent.keyboard('{Enter}');
		await expect(retry).toHaveBeenCalledOnce();
	},
};

/** Content higher than its place scrolls in it; head and foot stay. */
export const VielInhalt: Story = {
	args: {
		footer: <Link href="#tasks">Alle Aufgaben</Link>,
		children: Array.from({ length: 20 }, (_, index) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
			<p key={index}>
				<Link href={`#${index}`}>Aufgabe {index + 1}</Link>
			</p>
		)),
	},
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByRole('region', { name: 'Offene Aufgaben' }).getBoundingClientRect().height).toBe(256);
		await expect(canvas.getByText('Alle Aufgaben')).toBeVisible();
		await expect(canvasElement.scrollHeight).toBeLessThan(400);
	},
};

function Fragile({ isBroken }: { isBroken: () => boolean }) {
	if (isBroken()) throw new Error('This error belongs to the story');
	return <p>Wieder da</p>;
}

function BrokenOnce() {
	const [remaining, setRemaining] = useState({ count: 1 });
	return (
		<Widget title="Umsatz">
			<button type="button" onClick={() => setRemaining({ count: 0 })}>
				Beheben
			</button>
			<Fragile isBroken={() => remaining.count > 0} />
		</Widget>
	);
}

/** A fault in the content stays in its widget. */
export const Stoerung: Story = {
	render: () => (
		<div style={{ display: 'grid', gridTemplateRows: '1fr 1fr', height: 360, gap: 16 }}>
			<BrokenOnce />
			<Widget title="Daneben">
				<p>Läuft weiter</p>
			</Widget>
		</div>
	),
	beforeEach: () => {
		// The fault is reported on purpose; the story is about what stays.
		const keep = (event: ErrorEvent) => event.message.includes('belongs to the story') && event.preventDefault();
		window.addEventListener('error', keep);
		return () => window.removeEventListener('error', keep);
	},
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('alert')).toHaveTextContent('Dieser Bereich kann gerade nicht angezeigt werden.');
		await expect(canvas.getByRole('heading', { name: 'Umsatz' })).toBeVisible();
		await expect(canvas.getByText('Läuft weiter')).toBeVisible();
	},
};
