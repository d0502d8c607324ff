import { type TextSpan, textBlocks } from '@kontor/domain/textBlocks';
import { Link } from '@kontor/ui/Link';
import { styled } from 'styled-components';

/** A plain text as people meant it: paragraphs, lists and web addresses to follow; nothing else in it means anything. */
export function PlainText({ text }: { text: string }) {
	return (
		<Blocks>
			{textBlocks(text).map((block, index) => {
				const key = `${index}`;
				if (block.kind === 'paragraph') {
					return (
						<p key={key}>
							{block.lines.map((line, at) => (
								<span key={`${at}-${line.length}`}>
									{at > 0 && <br />}
									<Line spans={line} />
								</span>
							))}
						</p>
					);
				}
				const items = block.items.map((item, at) => (
					<li key={`${at}-${item.length}`}>
						<Line spans={item} />
					</li>
				));
				return block.kind === 'bullets' ? <ul key={key}>{items}</ul> : <ol key={key}>{items}</ol>;
			})}
		</Blocks>
	);
}

function Line({ spans }: { spans: readonly TextSpan[] }) {
	return spans.map(({ text, href }, index) =>
		href === null ? (
			text
		) : (
			<Link key={`${index}-${href}`} href={href} target="_blank">
				{text}
			</Link>
		),
	);
}

const Blocks = styled.div`
	display: grid;
	gap: var(--k-space-2);
	overflow-wrap: anywhere;

	ul,
	ol {
		margin: 0;
		padding-inline-start: var(--k-space-5);
	}
`;
