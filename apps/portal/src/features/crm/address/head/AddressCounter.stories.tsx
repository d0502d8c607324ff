import { regroupPhone } from '@kontor/german/phone';
import { formatSvnr } from '@kontor/german/svnr';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { addressDetails, attachments, entryOf, patientDetails, patientPart } from '../../../../testing/addresses.ts';
import { reply } from '../../../../testing/answers.ts';
import { newAddressReplies } from '../../../../testing/newAddress.ts';
import { StoryPortal } from '../../../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Adresse/Schalter',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/addresses/1001' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

const contactWrites = fn();

/** A saved section is taken back for a while, and only that. */
export const Rückgängig: Story = {
	args: {
		path: '/crm/addresses/1001?tab=contactData',
		replies: [
			...newAddressReplies,
			{
				method: 'put',
				path: '/v1/crm/addresses/{id}/contactData',
				answer: async (request) => {
					contactWrites((await request.json()).tel);
					return Response.json(addressDetails);
				},
			},
			{
				method: 'get',
				path: '/v1/crm/addresses/{id}',
				answer: async () => {
					const last: string | undefined = contactWrites.mock.lastCall?.[0];
					return Response.json({ ...addressDetails, tel: last ?? addressDetails.tel, version: 3 + (last ? 1 : 0) });
				},
			},
		],
	},
	beforeEach: () => {
		contactWrites.mockClear();
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: /^03633/ }));
		const phone = await canvas.findByLabelText('Telefon');
		await userEvent.clear(phone);
		await userEvent.type(phone, '03633 99 99 99{Enter}');
		await userEvent.click(await page.findByRole('button', { name: 'Rückgängig' }));
		await waitFor(() => expect(page.getByText('Die Änderung ist zurückgenommen.')).toBeVisible());
		await expect(contactWrites.mock.calls).toEqual([['03633 99 99 99'], [addressDetails.tel]]);
	},
};

const colours = fn();

/** The note has a colour of the theme, chosen where it stands. */
export const FarbeDerNotiz: Story = {
	args: {
		replies: [
			{
				method: 'put',
				path: '/v1/crm/addresses/{id}/noteTone',
				answer: async (request) => {
					colours(await request.json());
					return new Response(null, { status: 204 });
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const note = await canvas.findByRole('complementary', { name: 'Angeheftete Notiz' });
		await expect(note).toHaveAttribute('data-tone', 'warning');
		await userEvent.click(within(note).getByRole('button', { name: 'Notiz und ihre Farbe ändern' }));
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await page.findByRole('menuitemradio', { name: 'Grün' }));
		await waitFor(() => expect(colours).toHaveBeenCalledWith({ tone: 'success' }));
	},
};

/** Keys do what the head offers, and say so. */
export const Tastenkürzel: Story = {
	args: { replies: newAddressReplies },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const button = await canvas.findByRole('button', { name: 'Interaktion' });
		await expect(button).toHaveAttribute('aria-keyshortcuts', 'Alt+I');
		await expect(button).toHaveAttribute('title', 'Interaktion erfassen (Alt+I)');
		await userEvent.keyboard('{Alt>}i{/Alt}');
		const page = within(canvasElement.ownerDocument.body);
		await expect(await page.findByRole('dialog', { name: 'Interaktion erfassen' })).toBeInTheDocument();
		// Under a dialog they do nothing.
		await userEvent.keyboard('{Alt>}b{/Alt}');
		await expect(canvas.queryByRole('button', { name: 'Speichern' })).toBeNull();
	},
};

/** The map opens beside the portal and is told street and place, never a name. */
export const Karte: Story = {
	beforeEach() {
		const open = spyOn(window, 'open').mockImplementation(() => null);
		return () => open.mockRestore();
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await page.findByRole('menuitem', { name: 'Auf der Karte zeigen' }));
		const [address] = (window.open as unknown as ReturnType<typeof fn>).mock.lastCall ?? [];
		await expect(decodeURIComponent(String(address))).toMatch(/Dorfstraße 11, 8931 Landl/);
		await expect(String(address)).not.toMatch(/Huber/);
	},
};

