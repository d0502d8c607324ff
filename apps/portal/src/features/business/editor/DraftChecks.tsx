import type { DraftCheck, DraftProblem } from '@kontor/domain/trade/draftChecks';
import { Banner } from '@kontor/ui/Banner';
import { memo } from 'react';
import { styled } from 'styled-components';

const sentences: Readonly<Record<DraftProblem, string>> = {
	noPrice: 'Kein gültiger Preis: bitte eingeben.',
	lotMissing: 'Die Charge fehlt.',
	serialMissing: 'Die Seriennummer fehlt.',
	serialQuantity: 'Eine Seriennummer gilt für genau ein Stück.',
	lotExpired: 'Die Charge ist am Liefertag abgelaufen.',
	negativeStock: 'So viel ist an diesem Standort nicht auf Lager.',
	prescriptionMissing: 'Die Verordnung ist noch nicht eingelangt.',
	uidMissing:
		'Über 10 000 € muss die UID-Nummer des Rechnungsempfängers auf dem Beleg stehen; sie fehlt bei seiner Adresse. Ist er kein Unternehmer, bestätigen Sie das im Kopf.',
	creditLimit: 'Das Kreditlimit des Kunden wird überschritten.',
};

/** One warning in words. */
function sentenceOfCheck({ problem, position }: DraftCheck): string {
	return position === null ? sentences[problem] : `Position ${position + 1}: ${sentences[problem]}`;
}

/** Findings about a draft: first those that keep it from being issued, then mere warnings. */
export const DraftChecks = memo(function DraftChecks({ checks }: { checks: readonly DraftCheck[] }) {
	const blocking = checks.filter(({ isBlocking }) => isBlocking);
	const others = checks.filter(({ isBlocking }) => !isBlocking);
	return (
		<div role="status" aria-label="Hinweise zum Beleg">
			{blocking.length > 0 && (
				<Banner tone="error">
					So kann der Beleg nicht ausgestellt werden.
					<Checks checks={blocking} />
				</Banner>
			)}
			{others.length > 0 && (
				<Banner tone="warning">
					Bitte prüfen.
					<Checks checks={others} />
				</Banner>
			)}
		</div>
	);
});

const MOST = 5;

/** Warnings as a list, the first ones of many. */
export function Checks({ checks }: { checks: readonly DraftCheck[] }) {
	return (
		<List>
			{checks.slice(0, MOST).map((check) => (
				<li key={`${check.problem} ${check.position}`}>{sentenceOfCheck(check)}</li>
			))}
			{checks.length > MOST && <li>und {checks.length - MOST} weitere</li>}
		</List>
	);
}

const List = styled.ul`
	margin: 0;
	padding: 0 0 0 var(--k-space-4);
`;
