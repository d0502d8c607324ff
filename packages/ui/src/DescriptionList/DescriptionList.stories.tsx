import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../Link/Link.tsx';
import { usage } from '../testing/usage.ts';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
	component: DescriptionList,
	parameters: usage({
		when: 'The facts about one thing, to be read.',
		not: 'Several things to compare are a Table; what is edited is a form.',
	}),
	args: {
		items: [
			{ term: 'Nummer', value: '104711' },
			{ term: 'Straße', value: 'Nürnberger Straße 12/3/7' },
			{ term: 'Ort', value: '5020 Salzburg' },
			{ term: 'Telefon', value: <Link href="tel:+436641234567">0664 123 45 67</Link> },
			{ term: 'Hausarzt', value: null },
			{ term: 'Versicherung', value: 'Österreichische Gesundheitskasse' },
		],
	},
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EineSpalte: Story = {
	play: async ({ canvas }) => {
		await expect(canvas.getByText('keine Angabe')).toBeInTheDocument();
		await expect(canvas.getAllByRole('term')).toHaveLength(6);
	},
};

export const ZweiSpalten: Story = { args: { columns: 2 } };

/** Terms stand already; the height does not change when the values come. */
export const Laedt: Story = {
	args: { isLoading: true },
	play: async ({ canvas, canvasElement }) => {
		await expect(canvas.getByText('Telefon')).toBeVisible();
		await expect(canvas.queryByText('104711')).toBeNull();
		const row = canvasElement.querySelector('dl > div');
		await expect(row?.getBoundingClientRect().height).toBe(20);
	},
};

/** In a narrow place the value stands below its term. */
export const Schmal: Story = {
	decorators: [
		(Story) => (
			<div style={{ width: 240 }}>
				<Story />
			</div>
		),
	],
};

/** A term that is wider than its column breaks before it reaches the value. */
export const LangeBegriffe: Story = {
	args: {
		columns: 2,
		items: [
			{ term: 'Erwachsenenvertretungsbestellung', value: 'Huber Anna' },
			{ term: 'Sammelrechnungsversandzeitraum', value: 'monatlich' },
		],
	},
	decorators: [(Story) => <div style={{ maxWidth: '44rem' }}>{Story()}</div>],
	play: async ({ canvasElement }) => {
		for (const item of canvasElement.querySelectorAll('dl > div')) {
			const term = item.querySelector('dt');
			const value = item.querySelector('dd');
			await expect(term?.scrollWidth).toBeLessThanOrEqual(term?.clientWidth ?? 0);
			await expect(term?.getBoundingClientRect().right).toBeLessThanOrEqual(value?.getBoundingClientRect().left ?? 0);
		}
	},
};

/** What needs the room has the whole width, below its term. */
export const GanzeBreite: Story = {
	args: {
		columns: 2,
		items: [
			{ term: 'Nummer', value: '104711' },
			{ term: 'Hausarzt', value: 'Dr. Huber Anna', isWide: true },
			{ term: 'Ort', value: '5020 Salzburg' },
		],
	},
	decorators: [(Story) => <div style={{ width: '44rem' }}>{Story()}</div>],
	play: async ({ canvas }) => {
		const place = (text: string) => canvas.getByText(text).getBoundingClientRect();
		await expect(place('Dr. Huber Anna').top).toBeGreaterThanOrEqual(place('Hausarzt').bottom);
		await expect(place('Ort').left).toBe(place('Nummer').left);
	},
};
