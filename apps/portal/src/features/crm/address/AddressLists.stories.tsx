import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { reply } from '../../../testing/answers.ts';
import { appsWith } from '../../../testing/everyday.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const documentsPath = '/crm/addresses/1001?tab=documents';
const tasksPath = '/crm/addresses/1001?tab=tasks';
const DOCUMENTS = '/v1/crm/addresses/{id}/documents';
const TASKS = '/v1/crm/addresses/{id}/objects/tasks';

const meta = {
	title: 'Portal/Adresse/Dokumente und Aufgaben',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: tasksPath },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const DokumenteLaden: Story = { args: { path: documentsPath, replies: [reply('get', DOCUMENTS, 'pending')] } };

export const OhneDokumente: Story = {
	args: { path: documentsPath, replies: [reply('get', DOCUMENTS, { rows: [], total: 0 })] },
	play: async ({ canvas }) => {
		await expect((await canvas.findAllByText('Keine Einträge gefunden.')).at(-1)).toBeInTheDocument();
	},
};

/** Whoever may not is told so by the page "Kein Zugriff". */
export const DokumenteKeinZugriff: Story = {
	args: { path: documentsPath, replies: [reply('get', DOCUMENTS, { refuses: 403 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
	},
};

export const Aufgaben: Story = {
	play: async ({ canvas }) => {
		await expect(await canvas.findByText('Verordnung nachfordern')).toBeVisible();
		await expect(canvas.getByText('03.12.2026')).toBeVisible();
	},
};

export const AufgabenLaden: Story = { args: { replies: [reply('get', TASKS, 'pending')] } };

export const OhneAufgaben: Story = {
	args: { replies: [reply('get', TASKS, [])] },
	play: async ({ canvas }) => {
		await expect((await canvas.findAllByText('Keine Einträge gefunden.')).at(-1)).toBeInTheDocument();
	},
};

export const AufgabenFehler: Story = {
	args: { replies: [reply('get', TASKS, { refuses: 422 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
	},
};

/** Without the tasks app there is no such tab. */
export const KeineAufgabenApp: Story = {
	args: {
		path: documentsPath,
		replies: [
			reply(
				'get',
				'/v1/apps',
				appsWith((key) => key !== 'tasks'),
			),
		],
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('tab', { name: 'Dokumente' })).toBeVisible();
		await expect(canvas.queryByRole('tab', { name: 'Aufgaben' })).toBeNull();
	},
};
