import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { addressDetails } from '../../../../../testing/addresses.ts';
import { type Reply, reply } from '../../../../../testing/answers.ts';
import { newAddressReplies } from '../../../../../testing/newAddress.ts';
import { StoryPortal } from '../../../../../testing/StoryPortal.tsx';

const written = fn();

/** Stores what is sent, and reads it back. */
const stores: readonly Reply[] = [
	{
		method: 'put',
		path: '/v1/crm/addresses/{id}/contactData',
		answer: async (request) => {
			written(await request.json());
			return Response.json(addressDetails);
		},
	},
	{
		method: 'get',
		path: '/v1/crm/addresses/{id}',
		answer: async () => {
			const { lastCall } = written.mock;
			return Response.json({ ...addressDetails, ...lastCall?.[0], version: 3 + written.mock.calls.length });
		},
	},
];

const contactData = '/crm/addresses/1001?tab=contactData';

const meta = {
	title: 'Portal/Adresse/Wert',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: contactData, replies: [...newAddressReplies, ...stores] },
	beforeEach: () => {
		written.mockClear();
	},
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A value is edited where it stands: a press on it opens its input, all others are still read. */
export const WertBearbeiten: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Dorfstraße 11' }));
		const street = await canvas.findByRole('textbox', { name: /Straße/ });
		await waitFor(() => expect(street).toHaveFocus());
		await expect(canvas.getByRole('button', { name: 'Speichern' })).toBeVisible();
		await expect(canvas.getAllByRole('textbox')).toEqual([street]);
		await expect(canvas.getByRole('button', { name: 'Elisabeth' })).toBeVisible();
	},
};

/** Enter saves the one value, with all others as they were; the focus is on it again. */
export const WertSpeichern: Story = {
	play: async ({ canvas, userEvent }) => {
		(await canvas.findByRole('button', { name: 'Dorfstraße 11' })).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('textbox', { name: /Straße/ })).toHaveFocus());
		await userEvent.clear(canvas.getByRole('textbox', { name: /Straße/ }));
		await userEvent.paste('Hauptplatz 3');
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Hauptplatz 3' })).toHaveFocus());
		await expect(written).toHaveBeenCalledOnce();
		const { address, tel, lastname } = written.mock.lastCall?.[0] ?? {};
		await expect({ address, tel, lastname }).toEqual({
			address: { ...addressDetails.address, street: 'Hauptplatz 3' },
			tel: addressDetails.tel,
			lastname: 'Huber',
		});
	},
};

/** Escape leaves the value as it was; Enter on one that nobody has changed closes it and writes nothing. */
export const WertVerlassen: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Elisabeth' }));
		const name = await canvas.findByLabelText('Vorname');
		await waitFor(() => expect(name).toHaveFocus());
		await userEvent.paste('Lisa');
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Elisabeth' })).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByLabelText('Vorname')).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Elisabeth' })).toHaveFocus());
		await expect(written).not.toHaveBeenCalled();
	},
};

/** An error stands at the value, and nothing is written. */
export const WertFalsch: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'elisabeth.huber@example.at' }));
		const email = await canvas.findByLabelText('E-Mail');
		await waitFor(() => expect(email).toHaveFocus());
		await userEvent.paste('elisabeth');
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(email).toHaveAttribute('aria-invalid', 'true'));
		await waitFor(() => expect(email).toHaveFocus());
		await expect(written).not.toHaveBeenCalled();
	},
};

/** If another value of the section has to be put right first, all are edited, and the entry is there. */
export const ErstEtwasAnderes: Story = {
	args: {
		replies: [...newAddressReplies, reply('get', '/v1/crm/addresses/{id}', { ...addressDetails, lastname: '' })],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Dorfstraße 11' }));
		await waitFor(() => expect(canvas.getByRole('textbox', { name: /Straße/ })).toHaveFocus());
		await userEvent.paste('Hauptplatz 3');
		await userEvent.keyboard('{Enter}');
		await userEvent.click(await canvas.findByRole('button', { name: 'Alles bearbeiten' }));
		await waitFor(() => expect(canvas.getByLabelText(/^Nachname/)).toHaveFocus());
		await expect(canvas.getByLabelText(/^Straße/)).toHaveValue('Hauptplatz 3');
	},
};

