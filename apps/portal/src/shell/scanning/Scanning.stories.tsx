import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ScanHit } from '../../data/scan.ts';
import { reply } from '../../testing/answers.ts';
import { articleRecord, articleReplies, articleRepliesWithoutRights } from '../../testing/articles.ts';
import { StoryPortal } from '../../testing/StoryPortal.tsx';

const hit: ScanHit = {
	type: 'ARTICLE',
	name: 'Rollstuhl Leicht SB 40',
	match: 'gtin',
	quantity: '1.00',
	artNr: 'RO100030',
	lfdnr: null,
	wf_cid: null,
};

function found(...hits: ScanHit[]) {
	return [...articleReplies, reply('post', '/v1/scan', { hits })];
}

const meta = {
	title: 'Portal/Scannen',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/articles', replies: found(hit) },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Keys as a hardware scanner types them: without a pause that a hand would leave. */
function burst(target: Element, text: string): void {
	for (const key of [...text, 'Enter']) {
		target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
	}
}

/** A burst with the focus on nothing, or on a button, opens the article; the button is not pressed. */
export const HardwareScanner: Story = {
	play: async ({ canvas, canvasElement }) => {
		const button = await canvas.findByRole('button', { name: 'Neuer Artikel' });
		button.focus();
		burst(button, '2000000000305');
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Rollstuhl Leicht SB 40' })).toBeVisible();
		await expect(within(canvasElement.ownerDocument.body).queryByRole('dialog')).toBeNull();
	},
};

/** A burst into a field stays text there: nothing is asked, nothing opens. */
export const InsFeldGescannt: Story = {
	args: { replies: [...articleReplies, reply('post', '/v1/scan', 'pending')] },
	play: async ({ canvas, userEvent }) => {
		const field = await canvas.findByRole('searchbox', { name: 'Artikel suchen' });
		await userEvent.type(field, '2000000000305{Enter}');
		await expect(field).toHaveValue('2000000000305');
		await expect(canvas.queryByRole('heading', { level: 1, name: 'Rollstuhl Leicht SB 40' })).toBeNull();
	},
};

/** By the button with the camera, or typed by hand. */
export const Kamera: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Code scannen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Code scannen' }));
		await userEvent.type(await dialog.findByRole('textbox'), '2000000000305{Enter}');
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Rollstuhl Leicht SB 40' })).toBeVisible();
	},
};

/** Several hits are asked about, each with what the code is on it; nothing is opened before. */
export const MehrereTreffer: Story = {
	args: {
		replies: found(
			{ ...hit, match: 'pack', quantity: '30.00' },
			{
				...hit,
				type: 'DOCUMENT',
				name: 'AU-2026-00031',
				match: 'documentNumber',
				artNr: null,
				lfdnr: 1001,
				wf_cid: '4711',
			},
			{ ...hit, type: 'ADDRESS', name: 'Huber Elisabeth', match: 'addressNumber', artNr: null, lfdnr: 1001 },
		),
	},
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByRole('button', { name: 'Neuer Artikel' });
		burst(canvasElement.ownerDocument.body, '1001');
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Mehrere Treffer zu diesem Code' }));
		await waitFor(() => expect(dialog.getByText(/Packung zu 30,00/)).toBeVisible());
		await expect(dialog.getByRole('link', { name: 'AU-2026-00031' })).toHaveAttribute(
			'href',
			'/crm/addresses/1001/documents/4711',
		);
		await expect(dialog.getByRole('link', { name: 'Huber Elisabeth' })).toHaveAttribute('href', '/crm/addresses/1001');
	},
};

/** An unknown code can be searched for and, with the right to, given to an article. */
export const UnbekannterCode: Story = {
	args: {
		replies: [
			...found(),
			{
				method: 'post',
				path: '/v1/articles/{nr}/codes',
				answer: async (request) => {
					const { code, unit, quantity } = await request.json();
					const isAsked = code === '9012345678906' && unit === 'KTN' && quantity === '12';
					return isAsked ? Response.json(articleRecord, { status: 201 }) : new Response(null, { status: 500 });
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('button', { name: 'Neuer Artikel' });
		burst(canvasElement.ownerDocument.body, '9012345678906');
		const page = within(canvasElement.ownerDocument.body);
		const told = within(await page.findByRole('dialog', { name: 'Unbekannter Code' }));
		await expect(told.getByRole('link', { name: 'Danach suchen' })).toHaveAttribute(
			'href',
			'/articles?q=9012345678906',
		);
		await userEvent.click(told.getByRole('button', { name: 'Artikel zuordnen' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Code einem Artikel zuordnen' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Zuordnen' }));
		await expect((await dialog.findAllByText('Bitte wählen Sie einen Artikel.'))[0]).toBeInTheDocument();
		await userEvent.type(dialog.getByLabelText(/^Artikel/), 'Roll');
		await userEvent.click((await page.findAllByRole('option', { name: /Rollstuhl Leicht SB 40/ }))[0] as HTMLElement);
		await userEvent.selectOptions(dialog.getByLabelText('Einheit'), 'KTN');
		await userEvent.clear(dialog.getByLabelText(/^Stück je Code/));
		await userEvent.type(dialog.getByLabelText(/^Stück je Code/), '12');
		await userEvent.click(dialog.getByRole('button', { name: 'Zuordnen' }));
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Rollstuhl Leicht SB 40' })).toBeVisible();
	},
};

export const OhneRecht: Story = {
	args: { replies: [...articleRepliesWithoutRights, reply('post', '/v1/scan', { hits: [] })] },
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByRole('link', { name: 'Rollstuhl Leicht SB 40' });
		burst(canvasElement.ownerDocument.body, '9012345678906');
		const page = within(canvasElement.ownerDocument.body);
		const told = within(await page.findByRole('dialog', { name: 'Unbekannter Code' }));
		await waitFor(() => expect(told.getByText('9012345678906')).toBeVisible());
		await expect(told.queryByRole('button', { name: 'Artikel zuordnen' })).toBeNull();
	},
};

/** Without an answer nothing is opened, and it can be tried again. */
export const Fehler: Story = {
	args: { replies: [...articleReplies, reply('post', '/v1/scan', 'network')] },
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByRole('button', { name: 'Neuer Artikel' });
		burst(canvasElement.ownerDocument.body, '2000000000305');
		const page = within(canvasElement.ownerDocument.body);
		const told = within(await page.findByRole('dialog', { name: 'Der Code konnte nicht nachgeschlagen werden' }));
		await waitFor(() => expect(told.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible());
	},
};
