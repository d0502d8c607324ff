import type { Meta, StoryObj } from '@storybook/react-vite';
import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { usage } from '../testing/usage.ts';
import { FileField, type FileState } from './FileField.tsx';

const meta = {
	component: FileField,
	parameters: usage({
		when: 'Files from this device, chosen, dropped or pasted.',
		not: "It uploads nothing: that is its owner's work, shown by `stateOf`.",
		keys: {
			'Enter, Space': 'on the button open the choice of files',
			Tab: 'goes to the X of each file',
			'Ctrl+V': 'takes a picture from the clipboard',
		},
	}),
	args: { label: 'Verordnung', onValueChange: fn() },
	decorators: [(Story) => <div style={{ maxWidth: '28rem' }}>{Story()}</div>],
} satisfies Meta<typeof FileField>;

export default meta;

type Story = StoryObj<typeof meta>;

function file(name: string, type: string, size = 12_400): File {
	return new File([new Uint8Array(size)], name, { type, lastModified: 0 });
}

const recipe = file('Verordnung Huber.pdf', 'application/pdf');
const photo = file('Fuß links.jpg', 'image/jpeg', 2_300_000);
const programme = file('setup.exe', 'application/x-msdownload');

function inputOf(canvasElement: HTMLElement): HTMLInputElement {
	const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
	if (!input) throw new Error('no input');
	return input;
}

/** Drags files over an element or drops them on it, as the browser tells of it. */
function drag(kind: 'dragover' | 'drop', element: HTMLElement, files: readonly File[]): void {
	const dataTransfer = new DataTransfer();
	for (const one of files) dataTransfer.items.add(one);
	element.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
}

/** The button opens the browser's dialog; another choice takes the place of the first; removed, the focus is not lost. */
export const Eine: Story = {
	args: { accept: ['.pdf', 'image/*'], maxSize: 5_000_000 },
	play: async ({ canvas, canvasElement, userEvent, args }) => {
		const button = canvas.getByRole('button', { name: 'Verordnung Datei auswählen' });
		await expect(button).toHaveAccessibleDescription('PDF, Bilder, höchstens 5 MB');
		const opened = fn();
		const stopDialog = (event: Event) => {
			event.preventDefault();
			opened();
		};
		inputOf(canvasElement).addEventListener('click', stopDialog, { once: true });
		await userEvent.tab();
		await expect(button).toHaveFocus();
		await userEvent.keyboard('{Enter}');
		await expect(opened).toHaveBeenCalledOnce();
		await userEvent.upload(inputOf(canvasElement), recipe);
		await userEvent.upload(inputOf(canvasElement), photo);
		await expect(args.onValueChange).toHaveBeenLastCalledWith([photo]);
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
		await expect(button).toHaveFocus();
		await expect(canvas.getByRole('status')).toHaveTextContent('„Fuß links.jpg“ entfernt.');
	},
};

/** What breaks a rule is named and left out, the others are taken. */
export const FalscheDateien: Story = {
	args: { accept: ['.pdf'], maxSize: 1_000_000, isMultiple: true },
	play: async ({ canvas, args }) => {
		const area = canvas.getByRole('group', { name: 'Verordnung' });
		const large = file('Akte.pdf', 'application/pdf', 1_000_001);
		drag('drop', area, [recipe, programme, large]);
		await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith([recipe]));
		await expect(
			canvas.getByText(/„setup.exe“ hat keinen erlaubten Dateityp. „Akte.pdf“ ist größer als 1.MB./),
		).toBeVisible();
		await expect(canvas.getByRole('button', { name: /Dateien auswählen/ })).toHaveAccessibleDescription(/setup\.exe/);
	},
};

/** Dropped files are added once, at the end. */
export const Ablegen: Story = {
	args: { isMultiple: true },
	play: async ({ canvas, args }) => {
		const area = canvas.getByRole('group', { name: 'Verordnung' });
		drag('dragover', area, [recipe]);
		await waitFor(() => expect(area).toHaveAttribute('data-over'));
		drag('drop', area, [recipe]);
		await canvas.findByText('Verordnung Huber.pdf');
		drag('drop', area, [recipe, photo]);
		await canvas.findByText('Fuß links.jpg');
		await expect(area).not.toHaveAttribute('data-over');
		await expect(args.onValueChange).toHaveBeenLastCalledWith([recipe, photo]);
	},
};

const states: Record<string, FileState> = {
	'Befund.pdf': { status: 'done' },
	'Verordnung Huber.pdf': { status: 'uploading', percent: 40 },
	'Fuß links.jpg': { status: 'failed', text: 'Die Übertragung wurde unterbrochen. Bitte wählen Sie die Datei erneut.' },
};

export const Hochladen: Story = {
	args: {
		isMultiple: true,
		value: [
			file('Befund.pdf', 'application/pdf', 840_000),
			recipe,
			photo,
			file('Krankenversicherungsanstaltbewilligungsschreiben_2026-02-17_unterschrieben.pdf', 'application/pdf'),
		],
		stateOf: ({ name }) => states[name],
	},
	globals: { viewport: { value: 'phone' } },
	play: async ({ canvas }) => {
		await expect(canvas.getByRole('progressbar', { name: /wird hochgeladen/ })).toHaveAttribute('aria-valuenow', '40');
		await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
	},
};

export const GesperrtUndNurLesen: Story = {
	render: (args) => (
		<div style={{ display: 'grid', gap: 16 }}>
			<FileField {...args} label="Gesperrt" disabled value={[recipe]} />
			<FileField {...args} label="Nur lesen" readOnly value={[recipe]} warning="Wird gerade geprüft." />
		</div>
	),
	play: async ({ canvas, args }) => {
		await expect(canvas.queryByRole('button', { name: /entfernen/ })).toBeNull();
		drag('drop', canvas.getByRole('group', { name: 'Nur lesen' }), [photo]);
		await expect(args.onValueChange).not.toHaveBeenCalled();
	},
};

const onSubmit = fn();

function RecipeForm() {
	const form = useForm<{ files: File[] }>({ defaultValues: { files: [] } });
	return (
		<form noValidate onSubmit={form.handleSubmit((values) => onSubmit(values))}>
			<Controller
				name="files"
				control={form.control}
				rules={{ validate: (files) => files.length > 0 || 'Bitte wählen Sie eine Datei.' }}
				render={({ field: { onChange, ...field }, fieldState }) => (
					<FileField
						{...field}
						label="Verordnung"
						isRequired
						error={fieldState.error?.message}
						onValueChange={onChange}
					/>
				)}
			/>
			<Button type="submit">Speichern</Button>
		</form>
	);
}

/** A failed submit focuses its button. */
export const ImFormular: Story = {
	beforeEach: () => {
		onSubmit.mockClear();
	},
	render: () => <RecipeForm />,
	play: async ({ canvas, canvasElement, userEvent }) => {
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		const button = canvas.getByRole('button', { name: /Datei auswählen/ });
		await waitFor(() => expect(button).toHaveFocus());
		await expect(button).toHaveAccessibleDescription('Bitte wählen Sie eine Datei.');
		await userEvent.upload(inputOf(canvasElement), recipe);
		await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
		await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ files: [recipe] }));
	},
};
