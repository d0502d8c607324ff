import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { PdfViewer } from './PdfViewer.tsx';
import { fontPdf } from './testing/fontPdf.ts';
import { a4, type PaperSize, sampleFont, samplePage, samplePdf, writePdf } from './testing/samplePdf.ts';
import { type Scan, scanPdf } from './testing/scanPdf.ts';

const invoice = samplePdf([
	['Rechnung 2026-004711', 'Frau Anna Müßig, Nürnberger Straße 12, 8010 Graz', 'Kompressionsstrümpfe, 2 Paar'],
	['Seite zwei: Zahlungsbedingungen'],
	['Seite drei: Anhang'],
]);

/** The reader is two megabytes, and a busy machine takes its time to start it. */
const reading = { timeout: 50_000 };

const scans = scanPdf([
	{ packing: 'JBIG2Decode' },
	{ packing: 'JPXDecode' },
	{ packing: 'CCITTFaxDecode' },
	{ packing: 'JBIG2Decode', isMask: true },
]);
const letterhead: Scan = { packing: 'JPXDecode', isDamaged: true };
const damagedScans = scanPdf([
	{ packing: 'JBIG2Decode', isDamaged: true },
	{ packing: 'JBIG2Decode', isDamaged: true, isMask: true },
	{ packing: 'JBIG2Decode' },
	letterhead,
	letterhead,
	letterhead,
	letterhead,
]);
const locked = new URL('./testing/locked.pdf', import.meta.url).href;
const report = samplePdf(Array.from({ length: 12 }, (_, index) => [`Kapitel ${index + 1}`]));
const quer: PaperSize = [842, 595];
const landscape = samplePdf(
	[1, 2, 3, 4].map((page) => [`Blatt ${page}`]),
	[a4, quer, a4, quer],
);
const sound = samplePage(['Diese Seite ist heil']);
const secondDamaged = writePdf([sampleFont], [sound, null, sound]);
const firstDamaged = writePdf([sampleFont], [null, sound]);

/** How much of a strip of the first page is dark, between two heights from 0 to 1; 0 while nothing is drawn. */
function inkIn(viewer: HTMLElement, from: number, to: number): number {
	const picture = viewer.querySelector('canvas');
	if (!picture || picture.width < 2) return 0;
	const { width, height } = picture;
	const strip = picture.getContext('2d')?.getImageData(0, height * from, width, height * (to - from)).data ?? [];
	let dark = 0;
	for (let dot = 0; dot < strip.length; dot += 4) if (strip[dot + 3] === 255 && (strip[dot] ?? 255) < 100) dark += 1;
	return dark / (strip.length / 4);
}

/** Until sizes have been observed and scrolls been told. */
async function frames(): Promise<void> {
	for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

const meta = {
	component: PdfViewer,
	parameters: usage({
		when: 'A document its owner fetched with the rights of the user.',
		not: 'An address: the file is handed over, never a link to it. A file only to be kept is a download.',
		keys: {
			Tab: 'goes through its toolbar and into the pages',
			'↑ ↓, Page up, Page down': 'scroll the pages',
			'Ctrl+C': 'copies selected text',
			'Ctrl+F': 'searches the text of all pages; Enter and Shift+Enter go through what is found',
		},
	}),
	args: { file: invoice, title: 'Rechnung 2026-004711' },
	decorators: [(Story) => <div style={{ height: '32rem' }}>{Story()}</div>],
} satisfies Meta<typeof PdfViewer>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Pages are drawn, their text can be read out and selected. */
export const Seiten: Story = {
	play: async ({ canvas, canvasElement }) => {
		const first = await canvas.findByRole('region', { name: 'Seite 1 von 3' }, reading);
		await expect(await within(first).findByText(/Anna Müßig/, {}, reading)).toBeInTheDocument();
		await waitFor(() => expect(canvasElement.querySelector('canvas')?.width).toBeGreaterThan(100), reading);
		await expect(canvas.getByRole('button', { name: 'An Breite anpassen' })).toHaveAttribute('aria-pressed', 'true');
	},
};

/** All pages are searched, also those that are not drawn; what is found is marked, and its page comes into sight. */
export const Suchen: Story = {
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('region', { name: 'Seite 3 von 3' }, reading);
		canvas.getByRole('group', { name: 'Rechnung 2026-004711' }).focus();
		await userEvent.keyboard('{Control>}f{/Control}');
		const field = await canvas.findByRole('searchbox', { name: 'Im Dokument suchen' });
		await waitFor(() => expect(field).toHaveFocus());
		await userEvent.type(field, 'seite');
		await waitFor(() => expect(canvas.getByText('1 von 2')).toBeVisible());
		await waitFor(() => expect(canvas.getByText('Seite 2 von 3')).toBeInTheDocument());
		await waitFor(() => expect(CSS.highlights.get('kontor-pdf-current')?.size).toBe(1), reading);
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByText('2 von 2')).toBeVisible());
		await userEvent.clear(field);
		await userEvent.type(field, 'gibt es nicht');
		await waitFor(() => expect(canvas.getByText('Nichts gefunden')).toBeVisible());
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull());
		await expect(canvas.getByRole('group', { name: 'Rechnung 2026-004711' })).toHaveFocus();
	},
};

