import { barcodeFormats } from '@kontor/german/barcode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, StrictMode, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { usage } from '../testing/usage.ts';
import { openScriptDecoder } from './decoder.ts';
import { ScannerDialog } from './ScannerDialog.tsx';
import { frameWith, type Look, paintedFrame, samples } from './testing/codes.ts';
import { createFakeCamera, type FakeCamera, type FakeCameraOptions } from './testing/fakeCamera.ts';

const meta = {
	component: ScannerDialog,
	parameters: {
		docs: { story: { inline: false, height: '620px' } },
		...usage({
			when: 'Reading a barcode by camera, by a hardware scanner or by hand. Needs HTTPS; an app may bring its own `camera` and `decoder`.',
			not: 'A field that only a hardware scanner fills is a TextField: such a scanner types.',
			keys: {
				'digits, Enter': 'a hardware scanner types its code, wherever the focus is',
				Tab: 'goes to lens, light, zoom and the manual entry',
				Escape: 'closes, and the camera is off at once',
			},
		}),
	},
	args: { isOpen: true, onClose: fn(), onDetected: fn() },
	render: (args, { loaded }) => <ScannerDialog {...args} camera={loaded.fake.camera} />,
	beforeEach: () => localStorage.removeItem('kontor.scanner'),
} satisfies Meta<typeof ScannerDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

const patience = { timeout: 10_000 };

/** A camera of its own for each rendering of a story. */
function withCamera(options: () => FakeCameraOptions = () => ({})) {
	return [async () => ({ fake: createFakeCamera(options()) })];
}

async function scanning(): Promise<HTMLElement> {
	const dialog = await screen.findByRole('dialog', { name: 'Barcode scannen' }, patience);
	await waitFor(() => expect(within(dialog).queryByText('Kamera wird gestartet …')).toBeNull(), patience);
	return dialog;
}

function show(fake: FakeCamera, format: keyof typeof samples, look?: Look): void {
	fake.show(paintedFrame(frameWith(format, samples[format], look)));
}

/** Keys that say they came milliseconds after each other, however long the machine that plays the story really took. */
function typedByMachine(): () => void {
	let at = 0;
	const timeStamp = spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => ++at);
	return () => timeStamp.mockRestore();
}

/** Opened and closed by a button, under React's strict mode, which opens everything twice. */
function WithButton({ isOpen: _, ...args }: ComponentProps<typeof ScannerDialog>) {
	const [isOpen, setOpen] = useState(false);
	return (
		<StrictMode>
			<Button onClick={() => setOpen(true)}>Scannen</Button>
			<ScannerDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
		</StrictMode>
	);
}

const pressed: Story['render'] = (args, { loaded }) => <WithButton {...args} camera={loaded.fake.camera} />;

/** A code is taken after two equal frames and read out, digit by digit. */
export const Bereit: Story = {
	loaders: withCamera(),
	play: async () => {
		await expect(within(await scanning()).getByLabelText('Bild der Kamera')).toBeVisible();
	},
};

/** What the camera sees is said, shown and handed over. */
export const Gelesen: Story = {
	tags: ['!dev'],
	loaders: withCamera(),
	play: async ({ args, loaded }) => {
		const dialog = await scanning();
		const video = within(dialog).getByLabelText<HTMLVideoElement>('Bild der Kamera');
		await expect(video).toHaveProperty('muted', true);
		await expect(video).toHaveAttribute('playsinline');
		show(loaded.fake, 'ean_13');
		await within(dialog).findByText('Gelesen: EAN-13 9012345678906', {}, patience);
		await expect(within(dialog).getByRole('status')).toHaveTextContent('Gelesen: EAN-13 9 0 1 2 3 4 5 6 7 8 9 0 6');
		await expect(args.onDetected).toHaveBeenLastCalledWith({
			text: '9012345678906',
			format: 'ean_13',
			gtin: '09012345678906',
			gs1: null,
			source: 'camera',
		});
	},
};

/** All nine formats, one after the other: another code is taken at once. */
export const AlleFormate: Story = {
	loaders: withCamera(),
	play: async ({ args, loaded }) => {
		await scanning();
		for (const format of barcodeFormats) {
			show(loaded.fake, format);
			const read = expect.objectContaining({ format, text: samples[format] });
			await waitFor(() => expect(args.onDetected).toHaveBeenLastCalledWith(read), patience);
		}
		await expect(args.onDetected).toHaveBeenCalledTimes(barcodeFormats.length);
	},
};

const hardships: [keyof typeof samples, Look][] = [
	['ean_13', { turn: 90 }],
	['code_128', { turn: 187 }],
	['upc_e', { blur: 1, turn: 3 }],
	['itf', { ink: 105, paper: 160 }],
	['micro_qr_code', { turn: 33, blur: 2 }],
];

