import { formatGermanDate } from '@kontor/domain/date';
import { formatEuro, showGermanNumber } from '@kontor/domain/number';
import { hrefOf } from '@kontor/domain/routes';
import { Badge } from '@kontor/ui/Badge';
import { Link } from '@kontor/ui/Link';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { styled } from 'styled-components';
import type { DocumentDetail } from '../../../data/documents.ts';
import { stepsOf } from './chainSteps.ts';

type Node = DocumentDetail['chain'][number];

/** The chain a document belongs to, from the first paper to the last: what follows what, with amounts and what is open. */
export function DocumentChain({ document }: { document: DocumentDetail }) {
	const steps = stepsOf(document.chain);
	return (
		<Steps aria-label="Vorgangskette">
			{steps.map((nodes, index) => (
				<Step key={nodes[0]?.wf_cid}>
					{index > 0 && <ArrowDown size={16} aria-hidden="true" />}
					<ul>
						{nodes.map((node) => (
							<li key={node.wf_cid}>
								<ChainNode node={node} isCurrent={node.wf_cid === document.wf_cid} />
							</li>
						))}
					</ul>
				</Step>
			))}
		</Steps>
	);
}

function ChainNode({ node, isCurrent }: { node: Node; isCurrent: boolean }) {
	const { shortType, nr, wf_cid, addressLfdnr, date, state, gross, openAmount, openQuantity } = node;
	const open = openQuantity.replace(/\.?0+$/, '');
	return (
		<Box aria-current={isCurrent ? 'true' : undefined}>
			<div>
				<Link href={hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid }, { tab: 'chain' })}>
					{nr || `${shortType} (Entwurf)`}
				</Link>
				<Badge>{state}</Badge>
			</div>
			<Quiet>
				{formatGermanDate(date)} · {formatEuro(gross)}
			</Quiet>
			<Quiet>
				{openAmount === '0.00' ? 'Nichts zu zahlen' : `Offen ${formatEuro(openAmount)}`}
				{open !== '' && open !== '0' && ` · Menge offen ${showGermanNumber(open)}`}
			</Quiet>
		</Box>
	);
}

const Steps = styled.section`
	display: flex;
	flex-direction: column;
	gap: var(--k-space-2);
`;

const Step = styled.div`
	display: flex;
	flex-direction: column;
	align-items: flex-start;
	gap: var(--k-space-2);

	ul {
		display: flex;
		flex-wrap: wrap;
		gap: var(--k-space-3);
	}
	> svg {
		margin-left: var(--k-space-6);
		color: var(--k-color-text-muted);
	}
`;

const Box = styled.div`
	display: grid;
	gap: var(--k-space-1);
	min-width: 16rem;
	padding: var(--k-space-3) var(--k-space-4);
	border: var(--k-border-width) solid var(--k-raised-border);
	border-radius: var(--k-radius-large);
	background: var(--k-color-surface);

	&[aria-current='true'] {
		border-color: var(--k-color-primary-border);
		background: var(--k-color-primary-surface);
	}
	> div {
		display: flex;
		align-items: center;
		justify-content: space-between;
		gap: var(--k-space-3);
	}
`;

const Quiet = styled.span`
	color: var(--k-color-text-muted);
	font-variant-numeric: tabular-nums;
`;
