import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { styled } from 'styled-components';
import { type Counting, type OpenChoice, visible } from '../useCounting.ts';

/** Props of ChoiceDialog. */
export interface ChoiceDialogProps {
	choice: OpenChoice;
	onChoose: Counting['choose'];
}

/** Asks which article a code means that is several articles' own; nothing is counted before. */
export function ChoiceDialog({ choice, onChoose }: ChoiceDialogProps) {
	return (
		<Dialog isOpen title="Mehrere Artikel zu diesem Code" onClose={() => onChoose(null)}>
			<p>
				<code>{visible(choice.code)}</code> steht für mehrere Artikel. Welcher liegt vor Ihnen?
			</p>
			<Hits>
				{choice.hits.map((hit) => (
					<Button key={hit.article.artNr} onClick={() => onChoose(hit)}>
						{hit.article.articleDescription} ({hit.article.artNr})
					</Button>
				))}
			</Hits>
		</Dialog>
	);
}

const Hits = styled.div`
	display: grid;
	gap: var(--k-space-2);
	margin-block-start: var(--k-space-3);
`;
