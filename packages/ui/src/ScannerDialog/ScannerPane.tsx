import { barcodeFormats } from '@kontor/german/barcode';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { scannerMessages } from '../messages/scannerMessages.ts';
import { type Camera, createCamera } from './camera.ts';
import { type OpenDecoder, openDecoder } from './decoder.ts';
import { ManualEntry } from './ManualEntry.tsx';
import { ScannerPicture } from './ScannerPicture.tsx';
import { ScannerTools } from './ScannerTools.tsx';
import { sentenceOf } from './scannerSentences.ts';
import type { ScanVerdict } from './scannerSettings.ts';
import { type ScannedCode, typedCode } from './scannerState.ts';
import { useScanner } from './useScanner.ts';
import { useHardwareScanner } from './wedge/useHardwareScanner.ts';

/** Props of ScannerPane. */
export interface ScannerPaneProps {
	/** Takes a code; what it answers is heard and felt: `problem` differs from a code that is taken. */
	onDetected: (code: ScannedCode) => ScanVerdict;
	/** True while the camera is on; hardware scanner and typing work without it. */
	isCameraOn: boolean;
	onCameraChange: (isOn: boolean) => void;
	/** Digits an ITF code may have; 14 unless given. */
	itfLengths?: readonly number[];
	/** Where pictures come from; the device's cameras unless given. */
	camera?: Camera;
	/** Decoder of the codes in these pictures; the library's own unless given. */
	decoder?: OpenDecoder;
}

const deviceCamera = createCamera();

/**
 * Reads barcodes as part of a page, for long rows of them: by camera, by a hardware scanner that types, and by hand, all at
 * once. A code in view is taken once, and again only after it has left.
 */
export function ScannerPane({
	onDetected,
	isCameraOn,
	onCameraChange,
	itfLengths,
	camera = deviceCamera,
	decoder = openDecoder,
}: ScannerPaneProps) {
	const [video, setVideo] = useState<HTMLVideoElement | null>(null);
	const [typed, setTyped] = useState('');
	const scanner = useScanner(video, { formats: barcodeFormats, itfLengths, camera, openDecoder: decoder, onDetected });
	const text = scannerMessages;
	const { phase } = scanner;

	function enter(code: ScannedCode): void {
		setTyped('');
		scanner.enter(code);
	}

	useHardwareScanner((code) => enter(typedCode(code, 'hardware')));

	return (
		<Parts>
			{isCameraOn && phase.kind === 'failed' && (
				<Problem role="alert">
					<p>{sentenceOf(phase)}</p>
					<Button onClick={scanner.retry}>{text.retry}</Button>
				</Problem>
			)}
			{isCameraOn && <ScannerPicture phase={phase} last={scanner.last} onVideo={setVideo} />}
			<Button aria-pressed={isCameraOn} onClick={() => onCameraChange(!isCameraOn)}>
				{isCameraOn ? text.cameraOff : text.cameraOn}
			</Button>
			<ScannerTools
				phase={isCameraOn ? phase : { kind: 'away' }}
				settings={scanner.settings}
				onChoose={scanner.choose}
				onLens={scanner.chooseLens}
				onTorch={scanner.setTorch}
				onZoom={scanner.setZoom}
			/>
			<ManualEntry value={typed} onValueChange={setTyped} onEnter={(code) => enter(typedCode(code, 'manual'))} />
		</Parts>
	);
}

const Parts = styled.div`
	display: grid;
	gap: var(--k-space-3);
`;

const Problem = styled.div`
	display: grid;
	justify-items: start;
	gap: var(--k-space-2);
`;
