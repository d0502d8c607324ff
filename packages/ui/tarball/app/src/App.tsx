import { Button } from '@kontor/ui/Button';
import { DateField } from '@kontor/ui/DateField';
import { IbanField } from '@kontor/ui/IbanField';
import { type ScannedCode, ScannerDialog } from '@kontor/ui/ScannerDialog';
import { lazy, Suspense, useState } from 'react';

const Figures = lazy(() => import('./Figures.tsx').then(({ Figures }) => ({ default: Figures })));

export function App() {
	const [date, setDate] = useState<string | null>(null);
	const [iban, setIban] = useState('');
	const [isScanning, setIsScanning] = useState(false);
	const [code, setCode] = useState<ScannedCode | null>(null);
	const [hasFigures, setHasFigures] = useState(false);
	return (
		<main>
			<h1>Fremde Anwendung</h1>
			<DateField label="Geburtsdatum" value={date} onValueChange={setDate} isRequired />
			<IbanField label="IBAN" value={iban} onValueChange={setIban} />
			<Button variant="primary" onClick={() => setIsScanning(true)}>
				Scannen
			</Button>
			<Button onClick={() => setHasFigures(true)}>Zahlen</Button>
			<output>{JSON.stringify({ date, iban, code: code?.text ?? null, format: code?.format ?? null })}</output>
			<ScannerDialog isOpen={isScanning} onClose={() => setIsScanning(false)} onDetected={setCode} />
			{hasFigures && (
				<Suspense>
					<Figures />
				</Suspense>
			)}
		</main>
	);
}
