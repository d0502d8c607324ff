import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { hasOwnScanner } from '../../../screen/scanning/ownScanner.ts';
import { reply } from '../../../testing/answers.ts';
import { countArticle, countReplies, countSession, gtinOf } from '../../../testing/inventory.ts';
import { memoryOffline } from '../../../testing/memoryOffline.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const one = '/v1/inventory/sessions/{lfdnr}';

const meta = {
	title: 'Portal/Artikel Scan',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'phone' } },
	args: { path: '/inventory/scan?session=7', replies: countReplies },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Types a code like a hardware scanner, wherever the focus is. */
function wedge(code: string): void {
	const target = document.activeElement ?? document.body;
	for (const key of [...code, 'Enter'])
		target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/**
 * Types a code like a hardware scanner into a field, which sees each character, too. The keys carry the instants of a scanner: how
 * long the page takes to paint each of them is not its speed.
 */
function wedgeInto(field: HTMLInputElement, code: string): void {
	const start = performance.now();
	for (const [index, key] of [...code, 'Enter'].entries()) {
		const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
		Object.defineProperty(press, 'timeStamp', { value: start + index * 8 });
		if (!field.dispatchEvent(press) || key === 'Enter') continue;
		field.setRangeText(key, field.value.length, field.value.length, 'end');
		field.dispatchEvent(new InputEvent('input', { data: key, inputType: 'insertText', bubbles: true }));
	}
}

type Canvas = ReturnType<typeof within>;

async function begun(canvas: Canvas): Promise<void> {
	await expect(await canvas.findByText('Scannen Sie den ersten Artikel.')).toBeVisible();
}

/** Which count is counted along. */
export const Auswahl: Story = {
	args: { path: '/inventory/scan' },
	play: async ({ canvas, canvasElement }) => {
		await expect(await canvas.findByRole('link', { name: countSession.title })).toHaveAttribute(
			'href',
			'/inventory/scan?session=7',
		);
		await expect(canvasElement.ownerDocument.title).toContain('Artikel Scan - Kontor');
	},
};

export const NichtsZuZählen: Story = {
	args: {
		path: '/inventory/scan',
		replies: [...countReplies, reply('post', '/v1/inventory/sessions/search', { rows: [], total: 0 })],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Zurzeit läuft keine Inventur.')).toBeVisible();
	},
};

/** The last item large, the last five newest first, a carton as its pieces. */
export const Zählen: Story = {
	play: async ({ canvas, userEvent }) => {
		await begun(canvas);
		for (const code of [gtinOf(4), gtinOf(5), '19001234567893']) wedge(code);
		await expect(await canvas.findByRole('heading', { level: 2, name: 'Verbandpäckchen steril' })).toBeVisible();
		// The frame, which opens what is scanned elsewhere, leaves these codes alone.
		await expect(hasOwnScanner()).toBe(true);
		await expect(canvas.getAllByText('1 × 30')[0]).toBeVisible();
		await expect(canvas.getByLabelText('Gezählt: 30,00 Packung')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Ein Stück mehr' }));
		await expect(await canvas.findByLabelText('Gezählt: 31,00 Packung')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
		await expect(await canvas.findByLabelText('Gezählt: 30,00 Packung')).toBeVisible();
		await expect(await canvas.findByText('Alles übertragen')).toBeVisible();
	},
};

/** Sixty codes in a row: none is lost, none counts twice, and the list holds the last five. */
export const SechzigCodes: Story = {
	play: async ({ canvas }) => {
		await begun(canvas);
		for (let index = 0; index < 60; index++) wedge(gtinOf(4 + (index % 50)));
		await expect(await canvas.findByText(/^50 von 60 Artikeln gezählt/)).toBeVisible();
		const last = within(await canvas.findByRole('region', { name: 'Zuletzt gescannt' }));
		await expect(last.getAllByRole('listitem')).toHaveLength(5);
		await expect(last.getAllByRole('listitem')[0]).toHaveTextContent('Größe 13');
		await expect(canvas.getByLabelText('Gezählt: 2,00 Packung')).toBeVisible();
		await expect(await canvas.findByText('Alles übertragen')).toBeVisible();
	},
};

/** A code scanned into the quantity is a scan: the field keeps what it had. */
export const ScanInDieMenge: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await begun(canvas);
		wedge(gtinOf(4));
		await userEvent.click(await canvas.findByRole('button', { name: 'Menge und Angaben' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Inkontinenzeinlage Größe 4' }));
		const field = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Menge/ });
		await userEvent.click(field);
		await expect(field).toHaveValue('1');
		wedgeInto(field, gtinOf(5));
		await waitFor(() => expect(field).toHaveValue('1'));
		await expect(await canvas.findByText('Inkontinenzeinlage Größe 5', { selector: 'h2' })).toBeInTheDocument();
	},
};

/** A digit typed before a scan stands nowhere and counts nothing: a quantity is entered for the last item alone. */
export const ZifferVorDemScan: Story = {
	play: async ({ canvas }) => {
		await begun(canvas);
		const press = new KeyboardEvent('keydown', { key: '5', bubbles: true, cancelable: true });
		Object.defineProperty(press, 'timeStamp', { value: performance.now() - 600 });
		document.body.dispatchEvent(press);
		wedge(gtinOf(4));
		await expect(await canvas.findByLabelText('Gezählt: 1,00 Packung')).toBeVisible();
		await expect(canvas.getByRole('heading', { level: 2, name: 'Inkontinenzeinlage Größe 4' })).toBeVisible();
		await expect(canvas.queryByText(/5 ×/)).toBeNull();
	},
};

/** Many pieces are asked about before they count. */
export const GroßeMenge: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await begun(canvas);
		await userEvent.click(canvas.getByRole('button', { name: 'Artikel suchen' }));
		const page = within(canvasElement.ownerDocument.body);
		const search = within(await page.findByRole('dialog', { name: 'Artikel der Zählung' }));
		await userEvent.type(search.getByRole('textbox', { name: 'Artikel suchen' }), 'größe 17');
		await userEvent.click(await search.findByRole('button', { name: 'Inkontinenzeinlage Größe 17 zählen' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Inkontinenzeinlage Größe 17' }));
		for (const digit of '1500') await userEvent.click(dialog.getByRole('button', { name: digit }));
		await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
		await expect(await dialog.findByText(/ist sehr viel/)).toBeVisible();
		await userEvent.click(dialog.getByRole('button', { name: 'Trotzdem übernehmen' }));
		await expect(await canvas.findByLabelText('Gezählt: 1.500,00 Packung')).toBeVisible();
	},
};

/** A code that two articles have is chosen before anything counts. */
export const ZweiArtikel: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await begun(canvas);
		await userEvent.type(canvas.getByRole('textbox', { name: /^Code/ }), '22{Enter}');
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Mehrere Artikel zu diesem Code' }));
		await expect(canvas.getByText('Scannen Sie den ersten Artikel.')).toBeInTheDocument();
		await userEvent.click(dialog.getByRole('button', { name: /Größe 3/ }));
		await expect(await canvas.findByRole('heading', { level: 2, name: 'Inkontinenzeinlage Größe 3' })).toBeVisible();
	},
};

/** An article that is no part of the count is reported at the first scan and waits in the tray. */
export const UnbekannterCode: Story = {
	play: async ({ canvas, userEvent }) => {
		await begun(canvas);
		wedge('4006381333931');
		await expect(await canvas.findByRole('alert')).toHaveTextContent('4006381333931 ist nicht Teil dieser Zählung');
		const tray = within(await canvas.findByRole('region', { name: 'Ablage unbekannter Codes' }));
		await userEvent.click(tray.getByRole('button', { name: '4006381333931 verwerfen' }));
		await waitFor(() => expect(canvas.queryByRole('region', { name: 'Ablage unbekannter Codes' })).toBeNull());
	},
};

/** An article of the shop that is no part of the count is named at the first scan, and one press adds it. */
export const GehörtNichtDazu: Story = {
	args: {
		replies: [
			...countReplies,
			reply('post', `${one}/code`, {
				hits: [
					{
						article: countArticle(77, { articleDescription: 'Rollstuhl Leicht', artNr: 'RO100030' }),
						quantity: '1.00',
						isInCount: false,
					},
				],
			}),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await begun(canvas);
		wedge(gtinOf(77));
		const tray = within(await canvas.findByRole('region', { name: 'Ablage unbekannter Codes' }));
		await expect(await tray.findByText('Rollstuhl Leicht (RO100030) gehört nicht zu dieser Zählung.')).toBeVisible();
		await userEvent.click(tray.getByRole('button', { name: 'Rollstuhl Leicht hinzufügen' }));
		await expect(await canvas.findByRole('heading', { level: 2, name: 'Rollstuhl Leicht' })).toBeVisible();
		await expect(canvas.getByText(/^1 von 61 Artikeln gezählt/)).toBeVisible();
		// From now on it is an article like the others.
		wedge(gtinOf(77));
		await expect(await canvas.findByLabelText('Gezählt: 2,00 Packung')).toBeVisible();
		await expect(canvas.queryByRole('region', { name: 'Ablage unbekannter Codes' })).toBeNull();
	},
};

/** A code of the shop's own says how much it stands for, by the rule of its prefix. */
export const EigenerCode: Story = {
	args: {
		replies: [
			...countReplies,
			reply('get', `${one}/articles`, {
				at: '2026-07-15T07:00:00.000Z',
				articles: [countArticle(4, { artNr2: '12345', unit: 'Kilogramm' })],
				ownCodes: [{ prefix: '21', kind: 'weight', articleDigits: 5, decimals: 3 }],
			}),
		],
	},
	play: async ({ canvas }) => {
		await begun(canvas);
		wedge('2112345012506');
		await expect(await canvas.findByLabelText('Gezählt: 1,25 Kilogramm')).toBeVisible();
		await expect(canvas.getAllByText('1 × 1,25')[0]).toBeVisible();
		wedge('2112345012507');
		await expect(await canvas.findByRole('alert')).toHaveTextContent('Die Prüfziffer von 2112345012507 stimmt nicht');
	},
};

/** The test of a hardware scanner says what to set, counts nothing, and keeps the sign that stands for the separator. */
export const ScannerPrüfen: Story = {
	globals: { viewport: { value: 'desktop' } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		localStorage.removeItem('kontor.scanner');
		await begun(canvas);
		await userEvent.click(canvas.getByRole('button', { name: 'Scanner prüfen' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Scanner prüfen' }));
		await waitFor(() => expect(dialog.getByRole('img', { name: 'Barcode (10)AB-12Y"(21)z7/' })).toBeVisible());
		wedge('10ABß12ZÄ~21y7-');
		await expect(await dialog.findByText(/tippt nach englischer Tastatur/)).toBeVisible();
		wedge('10AB-12Y"~21z7/');
		await userEvent.click(await dialog.findByRole('button', { name: '„~“ als Trennzeichen verwenden' }));
		await expect(await dialog.findByText('Ihr Scanner ist richtig eingestellt.')).toBeVisible();
		await userEvent.click(dialog.getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement);
		await expect(canvas.getByText('Scannen Sie den ersten Artikel.')).toBeInTheDocument();
		wedge(`010${gtinOf(4)}10L-7~21S1`);
		await expect(await canvas.findByText(/Charge L-7/, { selector: 'p' })).toBeVisible();
		localStorage.removeItem('kontor.scanner');
	},
};

/** Without a network entries wait, in sight. */
export const OhneNetz: Story = {
	args: { replies: [...countReplies, reply('post', `${one}/scans`, 'network')] },
	play: async ({ canvas }) => {
		await begun(canvas);
		wedge(gtinOf(4));
		wedge(gtinOf(5));
		await expect(await canvas.findByText('Keine Verbindung, 2 Einträge warten')).toBeVisible();
	},
};

/** A page loaded without a network goes on with what lies on the device, before anybody knows who is signed in. */
export const OhneServerGeöffnet: Story = {
	args: {
		session: { status: 'starting', isUnreachable: true },
		offline: storedOffline(),
	},
	play: async ({ canvas }) => {
		await begun(canvas);
		wedge(gtinOf(4));
		await expect(await canvas.findByText('Keine Verbindung, Ein Eintrag wartet')).toBeVisible();
	},
};

export const OhneServerNichtsDa: Story = {
	args: { session: { status: 'starting', isUnreachable: true } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/was auf diesem Gerät schon geöffnet war/)).toBeVisible();
	},
};

/** Said before something is lost. */
export const WenigSpeicher: Story = {
	args: { offline: memoryOffline({ room: 1_000_000 }) },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/wird der Speicher knapp/)).toBeVisible();
	},
};