/** Somebody else has stored the same value meanwhile: both stand there to choose from. */
export const WertInzwischenGeändert: Story = {
	args: {
		replies: [
			...newAddressReplies,
			reply('put', '/v1/crm/addresses/{id}/contactData', {
				refuses: 412,
				current: { ...addressDetails, email: 'neu@example.at', version: 4 },
			}),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'elisabeth.huber@example.at' }));
		await waitFor(() => expect(canvas.getByLabelText('E-Mail')).toHaveFocus());
		await userEvent.paste('meine@example.at');
		await userEvent.keyboard('{Enter}');
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Inzwischen geändert' }));
		await waitFor(() => expect(dialog.getByLabelText('neu@example.at')).toBeVisible());
		await expect(dialog.getByLabelText('meine@example.at')).toBeVisible();
	},
};

/** Another address is chosen where it stands; one that is not there yet is an entry of the list, which nothing covers. */
export const VerweisBearbeiten: Story = {
	args: {
		replies: [
			...newAddressReplies,
			...stores,
			reply('post', '/v1/crm/addresses/search/filtered', { rows: [], total: 0 }),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await canvas.findByRole('button', { name: 'Dorfstraße 11' });
		await userEvent.click(canvas.getByTitle('Erwachsenenvertreter bearbeiten'));
		const field = await canvas.findByRole('combobox', { name: 'Erwachsenenvertreter' });
		await waitFor(() => expect(field).toHaveFocus());
		await expect(canvas.getByRole('button', { name: 'Dorfstraße 11' })).toBeVisible();
		await userEvent.keyboard('Moser Karin');
		const entry = await page.findByRole('option', { name: /^Neuer Erwachsenenvertreter …/ });
		await expect(entry).toHaveTextContent('Keine Einträge gefunden');
		await userEvent.keyboard('{Enter}');
		const dialog = within(await page.findByRole('dialog', { name: 'Neuer Erwachsenenvertreter' }));
		await expect(dialog.getByLabelText(/^Nachname/)).toHaveValue('Moser');
		await expect(dialog.getByLabelText(/^Vorname/)).toHaveValue('Karin');
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
		await expect(field).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(canvas.getByTitle('Erwachsenenvertreter bearbeiten')).toHaveFocus());
		await expect(written).not.toHaveBeenCalled();
	},
};

/** In the overview as well: the pencil beside a number opens its input there, and Escape leads back to the pencil. */
export const AusDerÜbersicht: Story = {
	args: { path: '/crm/addresses/1001' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Mobil bearbeiten' }));
		await waitFor(() => expect(canvas.getByLabelText('Mobil')).toHaveFocus());
		await expect(canvas.getByRole('tab', { name: 'Übersicht' })).toHaveAttribute('aria-selected', 'true');
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Mobil bearbeiten' })).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByLabelText('Mobil')).toHaveFocus());
		await userEvent.paste('0660 555 44 33');
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('link', { name: /0660 555 44 33/ })).toBeVisible());
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Mobil bearbeiten' })).toHaveFocus());
	},
};

/** Place and postcode are edited together: another postcode brings its place. */
export const PlzUndOrt: Story = {
	args: { path: '/crm/addresses/1001' },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'PLZ und Ort bearbeiten' }));
		await waitFor(() => expect(canvas.getByLabelText('PLZ')).toHaveFocus());
		await expect(canvas.getByLabelText('Ort')).toHaveValue('Landl');
		await userEvent.clear(canvas.getByLabelText('PLZ'));
		await userEvent.paste('6600');
		await waitFor(() => expect(canvas.getByText('3 Orte mit dieser PLZ')).toBeVisible());
		await expect(canvas.getByLabelText('Ort')).toHaveValue('');
		await userEvent.clear(canvas.getByLabelText('PLZ'));
		await userEvent.paste('8931');
		await waitFor(() => expect(canvas.getByLabelText('Ort')).toHaveValue('Landl'));
		await userEvent.keyboard('{Escape}');
		const pencil = () => canvas.getByRole('button', { name: 'PLZ und Ort bearbeiten' });
		await waitFor(() => expect(pencil()).toHaveFocus());
		await expect(pencil().closest('dd')).toHaveTextContent('8931 Landl');
	},
};
