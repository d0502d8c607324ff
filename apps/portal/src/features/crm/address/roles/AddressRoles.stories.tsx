import type { Model } from '@kontor/api-client/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addressDetails } from '../../../../testing/addresses.ts';
import { type Reply, reply } from '../../../../testing/answers.ts';
import { newAddressReplies } from '../../../../testing/newAddress.ts';
import { StoryPortal } from '../../../../testing/StoryPortal.tsx';

const doctor: Model<'StoredDoctorPart'> = { hvnr: '123456', subject: 'ALLGEM', version: 3 };
const TYPE = '/v1/crm/addresses/{id}/types/{type}';

/** A server that keeps what is made of the address. */
function serverOf(first: Model<'Address'>): readonly Reply[] {
	let address = first;
	return [
		...newAddressReplies,
		{ ...reply('get', '/v1/crm/addresses/{id}', first), answer: async () => Response.json(address) },
		reply('put', '/v1/crm/addresses/{id}/doctor', {
			toBody: () => {
				address = { ...address, addressTypes: [...address.addressTypes, 'kd_arzt'], doctor };
				return doctor;
			},
		}),
		reply('delete', TYPE, {
			toBody: () => {
				const { doctor: _, ...rest } = address;
				address = { ...rest, addressTypes: rest.addressTypes.filter((type) => type !== 'kd_arzt') };
				return { addressTypes: address.addressTypes, version: 4 };
			},
		}),
	];
}

const meta = {
	title: 'Portal/Adresse/Rollen',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/addresses/1001?tab=contactData', replies: serverOf(addressDetails) },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** A role with data of its own is entered first, then its tab opens. */
export const Hinzufügen: Story = {
	args: { replies: serverOf(addressDetails) },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Hinzufügen' }));
		await userEvent.keyboard('ar{Enter}');
		await waitFor(() => expect(canvas.getByLabelText('HV-Nummer')).toHaveFocus());
		await userEvent.keyboard('123456{Enter}');
		await expect(await page.findByText('Die Änderungen sind gespeichert.')).toBeInTheDocument();
		await waitFor(() => expect(canvas.getByRole('tab', { name: 'Arzt' })).toHaveAttribute('aria-selected', 'true'));
		await expect(await canvas.findByText('123456')).toBeVisible();
	},
};

/** What goes with a role is said before it goes. */
export const Entfernen: Story = {
	args: {
		replies: serverOf({ ...addressDetails, addressTypes: [...addressDetails.addressTypes, 'kd_arzt'], doctor }),
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		const roles = within(await canvas.findByRole('list', { name: 'Rollen dieser Adresse' }));
		await userEvent.click(roles.getByRole('button', { name: 'Rolle „Arzt“ entfernen' }));
		const dialog = within(await page.findByRole('alertdialog', { name: 'Rolle „Arzt“ entfernen?' }));
		await expect(dialog.getByText('Damit werden diese Angaben gelöscht: HV-Nummer, Fachgebiet.')).toBeInTheDocument();
		await userEvent.click(dialog.getByRole('button', { name: 'Entfernen' }));
		await expect(await page.findByText('Rolle „Arzt“ entfernt.')).toBeInTheDocument();
		await waitFor(() => expect(roles.queryByText('Arzt')).toBeNull());
		await waitFor(() => expect(canvas.getByRole('button', { name: 'Hinzufügen' })).toHaveFocus());
	},
};

const refused: Reply = {
	...reply('delete', TYPE, { refuses: 422 }),
	answer: async () =>
		Response.json(
			{
				type: '/problems/ruleBroken',
				title: 'Bitte prüfen Sie die markierten Angaben.',
				status: 422,
				code: 'ruleBroken',
				requestId: 'a1b2c3d4-17',
				fields: { 'path.type': 'openDocuments' },
			},
			{ status: 422 },
		),
};

/** What depends on a role keeps it. */
export const Verweigert: Story = {
	args: { replies: [...newAddressReplies, refused] },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Rolle „Konsument“ entfernen' }));
		const page = within(canvasElement.ownerDocument.body);
		await expect(await page.findByText('Rolle „Konsument“ nicht entfernt.')).toBeInTheDocument();
		await expect(page.getByText('Zu dieser Adresse gibt es offene Dokumente.')).toBeInTheDocument();
	},
};

/** Who was slower sees the address as it is now, and what was not done. */
export const Konflikt: Story = {
	args: {
		replies: [
			...newAddressReplies,
			reply('delete', TYPE, { refuses: 412, current: { addressTypes: addressDetails.addressTypes, version: 4 } }),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Rolle „Konsument“ entfernen' }));
		const page = within(canvasElement.ownerDocument.body);
		await expect(await page.findByText('Rolle „Konsument“ nicht entfernt.')).toBeInTheDocument();
		await expect(
			page.getByText('Jemand anderer hat diese Adresse inzwischen geändert. Bitte sehen Sie nach.'),
		).toBeInTheDocument();
		await expect(canvas.getByRole('button', { name: 'Rolle „Konsument“ entfernen' })).toBeVisible();
	},
};
