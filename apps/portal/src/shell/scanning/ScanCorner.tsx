import { can } from '@kontor/domain/permissions';
import { Button } from '@kontor/ui/Button';
import { useHardwareScanner } from '@kontor/ui/hardwareScanner';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../host/chunks.ts';
import { useSubject } from '../../screen/CurrentUser.tsx';
import { isOpeningBurst } from './burst.ts';

const ScanToOpen = lazyChunk(async () => (await import('./ScanToOpen.tsx')).ScanToOpen);

/** Scanning, from everywhere: by a button with the camera, or by a hardware scanner at any moment outside of a field. */
export function ScanCorner() {
	const subject = useSubject();
	return can(subject, 'articles') || can(subject, 'crm') ? <Scanning /> : null;
}

function Scanning() {
	const [scan, setScan] = useState<{ readonly code: string | null } | null>(null);
	useHardwareScanner((code) => setScan({ code }), { isOurs: isOpeningBurst, spared: 2 });
	return (
		<>
			<Button
				variant="quiet"
				icon={<ScanBarcode size={20} aria-hidden="true" />}
				label="Code scannen"
				onClick={() => setScan({ code: null })}
			/>
			{scan !== null && (
				<Suspense fallback={null}>
					<ScanToOpen code={scan.code} onClose={() => setScan(null)} />
				</Suspense>
			)}
		</>
	);
}
