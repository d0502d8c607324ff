import { asProblem } from '@kontor/api-client/problem';
import { useToast } from '@kontor/ui/Toast';
import { useState } from 'react';
import { useFetchArticleRecord } from '../../../data/articleWrites.ts';
import { type KeptEntry, useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { type RecordDraft, readRecordDraft } from '../../../kit/record/recordKind.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { type ArticleValues, draftOfArticle, newArticle } from './articleKind.ts';

/** The editor of an article, or of a new one: closed, being opened, or with a form. */
export interface ArticleEditing {
	/** The form, once it is open. */
	readonly start: RecordDraft<ArticleValues> | null;
	/** It was begun before this screen was opened. */
	readonly isRestored: boolean;
	readonly entry: KeptEntry<RecordDraft<ArticleValues>>;
	readonly isOpening: boolean;
	open(): Promise<void>;
	close(): void;
}

/** Opens and closes the editor of an article; null is a new one. What was typed outlives a reload and the session. */
export function useArticleEditing(nr: string | null): ArticleEditing {
	const fetchRecord = useFetchArticleRecord();
	const toasts = useToast();
	const [opened, setOpened] = useState<RecordDraft<ArticleValues> | null>(null);
	const [isOpening, setOpening] = useState(false);
	const entry = useKeptEntry(nr === null ? 'articles/new' : `articles/${nr}/record`, (stored) =>
		readRecordDraft<ArticleValues>(stored, newArticle.values),
	);
	return {
		start: opened ?? entry.restored ?? null,
		isRestored: opened === null,
		entry,
		isOpening,
		async open() {
			if (nr === null) return setOpened(newArticle);
			setOpening(true);
			try {
				// As it is stored now: what the screen shows may be minutes old.
				setOpened(draftOfArticle(nr, await fetchRecord(nr)));
			} catch (error) {
				toasts.show({
					tone: 'error',
					text: 'Der Artikel lässt sich nicht öffnen.',
					detail: sentenceOf(asProblem(error)),
				});
			} finally {
				setOpening(false);
			}
		},
		close() {
			entry.forget();
			setOpened(null);
		},
	};
}
