import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { addressDetails } from '../../../testing/addresses.ts';
import { reply } from '../../../testing/answers.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Adresse',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/addresses/1001' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Übersicht: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Huber Elisabeth' })).toBeVisible();
		await expect(canvas.getByText('Nummer 1001 · 73 Jahre')).toBeVisible();
		await expect(canvas.getByRole('link', { name: 'Anrufen' })).toHaveAttribute('href', 'tel:+433633041234');
		const way = within(canvas.getByRole('navigation', { name: 'Sie sind hier' }));
		await expect(await way.findByText('Huber Elisabeth')).toBeVisible();
	},
};

export const Firma: Story = {
	args: {
		replies: [
			reply('get', '/v1/crm/addresses/{id}', {
				...addressDetails,
				name: 'Sanitätshaus Öllinger & Söhne Gesellschaft m.b.H. & Co KG',
				person: false,
				addressTypes: ['kd_kunde'],
				dateOfBirth: null,
				gender: null,
				email: '',
				note: '',
			}),
		],
	},
};

export const Dokumente: Story = {
	args: { path: '/crm/addresses/1001?tab=documents' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('tab', { name: 'Dokumente' })).toHaveAttribute('aria-selected', 'true');
		await expect(await canvas.findByRole('link', { name: 'RE Verbandstoff Mull Nachlieferung' })).toHaveAttribute(
			'href',
			'/crm/addresses/1001/documents/4960',
		);
	},
};

export const Laden: Story = { args: { replies: [reply('get', '/v1/crm/addresses/{id}', 'pending')] } };

export const NichtGefunden: Story = {
	args: { replies: [reply('get', '/v1/crm/addresses/{id}', { refuses: 404 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Unter dieser Nummer gibt es keine Adresse.')).toBeVisible();
	},
};

/** Not an integer: read as 0, which nobody has. */
export const KeineNummer: Story = {
	args: { path: '/crm/addresses/abc' },
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Unter dieser Nummer gibt es keine Adresse.')).toBeVisible();
	},
};

export const Fehler: Story = {
	args: { replies: [reply('get', '/v1/crm/addresses/{id}', { refuses: 422 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
		await expect(canvas.getByText('Kennung: a1b2c3d4-17')).toBeVisible();
	},
};

/** The rest of the page stays when one tab cannot be read. */
export const TabFehlt: Story = {
	args: {
		path: '/crm/addresses/1001?tab=documents',
		replies: [reply('get', '/v1/crm/addresses/{id}/documents', 'garbage')],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Die Antwort des Servers ist unverständlich.')).toBeVisible();
		await expect(canvas.getByRole('heading', { level: 1, name: 'Huber Elisabeth' })).toBeVisible();
	},
};

export const Telefon: Story = { globals: { viewport: { value: 'phone' } } };
