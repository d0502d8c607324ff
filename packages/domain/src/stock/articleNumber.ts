import { isBlank } from '@kontor/german/visibleText';

/** Numbers that would be other paths of the API, or none. */
const reserved = new Set(['.', '..', 'types', 'categories', 'groups', 'lists']);

/** Why a text cannot be the number of an article: nothing in it, too long, or not to be written in a path. */
export type ArticleNumberProblem = 'missing' | 'tooLong' | 'notAllowed';

/**
 * The rule a number of an article breaks, or `null`: 1 to 40 characters of any kind, slash, blank, plus and umlauts
 * included, without blanks around it and without control characters.
 */
export function checkArticleNumber(text: string): ArticleNumberProblem | null {
	if (isBlank(text)) return 'missing';
	if (text.length > 40) return 'tooLong';
	return reserved.has(text) || text !== text.trim() || /\p{Cc}|\p{Cf}|\p{Variation_Selector}/u.test(text)
		? 'notAllowed'
		: null;
}
