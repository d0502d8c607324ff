import type { BarcodeFormat } from '@kontor/german/barcode';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Decoder, openDecoder, type ScannedCode, ScannerDialog } from '../../src/ScannerDialog/ScannerDialog.tsx';
import { ABSENCE, PAUSE_MS } from '../../src/ScannerDialog/scannerState.ts';
import { createFakeCamera } from '../../src/ScannerDialog/testing/fakeCamera.ts';
import { ThemeProvider } from '../../src/theme/ThemeProvider.tsx';
import { framesOf } from './frames.ts';
import type { Look, Shown } from './report.ts';

declare global {
	interface Window {
		/** Resolves once the scanner looks at frames. */
		ready: () => Promise<void>;
		/** Shows a picture until it is read or the decoder has looked at it this often. */
		show: (url: string, looks: number) => Promise<Shown>;
		liveTracks: () => number;
	}
}

const itf = new URLSearchParams(location.search).get('itf');
const fake = createFakeCamera();
const looks: Look[] = [];
const waiting = new Set<() => void>();
let detected: ScannedCode | null = null;

function tell(): void {
	for (const listen of [...waiting]) listen();
}

function until(isTrue: () => boolean): Promise<void> {
	return new Promise((resolve) => {
		function listen(): void {
			if (!isTrue()) return;
			waiting.delete(listen);
			resolve();
		}
		waiting.add(listen);
		listen();
	});
}

async function watchedDecoder(asked: readonly BarcodeFormat[]): Promise<Decoder> {
	const decoder = await openDecoder(asked);
	return {
		...decoder,
		async decode(video) {
			const begun = performance.now();
			const sightings = await decoder.decode(video);
			looks.push({ ms: performance.now() - begun, isHit: sightings.length > 0 });
			// After the dialog has seen them.
			setTimeout(tell);
			return sightings;
		},
	};
}

window.ready = () => until(() => looks.length > 0);

window.show = async (url, limit) => {
	const response = await fetch(url);
	const picture = await createImageBitmap(await response.blob());
	const frames = framesOf(picture);
	detected = null;
	looks.length = 0;
	fake.show(...frames);
	performance.mark('show');
	const begun = performance.now();
	await until(() => detected !== null || looks.length >= limit);
	const ms = performance.now() - begun;
	performance.mark('hide');
	const shown = { detected, ms, looks: looks.splice(0) };
	// The wall, until the dialog has seen long enough that the code is gone.
	fake.show();
	const walled = performance.now();
	await until(() => looks.length > ABSENCE.frames + 1 && performance.now() - walled > PAUSE_MS + ABSENCE.ms);
	return shown;
};

window.liveTracks = fake.liveTracks;

function Page() {
	const [isOpen, setOpen] = useState(true);
	return (
		<ScannerDialog
			isOpen={isOpen}
			onClose={() => setOpen(false)}
			onDetected={(code) => {
				detected = code;
				tell();
			}}
			camera={fake.camera}
			decoder={watchedDecoder}
			{...(itf ? { itfLengths: itf.split(',').map(Number) } : {})}
		/>
	);
}

const root = document.getElementById('root');
if (root) {
	createRoot(root).render(
		<StrictMode>
			<ThemeProvider>
				<Page />
			</ThemeProvider>
		</StrictMode>,
	);
}
