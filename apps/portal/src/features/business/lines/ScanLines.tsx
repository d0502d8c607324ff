import { ApiProblem } from '@kontor/api-client/problem';
import { findGs1 } from '@kontor/german/gs1';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { ScannerDialog, useHardwareScanner } from '@kontor/ui/ScannerDialog';
import { useToast } from '@kontor/ui/Toast';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { useRef, useState } from 'react';
import type { BusinessArticle } from '../../../data/business.ts';
import { useClock } from '../../../host/clock.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { useOwnScanner } from '../../../screen/scanning/ownScanner.ts';

/** Data in a code beside the article. */
interface Scanned {
	readonly lot: string | null;
	readonly serial: string | null;
}

/** Props of ScanLines. */
export interface ScanLinesProps {
	search: (code: string) => Promise<readonly BusinessArticle[]>;
	/** A hardware scanner has typed so many keys wherever the focus was. */
	onTyped: (keys: number) => void;
	onArticle: (article: BusinessArticle, scanned: Scanned) => void;
}

interface Choice {
	readonly code: string;
	readonly hits: readonly BusinessArticle[];
	readonly scanned: Scanned;
}

/** Takes codes by a scanner that types, wherever the focus is, and by camera; exact ones only, and of several one is chosen. */
export function ScanLines({ search, onTyped, onArticle }: ScanLinesProps) {
	useOwnScanner();
	const [isOpen, setOpen] = useState(false);
	const [choice, setChoice] = useState<Choice | null>(null);
	const toasts = useToast();
	const clock = useClock();
	// One code after the other, in the order they came.
	const queue = useRef(Promise.resolve());

	async function look(code: string): Promise<void> {
		const gs1 = findGs1(code, new Date(clock()).getFullYear());
		const scanned = { lot: gs1?.batch ?? null, serial: gs1?.serial ?? null };
		try {
			const hits = (await search(gs1?.gtin ?? code)).filter(({ isExact }) => isExact);
			const [first, second] = hits;
			if (first === undefined) toasts.show({ tone: 'error', text: `Kein Artikel zu diesem Code: ${code}` });
			else if (second === undefined) onArticle(first, scanned);
			else setChoice({ code, hits, scanned });
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			toasts.show({ tone: 'error', text: sentenceOf(error) });
		}
	}

	function take(code: string): void {
		queue.current = queue.current.then(() => look(code.trim()));
	}

	return (
		<>
			{!isOpen && (
				<Listener
					onCode={(code) => {
						onTyped(code.length);
						take(code);
					}}
				/>
			)}
			<Button icon={<ScanBarcode />} onClick={() => setOpen(true)}>
				Scannen
			</Button>
			<ScannerDialog
				isOpen={isOpen}
				title="Artikel scannen"
				onClose={() => setOpen(false)}
				onDetected={({ text }) => take(text)}
			/>
			<Dialog
				isOpen={choice !== null}
				title="Mehrere Artikel zu diesem Code"
				onClose={() => setChoice(null)}
				actions={<Button onClick={() => setChoice(null)}>Abbrechen</Button>}
			>
				{choice?.hits.map((article) => (
					<p key={article.articleNumber}>
						<Button
							onClick={() => {
								onArticle(article, choice.scanned);
								setChoice(null);
							}}
						>
							{article.articleNumber} {article.name}
						</Button>
					</p>
				))}
			</Dialog>
		</>
	);
}

/** Listens only while no dialog does. */
function Listener({ onCode }: { onCode: (code: string) => void }) {
	useHardwareScanner(onCode);
	return null;
}
