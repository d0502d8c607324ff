import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { reply } from '../../../testing/answers.ts';
import {
	businessArticle,
	businessDraft,
	copyOf,
	deliveryNote,
	everydayBusiness,
	everyRight,
} from '../../../testing/business.ts';
import { StoryPortal } from '../../../testing/StoryPortal.tsx';

const meta = {
	title: 'Portal/Business/Positionen',
	component: StoryPortal,
	parameters: { layout: 'fullscreen' },
	globals: { viewport: { value: 'desktop' } },
	args: { path: '/business?wf_cid=8001', replies: everydayBusiness },
} satisfies Meta<typeof StoryPortal>;

export default meta;

type Story = StoryObj<typeof meta>;

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

/** Types as a scanner does: a key each 5 ms, however slow the machine is, into the field that has the focus. */
function scan(code: string): void {
	const begun = performance.now();
	for (const [index, key] of [...code, 'Enter'].entries()) {
		const field = document.activeElement ?? document.body;
		const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
		Object.defineProperty(event, 'timeStamp', { value: begun + index * 5 });
		field.dispatchEvent(event);
		if (key === 'Enter' || !(field instanceof HTMLInputElement)) continue;
		setValue?.call(field, `${field.value}${key}`);
		field.dispatchEvent(new InputEvent('input', { bubbles: true }));
	}
}

/** An article is found by its number, brings its price and says where that is from; all by keys. */
export const ArtikelMitTasten: Story = {
	play: async ({ canvas, canvasElement, userEvent }) => {
		const field = await canvas.findByRole('combobox', { name: 'Artikel hinzufügen' });
		await userEvent.type(field, 'Rollator');
		const page = within(canvasElement.ownerDocument.body);
		await page.findByRole('option', { name: /Rollator Carbon M/ });
		await userEvent.keyboard('{Enter}');
		await expect(await canvas.findByRole('textbox', { name: 'Bezeichnung Position 3' })).toHaveValue(
			'Rollator Carbon M',
		);
		await expect(canvas.getByText('RO100007 · Preisliste')).toBeVisible();
		await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Menge Position 3' })).toHaveFocus());
		await userEvent.keyboard('2{Enter}');
		await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Artikel hinzufügen' })).toHaveFocus());
		await userEvent.click(canvas.getByRole('textbox', { name: 'Bezeichnung Position 3' }));
		await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
		await waitFor(() =>
			expect(canvas.getByRole('textbox', { name: 'Bezeichnung Position 2' })).toHaveValue('Rollator Carbon M'),
		);
		await userEvent.click(canvas.getByRole('textbox', { name: 'Bezeichnung Position 2' }));
		await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
		await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Bezeichnung Position 3' })).toBeNull());
	},
};

/** A pack brings its price; a quantity of its own tier too. */
export const Packung: Story = {
	args: {
		replies: [
			...everydayBusiness,
			reply('get', '/v1/business/document/{id}/articles', [
				{
					...businessArticle,
					articleNumber: 'RO100001',
					prices: [
						...businessArticle.prices,
						{ unit: 'PKG', minQuantity: '1', netPrice: '700.000', grossPrice: '840.000', priceSource: 'customer' },
					],
					packs: [{ unit: 'PKG', quantity: '3' }],
				},
			]),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Einheit Position 1' }), 'PKG');
		await expect(canvas.getByRole('textbox', { name: 'Preis Position 1' })).toHaveValue('700');
		await expect(canvas.getByText('RO100001 · Kundenpreis')).toBeVisible();
	},
};

/** A line is dragged by its grip. */
export const MitMausVerschieben: Story = {
	play: async ({ canvas }) => {
		const grip = await canvas.findByRole('button', { name: 'Position 1 verschieben' });
		const second = canvas.getByRole('listitem', { name: 'Position 2' });
		const from = grip.getBoundingClientRect();
		const to = second.getBoundingClientRect();
		const at = (y: number) => ({ bubbles: true, pointerId: 7, button: 0, clientX: from.x + 5, clientY: y });
		grip.dispatchEvent(new PointerEvent('pointerdown', at(from.y + 5)));
		document.dispatchEvent(new PointerEvent('pointermove', at(to.bottom - 3)));
		await waitFor(() => expect(second).toHaveAttribute('data-drop', 'behind'));
		document.dispatchEvent(new PointerEvent('pointerup', at(to.bottom - 3)));
		await waitFor(() =>
			expect(canvas.getByRole('textbox', { name: 'Bezeichnung Position 2' })).toHaveValue('Rollstuhl Leicht SB 43'),
		);
	},
};

/** A scanner types wherever the focus is: the field keeps its value, and the article is there, once more with each scan. */
export const MitHandscanner: Story = {
	args: {
		replies: [...everydayBusiness, reply('get', '/v1/business/articles', [{ ...businessArticle, isExact: true }])],
	},
	play: async ({ canvas, userEvent }) => {
		await canvas.findByRole('button', { name: 'Scannen' });
		const quantity = canvas.getByRole('textbox', { name: 'Menge Position 1' });
		await userEvent.click(quantity);
		for (const times of ['1', '2']) {
			scan('9001234567896');
			await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Menge Position 3' })).toHaveValue(times));
		}
		await expect(canvas.getByRole('textbox', { name: 'Menge Position 1' })).toHaveValue('1');
	},
};

/** Lot and serial number are asked for where they are a duty; until then it cannot be issued. */
export const ChargeFehlt: Story = {
	args: {
		replies: [
			...everydayBusiness,
			everyRight,
			copyOf({ ...deliveryNote, rank: 10, state: 'Entwurf', nr: '', positions: businessDraft.positions }),
			reply('get', '/v1/business/document/{id}/articles', [
				{
					...businessArticle,
					articleNumber: 'RO100001',
					lotDuty: true,
					stock: [
						{ warehouse: 'ZENTRAL', lot: 'L2611', expiry: '2027-05-31', quantity: '12' },
						{ warehouse: 'ZENTRAL', lot: 'L2401', expiry: '2026-01-31', quantity: '3' },
					],
				},
			]),
		],
	},
	play: async ({ canvas, userEvent }) => {
		await expect(await canvas.findByText('Position 1: Die Charge fehlt.')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Ausstellen' }));
		await expect(await canvas.findAllByText('So kann der Beleg nicht ausgestellt werden.')).toHaveLength(2);
		const lot = await canvas.findByRole('textbox', { name: 'Charge Position 1' });
		await userEvent.type(lot, 'L2401');
		await expect(await canvas.findByText('Position 1: Die Charge ist am Liefertag abgelaufen.')).toBeVisible();
		await userEvent.clear(canvas.getByRole('textbox', { name: 'Charge Position 1' }));
		await userEvent.type(canvas.getByRole('textbox', { name: 'Charge Position 1' }), 'L2611');
		await waitFor(() => expect(canvas.queryByText(/Charge ist am Liefertag/)).toBeNull());
	},
};

/** A price nobody could recompute from the paper is an error before anything is sent. */
export const ZuVieleNachkommastellen: Story = {
	play: async ({ canvas, userEvent }) => {
		const price = await canvas.findByRole('textbox', { name: 'Preis Position 1' });
		await userEvent.clear(price);
		// Typed at a story's speed and ended by Tab it would be a scan.
		await userEvent.type(price, '1,2345');
		await userEvent.click(canvas.getByRole('button', { name: 'Entwurf speichern' }));
		await expect(await canvas.findByText(/Position 1: Preis/)).toBeVisible();
	},
};
