import { type BarcodeFormat, barcodeFormats } from '@kontor/german/barcode';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { scannerMessages } from '../messages/scannerMessages.ts';
import { type Camera, createCamera } from './camera.ts';
import { type OpenDecoder, openDecoder } from './decoder.ts';
import { ManualEntry } from './ManualEntry.tsx';
import { ScannerPicture } from './ScannerPicture.tsx';
import { ScannerTools } from './ScannerTools.tsx';
import { sentenceOf } from './scannerSentences.ts';
import { type ScannedCode, typedCode } from './scannerState.ts';
import { useScanner } from './useScanner.ts';
import { useHardwareScanner } from './wedge/useHardwareScanner.ts';

export type { Camera, CameraProblem, CameraSource, CameraView, Lens } from './camera.ts';
export { createCamera } from './camera.ts';
export type { CodeBox, Decoder, OpenDecoder, Sighting } from './decoder.ts';
export { openDecoder } from './decoder.ts';
export { ScannerPane, type ScannerPaneProps } from './ScannerPane.tsx';
export { loadScannerSettings, type ScannerSettings, type ScanVerdict, saveScannerSettings } from './scannerSettings.ts';
export type { ScannedCode, ScanSource } from './scannerState.ts';
export { useHardwareScanner } from './wedge/useHardwareScanner.ts';

/** Props of ScannerDialog. */
export interface ScannerDialogProps {
	isOpen: boolean;
	onClose: () => void;
	/** A code was taken; the dialog stays open for the next one until `isOpen` says otherwise. */
	onDetected: (code: ScannedCode) => void;
	/** What the camera looks for; all nine formats unless given. Read once, on opening. */
	formats?: readonly BarcodeFormat[];
	/**
	 * Digits an ITF code may have; 14 unless given. A part of an ITF reads as a shorter one, so allow only lengths your
	 * labels have.
	 */
	itfLengths?: readonly number[];
	/** The heading; "Barcode scannen" unless given. */
	title?: string;
	/** Where pictures come from; the device's cameras unless given. */
	camera?: Camera;
	/** What finds codes in them; the library's own decoder, loaded on opening, unless given. */
	decoder?: OpenDecoder;
}

const deviceCamera = createCamera();

/**
 * Reads barcodes by camera, by a hardware scanner that types, or by hand. Whatever way it closes, the camera is off at
 * once; a code in view is taken once, and again only after it has left.
 */
export function ScannerDialog({ isOpen, ...rest }: ScannerDialogProps) {
	return isOpen ? <OpenScanner {...rest} /> : null;
}

function OpenScanner({
	onClose,
	onDetected,
	formats = barcodeFormats,
	itfLengths,
	title = scannerMessages.title,
	camera = deviceCamera,
	decoder = openDecoder,
}: Omit<ScannerDialogProps, 'isOpen'>) {
	const [video, setVideo] = useState<HTMLVideoElement | null>(null);
	const [typed, setTyped] = useState('');
	const scanner = useScanner(video, {
		formats,
		itfLengths,
		camera,
		openDecoder: decoder,
		onDetected(code) {
			onDetected(code);
			return 'taken';
		},
	});
	const text = scannerMessages;
	const { phase } = scanner;
	const unreadable = scanner.unreadable.filter((format) => format !== 'gs1_128');
	const isGs1Lost = unreadable.length < scanner.unreadable.length;
	const failure = phase.kind === 'failed' ? phase : null;

	function enter(code: ScannedCode): void {
		setTyped('');
		scanner.enter(code);
	}

	useHardwareScanner((code) => enter(typedCode(code, 'hardware')));

	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={failure ? text.failedTitle : title}
			role={failure ? 'alertdialog' : 'dialog'}
			actions={
				failure && (
					<>
						<Button onClick={onClose}>{text.close}</Button>
						<Button variant="primary" onClick={scanner.retry}>
							{text.retry}
						</Button>
					</>
				)
			}
		>
			<Parts>
				{failure && <p role="alert">{sentenceOf(failure)}</p>}
				<ScannerPicture phase={phase} last={scanner.last} onVideo={setVideo} />
				{!failure && (
					<ScannerTools
						phase={phase}
						settings={scanner.settings}
						onChoose={scanner.choose}
						onLens={scanner.chooseLens}
						onTorch={scanner.setTorch}
						onZoom={scanner.setZoom}
					/>
				)}
				{unreadable.length > 0 && (
					<Banner tone="info">{text.unreadable(listed(unreadable.map((format) => text.format[format])))}</Banner>
				)}
				{isGs1Lost && <Banner tone="info">{text.noGs1}</Banner>}
				<ManualEntry value={typed} onValueChange={setTyped} onEnter={(code) => enter(typedCode(code, 'manual'))} />
			</Parts>
		</Dialog>
	);
}

function listed(names: readonly string[]): string {
	return new Intl.ListFormat('de-AT').format(names);
}

const Parts = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;
