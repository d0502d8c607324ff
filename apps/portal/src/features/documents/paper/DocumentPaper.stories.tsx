import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { failingFirst, reply } from '../../../testing/answers.ts';
import { everydayDocuments } from '../../../testing/documents.ts';
import { everydayPapers, refusedPaper } from '../../../testing/papers.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const path = '/crm/addresses/1001/documents/8000?tab=pdf';
const types = '/v1/crm/documents/{wf_cid}/printTypes';

/** The reader is two megabytes, and a busy machine takes its time to start it. */
const reading = { timeout: 50_000 };

const meta = {
	title: 'Portal/Dokument/PDF',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path, replies: everydayDocuments },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The original as the customer has it, to read, search, print and save. */
export const Original: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Drucken' }, reading)).toBeVisible();
		await expect(await canvas.findByText(/Rechnung RE-2026-00001/, {}, reading)).toBeInTheDocument();
		await expect(canvas.getByRole('combobox', { name: 'Druckart' })).toHaveValue('original');
	},
};

/** Another way of printing is another file, named for what it is. */
export const Druckart: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Druckart' }), 'copy');
		const name = 'Werkzeuge für Rechnung RE-2026-00400 Duplikat';
		await waitFor(() => expect(canvas.getByRole('toolbar', { name })).toBeVisible(), reading);
	},
};

/** Users who may see no paper of a patient are offered the worksheet alone, and there is nothing to choose. */
export const NurArbeitsblatt: Story = {
	args: {
		replies: [...everydayDocuments, reply('get', types, [{ printType: 'worksheet', bezeichnung: 'Arbeitsblatt' }])],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Drucken' }, reading)).toBeVisible();
		await expect(canvas.queryByRole('combobox', { name: 'Druckart' })).toBeNull();
	},
};

/** Too many papers are being made: the server says so, and the next attempt gets it. */
export const Ausgelastet: Story = {
	args: {
		replies: [
			...everydayDocuments,
			failingFirst(
				1,
				refusedPaper(
					503,
					'paperBusy',
					'Es werden gerade sehr viele PDFs erstellt. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
				),
				everydayPapers[1] ?? refusedPaper(503, 'paperBusy', ''),
			),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByText(/gerade sehr viele PDFs/)).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
		await expect(await canvas.findByRole('button', { name: 'Drucken' }, reading)).toBeVisible();
	},
};

export const ZuGross: Story = {
	args: {
		replies: [
			...everydayDocuments,
			refusedPaper(
				413,
				'paperTooLarge',
				'Das wird zu umfangreich für ein einziges PDF. Bitte wählen Sie weniger Dokumente.',
			),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/zu umfangreich/)).toBeVisible();
	},
};

/** Deleted meanwhile, as a draft may be. */
export const Verschwunden: Story = {
	args: { replies: [...everydayDocuments, reply('get', types, { refuses: 404 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
	},
};

export const Laden: Story = { args: { replies: [...everydayDocuments, reply('get', types, 'pending')] } };

/** The page fits the width of a phone. */
export const Handy: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Herunterladen' }, reading)).toBeVisible();
	},
};

/** In the preview of the list the paper goes along from line to line. */
export const Vorschau: Story = {
	args: { path: '/documents' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Vorschau von RE-2026-00400' }));
		await userEvent.click(await canvas.findByRole('button', { name: 'PDF anzeigen' }));
		await expect(await canvas.findByRole('button', { name: 'Drucken' }, reading)).toBeVisible();
	},
};
