import { withValue } from '@kontor/domain/wizard/draft';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import type { AddressSection } from '@kontor/domain/wizard/roles';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { addressDetails } from '../../testing/addresses.ts';
import { reply } from '../../testing/answers.ts';
import { newAddressReplies } from '../../testing/newAddress.ts';
import { StoryPortal } from '../../testing/StoryPortal.tsx';
import { formOf } from './address/editing/addressSections.ts';
import { emptyContactPerson } from './contactPersons/contactPersonKind.ts';

const meta = {
	title: 'Portal/Adresse/Nicht Gespeichertes',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/addresses/1001?tab=contactData', replies: newAddressReplies },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

const told = 'Ihre noch nicht gespeicherte Eingabe ist wieder da.';

function keptSection(section: AddressSection, path: FieldPath, text: string, version = 3) {
	const base = formOf(addressDetails, [], section);
	return { section, version, base, mine: withValue(base, path, text as never) };
}

/** Two sections at once: leaving asks for both, and giving up gives up both. */
export const Bereiche: Story = {
	args: {
		drafts: {
			'addresses/1001/contactData': keptSection('contactData', 'contact.note', 'Läutet zweimal.'),
			'addresses/1001/relations': keptSection('relations', 'contact.representationScope', 'Gesundheit'),
		},
	},
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByLabelText('Notiz')).toHaveValue('Läutet zweimal.'));
		await expect(canvas.getAllByText(told)).toHaveLength(2);
		await userEvent.click(canvas.getAllByRole('button', { name: 'Abbrechen' })[1] as HTMLElement);
		await waitFor(() => expect(canvas.getAllByText(told)).toHaveLength(1));
		await userEvent.click(canvas.getByRole('tab', { name: 'Dokumente' }));
		const question = within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' }));
		await userEvent.click(question.getByRole('button', { name: 'Verwerfen' }));
		await userEvent.click(await canvas.findByRole('tab', { name: 'Kontaktdaten' }));
		await expect((await canvas.findAllByRole('button', { name: 'Bearbeiten' })).length).toBeGreaterThan(0);
		await expect(canvas.queryByText(told)).toBeNull();
	},
};

const written = fn();
const oneSection = {
	'addresses/1001/contactData': keptSection('contactData', 'contact.note', 'Läutet zweimal.'),
};

/** Who leaves may save on the way: the next tab opens once it is stored. */
export const SpeichernUndVerlassen: Story = {
	args: {
		drafts: oneSection,
		replies: [
			...newAddressReplies,
			{
				method: 'put',
				path: '/v1/crm/addresses/{id}/contactData',
				answer: async (request) => {
					written(await request.json());
					return Response.json(addressDetails);
				},
			},
		],
	},
	beforeEach: () => {
		written.mockClear();
	},
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByLabelText('Notiz')).toHaveValue('Läutet zweimal.'));
		await userEvent.click(canvas.getByRole('tab', { name: 'Dokumente' }));
		const question = within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' }));
		await userEvent.click(question.getByRole('button', { name: 'Speichern und verlassen' }));
		await waitFor(() =>
			expect(canvas.getByRole('tab', { name: 'Dokumente' })).toHaveAttribute('aria-selected', 'true'),
		);
		await expect(written).toHaveBeenCalledTimes(1);
		await expect(written).toHaveBeenCalledWith(expect.objectContaining({ note: 'Läutet zweimal.' }));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
	},
};

/** What could not be saved is not left, and nothing is lost. */
export const SpeichernScheitert: Story = {
	args: {
		drafts: oneSection,
		replies: [...newAddressReplies, reply('put', '/v1/crm/addresses/{id}/contactData', 'network')],
	},
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByLabelText('Notiz')).toHaveValue('Läutet zweimal.'));
		await userEvent.click(canvas.getByRole('tab', { name: 'Dokumente' }));
		const question = within(await screen.findByRole('alertdialog', { name: 'Änderungen verwerfen?' }));
		await userEvent.click(question.getByRole('button', { name: 'Speichern und verlassen' }));
		await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
		await expect(canvas.getByRole('tab', { name: 'Kontaktdaten' })).toHaveAttribute('aria-selected', 'true');
		await expect(canvas.getByLabelText('Notiz')).toHaveValue('Läutet zweimal.');
	},
};

/** A role that is being added is entered on where it was left. */
export const NeueRolle: Story = {
	args: { drafts: { 'addresses/1001/newRole': keptSection('doctor', 'doctor.hvnr', '654321', 0) } },
	play: async ({ canvas, userEvent }) => {
		await waitFor(() => expect(canvas.getByLabelText('HV-Nummer')).toHaveValue('654321'));
		await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
		await expect(await canvas.findByRole('list', { name: 'Rollen dieser Adresse' })).toBeVisible();
	},
};

export const Kontaktperson: Story = {
	args: {
		path: '/crm/addresses/1001?tab=contactPersons',
		drafts: {
			'addresses/1001/contactPersons': {
				...{ lfdnr: null, version: null, base: emptyContactPerson },
				values: { ...emptyContactPerson, lastname: 'Unterbrochen' },
			},
		},
	},
	play: async () => {
		const drawer = within(await screen.findByRole('dialog', { name: 'Kontaktperson anlegen' }));
		await expect(drawer.getByLabelText(/^Nachname/)).toHaveValue('Unterbrochen');
		await waitFor(() => expect(drawer.getByText(told)).toBeVisible());
	},
};

export const Kundengruppe: Story = {
	args: {
		path: '/crm/addresses/1001?tab=customerGroups',
		replies: [
			reply('get', '/v1/crm/addresses/{id}/customerGroups', [
				{ customerGroup: { code: 'STAMM', bezeichnung: 'Stammkunden' } },
			]),
		],
		drafts: {
			'addresses/1001/customerGroups': { chosen: { key: 'DIAB', label: 'Diabetiker' }, replaces: 'STAMM' },
		},
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByLabelText('„Stammkunden“ ersetzen durch')).toHaveValue('Diabetiker');
		await expect(canvas.getByRole('button', { name: 'Ersetzen' })).toBeEnabled();
	},
};

/** What cannot be read as an entry of its form is none. */
export const Unlesbar: Story = {
	args: {
		drafts: {
			'addresses/1001/contactData': 'kein Eintrag',
			'addresses/1001/relations': { section: 'contactData', version: 3 },
			'addresses/1001/newRole': { section: 'constructor' },
		},
	},
	play: async ({ canvas }) => {
		await expect((await canvas.findAllByRole('button', { name: 'Bearbeiten' })).length).toBeGreaterThan(1);
		await expect(canvas.queryByText(told)).toBeNull();
	},
};
