import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Together, useComesTogether } from './Together.tsx';

const meta: Meta = { title: 'Portal/Seite/Gemeinsam' };
export default meta;

function Part({ name, isLoading }: { name: string; isLoading: boolean }) {
	useComesTogether(isLoading);
	return <p>{isLoading ? `${name} lädt` : name}</p>;
}

function Page() {
	const [loading, setLoading] = useState<readonly string[]>(['Termine', 'Verlauf']);
	const load = (name: string) => setLoading((names) => names.filter((other) => other !== name));
	return (
		<>
			{['Termine', 'Verlauf'].map((name) => (
				<button key={name} type="button" onClick={() => load(name)}>
					{name} kommt
				</button>
			))}
			<button type="button" onClick={() => setLoading(['Termine'])}>
				Termine neu lesen
			</button>
			<Together>
				{['Termine', 'Verlauf'].map((name) => (
					<Part key={name} name={name} isLoading={loading.includes(name)} />
				))}
			</Together>
		</>
	);
}

/** Nothing is shown before the last part has come, and nothing is hidden again when one is read anew. */
export const Reihe: StoryObj = {
	name: 'Alle auf einmal',
	render: () => <Page />,
	tags: ['test', '!dev', '!autodocs'],
	async play({ canvas, userEvent }) {
		await expect(canvas.getByRole('status')).toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Verlauf kommt' }));
		await expect(canvas.getByText('Verlauf')).not.toBeVisible();
		await userEvent.click(canvas.getByRole('button', { name: 'Termine kommt' }));
		await waitFor(() => expect(canvas.getByText('Verlauf')).toBeVisible());
		await expect(canvas.queryByRole('status')).toBeNull();
		await userEvent.click(canvas.getByRole('button', { name: 'Termine neu lesen' }));
		await expect(canvas.getByText('Termine lädt')).toBeVisible();
		await expect(canvas.getByText('Verlauf')).toBeVisible();
	},
};

/** One that hangs keeps back the others for three seconds only. */
export const Haenger: StoryObj = {
	name: 'Einer hängt',
	render: () => <Page />,
	tags: ['test', '!dev', '!autodocs'],
	async play({ canvasElement, userEvent }) {
		const canvas = within(canvasElement);
		await userEvent.click(canvas.getByRole('button', { name: 'Verlauf kommt' }));
		await waitFor(() => expect(canvas.getByText('Verlauf')).toBeVisible(), { timeout: 6000 });
	},
};
