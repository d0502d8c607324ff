import { asProblem } from '@kontor/api-client/problem';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { Link, LinkButton } from '@kontor/ui/Link';
import { ScannerDialog } from '@kontor/ui/ScannerDialog';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type ScanHit, useFindScanned } from '../../data/scan.ts';
import { useGo } from '../../location.ts';
import { useSubject } from '../../screen/CurrentUser.tsx';
import { sentenceOf } from '../../screen/Failure.tsx';
import { useLeave } from '../../screen/leaving/leaving.tsx';
import { Private } from '../../screen/privacy/Private.tsx';
import { AssignCode } from './AssignCode.tsx';
import { pathOfCode } from './burst.ts';
import { hitWords, hrefOfHit } from './scanHits.ts';

/** Outcome of the last code. */
type Outcome =
	| { readonly kind: 'asking' | 'unknown' | 'assigning'; readonly code: string }
	| { readonly kind: 'several'; readonly code: string; readonly hits: readonly ScanHit[] }
	| { readonly kind: 'failed'; readonly code: string; readonly text: string };

/** Props of ScanToOpen. */
export interface ScanToOpenProps {
	/** A code that was read already; null opens the camera. */
	code: string | null;
	onClose: () => void;
}

/**
 * Opens what a code stands for: article, document or address. Several hits are asked about; an unknown code can be searched
 * for and, with the right to, given to an article.
 */
export function ScanToOpen({ code, onClose }: ScanToOpenProps) {
	const go = useGo();
	const leave = useLeave();
	const find = useFindScanned();
	const subject = useSubject();
	const [outcome, setOutcome] = useState<Outcome | null>(code === null ? null : { kind: 'asking', code });

	function open(href: string): void {
		onClose();
		leave(() => go(href));
	}

	async function look(read: string): Promise<void> {
		const path = pathOfCode(read, window.location.origin);
		if (path !== null) return open(path);
		setOutcome({ kind: 'asking', code: read });
		try {
			const { hits } = await find(read);
			const [first, second] = hits;
			if (first === undefined) setOutcome({ kind: 'unknown', code: read });
			else if (second === undefined) open(hrefOfHit(first));
			else setOutcome({ kind: 'several', code: read, hits });
		} catch (error) {
			setOutcome({ kind: 'failed', code: read, text: sentenceOf(asProblem(error)) });
		}
	}

	const begin = useEffectEvent((read: string) => void look(read));
	useEffect(() => {
		if (code !== null) begin(code);
	}, [code]);

	if (outcome === null) {
		return <ScannerDialog isOpen title="Code scannen" onClose={onClose} onDetected={({ text }) => void look(text)} />;
	}
	if (outcome.kind === 'asking') return null;
	if (outcome.kind === 'assigning') {
		return <AssignCode code={outcome.code} onAssigned={(nr) => open(articleHref(nr))} onClose={onClose} />;
	}
	const mayAssign = outcome.kind === 'unknown' && can(subject, 'articlesEdit');
	return (
		<Dialog
			isOpen
			title={titles[outcome.kind]}
			onClose={onClose}
			actions={
				<>
					{outcome.kind === 'unknown' && can(subject, 'articles') && (
						<LinkButton href={hrefOf('articles', {}, { q: outcome.code.slice(0, 200) })} onClick={onClose}>
							Danach suchen
						</LinkButton>
					)}
					{mayAssign && (
						<Button onClick={() => setOutcome({ kind: 'assigning', code: outcome.code })}>Artikel zuordnen</Button>
					)}
					{outcome.kind === 'failed' && <Button onClick={() => void look(outcome.code)}>Erneut versuchen</Button>}
					<Button variant="primary" onClick={() => setOutcome(null)}>
						Weiter scannen
					</Button>
				</>
			}
		>
			{outcome.kind === 'several' ? (
				<Hits>
					{outcome.hits.map((hit) => (
						<li key={hrefOfHit(hit)}>
							<Link href={hrefOfHit(hit)} onClick={onClose}>
								{hit.type === 'ADDRESS' ? (
									<Private spoken={`Adresse ${hit.lfdnr}, Name verborgen`}>{hit.name}</Private>
								) : (
									hit.name
								)}
							</Link>{' '}
							{hitWords(hit)}
						</li>
					))}
				</Hits>
			) : (
				<p>
					{outcome.kind === 'failed' ? outcome.text : 'Zu diesem Code ist nichts erfasst:'} <Code>{outcome.code}</Code>
				</p>
			)}
		</Dialog>
	);
}

function articleHref(articleNumber: string): string {
	return hrefOf('articleDetails', { articleNumber });
}

const titles = {
	several: 'Mehrere Treffer zu diesem Code',
	unknown: 'Unbekannter Code',
	failed: 'Der Code konnte nicht nachgeschlagen werden',
} as const;

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
