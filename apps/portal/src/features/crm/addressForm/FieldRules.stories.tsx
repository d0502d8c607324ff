import type { Model } from '@kontor/api-client/types';
import { brokenFields, wholeDrafts } from '@kontor/domain/testing/brokenFields';
import { checkFields } from '@kontor/domain/wizard/checks';
import { type AddressDraft, type AddressFlag, withValue } from '@kontor/domain/wizard/draft';
import { type FieldPath, partOf } from '@kontor/domain/wizard/fields';
import {
	companyOf,
	contactDataOf,
	doctorOf,
	employeeOf,
	insurerOf,
	patientOf,
	supplierOf,
} from '@kontor/domain/wizard/request';
import { type AddressSection, pathsOfSection } from '@kontor/domain/wizard/roles';
import { pathsOfStep, type StepName, stepOf } from '@kontor/domain/wizard/steps';
import { viennaToday } from '@kontor/german/dateTime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { addressDetails } from '../../../testing/addresses.ts';
import { reply } from '../../../testing/answers.ts';
import { storyNow } from '../../../testing/everyday.ts';
import { newAddressReplies } from '../../../testing/newAddress.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';
import { complementing } from '../address/editing/complementing.ts';
import { fieldLabelOf } from './fieldLabels.ts';

const onSend = fn();

