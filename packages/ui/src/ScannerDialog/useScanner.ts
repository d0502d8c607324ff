import type { BarcodeFormat } from '@kontor/german/barcode';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Camera } from './camera.ts';
import type { OpenDecoder } from './decoder.ts';
import { openSession, type ScannerSession } from './scannerSession.ts';
import {
	giveFeedback,
	loadScannerSettings,
	type ScannerSettings,
	type ScanVerdict,
	saveScannerSettings,
} from './scannerSettings.ts';
import {
	nextScannerState,
	openedScanner,
	type ScannedCode,
	type ScannerEvent,
	type ScannerState,
} from './scannerState.ts';

/** What the scanner of one opened dialog works with. */
export interface ScannerWish {
	formats: readonly BarcodeFormat[];
	itfLengths: readonly number[] | undefined;
	camera: Camera;
	openDecoder: OpenDecoder;
	/** Takes a code; the verdict it returns is heard and felt. */
	onDetected: (code: ScannedCode) => ScanVerdict;
}

/** Where the scanner of a dialog stands, and what its buttons do. */
export interface Scanner extends Pick<ScannerState, 'phase' | 'last' | 'unreadable'> {
	settings: ScannerSettings;
	choose: (change: Partial<ScannerSettings>) => void;
	chooseLens: (lensId: string) => void;
	retry: () => void;
	setTorch: (isOn: boolean) => void;
	setZoom: (value: number) => void;
	/** Takes a code that did not come from the camera. */
	enter: (code: ScannedCode) => void;
}

/** The scanner of one opened dialog: it runs as long as there is a `video` to show its picture in. */
export function useScanner(video: HTMLVideoElement | null, wish: ScannerWish): Scanner {
	const now = useRef(openedScanner);
	const [shown, setShown] = useState(openedScanner);
	const [settings, setSettings] = useState(loadScannerSettings);
	const session = useRef<ScannerSession | null>(null);

	const latest = useRef({ settings, onDetected: wish.onDetected });
	useLayoutEffect(() => {
		latest.current = { settings, onDetected: wish.onDetected };
	});

	function send(event: ScannerEvent): void {
		const before = now.current;
		const after = nextScannerState(before, event);
		now.current = after;
		// Most frames change only what the reducer remembers; those must not render.
		if (after.phase !== before.phase || after.last !== before.last || after.unreadable !== before.unreadable) {
			setShown(after);
		}
		if (!after.last || after.last.count === (before.last?.count ?? 0)) return;
		giveFeedback(latest.current.settings, latest.current.onDetected(after.last.code));
	}

	const open = useEffectEvent((element: HTMLVideoElement) => {
		const { camera, openDecoder, formats, itfLengths } = wish;
		return openSession({
			video: element,
			camera,
			openDecoder,
			formats,
			itfLengths,
			lensId: settings.lensId,
			send,
			isLooking: (at) => at >= now.current.pausedUntil,
			now: () => performance.now(),
		});
	});

	useEffect(() => {
		if (!video) return;
		const opened = open(video);
		session.current = opened;
		return () => opened.close();
	}, [video]);

	function choose(change: Partial<ScannerSettings>): void {
		// The sign for the separator is chosen elsewhere, maybe since this began.
		const chosen = { ...settings, separator: loadScannerSettings().separator, ...change };
		setSettings(chosen);
		saveScannerSettings(chosen);
	}

	return {
		...shown,
		settings,
		choose,
		chooseLens(lensId: string) {
			choose({ lensId });
			session.current?.restart(lensId);
		},
		retry: () => session.current?.restart(),
		setTorch: (isOn: boolean) => session.current?.setTorch(isOn),
		setZoom: (value: number) => session.current?.setZoom(value),
		enter: (code: ScannedCode) => send({ kind: 'entered', code }),
	};
}
