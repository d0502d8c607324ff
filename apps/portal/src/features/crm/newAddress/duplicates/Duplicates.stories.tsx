import { emptyDraft, withValue } from '@kontor/domain/wizard/draft';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reply } from '../../../../testing/answers.ts';
import { duplicate, newAddressReplies } from '../../../../testing/newAddress.ts';
import { StoryPortal } from '../../../../testing/StoryPortal.tsx';

const patient = withValue({ ...emptyDraft(), flags: ['isPatient'] }, 'person.lastname', 'Huber');
const attempt = '0123456789abcdef';

function draftAt(step: 'general' | 'patient') {
	return { newAddress: { draft: patient, step, suggested: {}, attempt, dismissed: [], complements: null } };
}

const meta = {
	title: 'Portal/Neue Adresse/Dubletten',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: {
		path: '/crm/addresses/new',
		drafts: draftAt('general'),
		replies: [...newAddressReplies, reply('post', '/v1/crm/addresses/new/duplicate/person', [duplicate])],
	},
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The place of a button within its dialog; scrolling, which moves it on the screen, is left out. */
function placeOf(button: HTMLElement): number {
	let { top } = button.getBoundingClientRect();
	for (let box = button.parentElement; box !== null; box = box.parentElement) top += box.scrollTop;
	return Math.round(top);
}

/** Nobody presses another button than the one that was meant: what is said about a reason moves none. */
export const FehlerBewegenNichts: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Weiter' }));
		const page = within(canvasElement.ownerDocument.body);
		const frame = await page.findByRole('dialog', { name: 'Gibt es diese Person schon?' });
		const dialog = within(frame);
		// The names of the types arrive after the dialog.
		await dialog.findByText('Patient');
		// What is still opening has no place yet.
		const opening = canvasElement.ownerDocument
			.getAnimations()
			.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
		await Promise.all(opening.map(({ finished }) => finished));
		const places = () => dialog.getAllByRole('button').map((button) => [button.textContent, placeOf(button)]);
		const before = places();
		await userEvent.click(dialog.getByRole('button', { name: 'Trotzdem anlegen' }));
		await waitFor(() => expect(dialog.getByText('Bitte geben Sie einen Grund an.')).toBeVisible());
		await expect(places()).toEqual(before);
		await userEvent.selectOptions(dialog.getByLabelText('Trotzdem neu anlegen, weil'), 'Anderer Grund');
		await dialog.findByLabelText('Grund');
		const asked = places();
		await userEvent.click(dialog.getByRole('button', { name: 'Trotzdem anlegen' }));
		await waitFor(() => expect(dialog.getByText(/^Bitte beschreiben Sie den Grund/)).toBeVisible());
		await expect(places()).toEqual(asked);
	},
};

/** On a phone as well, where one stands below the other. */
export const FehlerBewegenNichtsAmTelefon: Story = {
	...FehlerBewegenNichts,
	globals: { viewport: { value: 'phone' } },
};

/** Exactly one way on is the first to be taken, however many addresses may be the same. */
export const EinWeg: Story = {
	args: {
		replies: [
			...newAddressReplies,
			reply('post', '/v1/crm/addresses/new/duplicate/person', [
				duplicate,
				{ ...duplicate, lfdnr: 1002, name: 'Huber Elise' },
			]),
		],
	},
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Weiter' }));
		const page = within(canvasElement.ownerDocument.body);
		const dialog = within(await page.findByRole('dialog', { name: 'Gibt es diese Person schon?' }));
		await dialog.findByText('Kundennr. 1002');
		const colours = dialog
			.getAllByRole('button')
			.map((button) => getComputedStyle(button).backgroundColor)
			.filter((colour) => colour !== 'rgba(0, 0, 0, 0)');
		const [open] = dialog.getAllByRole('button', { name: 'Öffnen' });
		const primary = open && getComputedStyle(open).backgroundColor;
		await expect(colours.filter((colour) => colour === primary)).toHaveLength(1);
	},
};

/** The number of the patient; that of the main insured stands below it. */
async function findSvnr(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
	const [first] = await canvas.findAllByRole('textbox', { name: /Versicherungsnummer/ });
	if (first === undefined) throw new Error('no field for the insurance number');
	return first;
}

/** An address found while somebody types on is said beside the fields: no dialog opens, and each key arrives. */
export const KeineTasteGehtVerloren: Story = {
	args: { drafts: draftAt('patient') },
	play: async ({ canvas, canvasElement, userEvent }) => {
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await findSvnr(canvas));
		await userEvent.paste('1237010180');
		await userEvent.click(canvas.getByLabelText('Allergien'));
		await userEvent.keyboard('Latex');
		await expect(await canvas.findByText(/^Huber Elisabeth \(Kundennr\. 1001\) könnte/)).toBeVisible();
		await userEvent.keyboard(', Penizillin');
		await expect(canvas.getByLabelText('Allergien')).toHaveValue('Latex, Penizillin');
		await expect(canvas.getByLabelText('Allergien')).toHaveFocus();
		await expect(page.queryByRole('dialog')).toBeNull();
		await userEvent.click(canvas.getByRole('button', { name: 'Vergleichen' }));
		const dialog = await page.findByRole('dialog', { name: 'Gibt es diese Person schon?' });
		// It fades in.
		await waitFor(() => expect(dialog).toBeVisible());
	},
};
