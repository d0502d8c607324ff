import { styled } from 'styled-components';
import { scannerMessages } from '../messages/scannerMessages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ScannedCode, ScannerState } from './scannerState.ts';

/** Props of ScannerPicture. */
export interface ScannerPictureProps extends Pick<ScannerState, 'phase' | 'last'> {
	/** Called with the element that shows the camera. */
	onVideo: (video: HTMLVideoElement | null) => void;
}

/** The camera's picture with the place to aim at, and below it what was read last, shown and spoken. */
export function ScannerPicture({ phase, last, onVideo }: ScannerPictureProps) {
	const text = scannerMessages;
	return (
		<Root>
			<Stage hidden={phase.kind === 'failed'}>
				<video ref={onVideo} aria-label={text.view} playsInline muted autoPlay />
				{phase.kind === 'scanning' ? (
					// A new key for each code starts the flash anew.
					<Aim key={last?.count ?? 0} data-read={last !== null || undefined} />
				) : (
					<Wait>
						{phase.kind === 'starting' && <Spinner />}
						<p>{phase.kind === 'away' ? text.away : text.starting}</p>
						{phase.kind === 'starting' && <p>{text.allow}</p>}
					</Wait>
				)}
			</Stage>
			<Notice aria-hidden="true" data-repeat={last?.isRepeat || undefined}>
				{last ? noticeOf(last.code, last.isRepeat, last.code.text) : phase.kind !== 'failed' && text.aim}
			</Notice>
			<VisuallyHidden role="status">
				{last && <span key={last.count}>{noticeOf(last.code, last.isRepeat, spoken(last.code.text))}</span>}
			</VisuallyHidden>
		</Root>
	);
}

function noticeOf({ format }: ScannedCode, isRepeat: boolean, code: string): string {
	const text = scannerMessages;
	return isRepeat ? text.repeat(code) : text.read(format ? text.format[format] : text.noFormat, code);
}

// Thirteen digits in a row would be spoken as trillions.
function spoken(code: string): string {
	return /^[0-9]{5,}$/.test(code) ? [...code].join(' ') : code;
}

const Root = styled.div`
	display: grid;
	gap: var(--k-space-2);
`;

const Stage = styled.div`
	position: relative;
	overflow: hidden;
	aspect-ratio: 4 / 3;
	max-height: 50dvh;
	width: 100%;
	border-radius: var(--k-radius);
	background: var(--k-color-surface-sunken);

	&[hidden] {
		display: none;
	}

	video {
		display: block;
		width: 100%;
		height: 100%;
		object-fit: cover;
	}
`;

const Aim = styled.div`
	position: absolute;
	inset: 18% 10%;
	border: 2px solid var(--k-color-surface);
	border-radius: var(--k-radius-large);
	box-shadow: 0 0 0 1px var(--k-color-text), inset 0 0 0 1px var(--k-color-text);

	&[data-read] {
		animation: scanner-read 600ms ease-out;
	}

	@keyframes scanner-read {
		from {
			background: var(--k-color-success-surface);
			border-color: var(--k-color-success);
		}
	}
`;

const Wait = styled.div`
	position: absolute;
	inset: 0;
	display: grid;
	place-content: center;
	justify-items: center;
	gap: var(--k-space-2);
	padding: var(--k-space-4);
	background: var(--k-color-surface-sunken);
	color: var(--k-color-text);
	text-align: center;
`;

const Notice = styled.p`
	font-weight: var(--k-font-weight-medium);
	overflow-wrap: anywhere;

	&[data-repeat] {
		color: var(--k-color-warning-text);
	}
`;
