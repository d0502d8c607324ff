import type { Meta, StoryObj } from '@storybook/react-vite';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { styled } from 'styled-components';
import { TextField } from '../TextField/TextField.tsx';
import { usage } from '../testing/usage.ts';
import { Button } from './Button.tsx';

const meta = {
	component: Button,
	parameters: usage({
		when: 'An action here and now. One `primary` per view, `danger` for what destroys, `quiet` in rows and toolbars; an icon alone needs its `label`.',
		not: 'What leads elsewhere is a Link; several actions of one thing are a Menu.',
		keys: { 'Enter, Space': 'press it; while it runs they do nothing, and the focus stays' },
	}),
	args: { children: 'Speichern', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-2);
	margin-bottom: var(--k-space-4);
`;

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const Alle: Story = {
	render: () => (
		<>
			{(['md', 'compact'] as const).map((size) => (
				<Row key={size}>
					{variants.map((variant) => (
						<Button key={variant} variant={variant} size={size}>
							Adresse anlegen
						</Button>
					))}
					{variants.map((variant) => (
						<Button key={variant} variant={variant} size={size} icon={<Plus />}>
							Neu
						</Button>
					))}
					{variants.map((variant) => (
						<Button key={variant} variant={variant} size={size} icon={<Pencil />} label="Bearbeiten" />
					))}
				</Row>
			))}
			<Row>
				{variants.map((variant) => (
					<Button key={variant} variant={variant} disabled>
						Gesperrt
					</Button>
				))}
			</Row>
			<Row>
				{variants.map((variant) => (
					<Button key={variant} variant={variant} isPending>
						Läuft
					</Button>
				))}
			</Row>
		</>
	),
};

export const TastaturUndMaus: Story = {
	args: { variant: 'primary' },
	play: async ({ canvas, userEvent, args }) => {
		const button = canvas.getByRole('button', { name: 'Speichern' });
		await userEvent.tab();
		await expect(button).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await userEvent.keyboard(' ');
		await userEvent.click(button);
		await expect(args.onClick).toHaveBeenCalledTimes(3);
	},
};

export const Gesperrt: Story = {
	args: { disabled: true },
	play: async ({ canvas, args }) => {
		canvas.getByRole('button').click();
		await expect(args.onClick).not.toHaveBeenCalled();
	},
};

/** The name of an icon-only button is its label, and its tooltip. */
export const NurZeichen: Story = {
	render: () => <Button icon={<Trash2 />} label="Löschen" variant="quiet" />,
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('button', { name: 'Löschen' })).toHaveAttribute('title', 'Löschen');
	},
};

const onParentClick = fn();

/** It is the native element: what is set on it stands in the page, and what surrounds it hears the click. */
export const ReichtDurch: Story = {
	args: { onClick: fn() },
	render: ({ onClick }) => (
		// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: stands for a row that opens
		<div onClick={onParentClick}>
			<Button
				onClick={onClick}
				id="send"
				title="Alle Angaben speichern"
				tabIndex={-1}
				aria-describedby="why"
				aria-expanded={false}
				data-kind="test"
				name="action"
				value="save"
				form="elsewhere"
			>
				Speichern
			</Button>
			<p id="why">Noch nicht gespeichert.</p>
			<Button aria-hidden="true" tabIndex={-1}>
				Verborgen
			</Button>
		</div>
	),
	play: async ({ canvas, userEvent, args }) => {
		onParentClick.mockClear();
		const button = canvas.getByRole('button', { name: 'Speichern' });
		for (const [attribute, value] of [
			['id', 'send'],
			['title', 'Alle Angaben speichern'],
			['tabindex', '-1'],
			['aria-describedby', 'why'],
			['aria-expanded', 'false'],
			['data-kind', 'test'],
			['name', 'action'],
			['value', 'save'],
			['form', 'elsewhere'],
		] as const)
			await expect(button).toHaveAttribute(attribute, value);
		await expect(canvas.queryByRole('button', { name: 'Verborgen' })).toBeNull();
		await userEvent.click(button);
		await expect(args.onClick).toHaveBeenCalledOnce();
		await expect(onParentClick).toHaveBeenCalledOnce();
	},
};

/** While it runs it keeps its width and the focus, takes no second click, submits nothing, and says so. */
export const Laeuft: Story = {
	render: function Render() {
		const [count, setCount] = useState(0);
		function submit(event: FormEvent) {
			event.preventDefault();
			setCount(count + 1);
		}
		return (
			<form onSubmit={submit}>
				<TextField label="Name" />
				<Button type="submit" variant="primary" isPending={count > 0}>
					{`Speichern ${count > 1 ? 'zu oft' : 'bitte'}`}
				</Button>
			</form>
		);
	},
	play: async ({ canvas, userEvent }) => {
		const button = canvas.getByRole('button', { name: 'Speichern bitte' });
		const width = button.getBoundingClientRect().width;
		await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
		await userEvent.click(button);
		await expect(canvas.getByRole('status')).toHaveTextContent('Wird ausgeführt …');
		await expect(button.getBoundingClientRect().width).toBe(width);
		await expect(button).toHaveFocus();
		await userEvent.click(button);
		await userEvent.type(canvas.getByRole('textbox'), 'Huber{Enter}');
		await expect(button).toHaveTextContent('Speichern bitte');
	},
};

export const LangerText: Story = {
	args: { children: 'Heilbehelfsverordnungsscheinabrechnung an den Krankenversicherungsträger übermitteln' },
	globals: { viewport: { value: 'phone' } },
};
