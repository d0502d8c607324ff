import type { Model } from '@kontor/api-client/types';
import { type RouteName, routes } from '@kontor/domain/routes';
import { emptyDraft, withValue } from '@kontor/domain/wizard/draft';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type UserEventObject, waitFor, within } from 'storybook/test';
import { hasScreen } from '../../routes.tsx';
import {
	addressDetails,
	addressRows,
	documents,
	interactions,
	patientDetails,
	patientPart,
} from '../../testing/addresses.ts';
import { reply } from '../../testing/answers.ts';
import { articleReplies } from '../../testing/articles.ts';
import { businessDraft, everydayBusiness } from '../../testing/business.ts';
import { documentDetail, everydayDocuments } from '../../testing/documents.ts';
import { countReplies } from '../../testing/inventory.ts';
import { duplicate, newAddressReplies } from '../../testing/newAddress.ts';
import { personalValuesOn } from '../../testing/personal.ts';
import { StoryPortal } from '../../testing/StoryPortal.tsx';
import { taskReplies, taskRows } from '../../testing/tasks.ts';

const meta = {
	title: 'Portal/Diskretmodus',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm', isDiscreet: true },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What belongs to the open record of these stories, and is shown. */
const own: readonly string[] = [
	'Huber',
	'Elisabeth',
	'Dorfstraße 11',
	'06.07.1953',
	'73 Jahre',
	'elisabeth.huber@example.at',
	addressDetails.note,
	'9002',
	...[addressDetails.tel, addressDetails.mobile].map((number) => number.replace(/\D/g, '').slice(-7)),
	...documents.map(({ name }) => name),
	...interactions.flatMap(({ subject, text }) => [subject, text]),
];

/** An address that has to do with others. */
const related: Model<'Address'> = {
	...patientDetails,
	patient: {
		...patientPart,
		mainInsuranceData: {
			firstname: 'Franz',
			lastname: 'Gruber',
			gender: 1,
			svnr: '1111',
			svnrDat: '010150',
			healthInsuranceCompany: 9001,
		},
	},
};

const replies = [...newAddressReplies, reply('get', '/v1/crm/addresses/{id}', related)];

function expectHidden(canvasElement: HTMLElement, shown: readonly string[] = []): void {
	expect(personalValuesOn(canvasElement.ownerDocument, shown)).toEqual([]);
}

/** Screens that show nobody's data, and those of the stories below; a new screen has to be put here with its story. */
const known: readonly RouteName[] = [
	'login',
	'noPermission',
	'notFound',
	'home',
	'crm',
	'crmAddress',
	'crmAddressNew',
	'crmCall',
	'notifications',
	'articles',
	'articleDetails',
	'crmAddressDocumentDetailed',
	'documents',
	'business',
	'tasks',
	'taskNew',
	'taskDetails',
	'calendar',
	'calendarLoading',
	'inventory',
	'inventoryScan',
];

/** Rows keep number, place and type; the window is not named after the search either. */
export const AdressenSuche: Story = {
	args: { path: '/crm?q=Huber' },
	play: async ({ canvas, canvasElement }) => {
		await expect(routes.map(({ name }) => name).filter((name) => hasScreen(name) && !known.includes(name))).toEqual([]);
		await expect(await canvas.findByRole('link', { name: 'Adresse 1001, Name verborgen' })).toBeVisible();
		await expect(canvas.getAllByText('8931')[0]).toBeVisible();
		expectHidden(canvasElement);
		await expect(canvasElement.ownerDocument.title).toMatch(/^(\(\d+\) )?CRM - Suche - Kontor$/);
		await expect(canvas.queryByRole('link', { name: /0664/ })).toBeNull();
	},
};

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByRole('link', { name: 'Adresse 1001, Name verborgen' });
		expectHidden(canvasElement);
	},
};

