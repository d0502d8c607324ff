import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { TextArea } from '@kontor/ui/TextArea';
import { styled } from 'styled-components';
import { useArticleWrites, useFetchArticleRecord } from '../../../data/articleWrites.ts';
import { lostUpdateOf } from '../../../data/lostUpdate.ts';
import { saveOutcome } from '../../../data/saveOutcome.ts';
import { readText } from '../../../kit/draft/useKeptEntry.ts';
import { InPlaceField } from '../../../kit/record/InPlaceField.tsx';
import { PlainText } from '../../../kit/record/PlainText.tsx';
import { useSubject } from '../../../screen/CurrentUser.tsx';

const MOST = 10_000;

/** Note to colleagues about an article, edited in place. */
export function ArticleNote({ nr, article }: { nr: string; article: Model<'Article'> }) {
	const mayEdit = can(useSubject(), 'articlesEdit');
	const fetchRecord = useFetchArticleRecord();
	const { change } = useArticleWrites();
	const shown = (text: string) => text !== '' && <PlainText text={text} />;

	if (!mayEdit) return <Space>{shown(article.note)}</Space>;
	return (
		<Space>
			<InPlaceField
				label="Bemerkung"
				value={article.note}
				version={article.version}
				place={`articles/${nr}/note`}
				read={readText}
				check={(text) => (text.length > MOST ? 'Die Bemerkung ist zu lang.' : null)}
				shown={shown}
				save={(note, version) =>
					saveOutcome(
						// Everything else of the article is sent as it is stored; its version says whether it still is.
						async () => {
							const { version: _known, ...record } = await fetchRecord(nr);
							return change(nr, version, { ...record, note });
						},
						(error) => {
							const stored = lostUpdateOf(error, 'put', '/v1/articles/{nr}/record');
							return stored && { value: stored.note, version: stored.version };
						},
					)
				}
			>
				{({ value, set }) => <TextArea label="Bemerkung" isLabelHidden minRows={3} value={value} onValueChange={set} />}
			</InPlaceField>
		</Space>
	);
}

const Space = styled.div`
	margin-top: var(--k-space-4);

	&:empty {
		display: none;
	}
`;
