import { ApiProblem } from '@kontor/api-client/problem';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { goodsMoveOf } from '@kontor/domain/trade/chain';
import { formatGermanDateTime } from '@kontor/german/dateTime';
import { formatEuro, formatFigure, showGermanNumber } from '@kontor/german/number';
import { isBlank } from '@kontor/german/visibleText';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { Link, LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { TextField } from '@kontor/ui/TextField';
import { useToast } from '@kontor/ui/Toast';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type BusinessDocument, useBusinessWrites } from '../../data/business.ts';
import { readText, useKeptEntry } from '../../kit/draft/useKeptEntry.ts';
import { useSubject } from '../../screen/CurrentUser.tsx';
import { sentenceOf } from '../../screen/Failure.tsx';

/**
 * A document to be read and delivered: what is issued never changes, and who sees no prices enters none. Goods are signed
 * for here, at the door and by thumb.
 */
export function IssuedDocument({ document }: { document: BusinessDocument }) {
	const { rank, nr, customerId, wf_cid, documentHead, documentHeadExtended, positions, amounts, state } = document;
	const isDraft = rank <= 10;
	const move = goodsMoveOf(document.shortType, false);
	const isOut = !isDraft && rank < 99 && move?.kind === 'delivery';
	const address = documentHeadExtended.deliveryAddress;
	const customer = <Link href={hrefOf('crmAddress', { lfdnr: customerId })}>{documentHead.customer.name}</Link>;
	return (
		<Page
			title={`${documentHead.documentType} ${isDraft ? '(Entwurf)' : nr}`.trim()}
			subtitle={customer}
			actions={
				wf_cid !== null && (
					<LinkButton href={hrefOf('crmAddressDocumentDetailed', { lfdnr: customerId, wf_cid })}>
						Beleg ansehen
					</LinkButton>
				)
			}
		>
			<Parts>
				{isDraft ? (
					<IssueDraft document={document} />
				) : (
					<p>Dieser Beleg ist ausgestellt und kann nicht mehr geändert werden.</p>
				)}
				<Card title="Positionen" isFlush>
					<Positions>
						{positions.map((position, index) => (
							<li key={position.id ?? index} data-kind={position.kind}>
								<span>{position.kind === 'subtotal' ? 'Zwischensumme' : position.text}</span>
								{position.kind === 'article' && (
									<b>
										{showGermanNumber(position.quantity)} {position.unit}
									</b>
								)}
								<small>
									{[
										position.articleNumber,
										position.lot && `Charge ${position.lot}`,
										position.serialNumber && `SN ${position.serialNumber}`,
										position.client && `für ${position.client.name}`,
									]
										.filter(Boolean)
										.join(' · ')}
								</small>
								{position.amount !== null && position.kind !== 'text' && (
									<small>{formatFigure(position.amount, 'money')}</small>
								)}
							</li>
						))}
					</Positions>
				</Card>
				<Card title="Beleg">
					<DescriptionList
						items={[
							{ term: 'Status', value: state },
							...(address === null ? [] : [{ term: 'Lieferadresse', value: address.name }]),
							...(amounts === null ? [] : [{ term: 'Brutto', value: formatEuro(amounts.gross) }]),
						]}
					/>
				</Card>
				{isOut && <HandOver document={document} />}
			</Parts>
		</Page>
	);
}

/** Issues a draft without looking at its prices. */
function IssueDraft({ document }: { document: BusinessDocument }) {
	const subject = useSubject();
	const writes = useBusinessWrites();
	const toasts = useToast();
	const [isPending, setPending] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	if (document.wf_cid === null || !can(subject, 'documentsIssue'))
		return <p>Ohne das Recht, Preise zu sehen, kann dieser Entwurf nur gelesen werden.</p>;

	async function issue(): Promise<void> {
		setPending(true);
		try {
			const { nr, documentHead } = await writes.issue(Number(document.wf_cid), document.version);
			toasts.show({ tone: 'success', text: `${documentHead.documentType} ${nr} ist ausgestellt.` });
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			setProblem(sentenceOf(error));
		} finally {
			setPending(false);
		}
	}

	return (
		<div>
			{problem !== null && <Banner tone="error">{problem}</Banner>}
			<Button variant="primary" isPending={isPending} onClick={() => void issue()}>
				Ausstellen
			</Button>
		</div>
	);
}

/** Name of the person who takes goods over; kept until it is sent, and sent only once. */
function HandOver({ document }: { document: BusinessDocument }) {
	const wfCid = Number(document.wf_cid);
	const { restored, keep, forget } = useKeptEntry(`business/${wfCid}/delivery`, readText);
	const [signedBy, setSignedBy] = useState('');
	const [problem, setProblem] = useState<string | null>(null);
	const [isPending, setPending] = useState(false);
	const key = useRef(crypto.randomUUID().replaceAll('-', ''));
	const writes = useBusinessWrites();
	const toasts = useToast();
	useEffect(() => {
		if (restored) setSignedBy(restored);
	}, [restored]);
	if (document.delivery !== null) {
		const { signedBy: who, dateTime } = document.delivery;
		return (
			<Banner tone="success">
				Übernommen von {who} am {formatGermanDateTime(dateTime)}.
			</Banner>
		);
	}

	async function confirm(): Promise<void> {
		if (isBlank(signedBy)) return setProblem('Bitte geben Sie an, wer die Ware übernommen hat.');
		setPending(true);
		setProblem(null);
		try {
			await writes.handOver(wfCid, signedBy.trim(), key.current);
			forget();
			toasts.show({ tone: 'success', text: 'Die Übergabe ist festgehalten.' });
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			setProblem(sentenceOf(error));
			if (error.status > 0) key.current = crypto.randomUUID().replaceAll('-', '');
		} finally {
			setPending(false);
		}
	}

	return (
		<Card title="Übergabe">
			<TextField
				label="Übernommen von"
				maxLength={120}
				autoComplete="off"
				value={signedBy}
				onValueChange={(text) => {
					setSignedBy(text);
					keep(text === '' ? null : text);
				}}
				{...(problem !== null && { error: problem })}
			/>
			<Button variant="primary" isPending={isPending} onClick={() => void confirm()}>
				Übergabe bestätigen
			</Button>
		</Card>
	);
}

const Parts = styled.div`
	display: grid;
	gap: var(--k-space-4);
	max-width: 44rem;
`;

const Positions = styled.ol`
	display: grid;
	margin: 0;
	padding: 0;
	list-style: none;

	li {
		display: grid;
		gap: 0 var(--k-space-3);
		padding: var(--k-space-2) var(--k-space-4);
		border-bottom: var(--k-border-width) solid var(--k-color-separator);
		grid-template-columns: minmax(0, 1fr) auto;
		font-variant-numeric: tabular-nums;
	}
	li:last-child {
		border-bottom: 0;
	}
	small {
		color: var(--k-color-text-muted);
	}
	small:last-child:nth-child(even) {
		text-align: right;
	}
`;