/** Turned, upside down, blurred, pale. */
export const SchwierigeBilder: Story = {
	loaders: withCamera(),
	play: async ({ args, loaded }) => {
		await scanning();
		for (const [format, look] of hardships) {
			show(loaded.fake, format, look);
			const read = expect.objectContaining({ format, text: samples[format] });
			await waitFor(() => expect(args.onDetected).toHaveBeenLastCalledWith(read), patience);
		}
	},
};

/** A code that is cut off is none; the whole one right after it is read. */
export const AbgeschnitteneCodes: Story = {
	loaders: withCamera(),
	play: async ({ args, loaded }) => {
		await scanning();
		const looked = loaded.fake.painted();
		show(loaded.fake, 'itf', { cut: 0.3 });
		await waitFor(() => expect(loaded.fake.painted()).toBeGreaterThan(looked + 20), patience);
		show(loaded.fake, 'code_39');
		await waitFor(() => expect(args.onDetected).toHaveBeenCalled(), patience);
		await expect(args.onDetected).toHaveBeenCalledTimes(1);
		await expect(args.onDetected).toHaveBeenCalledWith(expect.objectContaining({ text: samples.code_39 }));
	},
};

/** As long as a code stays in view it is taken once; after it was away, again. */
export const GleicherCodeBleibt: Story = {
	loaders: withCamera(),
	play: async ({ args, loaded }) => {
		const dialog = await scanning();
		show(loaded.fake, 'ean_8');
		await within(dialog).findByText(/^96385074 ist schon gelesen/, {}, patience);
		await expect(args.onDetected).toHaveBeenCalledTimes(1);
		loaded.fake.show();
		await within(dialog).findByText('Gelesen: EAN-8 96385074', {}, patience);
		show(loaded.fake, 'ean_8');
		await waitFor(() => expect(args.onDetected).toHaveBeenCalledTimes(2), patience);
	},
};

function failing(name: string, sentence: string, more: FakeCameraOptions = {}): Story {
	return {
		loaders: withCamera(() => ({ failures: [name, name, name], ...more })),
		play: async ({ args, loaded, userEvent }) => {
			const dialog = await screen.findByRole('alertdialog', { name: 'Ein Fehler ist aufgetreten' }, patience);
			await expect(within(dialog).getByRole('alert')).toHaveTextContent(sentence);
			await expect(loaded.fake.liveTracks()).toBe(0);
			await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
			await expect(args.onClose).toHaveBeenCalledOnce();
		},
	};
}

export const ZugriffVerweigert = failing(
	'NotAllowedError',
	'Zugriff auf die Kamera verweigert. Bitte erteilen Sie die Kamera-Berechtigung.',
);
export const KeineKamera = failing('NotFoundError', 'Keine Kamera gefunden. Bitte eine Kamera anschließen.');
export const KeineSichereVerbindung = failing('', 'Verbindung zum Server muss sicher sein. (HTTPS)', {
	isSecure: false,
});
export const KameraBelegt = failing('NotReadableError', 'Wird die Kamera bereits verwendet?');
export const KameraUngeeignet = failing('OverconstrainedError', 'Kamera kann nicht verwendet werden.');
export const NichtUnterstuetzt = failing('', 'Dieser Browser unterstützt keine Kamera', { isSupported: false });
export const AndererFehler = failing('TypeError', 'Ein Fehler ist aufgetreten: Kaputt', { message: 'Kaputt' });

/** "Erneut versuchen" starts the camera after the cause is gone. */
export const ErneutVersuchen: Story = {
	loaders: withCamera(() => ({ failures: ['NotAllowedError'] })),
	play: async ({ loaded, userEvent }) => {
		await userEvent.click(await screen.findByRole('button', { name: 'Erneut versuchen' }, patience));
		await scanning();
		await expect(loaded.fake.liveTracks()).toBe(1);
	},
};

