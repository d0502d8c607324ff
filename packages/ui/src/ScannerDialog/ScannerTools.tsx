import Flashlight from 'lucide-react/icons/flashlight';
import Vibrate from 'lucide-react/icons/vibrate';
import Volume2 from 'lucide-react/icons/volume-2';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { scannerMessages } from '../messages/scannerMessages.ts';
import { Select } from '../Select/Select.tsx';
import type { ScannerSettings } from './scannerSettings.ts';
import type { ScannerPhase } from './scannerState.ts';

/** Props of ScannerTools. */
export interface ScannerToolsProps {
	phase: ScannerPhase;
	settings: ScannerSettings;
	onChoose: (change: Partial<ScannerSettings>) => void;
	onLens: (lensId: string) => void;
	onTorch: (isOn: boolean) => void;
	onZoom: (value: number) => void;
}

/** Light, zoom and choice of camera as far as the device offers them, and whether a read is heard and felt. */
export function ScannerTools({ phase, settings, onChoose, onLens, onTorch, onZoom }: ScannerToolsProps) {
	const zoomId = useId();
	const text = scannerMessages;
	const scanning = phase.kind === 'scanning' ? phase : null;
	const camera = scanning?.camera;
	const canVibrate = 'vibrate' in navigator;
	return (
		<Root>
			<Switches>
				{scanning && camera?.hasTorch && (
					<Switch
						icon={<Flashlight aria-hidden="true" />}
						aria-pressed={scanning.isLit}
						onClick={() => onTorch(!scanning.isLit)}
					>
						{text.torch}
					</Switch>
				)}
				<Switch
					icon={<Volume2 aria-hidden="true" />}
					aria-pressed={settings.hasSound}
					onClick={() => onChoose({ hasSound: !settings.hasSound })}
				>
					{text.sound}
				</Switch>
				{canVibrate && (
					<Switch
						icon={<Vibrate aria-hidden="true" />}
						aria-pressed={settings.hasVibration}
						onClick={() => onChoose({ hasVibration: !settings.hasVibration })}
					>
						{text.vibration}
					</Switch>
				)}
			</Switches>
			{scanning && camera?.zoom && (
				<Zoom>
					<label htmlFor={zoomId}>{text.zoom}</label>
					<input
						id={zoomId}
						type="range"
						min={camera.zoom.min}
						max={camera.zoom.max}
						step={camera.zoom.step}
						value={scanning.zoom ?? camera.zoom.min}
						aria-valuetext={text.zoomValue(factorOf(scanning.zoom ?? camera.zoom.min))}
						onChange={(event) => onZoom(event.target.valueAsNumber)}
					/>
					<span aria-hidden="true">{text.zoomValue(factorOf(scanning.zoom ?? camera.zoom.min))}</span>
				</Zoom>
			)}
			{camera && camera.lenses.length > 1 && (
				<Select
					label={text.lens}
					placeholder={null}
					value={camera.lensId ?? ''}
					onValueChange={onLens}
					options={camera.lenses.map(({ id, label }, index) => ({
						value: id,
						label: label || text.lensName(index + 1),
					}))}
				/>
			)}
		</Root>
	);
}

function factorOf(zoom: number): string {
	return zoom.toLocaleString('de-AT', { maximumFractionDigits: 1 });
}

const Root = styled.div`
	display: grid;
	gap: var(--k-space-3);
`;

const Switches = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;

const Switch = styled(Button)`
	&[aria-pressed='true'] {
		border-color: var(--k-color-primary-border);
		background: var(--k-color-primary-surface);
		color: var(--k-color-primary-text);
	}

	@media (forced-colors: active) {
		&[aria-pressed='true'] {
			background: Highlight;
			color: HighlightText;
			forced-color-adjust: none;
		}
	}
`;

const Zoom = styled.div`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	align-items: center;
	gap: var(--k-space-3);
	min-height: var(--k-control-height);

	input {
		width: 100%;
		accent-color: var(--k-color-primary);
	}

	span {
		min-width: 4.5rem;
		font-variant-numeric: tabular-nums;
		text-align: end;
	}
`;
