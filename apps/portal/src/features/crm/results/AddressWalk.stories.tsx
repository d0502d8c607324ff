import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { addressDetails, addressRows } from '../../../testing/addresses.ts';
import { type Reply, reply } from '../../../testing/answers.ts';
import { pagesOf } from '../../../testing/everyday.ts';
import { newAddressReplies } from '../../../testing/newAddress.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

/** Each address under its own number. */
const anyAddress = reply('get', '/v1/crm/addresses/{id}', {
	toUrl: ({ pathname }) => ({ ...addressDetails, lfdnr: Number(pathname.split('/').at(-1)) }),
});

const meta = {
	title: 'Portal/Treffer durchblättern',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/crm', replies: [...newAddressReplies, anyAddress] },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

async function expectPlace(canvas: Canvas, place: string, lfdnr: number): Promise<void> {
	await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Treffer der Suche' })).toHaveTextContent(place));
	await waitFor(() => expect(canvas.getByText('Kundennr.').parentElement).toHaveTextContent(`Kundennr.${lfdnr}`));
}

/** From the list on, by keys and buttons, and nowhere beyond the first. */
export const VonDerListe: Story = {
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('link', { name: 'Huber Elisabeth' }));
		await expectPlace(canvas, '1 von 340', 1001);
		await expect(canvas.getByRole('button', { name: 'Vorheriger Treffer' })).toHaveAttribute('aria-disabled', 'true');
		await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
		await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
		await expectPlace(canvas, '2 von 340', 1002);
		await userEvent.click(canvas.getByRole('button', { name: 'Nächster Treffer' }));
		await expectPlace(canvas, '3 von 340', 1003);
		await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
		await expectPlace(canvas, '2 von 340', 1002);
	},
};

/** Nobody is led away behind a dialog. */
export const HinterEinemDialog: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('link', { name: 'Huber Elisabeth' }));
		await expectPlace(canvas, '1 von 340', 1001);
		await userEvent.keyboard('?');
		const page = within(canvasElement.ownerDocument.body);
		await page.findByRole('dialog', { name: 'Tastenkürzel' });
		await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
		await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
		await expectPlace(canvas, '2 von 340', 1002);
	},
};

/** Pages that nobody has looked at are fetched on the way; the tab stays. */
export const ÜberSeiten: Story = {
	args: { replies: [anyAddress, reply('post', '/v1/crm/addresses/search/filtered', pagesOf(addressRows(1000)))] },
	play: async ({ canvas, userEvent }) => {
		(await canvas.findByRole('link', { name: 'Huber Elisabeth' })).focus();
		await userEvent.keyboard('{End}');
		await waitFor(() =>
			expect(canvas.getByRole('grid').querySelector(':focus[href="/crm/addresses/2000"]')).toBeVisible(),
		);
		await userEvent.keyboard('{Enter}');
		await expectPlace(canvas, '1.000 von 1.000', 2000);
		await expect(canvas.getByRole('button', { name: 'Nächster Treffer' })).toHaveAttribute('aria-disabled', 'true');
		await userEvent.click(canvas.getByRole('tab', { name: 'Dokumente' }));
		await userEvent.keyboard('{Alt>}{PageUp}{/Alt}');
		await expectPlace(canvas, '999 von 1.000', 1999);
		await expect(await canvas.findByRole('tab', { name: 'Dokumente' })).toHaveAttribute('aria-selected', 'true');
	},
};

let release = () => {};

/** Only page 1 is answered before `release`. */
function afterRelease(pages: Reply): Reply {
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	return {
		...pages,
		async answer(request) {
			const { page = 1 } = await request.clone().json();
			if (page > 1) await isReleased;
			return pages.answer(request);
		},
	};
}

/** The key is not lost where the next hit is still on its way. */
export const NächsterKommtNoch: Story = {
	args: {
		replies: [anyAddress, afterRelease(reply('post', '/v1/crm/addresses/search/filtered', pagesOf(addressRows(340))))],
	},
	play: async ({ canvas, userEvent }) => {
		(await canvas.findByRole('link', { name: 'Huber Elisabeth' })).focus();
		const last = () => canvas.getByRole('grid').querySelector('[href="/crm/addresses/1100"]');
		while (last() === null) await userEvent.keyboard('{PageDown}');
		await userEvent.click(last() as Element);
		await expectPlace(canvas, '100 von 340', 1100);
		await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
		await expectPlace(canvas, '100 von 340', 1100);
		release();
		await expectPlace(canvas, '101 von 340', 1101);
	},
};

/** Whoever has not saved yet is asked first. */
export const NichtGespeichert: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(await canvas.findByRole('link', { name: 'Huber Elisabeth' }));
		await userEvent.click(await canvas.findByRole('tab', { name: 'Kontaktdaten' }));
		const [edit] = await canvas.findAllByRole('button', { name: 'Bearbeiten' });
		if (edit) await userEvent.click(edit);
		await userEvent.type(await canvas.findByLabelText('Telefon'), '5');
		await userEvent.keyboard('{Alt>}{PageDown}{/Alt}');
		const page = within(canvasElement.ownerDocument.body);
		await userEvent.click(await page.findByRole('button', { name: 'Hier bleiben' }));
		await expect(canvas.getByText('Kundennr.').parentElement).toHaveTextContent('Kundennr.1001');
	},
};

/** Who has come another way finds nothing to walk through. */
export const OhneListe: Story = {
	args: { path: '/crm/addresses/1001' },
	play: async ({ canvas }) => {
		await canvas.findByRole('heading', { level: 1, name: 'Huber Elisabeth' });
		await expect(canvas.queryByRole('navigation', { name: 'Treffer der Suche' })).toBeNull();
	},
};

export const Telefon: Story = {
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas, userEvent }) => {
		await userEvent.click(await canvas.findByRole('link', { name: 'Huber Elisabeth' }));
		await expectPlace(canvas, '1 von 340', 1001);
	},
};