/** Strict wishes that a phone refuses are loosened before anyone sees an error; the rear camera is only ever a wish. */
export const WuenscheGelockert: Story = {
	loaders: withCamera(() => ({ failures: ['OverconstrainedError', 'OverconstrainedError', null] })),
	play: async ({ loaded }) => {
		await scanning();
		const asked = loaded.fake.requests.map(({ video }: MediaStreamConstraints) => video);
		await expect(asked).toEqual([
			{ facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
			{ facingMode: { ideal: 'environment' } },
			true,
		]);
	},
};

/** Closed while the user is still being asked: the late stream ends on arrival, and the next opening starts. */
export const GeschlossenVorDerErlaubnis: Story = {
	loaders: [
		async () => {
			const permission = Promise.withResolvers<void>();
			return { permission, fake: createFakeCamera({ permission: permission.promise }) };
		},
	],
	render: pressed,
	play: async ({ canvas, loaded, userEvent }) => {
		const { fake, permission } = loaded;
		await userEvent.click(canvas.getByRole('button', { name: 'Scannen' }));
		await screen.findByText('Kamera wird gestartet …');
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		await expect(fake.requests).toHaveLength(1);
		permission.resolve();
		await waitFor(() => expect(fake.givenTracks()).toBe(1));
		await waitFor(() => expect(fake.liveTracks()).toBe(0));
		await userEvent.click(canvas.getByRole('button', { name: 'Scannen' }));
		await scanning();
		await expect(fake.liveTracks()).toBe(1);
	},
};

/** Opened and closed again and again, it starts every time and leaves nothing live. */
export const ImmerWiederGeoeffnet: Story = {
	loaders: withCamera(),
	render: pressed,
	play: async ({ canvas, loaded, userEvent }) => {
		for (let round = 0; round < 3; round++) {
			await userEvent.click(canvas.getByRole('button', { name: 'Scannen' }));
			const dialog = await scanning();
			await expect(loaded.fake.liveTracks()).toBe(1);
			await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
			await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
			await expect(loaded.fake.liveTracks()).toBe(0);
		}
	},
};

function setHidden(isHidden: boolean): void {
	Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
	document.dispatchEvent(new Event('visibilitychange'));
}

/** In the background the camera is off; on return it runs again. */
export const ImHintergrund: Story = {
	loaders: withCamera(),
	beforeEach: () => () => void Reflect.deleteProperty(document, 'hidden'),
	play: async ({ args, loaded }) => {
		await scanning();
		setHidden(true);
		await screen.findByText('Die Kamera ist angehalten, solange dieses Fenster im Hintergrund ist.');
		await expect(loaded.fake.liveTracks()).toBe(0);
		setHidden(false);
		await scanning();
		await waitFor(() => expect(loaded.fake.liveTracks()).toBe(1), patience);
		show(loaded.fake, 'ean_13');
		await waitFor(() => expect(args.onDetected).toHaveBeenCalledTimes(1), patience);
	},
};

/** A device that takes the picture away right after the start has another user. */
export const BildWeggenommen: Story = {
	loaders: withCamera(),
	play: async ({ loaded }) => {
		await waitFor(() => expect(loaded.fake.liveTracks()).toBe(1), patience);
		loaded.fake.unplug();
		const dialog = await screen.findByRole('alertdialog', {}, patience);
		await expect(within(dialog).getByRole('alert')).toHaveTextContent('Wird die Kamera bereits verwendet?');
	},
};

/** What the device offers: light, zoom, another lens, which is remembered. */
export const LichtZoomKamera: Story = {
	loaders: withCamera(() => ({
		torch: true,
		zoom: { min: 1, max: 5, step: 0.5 },
		lenses: [
			{ deviceId: 'wide', label: 'Rückkamera' },
			{ deviceId: 'tele', label: '' },
		],
	})),
	render: pressed,
	play: async ({ canvas, loaded, userEvent }) => {
		const { fake } = loaded;
		await userEvent.click(canvas.getByRole('button', { name: 'Scannen' }));
		await scanning();
		const light = screen.getByRole('button', { name: 'Licht' });
		await userEvent.click(light);
		await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'true'));
		await expect(fake.wishes.at(-1)).toEqual({ advanced: [{ torch: true }] });
		const zoom = screen.getByRole('slider', { name: 'Zoom' });
		await expect(zoom).toHaveAttribute('aria-valuetext', '1-fach');
		await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kamera' }), 'Kamera 2');
		await waitFor(() => expect(screen.getByRole('combobox', { name: 'Kamera' })).toHaveValue('tele'), patience);
		await expect(fake.wishes).toContainEqual({ advanced: [{ torch: false }] });
		await userEvent.keyboard('{Escape}');
		await waitFor(() => expect(fake.liveTracks()).toBe(0));
		await userEvent.click(canvas.getByRole('button', { name: 'Scannen' }));
		await waitFor(() => expect(screen.getByRole('combobox', { name: 'Kamera' })).toHaveValue('tele'), patience);
		await expect(fake.requests.at(-1)?.video).toMatchObject({ deviceId: { exact: 'tele' } });
	},
};

/** A hardware scanner types wherever the focus is; its Enter presses no button. */
export const Handscanner: Story = {
	loaders: withCamera(),
	beforeEach: typedByMachine,
	play: async ({ args, userEvent }) => {
		const dialog = await scanning();
		const sound = within(dialog).getByRole('button', { name: 'Ton' });
		sound.focus();
		await userEvent.keyboard('04252614{Enter}');
		const code = { text: '04252614', format: null, gtin: '00042100005264', gs1: null, source: 'hardware' };
		await expect(args.onDetected).toHaveBeenLastCalledWith(code);
		await expect(sound).toHaveAttribute('aria-pressed', 'true');
		const field = within(dialog).getByRole('textbox', { name: 'Code eingeben' });
		await userEvent.click(field);
		await userEvent.keyboard('A B-7{Enter}');
		await expect(args.onDetected).toHaveBeenLastCalledWith(
			expect.objectContaining({ text: 'A B-7', source: 'hardware' }),
		);
		await expect(args.onDetected).toHaveBeenCalledTimes(2);
		await expect(field).toHaveValue('');
	},
};

