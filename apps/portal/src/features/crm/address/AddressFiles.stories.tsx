import { MAX_FILE_BYTES } from '@kontor/german/fileContent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { attachments } from '../../../testing/addresses.ts';
import { reply } from '../../../testing/answers.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const files = '/v1/crm/addresses/{id}/attachments';
const file = '/v1/crm/addresses/{id}/attachments/{attachment}';
// One grey pixel.
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

const meta = {
	title: 'Portal/Adresse/Dateien',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/addresses/1001?tab=files' },
} satisfies Meta<typeof StoryPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each file says what it is; a press shows it, a picture as it is. */
export const Liste: Story = {
	args: {
		replies: [reply('get', file, { ...(attachments[1] as (typeof attachments)[number]), content: pixel })],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Verordnung November.png' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Verordnung November.png' }));
		await waitFor(() => expect(dialog.getByRole('img', { name: 'Verordnung November.png' })).toBeVisible());
		await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
		await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
	},
};

/** A file is chosen, its kind said, and it is stored. */
export const Hinzufügen: Story = {
	args: { replies: [reply('post', files, { ...(attachments[0] as (typeof attachments)[number]), lfdnr: 9 })] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const body = within(canvasElement.ownerDocument.body);
		await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Art' }), 'Vollmacht');
		const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
		await userEvent.upload(
			input as HTMLInputElement,
			new File(['%PDF-1.4'], 'Vollmacht.pdf', { type: 'application/pdf' }),
		);
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(body.getByText('Die Datei ist gespeichert.')).toBeVisible());
	},
};

/** A file that is refused is named with the reason, and stays chosen. */
export const Abgelehnt: Story = {
	args: { replies: [reply('post', files, { refuses: 413 })] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('combobox', { name: 'Art' });
		const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
		await userEvent.upload(input as HTMLInputElement, new File(['%PDF-1.4'], 'Scan.pdf', { type: 'application/pdf' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await expect(await canvas.findByText('„Scan.pdf“: Die Datei ist zu groß.')).toBeVisible();
	},
};

/** A file that is gone for good is asked about first. */
export const Löschen: Story = {
	args: { replies: [reply('delete', file, undefined)] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: '„Vollmacht Tochter.pdf“ löschen' }));
		const body = within(canvasElement.ownerDocument.body);
		const dialog = within(await body.findByRole('alertdialog', { name: 'Datei löschen?' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Löschen' }));
		await waitFor(() => expect(body.getByText('Die Datei ist gelöscht.')).toBeVisible());
	},
};

/** A file that is too large is refused before it is sent, with the server's own limit; the hint names no other. */
export const ZuGroß: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await waitFor(() => expect(canvas.getByText(/Höchstens 3 MB je Datei/)).toBeVisible());
		await expect(canvas.queryByText(/25 MB/)).toBeNull();
		const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
		const large = new File([new Uint8Array(MAX_FILE_BYTES + 1)], 'Scan.pdf', { type: 'application/pdf' });
		await userEvent.upload(input as HTMLInputElement, large);
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await expect(await canvas.findByText('„Scan.pdf“ ist zu groß: höchstens 3 MB.')).toBeVisible();
	},
};

export const Leer: Story = {
	args: { replies: [reply('get', files, [])] },
	play: async ({ canvas }) => {
		await waitFor(() => expect(canvas.getByText('Keine Einträge gefunden.')).toBeVisible());
	},
};

export const Laden: Story = { args: { replies: [reply('get', files, 'pending')] } };

export const Fehler: Story = { args: { replies: [reply('get', files, { refuses: 503 })] } };

export const Telefon: Story = { globals: { viewport: { value: 'phone' } } };
