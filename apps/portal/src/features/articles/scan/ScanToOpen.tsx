import { ApiProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { formatFigure } from '@kontor/domain/number';
import { hrefOf } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { Link, LinkButton } from '@kontor/ui/Link';
import { ScannerDialog } from '@kontor/ui/ScannerDialog';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useFindByCode } from '../../../data/articles.ts';
import { useGo } from '../../../location.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';

/** What has come of the last code. */
type Outcome =
	| { readonly kind: 'unknown'; readonly code: string }
	| { readonly kind: 'several'; readonly code: string; readonly hits: readonly Model<'CodeHit'>[] }
	| { readonly kind: 'failed'; readonly code: string; readonly text: string };

/** Scans until a code opens its article; several hits are asked about, an unknown code can be searched for. */
export function ScanToOpen({ onClose }: { onClose: () => void }) {
	const go = useGo();
	const find = useFindByCode();
	const [outcome, setOutcome] = useState<Outcome | null>(null);

	async function look(code: string): Promise<void> {
		try {
			const { hits } = await find(code);
			const [first, second] = hits;
			if (first === undefined) setOutcome({ kind: 'unknown', code });
			else if (second === undefined) open(first.artNr);
			else setOutcome({ kind: 'several', code, hits });
		} catch (error) {
			const text = error instanceof ApiProblem ? sentenceOf(error) : 'Der Code konnte nicht nachgeschlagen werden.';
			setOutcome({ kind: 'failed', code, text });
		}
	}

	function open(articleNumber: string): void {
		onClose();
		go(hrefOf('articleDetails', { articleNumber }));
	}

	if (outcome === null) {
		return (
			<ScannerDialog isOpen title="Artikel scannen" onClose={onClose} onDetected={({ text }) => void look(text)} />
		);
	}
	return (
		<Dialog
			isOpen
			title={outcome.kind === 'several' ? 'Mehrere Artikel zu diesem Code' : 'Kein Artikel zu diesem Code'}
			onClose={onClose}
			actions={
				<>
					{outcome.kind === 'unknown' && (
						<LinkButton href={hrefOf('articles', {}, { q: outcome.code.slice(0, 200) })} onClick={onClose}>
							Danach suchen
						</LinkButton>
					)}
					<Button variant="primary" onClick={() => setOutcome(null)}>
						Weiter scannen
					</Button>
				</>
			}
		>
			{outcome.kind === 'several' ? (
				<Hits>
					{outcome.hits.map((hit) => (
						<li key={hit.artNr}>
							<Link href={hrefOf('articleDetails', { articleNumber: hit.artNr })} onClick={onClose}>
								{hit.articleDescription}
							</Link>{' '}
							{hit.artNr}, {matches[hit.match]}
							{hit.match === 'pack' && ` zu ${formatFigure(hit.quantity, 'quantity')}`}
						</li>
					))}
				</Hits>
			) : (
				<p>
					{outcome.kind === 'failed' ? outcome.text : 'Zu diesem Code ist kein Artikel erfasst:'}{' '}
					<Code>{outcome.code}</Code>
				</p>
			)}
		</Dialog>
	);
}

const matches: Readonly<Record<Model<'CodeHit'>['match'], string>> = {
	gtin: 'GTIN des Artikels',
	pack: 'Packung',
	artNr: 'Artikelnummer',
	artNr2: 'zweite Nummer',
};

const Hits = styled.ul`
	display: grid;
	gap: var(--k-space-2);
	margin: 0;
	padding: 0;
	list-style: none;
`;

const Code = styled.code`
	overflow-wrap: anywhere;
`;
