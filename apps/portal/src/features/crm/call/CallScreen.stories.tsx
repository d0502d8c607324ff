import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { setCallerNumber } from '../../../session/callerNumber.ts';
import { addressRows } from '../../../testing/addresses.ts';
import { reply } from '../../../testing/answers.ts';
import { pagesOf } from '../../../testing/everyday.ts';
import { newAddressReplies } from '../../../testing/newAddress.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const search = '/v1/crm/addresses/search/filtered';

const meta = {
	title: 'Portal/Anruf',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/call' },
	beforeEach: () => setCallerNumber('0664 000 42 23'),
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One address has the number: it opens, and the talk is being noted. */
export const EineAdresse: Story = {
	args: { replies: [reply('post', search, pagesOf(addressRows(1)))] },
	play: async ({ canvas, canvasElement }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Huber Elisabeth' })).toBeVisible();
		const body = canvasElement.ownerDocument.body;
		await waitFor(() => expect(body.querySelector('[role=dialog]')).toHaveTextContent('Interaktion erfassen'));
	},
};

/** Several of a household have it: the clerk says who it is. */
export const Haushalt: Story = {
	args: { replies: [reply('post', search, pagesOf(addressRows(3)))] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Gespräch erfassen: Müller Franz' })).toBeVisible();
	},
};

/** Nobody has it: a new address begins with the number. */
export const Unbekannt: Story = {
	args: { replies: [...newAddressReplies, reply('post', search, { rows: [], total: 0 })] },
	play: async ({ canvas, userEvent }) => {
		const create = await canvas.findByRole('link', { name: 'Neue Adresse anlegen' });
		await expect(create).toHaveAttribute('href', '/crm/addresses/new');
		await userEvent.click(create);
		await userEvent.click(await canvas.findByRole('checkbox', { name: 'Konsument' }));
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		// By its form a mobile number.
		await expect(await canvas.findByLabelText('Mobil')).toHaveValue('0664 000 42 23');
	},
};

/** Opened without a number it asks for one. */
export const OhneNummer: Story = {
	beforeEach: () => setCallerNumber(null),
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('searchbox', { name: 'Telefonnummer' })).toBeVisible();
	},
};

export const Laden: Story = { args: { replies: [reply('post', search, 'pending')] } };

export const Fehler: Story = { args: { replies: [reply('post', search, { refuses: 503 })] } };

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	args: { replies: [reply('post', search, pagesOf(addressRows(3)))] },
};