/** A price for one customer names nobody. */
export const Kundenpreise: Story = {
	args: { path: '/articles/RO100030?tab=salePrices', replies: articleReplies },
	play: async ({ canvas, canvasElement }) => {
		await expect(await canvas.findByRole('link', { name: 'Adresse 1001, Name verborgen' })).toBeVisible();
		expectHidden(canvasElement);
	},
};

/** Nor does a statistic of an article, or what is promised of it. */
export const Artikelkunden: Story = {
	args: { path: '/articles/RO100030?tab=statistics', replies: articleReplies },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(await canvas.findByRole('link', { name: 'Adresse 1001, Name verborgen' })).toBeInTheDocument();
		expectHidden(canvasElement);
		await userEvent.click(canvas.getByRole('tab', { name: 'Kommissioniert/Bestellt' }));
		await canvas.findByRole('link', { name: 'AU-2026-00031' });
		expectHidden(canvasElement);
	},
};

/** A count names articles and who has counted them, and nobody else. */
export const Inventur: Story = {
	args: { path: '/inventory?session=7&tab=review', replies: countReplies },
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByText('Abweichend, 2. Zählung');
		expectHidden(canvasElement);
	},
};

export const ArtikelScan: Story = {
	args: { path: '/inventory/scan?session=7', replies: countReplies },
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByText('Scannen Sie den ersten Artikel.');
		expectHidden(canvasElement);
	},
};

/** A paper names its customer on every page: beside a list it stays away. */
export const DokumentVorschau: Story = {
	args: { path: '/documents', replies: everydayDocuments },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Vorschau von RE-2026-00400' }));
		await userEvent.click(await canvas.findByRole('button', { name: 'PDF anzeigen' }));
		await waitFor(() => expect(canvas.getByText('Im Diskretmodus ist das PDF ausgeblendet.')).toBeVisible());
		expectHidden(canvasElement);
	},
};

export const Dokumente: Story = {
	args: { path: '/documents', replies: everydayDocuments },
	play: async ({ canvas, canvasElement }) => {
		await expect((await canvas.findAllByText(/verborgen/))[0]).toBeVisible();
		expectHidden(canvasElement);
	},
};

/** The customer of the open document is shown. */
export const OffenesDokument: Story = {
	args: { path: '/crm/addresses/1001/documents/8000', replies: everydayDocuments },
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByRole('tab', { name: /^Positionen/ });
		expectHidden(canvasElement, [...own, ...documentDetail.addressName.split(' ')]);
	},
};

export const OffenerEntwurf: Story = {
	args: { path: '/business?wf_cid=8001', replies: everydayBusiness },
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByRole('button', { name: 'Ausstellen' });
		expectHidden(canvasElement, [...own, ...businessDraft.documentHead.customer.name.split(' ')]);
	},
};

/** People write names into titles; the words of the work say enough to find a task again. */
const namedTasks = taskReplies(
	taskRows(40).map((row) => ({ ...row, title: `${row.title} (Huber Elisabeth, 0664 1234567)` })),
);

