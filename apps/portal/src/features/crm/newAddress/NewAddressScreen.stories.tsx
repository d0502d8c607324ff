import { emptyDraft, withValue } from '@kontor/domain/wizard/draft';
import type { DraftState } from '@kontor/domain/wizard/storedDraft';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type UserEventObject, waitFor, within } from 'storybook/test';
import { patientDetails, patientPart } from '../../../testing/addresses.ts';
import { reply } from '../../../testing/answers.ts';
import { duplicate, newAddressReplies } from '../../../testing/newAddress.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Neue Adresse',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/addresses/new', replies: newAddressReplies },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

const patient = withValue({ ...emptyDraft(), flags: ['isPatient'] }, 'person.lastname', 'Huber');
const person = withValue(withValue(patient, 'person.firstname', 'Elisabeth'), 'person.dateOfBirth', '1953-07-06');

const onContactData = fn();
const onPatient = fn();
const unrelated = { residence: null, adultRepresentation: null, references: [], version: 4 };

function draftAt(step: DraftState['step'], draft = person): { newAddress: DraftState } {
	const attempt = '0123456789abcdef';
	return { newAddress: { draft, step, suggested: {}, attempt, dismissed: [], complements: null } };
}

async function nameAndGoOn(canvas: ReturnType<typeof within>, user: UserEventObject): Promise<void> {
	await user.click(await canvas.findByLabelText('Konsument'));
	await user.keyboard('{Enter}');
	await waitFor(() => expect(canvas.getByLabelText('Anrede')).toHaveFocus());
	await user.type(canvas.getByLabelText(/^Nachname/), 'Huber{Enter}');
}

export const Art: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Weiter' }));
		const summary = await canvas.findByRole('group', { name: 'Bitte prüfen Sie diese Angabe' });
		await expect(summary).toHaveFocus();
		await userEvent.click(within(summary).getByRole('link'));
		await expect(canvas.getByLabelText('Konsument')).toHaveFocus();
	},
};

/** The inputs of a step are there before the lists to choose from. */
export const Laden: Story = {
	args: { drafts: draftAt('patient'), replies: [reply('get', '/v1/crm/addresses/new/loadOptions/patient', 'pending')] },
};

/** Whoever may not create addresses is told so by the page "Kein Zugriff"; what was typed is kept for the way back. */
export const KeinZugriff: Story = {
	args: {
		drafts: draftAt('summary'),
		replies: [...newAddressReplies, reply('post', '/v1/crm/addresses/new/person', { refuses: 403 })],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Adresse anlegen' }));
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
	},
};

/** A plain person by keyboard: the last name is the only thing that has to be there. */
export const EinfachePerson: Story = {
	play: async ({ canvas, userEvent, canvasElement }) => {
		await nameAndGoOn(canvas, userEvent);
		await waitFor(() => expect(canvas.getByRole('heading', { name: 'Zusammenfassung' })).toHaveFocus());
		await userEvent.keyboard('{Control>}{Enter}{/Control}');
		const page = within(canvasElement.ownerDocument.body);
		await expect(await page.findByText('Die Adresse ist angelegt.')).toBeInTheDocument();
	},
};

/** What follows from what was typed is filled in, never over what was typed. */
export const Vorschläge: Story = {
	args: { drafts: draftAt('general') },
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('option', { name: 'Frau' });
		await userEvent.selectOptions(canvas.getByLabelText('Anrede'), 'Frau');
		await userEvent.tab();
		await waitFor(() => expect(canvas.getByLabelText('Geschlecht')).toHaveDisplayValue('weiblich'));
		await userEvent.type(canvas.getByLabelText('PLZ'), '8931');
		await waitFor(() => expect(canvas.getByLabelText('Ort')).toHaveValue('Landl'));
		await userEvent.clear(canvas.getByLabelText('PLZ'));
		await userEvent.type(canvas.getByLabelText('PLZ'), '6600');
		await expect(await canvas.findByText('3 Orte mit dieser PLZ')).toBeVisible();
		await expect(canvas.getByLabelText('Ort')).toHaveValue('');
		await userEvent.type(canvas.getByLabelText('Ort'), 'Musau');
		await userEvent.clear(canvas.getByLabelText('PLZ'));
		await userEvent.type(canvas.getByLabelText('PLZ'), '8931');
		await userEvent.type(canvas.getByLabelText('Straße und Hausnummer'), 'Dorf');
		await expect(canvas.getByLabelText('Ort')).toHaveValue('Musau');
	},
};

