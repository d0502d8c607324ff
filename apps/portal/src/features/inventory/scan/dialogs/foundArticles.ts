import type { CountArticle } from '../../../../data/inventory.ts';

/** An article of the count as a list offers it. */
export interface FoundArticle {
	readonly key: string;
	readonly label: string;
	readonly description: string;
	readonly article: CountArticle;
}

const MOST = 50;

/** Articles of the count whose number, name or shelf holds all words, at most 50. */
export function foundArticles(articles: readonly CountArticle[], query: string): FoundArticle[] {
	const words = query.toLocaleLowerCase('de').split(/\s+/).filter(Boolean);
	const found: FoundArticle[] = [];
	for (const article of articles) {
		const { artNr, artNr2, articleDescription, shelf, gtin } = article;
		const text = `${artNr} ${artNr2} ${articleDescription} ${shelf} ${gtin}`.toLocaleLowerCase('de');
		if (!words.every((word) => text.includes(word))) continue;
		found.push({
			key: artNr,
			label: articleDescription,
			description: [artNr, shelf].filter(Boolean).join(' · '),
			article,
		});
		if (found.length === MOST) break;
	}
	return found;
}
