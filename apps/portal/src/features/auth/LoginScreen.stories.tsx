import { ApiProblem } from '@kontor/api-client/problem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StoryPortal } from '../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Anmeldung',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	args: { path: '/login', session: { status: 'signedOut', reason: 'none' } },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Leer: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByLabelText('Benutzername')).toHaveFocus();
		await expect(await canvas.findByText('Kontor Gesundheitshandel GmbH')).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
	},
};

/** What is missing is said at its field, and the first such field gets the focus. */
export const OhneEingabe: Story = {
	args: { onSignIn: fn() },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(await canvas.findByLabelText('Passwort'), 'geheim{Enter}');
		await expect(canvas.getByText('Bitte geben Sie Ihren Benutzernamen ein.')).toBeVisible();
		await expect(canvas.queryByText('Bitte geben Sie Ihr Passwort ein.')).toBeNull();
		await expect(canvas.getByLabelText('Benutzername')).toHaveFocus();
		await expect(args.onSignIn).not.toHaveBeenCalled();
	},
};

export const FalschesPasswort: Story = {
	args: { onSignIn: () => Promise.reject(new ApiProblem('refused', { status: 401 })) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText('Benutzername'), 'demo');
		await userEvent.type(canvas.getByLabelText('Passwort'), 'falsch');
		await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
		await expect(await canvas.findByRole('alert')).toHaveTextContent('Benutzername oder Passwort ist falsch.');
		await waitFor(() => expect(canvas.getByLabelText('Passwort')).toHaveFocus());
	},
};

export const ServerNichtErreichbar: Story = {
	args: { onSignIn: () => Promise.reject(new ApiProblem('network')) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText('Benutzername'), 'demo');
		await userEvent.type(canvas.getByLabelText('Passwort'), 'geheim{Enter}');
		await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Server ist nicht erreichbar.');
	},
};

/** While the server is asked, a second press does nothing. */
export const Unterwegs: Story = {
	args: { onSignIn: fn(() => new Promise<void>(() => {})) },
	play: async ({ canvas, userEvent, args }) => {
		await userEvent.type(await canvas.findByLabelText('Benutzername'), ' demo ');
		await userEvent.type(canvas.getByLabelText('Passwort'), ' geheim ');
		const button = canvas.getByRole('button', { name: 'Anmelden' });
		await userEvent.click(button);
		await userEvent.click(button);
		await expect(args.onSignIn).toHaveBeenCalledTimes(1);
		await expect(args.onSignIn).toHaveBeenCalledWith({ username: 'demo', password: ' geheim ' });
	},
};

export const Abgemeldet: Story = {
	args: { path: '/login?logout=true', session: { status: 'signedOut', reason: 'logout' } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Sie sind abgemeldet.')).toBeVisible();
	},
};

export const SitzungAbgelaufen: Story = {
	args: { path: '/crm?q=Huber', session: { status: 'signedOut', reason: 'ended' } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/Ihre Sitzung ist abgelaufen/)).toBeVisible();
	},
};

export const Telefon: Story = { globals: { viewport: { value: 'phone' } } };