/** By hand and by keys alone, also without a camera; a wrong check digit is asked about once. */
export const VonHand: Story = {
	loaders: withCamera(() => ({ failures: ['NotFoundError', 'NotFoundError', 'NotFoundError'] })),
	play: async ({ args, userEvent }) => {
		const dialog = await screen.findByRole('alertdialog', {}, patience);
		await userEvent.tab();
		const field = within(dialog).getByRole('textbox', { name: 'Code eingeben' });
		await expect(field).toHaveFocus();
		await userEvent.paste('9012345678905');
		await userEvent.keyboard('{Enter}');
		await within(dialog).findByText(/^Die Prüfziffer passt nicht/);
		await expect(args.onDetected).not.toHaveBeenCalled();
		await userEvent.keyboard('{Enter}');
		const code = { text: '9012345678905', format: null, gtin: null, gs1: null, source: 'manual' };
		await expect(args.onDetected).toHaveBeenLastCalledWith(code);
		await expect(field).toHaveValue('');
		await userEvent.tab();
		await userEvent.keyboard('{Enter}');
		await within(dialog).findByText('Bitte geben Sie einen Code ein.');
		await expect(args.onDetected).toHaveBeenCalledTimes(1);
	},
};

/** Y01: signs that nobody sees come along when a number is copied; what is taken is what is seen. */
export const VonHandUnsichtbares: Story = {
	loaders: withCamera(() => ({ failures: ['NotFoundError', 'NotFoundError', 'NotFoundError'] })),
	play: async ({ args, userEvent }) => {
		const dialog = await screen.findByRole('alertdialog', {}, patience);
		await userEvent.click(within(dialog).getByRole('textbox', { name: 'Code eingeben' }));
		for (const pasted of ['\u202A9012345678906\u202C', ' \u200E9012\uFE0F345678906\uFEFF']) {
			await userEvent.paste(pasted);
			await userEvent.keyboard('{Enter}');
			const read = expect.objectContaining({ text: '9012345678906', gtin: '09012345678906', source: 'manual' });
			await expect(args.onDetected).toHaveBeenLastCalledWith(read);
		}
		await expect(args.onDetected).toHaveBeenCalledTimes(2);
	},
};

/** Where WebAssembly is forbidden a slower decoder takes over and says what it cannot read. */
export const OhneWebAssembly: Story = {
	args: { decoder: openScriptDecoder },
	loaders: withCamera(),
	play: async ({ args, loaded }) => {
		await scanning();
		await screen.findByText('Ohne WebAssembly kann dieser Browser UPC-E und Micro-QR-Code nicht lesen.');
		show(loaded.fake, 'ean_13', { turn: 90 });
		const read = expect.objectContaining({ format: 'ean_13', text: samples.ean_13 });
		await waitFor(() => expect(args.onDetected).toHaveBeenLastCalledWith(read), patience);
	},
};

/** A GS1-128 keeps its separator: batch and expiry are told apart. */
export const Gs1: Story = {
	loaders: withCamera(),
	play: async ({ args, loaded }) => {
		await scanning();
		loaded.fake.show(paintedFrame(frameWith('gs1_128')));
		const gs1 = expect.objectContaining({ gtin: '09012345678906', batch: 'AB-12', expiry: '2027-12-31' });
		const read = expect.objectContaining({ format: 'code_128', gtin: '09012345678906', gs1 });
		await waitFor(() => expect(args.onDetected).toHaveBeenLastCalledWith(read), patience);
	},
};

/** A decoder that loses the separators of GS1-128 says that it cannot read it. */
export const Gs1NichtLesbar: Story = {
	args: { decoder: openScriptDecoder },
	loaders: withCamera(),
	play: async () => {
		await scanning();
		await screen.findByText(/^Die Kamera kann hier GS1-128 nicht lesen/);
	},
};

/** At 390 px everything is in reach without sideways scrolling. */
export const AmTelefon: Story = {
	globals: { viewport: { value: 'phone' } },
	loaders: withCamera(() => ({ torch: true, zoom: { min: 1, max: 5, step: 0.5 } })),
	play: async ({ args, loaded }) => {
		const dialog = await scanning();
		show(loaded.fake, 'code_128');
		const read = expect.objectContaining({ text: samples.code_128 });
		await waitFor(() => expect(args.onDetected).toHaveBeenLastCalledWith(read), patience);
		await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
	},
};