export const KeinSpeicher: Story = {
	args: {
		offline: memoryOffline({ isFull: true }),
		replies: [...countReplies, reply('post', `${one}/scans`, 'network')],
	},
	play: async ({ canvas }) => {
		await begun(canvas);
		wedge(gtinOf(4));
		await expect(await canvas.findByText(/kein Speicher mehr frei/)).toBeVisible();
		await expect(canvas.getByLabelText('Gezählt: 1,00 Packung')).toBeVisible();
	},
};

/** The recount of an article is asked of who has not counted it. */
export const Nachzählung: Story = {
	args: {
		replies: [
			...countReplies,
			reply('get', `${one}/articles`, {
				at: '2026-07-15T07:00:00.000Z',
				articles: [countArticle(4, { round: 2, isMine: true }), countArticle(5, { round: 2, isClosed: true })],
				ownCodes: [],
			}),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/Ein Artikel ist nachzuzählen/)).toBeVisible();
		wedge(gtinOf(5));
		await expect(await canvas.findByRole('alert')).toHaveTextContent('zählt jemand anderer nach');
		await expect(canvas.getByText('Scannen Sie den ersten Artikel.')).toBeInTheDocument();
	},
};

export const Querformat: Story = {
	...Zählen,
	globals: { viewport: { value: 'landscape' } },
};

