import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reply } from '../../../testing/answers.ts';
import { articleRecord, articleReplies, articleRepliesWithoutRights } from '../../../testing/articles.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const path = '/v1/articles/{nr}';

const meta = {
	title: 'Portal/Artikel bearbeiten',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/articles/RO100030', replies: articleReplies },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;

async function opened({ canvas, canvasElement, userEvent }: Parameters<Play>[0]) {
	await userEvent.click(await canvas.findByRole('button', { name: 'Bearbeiten' }));
	const page = within(canvasElement.ownerDocument.body);
	return within(await page.findByRole('dialog', { name: 'Artikel RO100030 bearbeiten' }));
}

/** Everything that describes an article in one form; a category that does not fit the type any more is said and stops it. */
export const Stammdaten: Story = {
	play: async (context) => {
		const { userEvent } = context;
		const drawer = await opened(context);
		await waitFor(() => expect(drawer.getByLabelText(/^Kategorie/)).toHaveValue('REHA'));
		await userEvent.selectOptions(drawer.getByLabelText(/^Typ/), 'VB');
		await expect(drawer.getByLabelText(/^Kategorie/)).toHaveValue('REHA');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect((await drawer.findAllByText('Diese Kategorie passt nicht zum Typ.'))[0]).toBeInTheDocument();
	},
};

/** Packs have their own codes; a wrong check digit is said with the pack it is on. */
export const Packungen: Story = {
	play: async (context) => {
		const { userEvent } = context;
		const drawer = await opened(context);
		await userEvent.click(drawer.getByRole('button', { name: 'Packung hinzufügen' }));
		await userEvent.selectOptions(drawer.getByLabelText('Einheit Packung 2'), 'KTN');
		await userEvent.type(drawer.getByLabelText('Stück je Packung 2'), '12');
		await userEvent.type(drawer.getByLabelText('GTIN Packung 2'), '14006381333939');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect((await drawer.findAllByText(/Packung 2: Das ist keine gültige GTIN/))[0]).toBeInTheDocument();
	},
};

/** Somebody else was faster: what both have changed is to be chosen, everything else comes together by itself. */
export const ZweiBearbeiter: Story = {
	args: {
		replies: [
			...articleReplies,
			{
				method: 'put',
				path: `${path}/record`,
				answer: async (request) => {
					const { articleDescription, minStock } = await request.json();
					if (request.headers.get('If-Match') === '"3"') {
						return Response.json(
							{
								type: '/problems/lostUpdate',
								title: 'Dieser Eintrag wurde inzwischen geändert.',
								status: 412,
								code: 'lostUpdate',
								requestId: 'r-1',
								current: {
									...articleRecord,
									articleDescription: 'Rollstuhl Leicht Plus',
									minStock: '9.00',
									version: 4,
								},
							},
							{ status: 412, headers: { 'Content-Type': 'application/problem+json' } },
						);
					}
					const isAsked = articleDescription === 'Rollstuhl Leicht XL' && minStock === '9.00';
					return isAsked
						? Response.json({ ...articleRecord, version: 5 }, { headers: { ETag: '"5"' } })
						: new Response(null, { status: 500 });
				},
			},
		],
	},
	play: async (context) => {
		const { userEvent, canvasElement } = context;
		const drawer = await opened(context);
		const name = drawer.getByLabelText(/^Bezeichnung/);
		await userEvent.clear(name);
		await userEvent.type(name, 'Rollstuhl Leicht XL');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await userEvent.click(await drawer.findByRole('button', { name: 'Bezeichnung: meine Eingabe behalten' }));
		await waitFor(() => expect(drawer.getByLabelText(/^Mindestbestand/)).toHaveValue('9,00'));
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		const page = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Artikel RO100030 bearbeiten' })).toBeNull());
	},
};

/** A note is edited where it stands. */
export const Bemerkung: Story = {
	args: {
		replies: [
			...articleReplies,
			{
				method: 'put',
				path: `${path}/record`,
				answer: async (request) => {
					const { note, articleDescription } = await request.json();
					const isAsked = note === 'Regal 7' && articleDescription === articleRecord.articleDescription;
					return isAsked
						? Response.json({ ...articleRecord, note, version: 4 }, { headers: { ETag: '"4"' } })
						: new Response(null, { status: 500 });
				},
			},
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Bemerkung bearbeiten' }));
		const area = canvas.getByRole('textbox', { name: 'Bemerkung' });
		await userEvent.clear(area);
		await userEvent.type(area, 'Regal 7{Control>}{Enter}{/Control}');
		await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Bemerkung' })).toBeNull());
	},
};

const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A picture is seen before it is stored; a file that is none is refused in words. */
export const Bild: Story = {
	args: {
		replies: [
			...articleReplies,
			{
				method: 'put',
				path: `${path}/image`,
				answer: async (request) => {
					const { image } = await request.json();
					const isAsked = request.headers.get('If-Match') === '"1"' && String(image).length > 50;
					return isAsked
						? Response.json({ image, version: 2 }, { headers: { ETag: '"2"' } })
						: new Response(null, { status: 500 });
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Bild hinzufügen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Bild des Artikels' }));
		await waitFor(() => expect(dialog.getByText('Bilddatei')).toBeVisible());
		const input = canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
		if (input === null) throw new Error('There is no input for files');
		await userEvent.upload(input, new File(['kein Bild'], 'leer.png', { type: 'image/png' }));
		await expect(await dialog.findByText(/ist kein Bild/)).toBeInTheDocument();
		const canvas2d = new OffscreenCanvas(80, 40);
		canvas2d.getContext('2d')?.fillRect(0, 0, 40, 40);
		const blob = await canvas2d.convertToBlob({ type: 'image/png' });
		await userEvent.click(dialog.getByRole('button', { name: /entfernen/ }));
		await userEvent.upload(input, new File([blob], 'bild.png', { type: 'image/png' }));
		await expect(await dialog.findByAltText('So wird das Bild gespeichert')).toBeInTheDocument();
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Bild des Artikels' })).toBeNull());
	},
};

/** Somebody else was faster: their picture is seen before the own one may replace it. */
export const BildZweiBearbeiter: Story = {
	args: {
		replies: [
			...articleReplies,
			{
				method: 'put',
				path: `${path}/image`,
				answer: async (request) => {
					const { image } = await request.json();
					if (request.headers.get('If-Match') === '"2"')
						return Response.json({ image, version: 3 }, { headers: { ETag: '"3"' } });
					return Response.json(
						{
							type: 'about:blank',
							title: 'Precondition Failed',
							status: 412,
							code: 'lostUpdate',
							requestId: 'r1',
							current: { image: onePixel, version: 2 },
						},
						{ status: 412, headers: { 'Content-Type': 'application/problem+json' } },
					);
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Bild hinzufügen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Bild des Artikels' }));
		await waitFor(() => expect(dialog.getByText('Bilddatei')).toBeVisible());
		const input = canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
		if (input === null) throw new Error('There is no input for files');
		const canvas2d = new OffscreenCanvas(80, 40);
		canvas2d.getContext('2d')?.fillRect(0, 0, 40, 40);
		const blob = await canvas2d.convertToBlob({ type: 'image/png' });
		await userEvent.upload(input, new File([blob], 'bild.png', { type: 'image/png' }));
		await expect(await dialog.findByAltText('So wird das Bild gespeichert')).toBeInTheDocument();
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await expect(await dialog.findByText(/^Jemand anderer hat inzwischen ein anderes Bild/)).toBeInTheDocument();
		await expect(dialog.getByAltText('Bild, das jetzt gespeichert ist')).toBeInTheDocument();
		await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Bild des Artikels' })).toBeNull());
	},
};

/** A label in its true size; the size is chosen, the price only where one holds. */
export const Etikett: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Etikett' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Etikett drucken' }));
		await waitFor(() => expect(dialog.getByRole('img', { name: 'Barcode 2000000000305' })).toBeVisible());
		// It looks as it is printed, also where the system chooses the colours.
		const label = dialog.getByRole('img', { name: 'Barcode 2000000000305' }).closest('figure')?.parentElement;
		await expect(label).toHaveStyle({ forcedColorAdjust: 'none' });
		await userEvent.selectOptions(dialog.getByLabelText('Etikett'), 'a4-24');
		await userEvent.click(await dialog.findByRole('checkbox', { name: 'Mit dem heutigen Preis' }));
		await expect(dialog.getByText(/1\.500,00/)).toBeInTheDocument();
		const own = window.print;
		let printed = 0;
		window.print = () => {
			printed = canvasElement.ownerDocument.querySelectorAll('[data-labels] figure').length;
			window.dispatchEvent(new Event('afterprint'));
		};
		const count = dialog.getByLabelText('Anzahl');
		await userEvent.clear(count);
		await userEvent.type(count, '3');
		await userEvent.click(dialog.getByRole('button', { name: 'Drucken' }));
		await waitFor(() => expect(printed).toBe(3));
		window.print = own;
	},
};

/** Without the right nothing can be edited, but a label can be printed. */
export const OhneRecht: Story = {
	args: { replies: articleRepliesWithoutRights },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Etikett' })).toBeVisible();
		await canvas.findByText('Verpackungseinheit');
		for (const name of ['Bearbeiten', 'Bild hinzufügen', 'Bemerkung bearbeiten']) {
			await expect(canvas.queryByRole('button', { name })).toBeNull();
		}
	},
};

export const NichtZuÖffnen: Story = {
	args: { replies: [...articleReplies, reply('get', `${path}/record`, { refuses: 404 })] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Bearbeiten' }));
		const page = within(canvasElement.ownerDocument.body);
		await expect(await page.findByText('Der Artikel lässt sich nicht öffnen.')).toBeInTheDocument();
	},
};

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async (context) => {
		const drawer = await opened(context);
		await waitFor(() => expect(drawer.getByLabelText(/^Bezeichnung/)).toBeVisible());
	},
};