/** The family: everybody once, with all they are to her, how old they are and how they are reached. */
export const Familie: Story = {
	args: { path: '/crm/addresses/1001?tab=family' },
	play: async ({ canvas }) => {
		const list = within(await canvas.findByRole('list', { name: 'Familie' }));
		await expect(list.getAllByRole('listitem')).toHaveLength(2);
		const [first] = list.getAllByRole('listitem');
		await expect(first).toHaveTextContent(/Huber Johann30\.09\.1950 \(76 Jahre\)Gleicher Haushalt/);
	},
};

/** Nobody lives here beside her: it says so. */
export const OhneFamilie: Story = {
	args: { path: '/crm/addresses/1001?tab=family', replies: [reply('get', '/v1/crm/addresses/{id}/related', [])] },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText(/^An dieser Anschrift wohnt sonst niemand/)).toBeVisible());
	},
};

/** A number that was given up says what has become of it and leads there. */
export const Zusammengeführt: Story = {
	args: {
		path: '/crm/addresses/1002',
		replies: [
			reply('get', '/v1/crm/addresses/{id}', { refuses: 404 }),
			reply('get', '/v1/crm/addresses/{id}/mergedInto', { lfdnr: 1001, name: 'Huber Elisabeth' }),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/^Nr\. 1002 war dieselbe wie Huber Elisabeth/)).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Huber Elisabeth öffnen' })).toHaveAttribute(
			'href',
			'/crm/addresses/1001',
		);
	},
};

/** All that is stored about somebody is one file to be handed out, with the files kept of them. */
export const Auskunft: Story = {
	args: {
		replies: [
			...newAddressReplies,
			reply('get', '/v1/crm/addresses/{id}/attachments/{attachment}', {
				...entryOf(attachments, 0),
				content: 'JVBERi0xLjQKJSVFT0YK',
			}),
		],
	},
	beforeEach() {
		const made = spyOn(URL, 'createObjectURL');
		return () => made.mockRestore();
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Auskunft speichern …' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Auskunft speichern' }));
		await userEvent.click(await dialog.findByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
		const saved = (URL.createObjectURL as unknown as ReturnType<typeof fn>).mock.calls.map(([file]) => file as Blob);
		const text = await saved.find(({ type }) => type === 'text/html')?.text();
		for (const part of [
			'Dorfstraße 11',
			'Liefertermin vereinbart',
			'data:application/pdf;base64,JVBERi0xLjQKJSVFT0YK',
		]) {
			await expect(text).toContain(part);
		}
	},
};

/** A file that cannot be read makes no half of a file. */
export const AuskunftScheitert: Story = {
	args: {
		replies: [...newAddressReplies, reply('get', '/v1/crm/addresses/{id}/attachments/{attachment}', { refuses: 503 })],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Weitere Aktionen' }));
		await userEvent.click(await page.findByRole('menuitem', { name: 'Auskunft speichern …' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Auskunft speichern' }));
		await userEvent.click(await dialog.findByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(dialog.getByText(/nicht/)).toBeVisible());
	},
};

/** A value stands once, or twice where a head sums up what a card has: nothing is said three times. */
export const NichtsDreimal: Story = {
	args: {
		replies: [
			reply('get', '/v1/crm/addresses/{id}', {
				...patientDetails,
				patient: {
					...patientPart,
					references: [...patientPart.references, { lfdnr: 9001, name: 'Österreichische Gesundheitskasse' }],
				},
			}),
		],
	},
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { name: 'Beziehungen' });
		await canvas.findByText('Moser Karin');
		const { textContent } = canvas.getByRole('main');
		const { dateOfBirth, address, email, note, tel, mobile } = patientDetails;
		await expect([dateOfBirth, tel, mobile, email, note]).not.toContain('');
		for (const said of [
			...['06.07.1953', '73 Jahre', formatSvnr(patientPart), 'Österreichische Gesundheitskasse', 'Moser Karin'],
			...[address.street, address.city, regroupPhone(tel), regroupPhone(mobile), email, note, 'Konsument'],
		]) {
			const times = textContent.split(said).length - 1;
			await expect([said, times]).toEqual([said, Math.min(Math.max(times, 1), 2)]);
		}
	},
};