/** Every error of a refused step stands in the summary and leads to its field. */
export const Fehler: Story = {
	args: { drafts: draftAt('general', withValue(person, 'person.lastname', '')) },
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText('E-Mail'), 'elisabeth');
		await userEvent.type(canvas.getByLabelText('Geburtsdatum'), '{Control>}a{/Control}31.02.1980');
		await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
		const summary = await canvas.findByRole('group', { name: 'Bitte prüfen Sie 3 Angaben' });
		await userEvent.click(within(summary).getByRole('link', { name: 'Geburtsdatum: Kein gültiges Datum!' }));
		await expect(canvas.getByLabelText('Geburtsdatum')).toHaveFocus();
	},
};

export const Dublette: Story = {
	args: {
		drafts: draftAt('general'),
		replies: [...newAddressReplies, reply('post', '/v1/crm/addresses/new/duplicate/person', [duplicate])],
	},
	play: async ({ canvas, userEvent, canvasElement }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Weiter' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Gibt es diese Person schon?' }));
		await waitFor(() => expect(dialog.getByText('klingt gleich')).toBeVisible());
		await userEvent.click(dialog.getByRole('button', { name: 'Trotzdem anlegen' }));
		await expect(dialog.getByText('Bitte geben Sie einen Grund an.')).toBeVisible();
		await userEvent.selectOptions(dialog.getByLabelText('Trotzdem neu anlegen, weil'), 'Anderer Grund');
		await userEvent.type(dialog.getByLabelText('Grund'), 'ja');
		await userEvent.click(dialog.getByRole('button', { name: 'Trotzdem anlegen' }));
		await expect(dialog.getByText('Bitte beschreiben Sie den Grund in mindestens 3 Zeichen.')).toBeVisible();
		await userEvent.selectOptions(dialog.getByLabelText('Trotzdem neu anlegen, weil'), 'Angehöriger oder Zwilling');
		await userEvent.click(dialog.getByRole('button', { name: 'Trotzdem anlegen' }));
		await expect(await canvas.findByRole('heading', { level: 2, name: 'Patient' })).toBeVisible();
	},
};

/** Who is somebody else is not asked about again, and the way goes on. */
export const NichtDieselbePerson: Story = {
	...Dublette,
	play: async ({ canvas, userEvent, canvasElement }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Weiter' }));
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await page.findByRole('button', { name: 'Nicht dieselbe Person' }));
		await expect(await canvas.findByRole('heading', { level: 2, name: 'Patient' })).toBeVisible();
	},
};

const entered = withValue(
	withValue(withValue(person, 'contact.tel', '03633 99 99 99'), 'patient.allergies', 'Penizillin'),
	'contact.mobileNote',
	'abends',
);

