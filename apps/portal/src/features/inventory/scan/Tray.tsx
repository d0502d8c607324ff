import type { Model } from '@kontor/api-client/types';
import { Button } from '@kontor/ui/Button';
import { ComboBox } from '@kontor/ui/ComboBox';
import { useEffect, useEffectEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { CountArticle, CountEntry } from '../../../data/inventory.ts';
import { foundArticles } from './dialogs/foundArticles.ts';
import { Heading } from './LastScans.tsx';
import { type Counting, visible } from './useCounting.ts';

type Hit = Model<'CountCodeHit'>;

/** Props of Tray. */
export interface TrayProps {
	counting: Counting;
	articles: readonly CountArticle[];
	/** Asks the server which articles a code stands for; null without a network. */
	find: ((code: string) => Promise<readonly Hit[]>) | null;
	/** An article becomes part of the count. */
	onAdd: (article: CountArticle) => void;
}

/** Codes that are no part of the count: nothing of them is lost until somebody says what they are. */
export function Tray({ counting, articles, find, onAdd }: TrayProps) {
	if (counting.tray.length === 0) return null;
	return (
		<section aria-label="Ablage unbekannter Codes">
			<Heading>Ablage unbekannter Codes</Heading>
			<List>
				{counting.tray.map(({ entry }) => (
					<li key={entry.id}>
						<code>{visible(entry.code)}</code>
						{find !== null && (
							<Strangers
								entry={entry}
								find={find}
								onTake={({ article, quantity }) => {
									onAdd(article);
									counting.assign(entry, article, quantity);
								}}
							/>
						)}
						<ComboBox
							label={`Artikel zu ${visible(entry.code)}`}
							isLabelHidden
							placeholder="Artikel suchen und zuordnen"
							value={null}
							load={async (query) => foundArticles(articles, query)}
							onValueChange={(item) => item !== null && counting.assign(entry, item.article)}
						/>
						<Button size="compact" aria-label={`${visible(entry.code)} verwerfen`} onClick={() => counting.undo(entry)}>
							Verwerfen
						</Button>
					</li>
				))}
			</List>
		</section>
	);
}

interface StrangersProps {
	entry: CountEntry;
	find: (code: string) => Promise<readonly Hit[]>;
	onTake: (hit: Hit) => void;
}

/** Articles of the shop that a code stands for and that are no part of the count: one press adds them. */
function Strangers({ entry: { code }, find, onTake }: StrangersProps) {
	const [hits, setHits] = useState<readonly Hit[]>([]);
	const ask = useEffectEvent(find);
	useEffect(() => {
		let isWanted = true;
		if (code !== '') {
			ask(code).then(
				(found) => isWanted && setHits(found),
				// Without an answer it stays an unknown code.
				() => undefined,
			);
		}
		return () => {
			isWanted = false;
		};
	}, [code]);
	return hits.map((hit) => (
		<Stranger key={hit.article.artNr}>
			<span>
				{hit.article.articleDescription} ({hit.article.artNr}){!hit.isInCount && ' gehört nicht zu dieser Zählung.'}
			</span>
			<Button
				size="compact"
				variant="primary"
				aria-label={`${hit.article.articleDescription} hinzufügen`}
				onClick={() => onTake(hit)}
			>
				Hinzufügen
			</Button>
		</Stranger>
	));
}

const List = styled.ul`
	display: grid;
	gap: var(--k-space-2);
	margin: 0;
	padding: 0;
	list-style: none;

	li {
		display: grid;
		grid-template-columns: minmax(0, 1fr) auto;
		align-items: center;
		gap: var(--k-space-2);
	}

	code {
		grid-column: 1 / -1;
		overflow-wrap: anywhere;
	}
`;

const Stranger = styled.div`
	display: contents;

	span {
		overflow-wrap: anywhere;
	}
`;