/** The toolbar is one stop of Tab: arrows go to a tool, Enter uses it. */
export const Tastatur: Story = {
	play: async ({ canvas, userEvent }) => {
		const tools = within(await canvas.findByRole('toolbar', { name: 'Werkzeuge für Rechnung 2026-004711' }, reading));
		await canvas.findByRole('region', { name: 'Seite 3 von 3' }, reading);
		await userEvent.tab();
		await expect(tools.getByRole('button', { name: 'Nächste Seite' })).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByText('Seite 2 von 3')).toBeInTheDocument());
		const width = () => canvas.getByRole('region', { name: 'Seite 1 von 3' }).getBoundingClientRect().width;
		const before = width();
		tools.getByRole('button', { name: 'Vergrößern' }).focus();
		await userEvent.keyboard('{Enter}{Enter}');
		await waitFor(() => expect(width()).toBeGreaterThan(before));
		await userEvent.keyboard('{ArrowRight}{Enter}');
		await waitFor(() => expect(width()).toBeCloseTo(before, 0));
		await userEvent.tab();
		await expect(canvas.getByRole('group', { name: 'Rechnung 2026-004711' })).toHaveFocus();
	},
};

export const Laedt: Story = {
	args: { file: null },
	play: async ({ canvas }) => {
		await expect(canvas.getByText('Dokument wird geladen …')).toBeVisible();
	},
};

/** What is no PDF is said to be none, and can still be downloaded. */
export const Kaputt: Story = {
	args: { file: new Blob(['<html>Fehler</html>'], { type: 'application/pdf' }) },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' }, reading)).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Herunterladen' })).toBeVisible();
	},
};

/** Pictures as scanners and fax machines pack them are drawn, as pictures and as masks of ink. */
export const Scans: Story = {
	args: { file: scans },
	play: async ({ canvas, canvasElement, userEvent }) => {
		for (const number of [1, 2, 3, 4]) {
			const page = await canvas.findByRole('region', { name: `Seite ${number} von 4` }, reading);
			if (number > 1) await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
			await waitFor(() => expect(inkIn(page, 0.2, 0.4)).toBeGreaterThan(0.8), reading);
			await expect(inkIn(page, 0.6, 0.8)).toBe(0);
		}
		await expect(canvasElement).not.toHaveTextContent('unvollständig');
	},
};

/** A picture that cannot be decoded is missed on its page, also where several pages share it, and on no other. */
export const UnlesbareScans: Story = {
	args: { file: damagedScans },
	play: async ({ canvas, userEvent }) => {
		for (const number of [1, 2, 3, 4, 5, 6, 7]) {
			const page = await canvas.findByRole('region', { name: `Seite ${number} von 7` }, reading);
			if (number > 1) await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
			if (number === 3) await waitFor(() => expect(inkIn(page, 0.2, 0.4)).toBeGreaterThan(0.8), reading);
			else await within(page).findByText(`Seite ${number} ist unvollständig`, { exact: false }, reading);
		}
		await expect(canvas.queryByText(/Seite 3 ist/)).toBeNull();
	},
};

/** What a document names and does not bring along, maps of letters and fonts, comes with the library. */
export const FremdeSchriften: Story = {
	args: { file: fontPdf() },
	play: async ({ canvas, canvasElement }) => {
		const viewer = await canvas.findByRole('region', { name: 'Rechnung 2026-004711' }, reading);
		await expect(await canvas.findByText('Rezept', {}, reading)).toBeInTheDocument();
		const strips = { japanese: [0.05, 0.2], dingbats: [0.25, 0.45], helvetica: [0.5, 0.7] } as const;
		for (const [name, [from, to]] of Object.entries(strips))
			await waitFor(() => expect(inkIn(viewer, from, to), name).toBeGreaterThan(0.02), reading);
		await expect(canvasElement).not.toHaveTextContent('unvollständig');
	},
};

/** A password is asked for; a wrong one says so; the document can be downloaded without. */
export const Passwort: Story = {
	args: { file: null },
	loaders: [async () => ({ file: await (await fetch(locked)).blob() })],
	render: (args, { loaded }) => <PdfViewer {...args} file={loaded.file} />,
	play: async ({ canvas, userEvent }) => {
		const field = await canvas.findByLabelText('Passwort des Dokuments', {}, reading);
		await expect(canvas.getByText('Dieses Dokument ist mit einem Passwort geschützt.')).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Herunterladen' })).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
		await expect(field).toHaveAccessibleDescription('Bitte geben Sie das Passwort ein.');
		await userEvent.type(field, 'falsch{Enter}');
		await waitFor(() => expect(field).toHaveAccessibleDescription('Das Passwort ist falsch.'), reading);
		await expect(field).toHaveFocus();
		// The wrong one is selected, to be typed over.
		await userEvent.keyboard('geheim{Enter}');
		await expect(await canvas.findByText('Befund unter Verschluss', {}, reading)).toBeInTheDocument();
		await expect(canvas.getByRole('group', { name: 'Rechnung 2026-004711' })).toHaveFocus();
	},
};