/** What was entered goes into the address that was there already, in each of its parts, and no other field changes. */
export const Ergänzen: Story = {
	args: {
		drafts: draftAt('general', withValue({ ...entered, flags: ['isPatient', 'isRelative'] }, 'doctor.hvnr', '123456')),
		replies: [
			...newAddressReplies,
			reply('post', '/v1/crm/addresses/new/duplicate/person', [duplicate]),
			reply('get', '/v1/crm/addresses/{id}', patientDetails),
			reply('put', '/v1/crm/addresses/{id}/contactData', {
				toBody(body) {
					onContactData(body);
					return patientDetails;
				},
			}),
			reply('put', '/v1/crm/addresses/{id}/patient', {
				toBody(body) {
					onPatient(body);
					return patientPart;
				},
			}),
			reply('put', '/v1/crm/addresses/{id}/relations', { isRelative: true, ...unrelated }),
		],
	},
	play: async ({ canvas, userEvent, canvasElement }) => {
		onContactData.mockClear();
		onPatient.mockClear();
		await userEvent.click(await canvas.findByRole('button', { name: 'Weiter' }));
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await page.findByRole('button', { name: 'Ergänzen' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Adresse ergänzen' }));
		const phone = within(await dialog.findByRole('radiogroup', { name: 'Telefon' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
		await expect(onContactData).not.toHaveBeenCalled();
		await waitFor(() => expect(phone.getByLabelText('03633 99 99 99')).toHaveFocus());
		await waitFor(() => expect(phone.getByText('Bitte wählen Sie.')).toBeVisible());
		await userEvent.click(phone.getByLabelText('03633 04 12 34'));
		await userEvent.click(dialog.getByLabelText('Penizillin'));
		await expect(dialog.getByLabelText('abends')).toBeChecked();
		await expect(dialog.getByRole('checkbox', { name: 'Angehöriger' })).toBeChecked();
		await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
		await expect(await page.findByText('Ihre Eingabe ist in diese Adresse übernommen.')).toBeInTheDocument();
		await expect(onContactData.mock.lastCall?.[0]).toMatchObject({ tel: '03633 04 12 34', mobileNote: 'abends' });
		await expect(onPatient.mock.lastCall?.[0]).toMatchObject({
			diseases: { ...patientPart.diseases, allergies: 'Penizillin' },
			svnr: '9002',
		});
	},
};

/** Somebody else has changed the address meanwhile: what is stored now is shown, and decided about anew. */
export const ErgänzenInzwischenGeändert: Story = {
	args: {
		drafts: draftAt('general', withValue(person, 'contact.tel', '03633 99 99 99')),
		replies: (() => {
			let isChanged = false;
			return [
				...newAddressReplies,
				reply('post', '/v1/crm/addresses/new/duplicate/person', [duplicate]),
				{
					...reply('get', '/v1/crm/addresses/{id}', patientDetails),
					async answer() {
						const address = isChanged ? { ...patientDetails, tel: '03633 55 55 55', version: 9 } : patientDetails;
						isChanged = true;
						return Response.json(address);
					},
				},
			];
		})(),
	},
	play: async ({ canvas, userEvent, canvasElement }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Weiter' }));
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await page.findByRole('button', { name: 'Ergänzen' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Adresse ergänzen' }));
		await userEvent.click(await dialog.findByLabelText('03633 99 99 99'));
		await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
		await expect(await dialog.findByText(/^Jemand anderer hat diese Adresse inzwischen geändert/)).toBeVisible();
		await expect(await dialog.findByLabelText('03633 55 55 55')).toBeVisible();
		await expect(dialog.getByLabelText('03633 99 99 99')).not.toBeChecked();
	},
};

/** A flag whose data would be lost is only unticked once the user agrees. */
export const AngabenVerwerfen: Story = {
	args: { drafts: draftAt('type', withValue(person, 'patient.allergies', 'Latex')) },
	play: async ({ canvas, userEvent, canvasElement }) => {
		await userEvent.click(await canvas.findByLabelText('Patient'));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('alertdialog', { name: 'Angaben verwerfen?' }));
		await waitFor(() => expect(dialog.getByText(/Allergien \(Patient\)/)).toBeVisible());
		await userEvent.click(dialog.getByRole('button', { name: 'Behalten' }));
		await expect(canvas.getByLabelText('Patient')).toBeChecked();
	},
};

export const Patient: Story = { args: { drafts: draftAt('patient') } };

export const Mitarbeiter: Story = {
	args: { drafts: draftAt('employee', { ...person, flags: ['isEmployee', 'isDoctor'] }) },
};

const supplier = withValue(
	{
		...emptyDraft(),
		kind: 'organisation' as const,
		flags: ['isCompany' as const, 'isSupplier' as const, 'isHealthInsuranceCompany' as const],
	},
	'organisation.name',
	'Öllinger & Söhne GmbH',
);

export const Firma: Story = { args: { drafts: draftAt('company', supplier) } };

export const Lieferant: Story = { args: { drafts: draftAt('supplier', supplier) } };

export const Krankenkasse: Story = {
	args: { drafts: draftAt('healthInsurance', supplier) },
	play: async ({ canvas, userEvent }) => {
		const numbers = within(await canvas.findByRole('group', { name: 'VP-Nummern' }));
		await userEvent.click(numbers.getByRole('button', { name: 'Zeile hinzufügen' }));
		await userEvent.type(numbers.getByLabelText('Nummer'), '4711');
		await expect(numbers.getByLabelText('Nummer')).toHaveValue('4711');
	},
};

/** What the server refuses stands at its field; the way back leads there. */
export const VomServerAbgelehnt: Story = {
	args: {
		drafts: draftAt('summary'),
		replies: [
			...newAddressReplies,
			{
				method: 'post',
				path: '/v1/crm/addresses/new/person',
				answer: async () =>
					Response.json(
						{
							type: '/problems/invalid',
							title: 'Die Angaben sind nicht vollständig.',
							status: 422,
							code: 'invalid',
							requestId: 'a1b2c3d4-17',
							fields: { 'body.patient.svnr': 'svnrCheckDigit' },
						},
						{ status: 422 },
					),
			},
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Adresse anlegen' }));
		await expect(await canvas.findByRole('heading', { level: 2, name: 'Patient' })).toBeVisible();
		await expect(await canvas.findByRole('group', { name: 'Bitte prüfen Sie diese Angabe' })).toHaveFocus();
	},
};

/** The attempt keeps its key, so that trying again makes no second address. */
export const NichtErreichbar: Story = {
	args: {
		drafts: draftAt('summary'),
		replies: [...newAddressReplies, reply('post', '/v1/crm/addresses/new/person', 'network')],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Adresse anlegen' }));
		await expect(await canvas.findByText('Der Server ist nicht erreichbar.')).toBeVisible();
		await expect(canvas.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
	},
};

/** Without the right to see health data a patient has no step of its own. */
export const OhneGesundheitsdaten: Story = {
	args: {
		drafts: draftAt('general'),
		replies: [
			...newAddressReplies,
			reply('get', '/v1/user', {
				userId: 1,
				username: 'valentin.verkauf',
				email: 'verkauf@kontor.example',
				userLvl: 1,
				admin: false,
				rights: [],
			}),
		],
	},
	play: async ({ canvas }) => {
		const steps = within(await canvas.findByRole('navigation', { name: 'Schritte zur neuen Adresse' }));
		await expect(steps.queryByText('Patient')).toBeNull();
	},
};

export const Telefon: Story = {
	args: { drafts: draftAt('general') },
	globals: { viewport: { value: 'phone' } },
};

const made = fn();

/** A representative who is not there yet is made beside the form, which stays as it is. */
export const NeueVertretung: Story = {
	args: {
		drafts: draftAt('general'),
		replies: [
			...newAddressReplies,
			reply('post', '/v1/crm/addresses/new/duplicate/person', []),
			{
				method: 'post',
				path: '/v1/crm/addresses/new/person',
				answer: async (request) => {
					made(await request.json());
					return Response.json({ lfdnr: 1300 }, { status: 201 });
				},
			},
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Neuer Erwachsenenvertreter …' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Neuer Erwachsenenvertreter' }));
		await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }));
		await waitFor(() => expect(dialog.getByText('Bitte geben Sie den Nachnamen ein.')).toBeVisible());
		await userEvent.type(dialog.getByLabelText(/^Nachname/), 'Moser');
		await userEvent.type(dialog.getByLabelText(/^Vorname/), 'Karin');
		await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }));
		const field = await canvas.findByRole('combobox', { name: 'Erwachsenenvertreter' });
		await waitFor(() => expect(field).toHaveValue('Moser Karin'));
		await waitFor(() => expect(field).toHaveFocus());
		await expect(made).toHaveBeenCalledWith(
			expect.objectContaining({ isAdultRepresentation: true, lastname: 'Moser', firstname: 'Karin' }),
		);
		await expect(canvas.getByLabelText(/^Nachname/)).toHaveValue('Huber');
	},
};

/** A home that may be there already is offered to be taken. */
export const HeimGibtEsSchon: Story = {
	args: {
		drafts: draftAt('general'),
		replies: [
			...newAddressReplies,
			reply('post', '/v1/crm/addresses/new/duplicate', [
				{ ...duplicate, lfdnr: 1600, name: 'Haus Abendrot', addressTypes: ['kd_heim'], dateOfBirth: null },
			]),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await canvas.findByRole('button', { name: 'Neues Heim …' }));
		const dialog = within(await page.findByRole('dialog', { name: 'Neues Heim' }));
		await userEvent.type(dialog.getByLabelText(/^Name/), 'Haus Abendrot');
		await userEvent.click(dialog.getByRole('button', { name: 'Anlegen' }));
		await userEvent.click(await dialog.findByRole('button', { name: 'Übernehmen' }));
		await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Heim' })).toHaveValue('Haus Abendrot'));
	},
};