/** Every field that can be wrong, on every way in: what one way refuses no other takes. The server has a test of its own. */
const meta = {
	title: 'Portal/Regeln der Felder',
	component: StoryPortal,
	parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/addresses/1001' },
	beforeEach: () => {
		onSend.mockClear();
	},
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An address with something wrong in each of these fields, and everything else right. */
function brokenAt(kind: AddressDraft['kind'], flags: readonly AddressFlag[], isIncluded: (path: FieldPath) => boolean) {
	const whole = { ...(wholeDrafts.find((draft) => draft.kind === kind) as AddressDraft), flags };
	const named = withValue(withValue(whole, 'person.lastname', 'Huber'), 'organisation.name', 'Öllinger & Söhne GmbH');
	// The first way of being wrong that a field has.
	const rows = brokenFields.filter(
		({ path }, index) => isIncluded(path) && brokenFields.findIndex((row) => row.path === path) === index,
	);
	return rows.reduce((draft, { path, value }) => withValue(draft, path, value), named);
}

/** What the domain finds in these fields, by their names. */
function expectedLabels(draft: AddressDraft, paths: readonly FieldPath[], isNew: boolean): string[] {
	return checkFields(draft, paths, { today: viennaToday(storyNow), isNew }).map(({ path }) => fieldLabelOf(path));
}

async function expectSummary(canvas: ReturnType<typeof within>, labels: readonly string[]): Promise<void> {
	const name = labels.length === 1 ? 'Bitte prüfen Sie diese Angabe' : `Bitte prüfen Sie ${labels.length} Angaben`;
	const summary = within(await canvas.findByRole('group', { name }));
	const links = summary.getAllByRole('link').map((link) => link.textContent ?? '');
	await expect(links.map((text) => text.slice(0, text.indexOf(': ')))).toEqual(labels);
	for (const text of links) await expect(text).not.toContain('kann so nicht gespeichert werden');
}

function addressOf(draft: AddressDraft): Model<'Address'> {
	const { flags, kind } = draft;
	const stored = { version: 1, references: [] };
	return {
		...addressDetails,
		...contactDataOf(draft),
		person: kind === 'person',
		addressTypes: [],
		...(flags.includes('isPatient') && { patient: { ...patientOf(draft), ...stored } }),
		...(flags.includes('isEmployee') && { employee: { ...employeeOf(draft), ...stored } }),
		...(flags.includes('isDoctor') && { doctor: { ...doctorOf(draft), ...stored } }),
		...(flags.includes('isCompany') && { company: { ...companyOf(draft), ...stored } }),
		...(flags.includes('isSupplier') && { supplier: { ...supplierOf(draft), ...stored } }),
		...(flags.includes('isHealthInsuranceCompany') && { healthInsuranceCompany: { ...insurerOf(draft), ...stored } }),
	};
}

/** A section that is stored wrongly is not saved again before every field of it is right. */
function edited(section: AddressSection, kind: AddressDraft['kind'], flags: readonly AddressFlag[]): Story {
	const draft = brokenAt(kind, flags, (path) => {
		const whole = wholeDrafts.find((known) => known.kind === kind) as AddressDraft;
		return pathsOfSection(section, whole).includes(path);
	});
	return {
		args: {
			path: `/crm/addresses/1001?tab=${section}`,
			replies: [...newAddressReplies, reply('get', '/v1/crm/addresses/{id}', addressOf(draft))],
		},
		play: async ({ canvas, userEvent }) => {
			const [edit] = await canvas.findAllByRole('button', { name: 'Bearbeiten' });
			if (edit) await userEvent.click(edit);
			await userEvent.click(await canvas.findByRole('button', { name: 'Speichern' }));
			await expectSummary(canvas, expectedLabels(draft, pathsOfSection(section, draft), false));
		},
	};
}

/** A draft with wrong fields is not created: the step of the first of them says what is wrong. */
function created(step: StepName, kind: AddressDraft['kind'], flags: readonly AddressFlag[]): Story {
	const draft = brokenAt(kind, flags, (path) => stepOf({ kind, flags, withheld: [] }, path) === step);
	const attempt = '0123456789abcdef';
	return {
		args: {
			path: '/crm/addresses/new',
			replies: newAddressReplies,
			drafts: { newAddress: { draft, step: 'summary', suggested: {}, attempt, dismissed: [], complements: null } },
		},
		play: async ({ canvas, userEvent }) => {
			await userEvent.click(await canvas.findByRole('button', { name: 'Adresse anlegen' }));
			await expectSummary(canvas, expectedLabels(draft, pathsOfStep(draft, step), true));
		},
	};
}

const business = ['isCompany', 'isSupplier', 'isHealthInsuranceCompany'] as const;

export const PersonBearbeiten = edited('contactData', 'person', ['isConsumer']);
export const PatientBearbeiten = edited('patient', 'person', ['isPatient']);
export const MitarbeiterBearbeiten = edited('employee', 'person', ['isEmployee']);
export const ArztBearbeiten = edited('doctor', 'person', ['isDoctor']);
export const EinrichtungBearbeiten = edited('contactData', 'organisation', ['isCompany']);
export const FirmaBearbeiten = edited('company', 'organisation', business);
export const LieferantBearbeiten = edited('supplier', 'organisation', business);
export const KrankenkasseBearbeiten = edited('healthInsuranceCompany', 'organisation', business);
export const PersonAnlegen = created('general', 'person', ['isConsumer']);
export const PatientAnlegen = created('patient', 'person', ['isPatient']);
export const MitarbeiterAnlegen = created('employee', 'person', ['isEmployee']);
export const ArztAnlegen = created('doctor', 'person', ['isDoctor']);
export const EinrichtungAnlegen = created('general', 'organisation', ['isCompany']);
export const FirmaAnlegen = created('company', 'organisation', ['isCompany']);
export const LieferantAnlegen = created('supplier', 'organisation', ['isSupplier']);
export const KrankenkasseAnlegen = created('healthInsurance', 'organisation', ['isHealthInsuranceCompany']);

/** What is wrong in a draft is not offered to an address that is there already, but named as lost. */
export const Ergänzen: Story = {
	play: async () => {
		for (const { kind, flags } of wholeDrafts) {
			const draft = brokenAt(kind, flags, () => true);
			const wrong = brokenFields.filter(({ path, value }) => stepOf(draft, path) !== null && value !== '');
			const { sections, lost } = complementing(draft, addressOf({ ...draft, flags: [] }), {
				withheld: [],
				today: '2026-11-28',
			});
			const offered = sections.flatMap(({ paths }) => paths);
			await expect(offered.filter((path) => wrong.some((row) => row.path === path))).toEqual([]);
			const filled = wrong
				.map(({ path }) => path)
				.filter((path) => partOf(path) !== kind || path.endsWith('dateOfBirth'));
			for (const path of filled) await expect(lost).toContain(path);
		}
	},
};

/** What is odd is said at its field, asked about once, and saved when it is meant so. */
export const AuffälligesBearbeiten: Story = {
	args: {
		path: '/crm/addresses/1001?tab=contactData',
		replies: [
			...newAddressReplies,
			{
				method: 'put',
				path: '/v1/crm/addresses/{id}/contactData',
				answer: async (request: Request) => {
					onSend(await request.json());
					return Response.json(addressDetails);
				},
			},
		],
	},
	play: async ({ canvas, userEvent }) => {
		const [edit] = await canvas.findAllByRole('button', { name: 'Bearbeiten' });
		if (edit) await userEvent.click(edit);
		const zip = await canvas.findByLabelText('PLZ');
		await userEvent.clear(zip);
		await userEvent.type(zip, '99');
		await expect(zip).toHaveAccessibleDescription('Österreichische Postleitzahlen haben vier Ziffern.');
		await userEvent.clear(canvas.getByLabelText('Ort'));
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		const odd = await canvas.findByRole('group', { name: 'Ist das so gemeint?' });
		await waitFor(() => expect(odd).toHaveFocus());
		await expect(odd).toHaveTextContent('PLZ: Österreichische Postleitzahlen haben vier Ziffern.');
		await expect(odd).toHaveTextContent('Ort: Ohne Ort kann hierher nichts zugestellt werden.');
		await expect(onSend).not.toHaveBeenCalled();
		await userEvent.click(canvas.getByRole('button', { name: 'Trotzdem speichern' }));
		await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
		await expect(onSend.mock.calls[0]?.[0]).toMatchObject({ address: { zip: '99', city: '' } });
	},
};

/** What was odd before and is left alone is no reason to ask. */
export const SchonAuffällig: Story = {
	args: {
		path: '/crm/addresses/1001?tab=contactData',
		replies: [
			...newAddressReplies,
			reply('get', '/v1/crm/addresses/{id}', {
				...addressDetails,
				address: { ...addressDetails.address, zip: '99', city: '' },
			}),
			reply('put', '/v1/crm/addresses/{id}/contactData', addressDetails),
		],
	},
	play: async ({ canvas, userEvent, canvasElement }) => {
		const [edit] = await canvas.findAllByRole('button', { name: 'Bearbeiten' });
		if (edit) await userEvent.click(edit);
		await userEvent.type(await canvas.findByLabelText('Notiz'), ' Neu.');
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		const page = within(canvasElement.ownerDocument.body);
		await expect(await page.findByText('Die Änderungen sind gespeichert.')).toBeInTheDocument();
	},
};

/** The wizard asks on its last step. */
export const AuffälligesAnlegen: Story = {
	args: {
		path: '/crm/addresses/new',
		replies: newAddressReplies,
		drafts: {
			newAddress: {
				draft: withValue(
					brokenAt('person', ['isConsumer'], () => false),
					'contact.zip',
					'abc',
				),
				...{ step: 'summary', suggested: {}, attempt: '0123456789abcdef', dismissed: [], complements: null },
			},
		},
	},
	play: async ({ canvas }) => {
		await expect(await canvas.findByText(/^Ort: Ohne Ort kann/)).toBeVisible();
		await expect(canvas.getByText('PLZ: Österreichische Postleitzahlen haben vier Ziffern.')).toBeVisible();
	},
};

/** Places are asked for once a postcode is as long as those of its country. */
export const PostleitzahlDesLandes: Story = {
	args: {
		path: '/crm/addresses/new',
		replies: [
			...newAddressReplies,
			reply('post', '/v1/util/autofill/city', {
				toBody: (question) => {
					onSend(question);
					return [];
				},
			}),
		],
		drafts: {
			newAddress: {
				draft: withValue(
					withValue(
						brokenAt('person', ['isConsumer'], () => false),
						'contact.zip',
						'',
					),
					'contact.country',
					'DE',
				),
				...{ step: 'general', suggested: {}, attempt: '0123456789abcdef', dismissed: [], complements: null },
			},
		},
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.type(await canvas.findByLabelText('PLZ'), '10115');
		await waitFor(() => expect(onSend).toHaveBeenCalled());
		await expect(onSend.mock.calls).toEqual([[{ plz: '10115', country: 'DE' }]]);
	},
};