export const Aufgaben: Story = {
	args: { path: '/task?scope=all', replies: namedTasks },
	play: async ({ canvas, canvasElement }) => {
		await expect((await canvas.findAllByText(/Adresse 1001/))[0]).toBeVisible();
		await expect(canvas.getAllByText(/^Kostenvoranschlag nachfassen \(•••••/)[0]).toBeVisible();
		expectHidden(canvasElement);
	},
};

export const Aufgabentafel: Story = {
	args: { path: '/task?scope=all&view=board', replies: namedTasks },
	play: async ({ canvas, canvasElement }) => {
		await expect((await canvas.findAllByText(/Adresse 1001/))[0]).toBeVisible();
		expectHidden(canvasElement);
	},
};

export const EineAufgabe: Story = {
	args: { path: '/task/41', replies: taskReplies() },
	play: async ({ canvas, canvasElement }) => {
		await expect(await canvas.findByRole('link', { name: /Adresse 1001/ })).toBeVisible();
		expectHidden(canvasElement);
	},
};

export const Kalender: Story = {
	args: { path: '/calv2?view=workweek&date=2026-11-25' },
	play: async ({ canvas, canvasElement }) => {
		await canvas.findByRole('button', { name: /^Anprobe Einlagen/ });
		// A type of appointment that an interaction has for its subject.
		expectHidden(canvasElement, ['Hausbesuch']);
	},
};

export const Startseite: Story = {
	args: { path: '/' },
	play: async ({ canvas, canvasElement }) => {
		await expect((await canvas.findAllByText(/Adresse 1001/))[0]).toBeVisible();
		// Widgets below the window load when they come into sight, and what stood there until then is another element.
		for (const name of ['Letzte Dokumente', 'Letzte Interaktionen']) {
			(await canvas.findByRole('region', { name })).scrollIntoView();
			const widget = () => within(canvas.getByRole('region', { name }));
			await waitFor(() => expect(widget().getAllByText(/Adresse 1001/)[0]).toBeVisible());
		}
		expectHidden(canvasElement);
	},
};

/** The list is hidden, the message that was opened is not. */
export const Benachrichtigungen: Story = {
	args: { path: '/notifications?nid=1' },
	play: async ({ canvas, canvasElement }) => {
		const open = 'Neue Verordnung eingelangt';
		await expect(await canvas.findByRole('heading', { name: open })).toBeVisible();
		expectHidden(canvasElement, [open, 'Für eine Patientin liegt ein neuer Verordnungsschein bereit.']);
		await expect(within(canvas.getByRole('navigation', { name: 'Nachrichten' })).queryByText(open)).toBeNull();
	},
};

export const Glocke: Story = {
	args: { path: '/notifications' },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: /^Benachrichtigungen/ }));
		const list = within(canvasElement.ownerDocument.body);
		await expect((await list.findAllByText('Nachricht verborgen'))[0]).toBeVisible();
		expectHidden(canvasElement);
	},
};

/** Searching goes on as ever: hits are found by number and place. Once the mode is off, they have their names. */
export const GlobaleSuche: Story = {
	args: { path: '/notifications' },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const body = within(canvasElement.ownerDocument.body);
		await userEvent.type(await canvas.findByRole('combobox', { name: /durchsuchen/ }), 'hub');
		await expect(await body.findByRole('option', { name: /Adresse 1001.*8931 Landl/ })).toBeVisible();
		await expect(body.getByRole('option', { name: /RE 4960/ })).toBeVisible();
		expectHidden(canvasElement, ['Huber']);
		await userEvent.keyboard('{Control>}.{/Control}');
		await userEvent.type(await canvas.findByRole('combobox', { name: /durchsuchen/ }), 'hub');
		await expect(await body.findByRole('option', { name: /^Huber Elisabeth/ })).toBeVisible();
	},
};

/** The open record is shown, but neither in the title of the window nor whom it has to do with. */
export const OffeneAdresse: Story = {
	args: { path: '/crm/addresses/1001', replies },
	play: async ({ canvas, canvasElement }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Huber Elisabeth' })).toBeVisible();
		await expect(await canvas.findByRole('link', { name: 'Adresse 1300' })).toBeVisible();
		await expect(await canvas.findByRole('link', { name: 'Adresse 1600' })).toBeVisible();
		expectHidden(canvasElement, own);
		await expect(canvasElement.ownerDocument.title).toMatch(/^(\(\d+\) )?Adresse - 1001 - Kontor$/);
	},
};

export const Beziehungen: Story = {
	args: { path: '/crm/addresses/1001?tab=contactData', replies },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await expect(await canvas.findByText('Gesundheit')).toBeVisible();
		expectHidden(canvasElement, own);
		const [, edit] = canvas.getAllByRole('button', { name: 'Bearbeiten' });
		if (edit) await userEvent.click(edit);
		await expect(await canvas.findByDisplayValue('Adresse 1300')).toBeVisible();
		await expect(canvas.queryByDisplayValue(/Moser/)).toBeNull();
	},
};

