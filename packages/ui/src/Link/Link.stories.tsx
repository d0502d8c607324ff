import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { expect, fireEvent, fn } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { Link, LinkButton, LinkProvider, type Navigate } from './Link.tsx';

const onNavigate = fn<Navigate>();

const meta = {
	component: Link,
	parameters: usage({
		when: 'Whatever leads elsewhere: another page, a telephone number, a file. `LinkButton` looks like a button and is still a link.',
		not: 'An action on this page is a Button, even where it looks like text.',
		keys: { Enter: 'follows; with Ctrl in a new tab' },
	}),
	args: { href: '/crm?q=Huber#treffer', children: 'Huber Anna' },
	decorators: [(Story) => <LinkProvider onNavigate={onNavigate}>{Story()}</LinkProvider>],
	beforeEach: () => {
		onNavigate.mockClear();
	},
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ImText: Story = {
	render: (args) => (
		<p>
			Die Adresse gehört zu <Link {...args} />, siehe auch <Link href="/documents">ihre Dokumente</Link>.
		</p>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('link', { name: 'Huber Anna' }));
		await expect(onNavigate).toHaveBeenCalledOnce();
		await expect(onNavigate).toHaveBeenCalledWith('/crm?q=Huber#treffer', { replace: false });
		await userEvent.tab();
		await expect(canvas.getByRole('link', { name: 'ihre Dokumente' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(onNavigate).toHaveBeenLastCalledWith('/documents', { replace: false });
	},
};

export const Leise: Story = { args: { isQuiet: true } };

export const AlsKnopf: Story = {
	render: () => (
		<LinkButton href="/crm/addresses/new" variant="primary" icon={<Plus />}>
			Neue Adresse
		</LinkButton>
	),
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('link', { name: 'Neue Adresse' }));
		await expect(onNavigate).toHaveBeenCalledOnce();
		await expect(onNavigate).toHaveBeenCalledWith('/crm/addresses/new', { replace: false });
	},
};

export const ErsetztDenVerlauf: Story = {
	args: { isReplace: true },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(canvas.getByRole('link'));
		await expect(onNavigate).toHaveBeenCalledOnce();
		await expect(onNavigate).toHaveBeenCalledWith('/crm?q=Huber#treffer', { replace: true });
	},
};

/** Another tab, another window, a download, another site and a click that was already handled stay the browser's. */
export const BleibtDemBrowser: Story = {
	render: () => (
		<p>
			<Link href="/crm">Klick</Link>, <Link href="https://kontor.example/">fremd</Link>,{' '}
			<Link href="/crm" target="_blank">
				neuer Tab
			</Link>
			,{' '}
			<Link href="/liste.csv" download>
				Liste
			</Link>
			,{' '}
			<Link href="/crm" onClick={(event) => event.preventDefault()}>
				verhindert
			</Link>
		</p>
	),
	play: async ({ canvas }) => {
		const stayed: string[] = [];
		function remember(event: MouseEvent) {
			if (!event.defaultPrevented && event.target instanceof HTMLElement) stayed.push(event.target.textContent);
			event.preventDefault();
		}
		document.addEventListener('click', remember);
		try {
			const plain = canvas.getByRole('link', { name: 'Klick' });
			for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(plain, { [key]: true });
			fireEvent.click(plain, { button: 1 });
			for (const name of ['fremd', 'neuer Tab', 'Liste', 'verhindert']) {
				fireEvent.click(canvas.getByRole('link', { name }));
			}
		} finally {
			document.removeEventListener('click', remember);
		}
		await expect(onNavigate).not.toHaveBeenCalled();
		await expect(stayed).toEqual(['Klick', 'Klick', 'Klick', 'Klick', 'Klick', 'fremd', 'neuer Tab', 'Liste']);
		await expect(canvas.getByRole('link', { name: 'neuer Tab' })).toHaveAttribute('rel', 'noreferrer');
	},
};
