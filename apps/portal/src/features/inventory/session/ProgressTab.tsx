import { formatGermanDateTime } from '@kontor/german/dateTime';
import { formatCount, formatFigure } from '@kontor/german/number';
import { Badge } from '@kontor/ui/Badge';
import { Banner } from '@kontor/ui/Banner';
import { Card } from '@kontor/ui/Card';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { EmptyState } from '@kontor/ui/EmptyState';
import { ProgressBar } from '@kontor/ui/ProgressBar';
import { styled } from 'styled-components';
import type { CountSession } from '../../../data/inventory.ts';
import { countStateLabels, countStateTones } from '../countWords.ts';

/** Progress of a count, and its counters. */
export function ProgressTab({ session }: { session: CountSession }) {
	const { progress, counters, lateEntries, limits } = session;
	const states = (['untouched', 'equal', 'different', 'unknown'] as const).filter(
		(state) => progress[state] !== undefined,
	);
	return (
		<Parts>
			{lateEntries > 0 && (
				<Banner tone="warning">
					{formatCount(lateEntries)} Einträge sind nach der Freigabe eingelangt. Sie zählen erst, wenn die Inventur
					wieder geprüft wird.
				</Banner>
			)}
			<Card title="Fortschritt">
				<Bar>
					<ProgressBar
						label={`${formatCount(progress.counted)} von ${formatCount(progress.articles)} Artikeln gezählt`}
						value={progress.counted}
						max={Math.max(1, progress.articles)}
					/>
				</Bar>
				<States aria-label="Artikel nach Stand">
					{states.map((state) => (
						<li key={state}>
							<Badge tone={countStateTones[state]}>{countStateLabels[state]}</Badge>
							<strong>{formatCount(progress[state] ?? 0)}</strong>
						</li>
					))}
				</States>
			</Card>
			<Card title="Wer zählt">
				{counters.length === 0 ? (
					<EmptyState>Noch zählt niemand.</EmptyState>
				) : (
					<Counters>
						{counters.map(({ userId, name, entries, devices, lastAt }) => (
							<li key={userId}>
								<strong>{name}</strong>
								<span>
									{entries === 1 ? 'ein Eintrag' : `${formatCount(entries)} Einträge`}
									{devices > 1 && ` auf ${formatCount(devices)} Geräten`}
									{lastAt !== null && `, zuletzt ${formatGermanDateTime(lastAt)}`}
								</span>
							</li>
						))}
					</Counters>
				)}
			</Card>
			<Card title="Angaben">
				<DescriptionList
					items={[
						{ term: 'Plätze', value: session.shelves.join(', ') || 'alle' },
						{
							term: 'Artikelgruppen',
							value: session.articleGroups.map(({ bezeichnung }) => bezeichnung).join(', ') || 'alle',
						},
						{
							term: 'Nachzählen ab mehr als',
							value:
								[
									limits.pieces && `${formatFigure(limits.pieces, 'quantity')} Stück`,
									limits.percent && `${formatFigure(limits.percent, 'percent')} %`,
									limits.value && `${formatFigure(limits.value, 'money')} €`,
								]
									.filter(Boolean)
									.join(', ') || 'keine Grenze',
						},
						{ term: 'Begonnen', value: `${formatGermanDateTime(session.createdAt)}${by(session.createdBy)}` },
						...(session.releasedAt === null
							? []
							: [
									{
										term: 'Freigegeben',
										value: `${formatGermanDateTime(session.releasedAt)}${by(session.releasedBy)}`,
									},
								]),
						...(session.postedAt === null
							? []
							: [{ term: 'Gebucht', value: `${formatGermanDateTime(session.postedAt)}${by(session.postedBy)}` }]),
					]}
				/>
			</Card>
		</Parts>
	);
}

function by(name: string | null): string {
	return name === null ? '' : ` von ${name}`;
}

const Parts = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: var(--k-space-4);
	padding-block-start: var(--k-space-4);
`;

const Bar = styled.div`
	padding-block-end: var(--k-space-3);
`;

const States = styled.ul`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-3) var(--k-space-5);
	margin: 0;
	padding: 0;
	list-style: none;

	li {
		display: flex;
		align-items: center;
		gap: var(--k-space-2);
		font-variant-numeric: tabular-nums;
	}
`;

const Counters = styled.ul`
	display: grid;
	gap: var(--k-space-2);
	margin: 0;
	padding: 0;
	list-style: none;

	li {
		display: flex;
		flex-wrap: wrap;
		gap: 0 var(--k-space-3);
	}

	span {
		color: var(--k-color-text-muted);
	}
`;
