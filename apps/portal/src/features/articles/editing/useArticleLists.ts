import type { Model } from '@kontor/api-client/types';
import type { Loaded } from '../../../data/api.tsx';
import { useArticleCategories, useArticleCodes, useArticleGroups, useArticleTypes } from '../../../data/articles.ts';
import type { ArticleLists } from './articleKind.ts';

/** Everything an article is described by, for its form: the lists of codes by field, and types with what depends on them. */
export interface EditorLists extends ArticleLists {
	readonly codes: Readonly<Record<string, readonly Model<'Named'>[]>>;
}

/** Reads the lists of an article's form; one that is not there yet is empty. */
export function useArticleLists(): EditorLists {
	const codes = {
		unit: entriesOf(useArticleCodes('unit')),
		vat: entriesOf(useArticleCodes('vat')),
		statisticGroup: entriesOf(useArticleCodes('statisticGroup')),
		statisticCode: entriesOf(useArticleCodes('statisticCode')),
		commissionGroup: entriesOf(useArticleCodes('commissionGroup')),
		revenueGroup: entriesOf(useArticleCodes('revenueGroup')),
		objectType: entriesOf(useArticleCodes('objectType')),
		objectTypeGroup: entriesOf(useArticleCodes('objectTypeGroup')),
	} satisfies EditorLists['codes'];
	return {
		codes,
		types: entriesOf(useArticleTypes()),
		categories: entriesOf(useArticleCategories()),
		groups: entriesOf(useArticleGroups()),
		nameOf: (field, code) => {
			const list: readonly Model<'Named'>[] = field in codes ? codes[field as keyof typeof codes] : [];
			return list.find((entry) => entry.code === code)?.bezeichnung ?? code;
		},
	};
}

function entriesOf<Entry>(list: Loaded<readonly Entry[]>): readonly Entry[] {
	return list.status === 'ready' ? list.data : [];
}

/** Entries of a list as a Select shows them; a chosen one that is not among them stays one to see. */
export function optionsWith(entries: readonly Model<'Named'>[], chosen: string): { value: string; label: string }[] {
	const options = entries.map(({ code, bezeichnung }) => ({ value: code, label: bezeichnung }));
	const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
	return isKnown ? options : [...options, { value: chosen, label: `${chosen} (passt nicht zur Auswahl)` }];
}
