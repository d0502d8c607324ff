import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { contactPersons, entryOf } from '../../../testing/addresses.ts';
import { type Reply, reply } from '../../../testing/answers.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Adresse/Kontaktpersonen',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/addresses/1001?tab=contactPersons' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

const LIST = '/v1/crm/addresses/{id}/contactPersons';
const petra = entryOf(contactPersons, 0);

/** A server that keeps what it is told. */
function keepingServer(): Reply[] {
	let rows = [...contactPersons];
	return [
		{ ...reply('get', LIST, rows), answer: async () => Response.json(rows) },
		reply('post', LIST, {
			toBody(body) {
				const created = { ...petra, ...(body as typeof petra), lfdnr: 900, abteilung: null, function: null };
				rows = [...rows, created];
				return created;
			},
		}),
		{
			...reply('delete', LIST, undefined),
			async answer(request) {
				const lfdnr = Number(new URL(request.url).searchParams.get('lfdnr'));
				rows = rows.filter((row) => row.lfdnr !== lfdnr);
				return new Response(null, { status: 204 });
			},
		},
	];
}

export const Gefüllt: Story = {};

export const Anlegen: Story = {
	args: { replies: keepingServer() },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Kontaktperson anlegen' }));
		const drawer = within(await screen.findByRole('dialog', { name: 'Kontaktperson anlegen' }));
		await waitFor(() => expect(drawer.getByLabelText('Vorname')).toHaveFocus());
		await userEvent.keyboard('Zoë{Tab}');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect(await drawer.findByText('Bitte prüfen Sie diese Angabe')).toBeVisible();
		await userEvent.type(drawer.getByLabelText(/^Nachname/), 'Zauner');
		await userEvent.selectOptions(await drawer.findByLabelText('Funktion'), 'Leitung');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect(await canvas.findByText(/Zoë Zauner/)).toBeVisible();
	},
};

/** A row opens its person; removing asks first, because it cannot be taken back. */
export const Entfernen: Story = {
	args: { replies: keepingServer() },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByText(/Petra Berger/));
		const drawer = within(await screen.findByRole('dialog', { name: 'Kontaktperson bearbeiten' }));
		await expect(drawer.getByLabelText('Abteilung')).toHaveValue('2');
		await userEvent.click(drawer.getByRole('button', { name: 'Entfernen' }));
		const question = within(await screen.findByRole('alertdialog', { name: 'Kontaktperson entfernen?' }));
		await userEvent.click(question.getByRole('button', { name: 'Entfernen' }));
		await waitFor(() => expect(canvas.queryByText(/Petra Berger/)).toBeNull());
	},
};

/** Only what contradicts is asked about: not the number that both have entered, each in another spelling. */
export const Konflikt: Story = {
	args: {
		replies: [
			reply('put', LIST, {
				refuses: 412,
				current: {
					...petra,
					email: 'petra.berger@example.at',
					mobile: '+43 664 1234567',
					function: { lfdnr: 3, bezeichnung: 'Assistenz' },
					version: 2,
				},
			}),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByText(/Petra Berger/));
		const drawer = within(await screen.findByRole('dialog'));
		await userEvent.selectOptions(await drawer.findByLabelText('Funktion'), 'Pflegedienstleitung');
		await userEvent.clear(drawer.getByLabelText('Mobil'));
		await userEvent.type(drawer.getByLabelText('Mobil'), '0664 123 45 67');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect(await drawer.findByText('Assistenz', { selector: 'dd' })).toBeVisible();
		await expect(drawer.queryByRole('button', { name: 'Mobil: meine Eingabe behalten' })).toBeNull();
		await expect(drawer.getByLabelText('E-Mail')).toHaveValue('petra.berger@example.at');
		await userEvent.click(drawer.getByRole('button', { name: 'Funktion: meine Eingabe behalten' }));
		await expect(drawer.getByLabelText('Funktion')).toHaveValue('5');
	},
};

/** Whoever was removed meanwhile is not lost: saving adds the person anew. */
export const InzwischenEntfernt: Story = {
	args: { replies: [reply('put', LIST, { refuses: 404 })] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByText(/Petra Berger/));
		const drawer = within(await screen.findByRole('dialog'));
		await userEvent.type(drawer.getByLabelText('Notiz'), ' Neu.');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await expect(await drawer.findByText(/wird er neu angelegt/)).toBeVisible();
		await expect(drawer.getByLabelText('Notiz')).toHaveValue('Nur vormittags. Neu.');
	},
};

export const SpeichernScheitert: Story = {
	args: { replies: [reply('post', LIST, 'network')] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Kontaktperson anlegen' }));
		const drawer = within(await screen.findByRole('dialog'));
		await userEvent.type(drawer.getByLabelText(/^Nachname/), 'Zauner');
		await userEvent.click(drawer.getByRole('button', { name: 'Speichern' }));
		await drawer.findByText(/Ihre Eingabe ist noch da\.$/);
	},
};

export const OhneEinträge: Story = { args: { replies: [reply('get', LIST, [])] } };

export const Laden: Story = { args: { replies: [reply('get', LIST, 'pending')] } };

export const Fehler: Story = { args: { replies: [reply('get', LIST, 'garbage')] } };

/** Whoever may not is told so by the page "Kein Zugriff". */
export const KeinZugriff: Story = {
	args: { replies: [reply('get', LIST, { refuses: 403 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
	},
};

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByText(/Petra Berger/));
		await expect(await screen.findByRole('dialog')).toBeVisible();
	},
};
