import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reply } from '../../../testing/answers.ts';
import { articleRecord, articleReplies, articleRepliesWithoutRights } from '../../../testing/articles.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const path = '/v1/articles/{nr}';
const stock = { inventory: '24.00', reserved: '3.00', ordered: '12.00', available: '21.00', rows: [] };

const meta = {
	title: 'Portal/Bestand buchen',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/articles/RO100030?tab=stock', replies: articleReplies },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

async function opened({ canvas, canvasElement, userEvent }: Parameters<Play>[0]) {
	await userEvent.click(await canvas.findByRole('button', { name: 'Bestand buchen' }));
	const page = within(canvasElement.ownerDocument.body);
	return within(await page.findByRole('dialog', { name: 'Bestand buchen' }));
}

/** Answers a posting once it holds what was typed. */
function posting(fits: (body: Record<string, unknown>) => boolean) {
	return [
		...articleReplies,
		reply('get', '/v1/articles/lists/{list}', [
			{ code: 'ZENTRAL', bezeichnung: 'Zentrallager' },
			{ code: 'WIEN', bezeichnung: 'Filiale Wien' },
		]),
		{
			method: 'post' as const,
			path: `${path}/movements`,
			answer: async (request: Request) =>
				fits(await request.json()) && request.headers.get('Idempotency-Key') !== null
					? Response.json(stock, { status: 201 })
					: new Response(null, { status: 500 }),
		},
	];
}

/** Goods that have come, with lot, expiry and what a piece has cost. */
export const Wareneingang: Story = {
	args: {
		replies: posting(
			({ kind, warehouse, lot, expiry, quantity, unitCost }) =>
				kind === 'receipt' &&
				warehouse === 'ZENTRAL' &&
				lot === 'L2701' &&
				expiry === '2029-01-31' &&
				quantity === '12' &&
				unitCost === '940.5',
		),
	},
	play: async (context) => {
		const { userEvent, canvasElement } = context;
		const drawer = await opened(context);
		await userEvent.type(drawer.getByLabelText(/^Charge/), 'L2701');
		await userEvent.type(drawer.getByLabelText(/^Haltbar bis/), '31.01.2029');
		await userEvent.type(drawer.getByLabelText(/^Menge/), '12');
		await userEvent.type(drawer.getByLabelText(/^Einstandspreis/), '940,5');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		const page = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Bestand buchen' })).toBeNull());
	},
};

/** A posting that makes the stock negative is warned about while typing, and saved once it is confirmed. */
export const NegativerBestand: Story = {
	args: {
		replies: posting(({ kind, quantity, note }) => kind === 'correction' && quantity === '-5' && note === 'Bruch'),
	},
	play: async (context) => {
		const { userEvent, canvasElement } = context;
		const drawer = await opened(context);
		await userEvent.click(drawer.getByRole('radio', { name: 'Korrektur' }));
		await userEvent.type(drawer.getByLabelText(/^Menge/), '-5');
		await expect((await drawer.findAllByText(/also negativ/))[0]).toBeInTheDocument();
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect((await drawer.findAllByText('Bitte begründen Sie die Korrektur.'))[0]).toBeInTheDocument();
		await userEvent.type(drawer.getByLabelText(/^Bemerkung/), 'Bruch');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await userEvent.click(await drawer.findByRole('button', { name: 'Trotzdem speichern' }));
		const page = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Bestand buchen' })).toBeNull());
	},
};

/** A transfer goes from one warehouse to another one; the same is none. */
export const Umlagerung: Story = {
	args: {
		replies: posting(
			({ kind, warehouse, toWarehouse, lot, quantity }) =>
				kind === 'transfer' &&
				warehouse === 'ZENTRAL' &&
				toWarehouse === 'WIEN' &&
				lot === 'L2609-30' &&
				quantity === '4',
		),
	},
	play: async (context) => {
		const { userEvent, canvasElement } = context;
		const drawer = await opened(context);
		await userEvent.click(drawer.getByRole('radio', { name: 'Umlagerung' }));
		await userEvent.selectOptions(await drawer.findByLabelText(/^In das Lager/), 'ZENTRAL');
		await userEvent.type(drawer.getByLabelText(/^Charge/), 'L2609-30');
		await userEvent.type(drawer.getByLabelText(/^Menge/), '4');
		await expect(drawer.getByText(/Hier liegen 14,00, danach 10,00/)).toBeInTheDocument();
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect((await drawer.findAllByText('Das ist dasselbe Lager.'))[0]).toBeInTheDocument();
		await userEvent.selectOptions(drawer.getByLabelText(/^In das Lager/), 'WIEN');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		const page = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Bestand buchen' })).toBeNull());
	},
};

/** An article not kept in stock says so, and nothing can be posted to it. */
export const KeinLagerartikel: Story = {
	args: {
		replies: [
			...articleReplies,
			reply('get', `${path}/checkboxes`, {
				isActive: true,
				isStocked: false,
				isDiscountable: articleRecord.isDiscountable,
				isOrderable: true,
				lotDuty: false,
				serialDuty: false,
				needsApproval: false,
				isRental: false,
				isMedicalDevice: false,
			}),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Dieser Artikel wird nicht auf Lager geführt.')).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Bestand buchen' })).toBeNull();
	},
};

export const OhneRecht: Story = {
	args: { replies: articleRepliesWithoutRights },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('abgelaufen')).toBeVisible();
		await expect(canvas.queryByRole('button', { name: 'Bestand buchen' })).toBeNull();
	},
};

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async (context) => {
		const drawer = await opened(context);
		await waitFor(() => expect(drawer.getByLabelText(/^Menge/)).toBeVisible());
	},
};
