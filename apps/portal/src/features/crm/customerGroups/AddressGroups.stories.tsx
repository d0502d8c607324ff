import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import { type Reply, reply } from '../../../testing/answers.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Adresse/Kundengruppen',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm/addresses/1001?tab=customerGroups' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

const LIST = '/v1/crm/addresses/{id}/customerGroups';
const names: Readonly<Record<string, string>> = { STAMM: 'Stammkunden', DIAB: 'Diabetiker', PFLEGE: 'Pflege daheim' };

/** A server that keeps what it is told. */
function keepingServer(): Reply[] {
	let codes = ['STAMM'];
	const relationOf = (code: string) => ({ customerGroup: { code, bezeichnung: names[code] ?? code } });
	return [
		{ ...reply('get', LIST, []), answer: async () => Response.json(codes.map(relationOf)) },
		reply('post', LIST, {
			toBody(body) {
				const { code } = (body as { customerGroup: { code: string } }).customerGroup;
				codes = [...codes, code];
				return relationOf(code);
			},
		}),
		{
			...reply('put', `${LIST}/{code}`, relationOf('')),
			async answer(request) {
				const gone = new URL(request.url).pathname.split('/').at(-1);
				const { code } = (await request.json()).customerGroup;
				codes = [...codes.filter((other) => other !== gone), code];
				return Response.json(relationOf(code));
			},
		},
		{
			...reply('delete', `${LIST}/{code}`, undefined),
			async answer(request) {
				const gone = new URL(request.url).pathname.split('/').at(-1);
				codes = codes.filter((code) => code !== gone);
				return new Response(null, { status: 204 });
			},
		},
	];
}

/** Added by a few letters and Enter, and taken out again, which can be taken back. */
export const HinzufügenUndEntfernen: Story = {
	args: { replies: keepingServer() },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('combobox', { name: 'Kundengruppe hinzufügen' }));
		await userEvent.keyboard('pfl');
		await expect(await screen.findByRole('option', { name: /Pflege daheim/ })).toBeVisible();
		await userEvent.keyboard('{Enter}{Enter}');
		const remove = await canvas.findByRole('button', { name: 'Kundengruppe „Pflege daheim“ entfernen' });
		const choice = () => canvas.getByRole('combobox', { name: 'Kundengruppe hinzufügen' });
		await waitFor(() => expect(choice()).toHaveFocus());
		await userEvent.click(remove);
		await waitFor(() => expect(remove).not.toBeInTheDocument());
		await waitFor(() => expect(choice()).toHaveFocus());
		await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
		await expect(await canvas.findByRole('button', { name: 'Kundengruppe „Pflege daheim“ entfernen' })).toBeVisible();
	},
};

/** Chooses the group in the field that has the focus, and sends it. */
async function takeDiabetics(userEvent: UserEventObject): Promise<void> {
	await userEvent.keyboard('diab');
	await screen.findByRole('option', { name: /Diabetiker/ });
	await userEvent.keyboard('{Enter}{Enter}');
}

/** Another group takes the place of one; the focus goes to the choice and back to the entry, also without a change. */
export const Ersetzen: Story = {
	args: { replies: keepingServer() },
	play: async ({ canvas, userEvent }) => {
		const replace = await canvas.findByRole('button', { name: 'Kundengruppe „Stammkunden“ ersetzen' });
		await userEvent.click(replace);
		await userEvent.click(await canvas.findByRole('button', { name: 'Abbrechen' }));
		await waitFor(() => expect(replace).toHaveFocus());
		await userEvent.keyboard('{Enter}');
		await waitFor(() => expect(canvas.getByRole('combobox', { name: '„Stammkunden“ ersetzen durch' })).toHaveFocus());
		await takeDiabetics(userEvent);
		await expect(await canvas.findByRole('link', { name: 'Diabetiker' })).toBeVisible();
		await expect(canvas.queryByRole('link', { name: 'Stammkunden' })).toBeNull();
		await expect(canvas.getByRole('combobox', { name: 'Kundengruppe hinzufügen' })).toBeVisible();
		const replaceNew = canvas.getByRole('button', { name: 'Kundengruppe „Diabetiker“ ersetzen' });
		await waitFor(() => expect(replaceNew).toHaveFocus());
	},
};

/** Somebody else has taken the group out meanwhile: what is chosen stays, to be added. */
export const InzwischenEntfernt: Story = {
	args: {
		replies: (() => {
			const answers = [[{ customerGroup: { code: 'STAMM', bezeichnung: 'Stammkunden' } }], []];
			return [
				{ ...reply('get', LIST, []), answer: async () => Response.json(answers.shift() ?? []) },
				reply('put', `${LIST}/{code}`, { refuses: 404 }),
			];
		})(),
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Kundengruppe „Stammkunden“ ersetzen' }));
		await takeDiabetics(userEvent);
		await screen.findByText('„Stammkunden“ wurde nicht ersetzt.');
		await expect(await canvas.findByRole('combobox', { name: 'Kundengruppe hinzufügen' })).toHaveValue('Diabetiker');
		await expect(canvas.getByRole('button', { name: 'Hinzufügen' })).toBeEnabled();
	},
};

/** The server answers nothing: there is no such group any more, and none is shown. */
export const NichtsKamZurück: Story = {
	args: { replies: [reply('post', LIST, undefined)] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('combobox', { name: 'Kundengruppe hinzufügen' }));
		await takeDiabetics(userEvent);
		await screen.findByText('Die Kundengruppe „Diabetiker“ gibt es nicht mehr.');
		await expect(canvas.queryByRole('link', { name: 'Diabetiker' })).toBeNull();
	},
};

export const EntfernenScheitert: Story = {
	args: { replies: [reply('delete', `${LIST}/{code}`, { refuses: 503 })] },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Kundengruppe „Stammkunden“ entfernen' }));
		await screen.findByText('„Stammkunden“ wurde nicht entfernt.');
		await expect(canvas.getByRole('link', { name: 'Stammkunden' })).toHaveAttribute('href', '/crm?customerGroup=STAMM');
	},
};

export const OhneEinträge: Story = { args: { replies: [reply('get', LIST, [])] } };

export const Laden: Story = { args: { replies: [reply('get', LIST, 'pending')] } };

export const Fehler: Story = { args: { replies: [reply('get', LIST, { refuses: 422 })] } };

/** Whoever may not is told so by the page "Kein Zugriff". */
export const KeinZugriff: Story = {
	args: { replies: [reply('get', LIST, { refuses: 403 })] },
	play: async ({ canvas }) => {
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
	},
};

export const Telefon: Story = { globals: { viewport: { value: 'phone' } } };