export const Schreibtisch: Story = {
	...Zählen,
	globals: { viewport: { value: 'desktop' } },
};

export const Abgeschlossen: Story = {
	args: { replies: [...countReplies, reply('post', `${one}/join`, { refuses: 409 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Diese Zählung ist abgeschlossen.')).toBeVisible();
	},
};

/** Signing out asks before it erases what has not reached the server. */
export const AbmeldenFragt: Story = {
	args: { replies: [...countReplies, reply('post', `${one}/scans`, 'network')] },
	globals: { viewport: { value: 'desktop' } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await begun(canvas);
		wedge(gtinOf(4));
		await canvas.findByText('Keine Verbindung, Ein Eintrag wartet');
		await userEvent.click(canvas.getByRole('button', { name: /dora\.demo/ }));
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await page.findByRole('menuitem', { name: 'Abmelden' }));
		const dialog = within(await page.findByRole('alertdialog', { name: 'Gezähltes verwerfen?' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Angemeldet bleiben' }));
		await expect(await canvas.findByText('Keine Verbindung, Ein Eintrag wartet')).toBeVisible();
	},
};

/** The count of the story as it lies on a device. */
function storedOffline() {
	const store = memoryOffline({ owner: '1' });
	const count = { session: countSession, articles: [countArticle(4)], at: '2026-07-15T07:00:00.000Z' };
	void store.put('1', 'count/7', JSON.stringify(count));
	return store;
}