export const Mitversichert: Story = {
	args: { path: '/crm/addresses/1001?tab=patient', replies },
	play: async ({ canvas, canvasElement }) => {
		await expect(await canvas.findByText('Latex')).toBeVisible();
		await expect(canvasElement.ownerDocument.body).not.toHaveTextContent('1111');
		expectHidden(canvasElement, own);
	},
};

/** Contact persons are others; the one that is opened is shown. */
export const Kontaktpersonen: Story = {
	args: { path: '/crm/addresses/1001?tab=contactPersons', replies },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const [first] = await canvas.findAllByRole('button', { name: 'Name verborgen' });
		expectHidden(canvasElement, own);
		if (first) await userEvent.click(first);
		await expect(
			await within(canvasElement.ownerDocument.body).findByDisplayValue(/^(Berger|Çelik)$/),
		).toBeInTheDocument();
	},
};

const draft = withValue({ ...emptyDraft(), flags: ['isConsumer'] }, 'person.lastname', 'Maier');

/** Who may be meant is told apart by number, place and reasons. */
export const Duplikate: Story = {
	args: {
		path: '/crm/addresses/new',
		drafts: {
			newAddress: {
				draft,
				step: 'general',
				suggested: {},
				attempt: '0123456789abcdef',
				dismissed: [],
				complements: null,
			},
		},
		replies: [...newAddressReplies, reply('post', '/v1/crm/addresses/new/duplicate/person', [duplicate])],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByLabelText(/^Nachname/));
		await userEvent.keyboard('{Enter}');
		const body = within(canvasElement.ownerDocument.body);
		await waitFor(() => expect(body.getByText('Kundennr. 1001')).toBeVisible());
		expectHidden(canvasElement);
	},
};

async function pressKey(user: UserEventObject): Promise<void> {
	await user.keyboard('{Control>}.{/Control}');
}

/** The key works everywhere, a search field included; the switch says how it stands. */
export const Umschalten: Story = {
	args: { isDiscreet: false },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await canvas.findByRole('link', { name: 'Huber Elisabeth' });
		const button = canvas.getByRole('button', { name: 'Diskretmodus' });
		await expect(button).toHaveAttribute('aria-pressed', 'false');
		await userEvent.click(canvas.getByRole('searchbox', { name: 'Adressen suchen' }));
		await pressKey(userEvent);
		await expect(canvas.getByRole('searchbox', { name: 'Adressen suchen' })).toHaveValue('');
		await expect(button).toHaveAttribute('aria-pressed', 'true');
		await expect(canvas.getByText('Der Diskretmodus ist eingeschaltet.')).toBeInTheDocument();
		expectHidden(canvasElement);
		await userEvent.click(button);
		await expect(await canvas.findByRole('link', { name: 'Huber Elisabeth' })).toBeVisible();
	},
};

/** How the workplace begins is its own setting. */
export const Arbeitsplatz: Story = {
	args: {
		isDiscreet: false,
		replies: [reply('post', '/v1/crm/addresses/search/filtered', { rows: addressRows(1), total: 1 })],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		const body = within(canvasElement.ownerDocument.body);
		const menu = await canvas.findByRole('button', { name: 'Benutzermenü von dora.demo' });
		await userEvent.click(menu);
		await userEvent.click(await body.findByRole('menuitemradio', { name: 'Im Diskretmodus' }));
		await userEvent.click(menu);
		await expect(await body.findByRole('menuitemradio', { name: 'Im Diskretmodus' })).toHaveAttribute(
			'aria-checked',
			'true',
		);
		await expect(canvas.getByRole('button', { name: 'Diskretmodus' })).toHaveAttribute('aria-pressed', 'false');
	},
};
