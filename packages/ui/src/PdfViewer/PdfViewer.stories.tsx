import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { usage } from '../testing/usage.ts';
import { PdfViewer } from './PdfViewer.tsx';
import { samplePdf } from './testing/samplePdf.ts';

const invoice = samplePdf([
	['Rechnung 2026-004711', 'Frau Anna Müßig, Nürnberger Straße 12, 8010 Graz', 'Kompressionsstrümpfe, 2 Paar'],
	['Seite zwei: Zahlungsbedingungen'],
	['Seite drei: Anhang'],
]);

/** The reader is two megabytes, and a busy machine takes its time to start it. */
const reading = { timeout: 30_000 };

const meta = {
	component: PdfViewer,
	parameters: usage({
		when: 'A document its owner fetched with the rights of the user.',
		not: 'An address: the file is handed over, never a link to it. A file only to be kept is a download.',
		keys: {
			Tab: 'goes through its toolbar and into the pages',
			'↑ ↓, Page up, Page down': 'scroll the pages',
			'Ctrl+C': 'copies selected text',
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
		await expect(await within(first).findByText(/Anna Müßig/)).toBeInTheDocument();
		await waitFor(() => expect(canvasElement.querySelector('canvas')?.width).toBeGreaterThan(100));
		await expect(canvas.getByRole('button', { name: 'An Breite anpassen' })).toHaveAttribute('aria-pressed', 'true');
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

export const AmTelefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await canvas.findByRole('region', { name: 'Seite 1 von 3' }, reading);
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};