/** One damaged page is said to be damaged; the others are there. */
export const EineSeiteKaputt: Story = {
	args: { file: secondDamaged },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Nächste Seite' }, reading));
		await expect(await canvas.findByText(/Seite 2 ist beschädigt/, {}, reading)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
		const last = within(canvas.getByRole('region', { name: 'Seite 3 von 3' }));
		await expect(await last.findByText('Diese Seite ist heil', {}, reading)).toBeInTheDocument();
	},
};

export const ErsteSeiteKaputt: Story = {
	args: { file: firstDamaged },
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByText(/Seite 1 ist (beschädigt|unvollständig)/, {}, reading)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
		await expect(await canvas.findByText('Diese Seite ist heil', {}, reading)).toBeInTheDocument();
	},
};

/** Zooming keeps what is looked at in its place, and with it the number of the page. */
export const ZoomBleibtAmOrt: Story = {
	args: { file: report },
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('region', { name: 'Seite 12 von 12' }, reading);
		const next = canvas.getByRole('button', { name: 'Nächste Seite' });
		for (let page = 1; page < 10; page++) await userEvent.click(next);
		await canvas.findByText('Seite 10 von 12');
		const window = canvas.getByRole('group', { name: 'Rechnung 2026-004711' });
		const top = () => Math.round(canvas.getByRole('region', { name: 'Seite 10 von 12' }).getBoundingClientRect().top);
		const start = Math.round(window.getBoundingClientRect().top);
		await waitFor(() => expect(Math.abs(top() - start)).toBeLessThanOrEqual(1));
		for (const tool of ['Vergrößern', 'Vergrößern', 'Vergrößern', 'Verkleinern', 'Verkleinern', 'Verkleinern']) {
			await userEvent.click(canvas.getByRole('button', { name: tool }));
			await frames();
			await expect(Math.abs(top() - start)).toBeLessThanOrEqual(1);
			await expect(canvas.getByText('Seite 10 von 12')).toBeInTheDocument();
		}
		// Within a page, where a reader has scrolled to.
		window.scrollBy(0, 300);
		await frames();
		const fraction = () => {
			const { top, height } = canvas.getByRole('region', { name: 'Seite 10 von 12' }).getBoundingClientRect();
			const seen = window.getBoundingClientRect();
			return (seen.top + seen.height / 3 - top) / height;
		};
		const before = fraction();
		for (const tool of ['Vergrößern', 'Vergrößern', 'An Breite anpassen']) {
			await userEvent.click(canvas.getByRole('button', { name: tool }));
			await frames();
			await expect(fraction()).toBeCloseTo(before, 1);
			await expect(canvas.getByText('Seite 10 von 12')).toBeInTheDocument();
		}
	},
};

/** Fitted to the width, a landscape page is as wide as an upright one; nothing has to be scrolled sideways. */
export const Querformat: Story = {
	args: { file: landscape },
	play: async ({ canvas, userEvent }) => {
		const window = await canvas.findByRole('group', { name: 'Rechnung 2026-004711' }, reading);
		const paper = (page: number) => within(window).getByRole('region', { name: `Seite ${page} von 4` }).children[0];
		await within(window).findByRole('region', { name: 'Seite 4 von 4' }, reading);
		for (const page of [2, 3, 4]) {
			await userEvent.click(canvas.getByRole('button', { name: 'Nächste Seite' }));
			await within(window).findByText(`Blatt ${page}`, {}, reading);
			const width = paper(page)?.getBoundingClientRect().width ?? 0;
			await expect(window.clientWidth - width).toBeGreaterThanOrEqual(30);
			await expect(window.clientWidth - width).toBeLessThanOrEqual(36);
			await expect(canvas.getByText(`Seite ${page} von 4`)).toBeInTheDocument();
		}
		await expect(window.scrollWidth).toBe(window.clientWidth);
		// A page far away that was larger before makes no room to scroll into.
		for (const tool of [
			'Vergrößern',
			'Vergrößern',
			'Vergrößern',
			'Verkleinern',
			'Verkleinern',
			'Verkleinern',
			'Verkleinern',
		])
			await userEvent.click(canvas.getByRole('button', { name: tool }));
		await waitFor(() => expect(window.scrollWidth).toBe(window.clientWidth));
	},
};

export const AmTelefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await canvas.findByRole('region', { name: 'Seite 1 von 3' }, reading);
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
