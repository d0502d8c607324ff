import { checkScanner, type ScannerFinding, scannerTestCode, scannerTestText } from '@kontor/domain/count/scannerCheck';
import { code128Of } from '@kontor/german/code128';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { loadScannerSettings, saveScannerSettings, useHardwareScanner } from '@kontor/ui/ScannerDialog';
import { TextField } from '@kontor/ui/TextField';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Bars } from '../../../../screen/scanning/Bars.tsx';
import { visible } from '../useCounting.ts';

const modules = code128Of(scannerTestCode)?.modules ?? '';

/** Shows a code to scan and says what the hardware scanner has to be set to; nothing of it is counted. */
export function ScannerCheck({ onClose }: { onClose: () => void }) {
	const [read, setRead] = useState<string | null>(null);
	const [separator, setSeparator] = useState(() => loadScannerSettings().separator);
	const finding = read === null ? null : checkScanner(read);

	useHardwareScanner(setRead, { isRaw: true });

	function choose(sign: string): void {
		setSeparator(sign);
		saveScannerSettings({ ...loadScannerSettings(), separator: sign });
	}

	return (
		<Dialog isOpen title="Scanner prüfen" onClose={onClose} actions={<Button onClick={onClose}>Schließen</Button>}>
			<Parts>
				<p>Scannen Sie diesen Code mit Ihrem Handscanner. Gezählt wird dabei nichts.</p>
				<Bars modules={modules} text={scannerTestText} />
				<div role="status">
					{read !== null && (
						<Read>
							<p>
								Gelesen: <code>{visible(read)}</code>
							</p>
							{sentencesOf(finding, separator).map(({ text, isRight }) => (
								<Banner key={text} tone={isRight ? 'success' : 'warning'}>
									{text}
								</Banner>
							))}
							{finding?.separator === 'replaced' && finding.substitute !== separator && (
								<Button onClick={() => choose(finding.substitute)}>
									„{visible(finding.substitute)}“ als Trennzeichen verwenden
								</Button>
							)}
						</Read>
					)}
				</div>
				<TextField
					label="Ersatz für das Trennzeichen"
					hint="Was Ihr Scanner statt des GS1-Trennzeichens tippt, etwa ~. Leer: kein Ersatz."
					maxLength={4}
					autoComplete="off"
					value={separator}
					onValueChange={choose}
				/>
			</Parts>
		</Dialog>
	);
}

interface Sentence {
	readonly text: string;
	readonly isRight: boolean;
}

function sentencesOf(finding: ScannerFinding | null, chosen: string): readonly Sentence[] {
	if (finding === null) {
		return [{ text: 'Das war nicht der Code dieser Seite. Bitte scannen Sie ihn noch einmal.', isRight: false }];
	}
	const { layout, separator, substitute } = finding;
	const isReplaced = separator === 'replaced' && substitute === chosen;
	const isRight = layout === 'right' && (separator === 'right' || isReplaced);
	return [
		...(isRight ? [{ text: 'Ihr Scanner ist richtig eingestellt.', isRight }] : []),
		...(layout === 'american'
			? [
					{
						text: 'Ihr Scanner tippt nach englischer Tastatur: y und z sind vertauscht, aus - wird ß. Stellen Sie ihn auf Deutsch (Österreich oder Deutschland) um.',
						isRight: false,
					},
				]
			: []),
		...(layout === 'swappedCase'
			? [{ text: 'Groß und klein sind vertauscht: bitte lösen Sie die Feststelltaste.', isRight: false }]
			: []),
		...(separator === 'lost'
			? [
					{
						text: 'Das Trennzeichen der GS1-Codes geht verloren: Charge und Seriennummer kleben dann aneinander. Lassen Sie den Scanner dafür ein sichtbares Zeichen wie ~ senden und tragen Sie es unten ein.',
						isRight: false,
					},
				]
			: []),
		...(separator === 'replaced' && !isReplaced
			? [{ text: `Statt des Trennzeichens kommt „${visible(substitute)}“.`, isRight: false }]
			: []),
	];
}

const Parts = styled.div`
	display: grid;
	gap: var(--k-space-3);
`;

const Read = styled.div`
	display: grid;
	justify-items: start;
	gap: var(--k-space-2);

	code {
		overflow-wrap: anywhere;
	}
`;
