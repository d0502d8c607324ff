import type { Model } from '@kontor/api-client/types';
import { emptyDraft, withValue } from '@kontor/domain/wizard/draft';
import { contactDataOf, insurerOf } from '@kontor/domain/wizard/request';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { addressDetails, patientDetails, patientPart } from '../../../../../testing/addresses.ts';
import { type Reply, reply } from '../../../../../testing/answers.ts';
import { newAddressReplies } from '../../../../../testing/newAddress.ts';
import { StoryPortal } from '../../../../../testing/StoryPortal.tsx';

const written = fn();

function stores(part: string, stored: object): Reply {
	return {
		method: 'put',
		path: `/v1/crm/addresses/{id}/${part}`,
		answer: async (request) => {
			written(await request.json());
			return Response.json(stored);
		},
	};
}

const named = withValue(emptyDraft(), 'organisation.name', 'Österreichische Gesundheitskasse');
const insured = withValue({ ...named, kind: 'organisation' }, 'insurer.vpNumbers', [{ code: '', text: '4711' }]);
const insurer = { ...insurerOf(insured), version: 1, references: [] };
const insurance: Model<'Address'> = {
	...{ ...addressDetails, ...contactDataOf(insured), person: false, addressTypes: [] },
	healthInsuranceCompany: insurer,
};

/** A value of each kind is edited where it stands, by keys alone, and nothing else of its part is written anew. */
const meta = {
	title: 'Portal/Adresse/Arten von Werten',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: {
		path: '/crm/addresses/1001?tab=healthInsuranceCompany',
		replies: [
			...newAddressReplies,
			reply('get', '/v1/crm/addresses/{id}', insurance),
			stores('healthInsuranceCompany', insurer),
		],
	},
	beforeEach: () => {
		written.mockClear();
	},
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Rows: one is changed, one added, one taken away; the keyboard stands where the next entry belongs. */
export const ZeilenBearbeiten: Story = {
	play: async ({ canvas, userEvent }) => {
		(await canvas.findByTitle('VP-Nummern bearbeiten')).focus();
		await userEvent.keyboard('{Enter}');
		const rows = within(await canvas.findByRole('group', { name: 'VP-Nummern' }));
		await waitFor(() => expect(rows.getByRole('combobox', { name: 'Lager' })).toHaveFocus());
		await expect(canvas.getByTitle('Vertragspartnernummer bearbeiten')).toBeVisible();
		rows.getByRole('button', { name: 'Zeile hinzufügen' }).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(rows.getAllByRole('combobox', { name: 'Lager' })[1]).toHaveFocus());
		await userEvent.tab();
		await userEvent.keyboard('4712');
		rows.getByRole('button', { name: '1. Zeile entfernen' }).focus();
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(rows.getByRole('combobox', { name: 'Lager' })).toHaveFocus());
		await expect(rows.getByRole('textbox', { name: 'Nummer' })).toHaveValue('4712');
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() => expect(canvas.getByTitle('VP-Nummern bearbeiten')).toHaveFocus());
		await expect(written.mock.calls).toEqual([
			[{ ...insurerOf(withValue(insured, 'insurer.vpNumbers', [{ code: '', text: '4712' }])) }],
		]);
	},
};

/** A row without its text is not saved, and the error stands at it. */
export const ZeileOhneText: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByTitle('VP-Nummern bearbeiten'));
		await userEvent.click(await canvas.findByRole('button', { name: 'Zeile hinzufügen' }));
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		const [, empty] = canvas.getAllByRole('textbox', { name: 'Nummer' });
		await waitFor(() => expect(empty).toHaveAttribute('aria-invalid', 'true'));
		await expect(written).not.toHaveBeenCalled();
	},
};

/** Several entries of a list are ticked where they stand. */
export const AuswahlBearbeiten: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByTitle('Anspruchszeiträume bearbeiten'));
		const field = await canvas.findByLabelText('Anspruchszeiträume');
		await waitFor(() => expect(field).toHaveFocus());
		await userEvent.click(field);
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await page.findByRole('option', { name: 'Quartal' }));
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(written).toHaveBeenCalledOnce());
		await waitFor(() => expect(canvas.getByTitle('Anspruchszeiträume bearbeiten')).toHaveFocus());
	},
};

/** A flag reads "Ja" or "Nein", never a dash, and is ticked where it stands. */
export const MerkmalBearbeiten: Story = {
	args: {
		path: '/crm/addresses/1001?tab=patient',
		replies: [
			...newAddressReplies,
			reply('get', '/v1/crm/addresses/{id}', patientDetails),
			stores('patient', patientPart),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByTitle('Diabetes bearbeiten')).toHaveTextContent(/^Ja$/);
		await expect(canvas.getByTitle('Neuropathie bearbeiten')).toHaveTextContent(/^Nein$/);
		await userEvent.click(canvas.getByTitle('Neuropathie bearbeiten'));
		await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Neuropathie' })).toHaveFocus());
		await userEvent.keyboard(' {Control>}{Enter}{/Control}');
		await waitFor(() => expect(written).toHaveBeenCalledOnce());
		await expect(written.mock.lastCall?.[0]).toMatchObject({
			diseases: { ...patientPart.diseases, neuropathie: true },
		});
	},
};

/** In several lines Enter begins the next one, and Ctrl+Enter saves. */
export const ZeilenumbruchImText: Story = {
	args: {
		path: '/crm/addresses/1001?tab=contactData',
		replies: [...newAddressReplies, stores('contactData', addressDetails)],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByTitle('Notiz bearbeiten'));
		const note = await canvas.findByRole('textbox', { name: 'Notiz' });
		await waitFor(() => expect(note).toHaveFocus());
		await userEvent.clear(note);
		await userEvent.keyboard('Läuten.{Enter}Zweimal.');
		await expect(written).not.toHaveBeenCalled();
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() => expect(written).toHaveBeenCalledOnce());
		await expect(written.mock.lastCall?.[0]).toMatchObject({ note: 'Läuten.\nZweimal.' });
	},
};

/** One of a list is chosen where it stands. */
export const EinerDerListe: Story = {
	args: {
		path: '/crm/addresses/1001?tab=contactData',
		replies: [...newAddressReplies, stores('contactData', addressDetails)],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByTitle('Geschlecht bearbeiten'));
		const field = await canvas.findByLabelText('Geschlecht');
		await waitFor(() => expect(field).toHaveFocus());
		await userEvent.selectOptions(field, 'männlich');
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		await waitFor(() => expect(written).toHaveBeenCalledOnce());
	},
};
