import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addressRows, entryOf } from '../../../testing/addresses.ts';
import { reply } from '../../../testing/answers.ts';
import { articleReplies, salePrices } from '../../../testing/articles.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const path = '/v1/articles/{nr}';
const customer = entryOf(addressRows(1), 0);

const meta = {
	title: 'Portal/Artikelpreise',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/articles/RO100030?tab=salePrices', replies: articleReplies },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** One line for each kind of price over time, told in numbers by the table below it. */
export const Zeitleiste: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('img', { name: /^Zeitleiste der Gültigkeit/ })).toBeVisible();
		await expect(canvas.getAllByText('Standard, ab 1,00 Stück')[0]).toBeVisible();
	},
};

/** A price that holds is only ended; everything else of it is there to read. */
export const Beenden: Story = {
	args: {
		replies: [
			...articleReplies,
			{
				method: 'put',
				path: `${path}/prices/sales/{id}`,
				answer: async (request) => {
					const { validTo, netPrice, grossPrice } = await request.json();
					const isAsked = validTo === '2026-12-31' && netPrice === '1250.000' && grossPrice === null;
					return isAsked
						? Response.json({ ...salePrices.rows[0], validTo, version: 2 }, { headers: { ETag: '"2"' } })
						: new Response(null, { status: 500 });
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.dblClick((await canvas.findAllByText('ab 01.01.2026'))[0] as HTMLElement);
		const page = within(canvasElement.ownerDocument.body);
		const drawer = within(await page.findByRole('dialog', { name: 'Verkaufspreis beenden' }));
		await expect(drawer.getByLabelText(/^Preis netto/)).toHaveAttribute('readonly');
		await expect(drawer.queryByRole('button', { name: 'Löschen' })).toBeNull();
		await userEvent.type(drawer.getByLabelText(/^Gültig bis/), '01.01.2026');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect((await drawer.findAllByText(/endet frühestens heute/))[0]).toBeInTheDocument();
		await userEvent.clear(drawer.getByLabelText(/^Gültig bis/));
		await userEvent.type(drawer.getByLabelText(/^Gültig bis/), '31.12.2026');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Verkaufspreis beenden' })).toBeNull());
	},
};

/** A price for one customer, found by name; a group beside it is refused. */
export const FürEinenKunden: Story = {
	args: {
		replies: [
			...articleReplies,
			reply('post', '/v1/crm/addresses/search/filtered', { rows: [customer], total: 1 }),
			{
				method: 'post',
				path: `${path}/prices/sales`,
				answer: async (request) => {
					const { customer: lfdnr, customerGroup } = await request.json();
					return lfdnr === customer.lfdnr && customerGroup === null
						? Response.json(salePrices, { status: 201, headers: { ETag: '"1"' } })
						: new Response(null, { status: 500 });
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Neuer Preis' }));
		const page = within(canvasElement.ownerDocument.body);
		const drawer = within(await page.findByRole('dialog', { name: 'Neuer Verkaufspreis' }));
		await userEvent.type(drawer.getByLabelText(/^Preis netto/), '99');
		await userEvent.type(drawer.getByRole('combobox', { name: /^Kunde(?!n)/ }), 'a');
		await userEvent.click(await page.findByRole('option', { name: new RegExp(customer.name) }));
		const group = drawer.getByLabelText<HTMLSelectElement>(/^Kundengruppe/);
		await waitFor(() => expect(group.options.length).toBeGreaterThan(1));
		await userEvent.selectOptions(group, group.options[1]?.value ?? '');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect((await drawer.findAllByText(/bitte wählen Sie eines von beiden/))[0]).toBeInTheDocument();
		await userEvent.selectOptions(group, '');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Neuer Verkaufspreis' })).toBeNull());
	},
};

/** A price that is to come can be taken away, once that is confirmed. */
export const Löschen: Story = {
	args: {
		replies: [
			...articleReplies,
			{
				method: 'delete',
				path: `${path}/prices/sales/{id}`,
				answer: async ({ url }) =>
					url.endsWith('/4') ? Response.json({ isPricedToday: true, rows: [] }) : new Response(null, { status: 500 }),
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.dblClick(await canvas.findByText('01.01.2027 – 31.12.2027'));
		const page = within(canvasElement.ownerDocument.body);
		const drawer = within(await page.findByRole('dialog', { name: 'Verkaufspreis ändern' }));
		await userEvent.click(drawer.getByRole('button', { name: 'Löschen' }));
		const question = within(await page.findByRole('alertdialog', { name: 'Preis löschen?' }));
		await userEvent.click(question.getByRole('button', { name: 'Löschen' }));
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Verkaufspreis ändern' })).toBeNull());
	},
};

/** A price in the way is named with its days. */
export const Überschneidung: Story = {
	args: {
		replies: [
			...articleReplies,
			{
				method: 'post',
				path: `${path}/prices/sales`,
				answer: async () =>
					Response.json(
						{
							type: '/problems/conflict',
							title: 'Die Angaben widersprechen einem vorhandenen Eintrag.',
							status: 409,
							code: 'conflict',
							requestId: 'r-1',
							fields: { 'body.validFrom': 'overlaps' },
							inTheWay: { id: 4, validFrom: '2027-01-01', validTo: '2027-12-31' },
						},
						{ status: 409, headers: { 'Content-Type': 'application/problem+json' } },
					),
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Neuer Preis' }));
		const page = within(canvasElement.ownerDocument.body);
		const drawer = within(await page.findByRole('dialog', { name: 'Neuer Verkaufspreis' }));
		await userEvent.type(drawer.getByLabelText(/^Preis netto/), '9');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect((await drawer.findAllByText(/01\.01\.2027 – 31\.12\.2027/))[0]).toBeInTheDocument();
	},
};

/** A purchase price says what is left of the list price after both discounts. */
export const NeuerEinkaufspreis: Story = {
	args: {
		path: '/articles/RO100030?tab=purchasePrices',
		replies: [
			...articleReplies,
			{
				method: 'post',
				path: `${path}/prices/purchases`,
				answer: async (request) => {
					const { supplier, listPrice, discount, discount2, purchasePrice, endsOthers } = await request.json();
					const isAsked =
						supplier === 1301 && listPrice === '100' && discount === '10' && discount2 === '10' && endsOthers;
					return isAsked && purchasePrice === null
						? Response.json([], { status: 201 })
						: new Response(null, { status: 500 });
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Neuer Einkaufspreis' }));
		const page = within(canvasElement.ownerDocument.body);
		const drawer = within(await page.findByRole('dialog', { name: 'Neuer Einkaufspreis' }));
		await userEvent.type(drawer.getByLabelText(/^Lieferant/), 'Alpen');
		await userEvent.click(await page.findByRole('option', { name: /Rehatechnik Alpenland/ }));
		await userEvent.type(drawer.getByLabelText(/^Listenpreis/), '100');
		await userEvent.type(drawer.getByLabelText(/^Rabatt 1/), '10');
		await userEvent.type(drawer.getByLabelText(/^Rabatt 2/), '10');
		await expect(await drawer.findByText(/81,000 €/)).toBeInTheDocument();
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Neuer Einkaufspreis' })).toBeNull());
	},
};

export const Telefon: Story = { globals: { viewport: { value: 'phone' } } };
