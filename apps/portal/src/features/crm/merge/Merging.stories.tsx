import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { addressDetails } from '../../../testing/addresses.ts';
import { type Reply, reply } from '../../../testing/answers.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const merge = '/v1/crm/addresses/{id}/merge';
const merged = {
	lfdnr: 3,
	other: { lfdnr: 1002, name: 'Huber Elsa' },
	author: 'dora.demo',
	merged: '2026-11-28T09:00:00.000Z',
};

const twin = {
	...addressDetails,
	lfdnr: 1002,
	name: 'Huber Elsa',
	firstname: 'Elsa',
	mobile: '0676 555 66 77',
	note: '',
};

const both: Reply = {
	method: 'get',
	path: '/v1/crm/addresses/{id}',
	answer: async (request) =>
		Response.json(request.url.endsWith('/1002') ? twin : { ...addressDetails, mobile: '', mobileNote: '' }),
};

const meta = {
	title: 'Portal/Adresse/Zusammenführen',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/addresses/1001', replies: [both] },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

async function compare(canvasElement: HTMLElement, userEvent: UserEventObject) {
	const page = within(canvasElement.ownerDocument.body);
	await userEvent.click(await page.findByRole('button', { name: 'Weitere Aktionen' }));
	await userEvent.click(await page.findByRole('menuitem', { name: 'Zusammenführen …' }));
	const dialog = within(await page.findByRole('dialog', { name: 'Mit anderer Adresse zusammenführen' }));
	await userEvent.type(dialog.getByRole('combobox', { name: /Andere Adresse/ }), 'müller');
	await userEvent.click(await page.findByRole('option', { name: /1002/ }));
	return { page, dialog };
}

/** Field by field; what the one that stays lacks is proposed, and what is chosen is what is sent. */
export const FeldFürFeld: Story = {
	args: {
		replies: [
			both,
			{
				method: 'post',
				path: merge,
				answer: async (request) => {
					const { other, take } = await request.json();
					const isAsked = other === 1002 && `${take}` === 'mobile,name';
					return isAsked ? Response.json(merged) : new Response(null, { status: 500 });
				},
			},
		],
	},
	play: async ({ canvasElement, userEvent }) => {
		const { page, dialog } = await compare(canvasElement, userEvent);
		const mobile = within(await dialog.findByRole('radiogroup', { name: 'Mobil' }));
		await waitFor(() => expect(mobile.getByRole('radio', { name: /0676 555 66 77/ })).toBeChecked());
		await userEvent.click(
			within(dialog.getByRole('radiogroup', { name: 'Name' })).getByRole('radio', { name: /Elsa/ }),
		);
		await userEvent.click(dialog.getByRole('button', { name: 'Zusammenführen' }));
		await waitFor(() => expect(page.getByText(/^Die beiden Adressen sind eine/)).toBeVisible());
		await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
	},
};

/** Nothing happens without another address, and the dialog says so. */
export const OhneAndere: Story = {
	play: async ({ canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await page.findByRole('button', { name: 'Weitere Aktionen' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Zusammenführen …' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Mit anderer Adresse zusammenführen' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Zusammenführen' }));
		await waitFor(() =>
			expect(dialog.getByText('Bitte wählen Sie die Adresse, die in dieser aufgehen soll.')).toBeVisible(),
		);
	},
};

/** For 30 days the address says with which it was merged, and takes them apart again. */
export const Trennen: Story = {
	args: {
		replies: [
			both,
			reply('get', '/v1/crm/addresses/{id}/merges', [merged]),
			reply('post', '/v1/crm/addresses/{id}/merges/undo', undefined),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Wieder trennen' }));
		const body = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(body.getByText('Die Adressen sind wieder getrennt.')).toBeVisible());
	},
};

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvasElement, userEvent }) => {
		const { dialog } = await compare(canvasElement, userEvent);
		await expect(await dialog.findByRole('radiogroup', { name: 'Mobil' })).toBeVisible();
	},
};
