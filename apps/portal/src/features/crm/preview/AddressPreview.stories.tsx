import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { addressDetails } from '../../../testing/addresses.ts';
import { failingFirst, reply } from '../../../testing/answers.ts';
import { personalValuesOn } from '../../../testing/personal.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const address = '/v1/crm/addresses/{id}';

const meta = {
	title: 'Portal/Vorschau',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm' },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function focusFirst(canvas: Canvas): Promise<HTMLElement> {
	const first = await canvas.findByRole('link', { name: /^(Huber Elisabeth|Adresse 1001, Name verborgen)$/ });
	first.focus();
	return first;
}

/** Space opens it, it follows the focus, Escape closes it, and the focus never leaves the list. */
export const NebenDerListe: Story = {
	play: async ({ canvas, userEvent }) => {
		const first = await focusFirst(canvas);
		await userEvent.keyboard(' ');
		const pane = within(await canvas.findByRole('complementary', { name: 'Vorschau' }));
		await expect(pane.getByRole('heading', { name: 'Huber Elisabeth' })).toBeVisible();
		await expect(await pane.findByRole('link', { name: 'elisabeth.huber@example.at' })).toBeVisible();
		await expect(await pane.findByText('Liefertermin vereinbart')).toBeVisible();
		await expect(first).toHaveFocus();
		await userEvent.keyboard('{ArrowDown}');
		await expect(await pane.findByText('Kundennr. 1002', { exact: false })).toBeVisible();
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(canvas.queryByRole('complementary', { name: 'Vorschau' })).toBeNull());
		await expect(canvas.getByRole('link', { name: 'Müller Franz' })).toHaveFocus();
	},
};

/** Opened from the preview, the address knows its list. */
export const Öffnen: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Vorschau der Adresse 1003' }));
		const pane = within(await canvas.findByRole('complementary', { name: 'Vorschau' }));
		await userEvent.click(pane.getByRole('link', { name: 'Öffnen' }));
		await waitFor(() =>
			expect(canvas.getByRole('navigation', { name: 'Treffer der Suche' })).toHaveTextContent('3 von 340'),
		);
	},
};

const asked = fn();

/** Who hurries through the list asks for where they stop, not for what they pass. */
export const SchnellesGehen: Story = {
	args: {
		replies: [
			{
				...reply('get', address, addressDetails),
				answer: async (request) => {
					asked(Number(new URL(request.url).pathname.split('/').pop()));
					return Response.json(addressDetails);
				},
			},
		],
	},
	play: async ({ canvas, userEvent }) => {
		asked.mockClear();
		await focusFirst(canvas);
		await userEvent.keyboard(' ');
		const pane = within(await canvas.findByRole('complementary', { name: 'Vorschau' }));
		await userEvent.keyboard('{ArrowDown>20/}');
		await expect(await pane.findByText('Kundennr. 1021', { exact: false })).toBeVisible();
		await waitFor(() => expect(asked).toHaveBeenLastCalledWith(1021));
		await expect(asked.mock.calls.length).toBeLessThanOrEqual(4);
	},
};

export const Laden: Story = {
	args: { replies: [reply('get', address, 'pending')] },
	play: async ({ canvas, userEvent }) => {
		await focusFirst(canvas);
		await userEvent.keyboard(' ');
		const pane = within(await canvas.findByRole('complementary', { name: 'Vorschau' }));
		await expect(pane.getByText('Dorfstraße 11')).toBeInTheDocument();
	},
};

export const Fehler: Story = {
	args: { replies: [failingFirst(1, reply('get', address, { refuses: 422 }), reply('get', address, addressDetails))] },
	play: async ({ canvas, userEvent }) => {
		await focusFirst(canvas);
		await userEvent.keyboard(' ');
		const pane = within(await canvas.findByRole('complementary', { name: 'Vorschau' }));
		await userEvent.click(await pane.findByRole('button', { name: 'Erneut versuchen' }));
		await expect(await pane.findByRole('link', { name: 'elisabeth.huber@example.at' })).toBeVisible();
	},
};

/** An address that its reader may not see any more leads to the same page as opening it. */
export const KeinZugriff: Story = {
	args: { replies: [reply('get', address, { refuses: 403 })] },
	play: async ({ canvas, userEvent }) => {
		await focusFirst(canvas);
		await userEvent.keyboard(' ');
		await expect(await canvas.findByRole('heading', { level: 1, name: 'Kein Zugriff' })).toBeVisible();
	},
};

/** Looking into an address does not open it: in the Diskretmodus it stays hidden. */
export const Diskret: Story = {
	args: { isDiscreet: true },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await focusFirst(canvas);
		await userEvent.keyboard(' ');
		const pane = within(await canvas.findByRole('complementary', { name: 'Vorschau' }));
		await expect((await pane.findAllByText(/Dora Demo/))[0]).toBeVisible();
		await expect(pane.getAllByText('verborgen').length).toBeGreaterThan(4);
		expect(personalValuesOn(canvasElement.ownerDocument)).toEqual([]);
	},
};

/** Where there is no room beside the list it lies over it, and arrows lead on there too. */
export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('button', { name: 'Vorschau der Adresse 1001' }));
		const page = within(canvasElement.ownerDocument.body);
		const drawer = within(await page.findByRole('dialog', { name: 'Vorschau' }));
		await expect(await drawer.findByText('Kundennr. 1001', { exact: false })).toBeInTheDocument();
		await userEvent.keyboard('{ArrowDown}');
		await expect(await drawer.findByText('Kundennr. 1002', { exact: false })).toBeInTheDocument();
		await userEvent.click(drawer.getByRole('button', { name: 'Nächster Treffer' }));
		await expect(await drawer.findByText('Kundennr. 1003', { exact: false })).toBeInTheDocument();
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(page.queryByRole('dialog', { name: 'Vorschau' })).toBeNull());
	},
};
