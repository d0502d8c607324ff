import { formatCount } from '@kontor/german/number';
import { Badge } from '@kontor/ui/Badge';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { TextField } from '@kontor/ui/TextField';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { CountArticle } from '../../../../data/inventory.ts';
import { foundArticles } from './foundArticles.ts';

/** Props of OpenArticles. */
export interface OpenArticlesProps {
	articles: readonly CountArticle[];
	countedOf: (article: CountArticle) => string | null;
	onChoose: (article: CountArticle) => void;
	onClose: () => void;
}

/** Finds an article of the count without a code; those nobody has counted yet come first. */
export function OpenArticles({ articles, countedOf, onChoose, onClose }: OpenArticlesProps) {
	const [query, setQuery] = useState('');
	const open = articles.filter((article) => countedOf(article) === null);
	const done = articles.filter((article) => countedOf(article) !== null);
	const found = foundArticles([...open, ...done], query);
	return (
		<Dialog isOpen title="Artikel der Zählung" onClose={onClose}>
			<Parts>
				<TextField label="Artikel suchen" value={query} onValueChange={setQuery} data-autofocus />
				<p>{formatCount(open.length)} noch nicht von Ihnen gezählt</p>
				{found.length === 0 && <p>Keine Einträge gefunden.</p>}
				<List>
					{found.map(({ article, key, label, description }) => (
						<li key={key}>
							<span>
								{label}
								<small>{description}</small>
							</span>
							{article.isMine && <Badge tone="info">Nachzählen</Badge>}
							<Button size="compact" aria-label={`${label} zählen`} onClick={() => onChoose(article)}>
								Zählen
							</Button>
						</li>
					))}
				</List>
			</Parts>
		</Dialog>
	);
}

const Parts = styled.div`
	display: grid;
	gap: var(--k-space-3);
`;

const List = styled.ul`
	display: grid;
	margin: 0;
	padding: 0;
	list-style: none;

	li {
		display: flex;
		align-items: center;
		gap: var(--k-space-2);
		padding-block: var(--k-space-2);
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}

	span:first-child {
		flex: 1;
		min-width: 0;
		overflow-wrap: anywhere;
	}

	small {
		display: block;
		color: var(--k-color-text-muted);
	}
`;
