import { addressLabel } from '@kontor/domain/privacy';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { Badge } from '@kontor/ui/Badge';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { Select } from '@kontor/ui/Select';
import { TextField } from '@kontor/ui/TextField';
import { useState } from 'react';
import type { DuplicateCandidate } from '../../../../data/newAddress.ts';
import { Private } from '../../../../screen/privacy/Private.tsx';
import { usePrivacy } from '../../../../screen/privacy/privacy.tsx';
import { TypeBadges } from '../../TypeBadges.tsx';
import { comparisonOf } from './comparison.ts';
import { Actions, Candidate, Candidates, Comparison, Decision, Head, Reasons } from './DuplicateAssistant.styles.ts';
import { createReasons, duplicateReasons } from './duplicateReasons.ts';

/** Props of DuplicateAssistant. */
export interface DuplicateAssistantProps {
	draft: AddressDraft;
	candidates: readonly DuplicateCandidate[];
	onClose: () => void;
	/** Opens the address that is there already. */
	onOpen: (candidate: DuplicateCandidate) => void;
	/** Goes to the address that is there already and adds what it lacks. */
	onComplete: (candidate: DuplicateCandidate) => void;
	/** It is somebody else. */
	onDistinct: (candidate: DuplicateCandidate) => void;
	/** Goes on with the new address and says whether the reason could be stored; it is for whoever wonders later. */
	onCreate: (reason: string) => Promise<boolean>;
}

const other = createReasons[createReasons.length - 1] ?? '';

/** Shows which addresses may be the one that is being entered, side by side with it, and the ways on. */
export function DuplicateAssistant(props: DuplicateAssistantProps) {
	const { draft, candidates, onClose, onOpen, onComplete, onDistinct, onCreate } = props;
	const [reason, setReason] = useState('');
	const [words, setWords] = useState('');
	const [error, setError] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const isPerson = draft.kind === 'person';
	const { isHidden } = usePrivacy();

	async function create(): Promise<void> {
		const text = reason === other ? words.trim() : reason;
		if (reason === '') return setError('Bitte geben Sie einen Grund an.');
		if (text.length < 3) return setError('Bitte beschreiben Sie den Grund in mindestens 3 Zeichen.');
		setBusy(true);
		const isStored = await onCreate(text);
		setBusy(false);
		if (!isStored) setError('Nicht gespeichert. Bitte versuchen Sie es noch einmal.');
	}

	return (
		<Dialog
			isOpen
			size="lg"
			title={isPerson ? 'Gibt es diese Person schon?' : 'Gibt es diese Adresse schon?'}
			onClose={onClose}
			actions={<Button onClick={onClose}>Zurück zur Eingabe</Button>}
		>
			<Candidates>
				{candidates.map((candidate, index) => (
					<Candidate key={candidate.lfdnr} aria-label={addressLabel(candidate.name, candidate.lfdnr, isHidden)}>
						<Head>
							<h3>
								<Private spoken="Name verborgen">{candidate.name}</Private>
							</h3>
							<span>Kundennr. {candidate.lfdnr}</span>
							<TypeBadges names={candidate.addressTypes} />
						</Head>
						<Reasons aria-label="Gründe">
							{candidate.reasons.map((code) => (
								<li key={code}>
									<Badge tone={candidate.score === 100 ? 'error' : 'warning'}>{duplicateReasons[code]}</Badge>
								</li>
							))}
						</Reasons>
						<SideBySide draft={draft} candidate={candidate} />
						<Actions>
							<Button
								size="compact"
								{...(index === 0 && { variant: 'primary' as const })}
								onClick={() => onOpen(candidate)}
							>
								Öffnen
							</Button>
							<Button size="compact" onClick={() => onComplete(candidate)}>
								Ergänzen
							</Button>
							<Button size="compact" variant="quiet" onClick={() => onDistinct(candidate)}>
								{isPerson ? 'Nicht dieselbe Person' : 'Nicht dieselbe Adresse'}
							</Button>
						</Actions>
					</Candidate>
				))}
				<Decision>
					<Select
						label="Trotzdem neu anlegen, weil"
						options={createReasons.map((value) => ({ value, label: value }))}
						value={reason}
						error={reason === other ? undefined : error}
						onValueChange={setReason}
					/>
					{reason === other && (
						<TextField
							label="Grund"
							hint="Bleibt bei dieser Entscheidung gespeichert; bitte ohne Befunde."
							value={words}
							error={error}
							maxLength={500}
							onValueChange={setWords}
						/>
					)}
					<Button isPending={isBusy} onClick={() => void create()}>
						Trotzdem anlegen
					</Button>
				</Decision>
			</Candidates>
		</Dialog>
	);
}

function SideBySide({ draft, candidate }: Pick<DuplicateAssistantProps, 'draft'> & { candidate: DuplicateCandidate }) {
	return (
		<Comparison>
			<thead>
				<tr>
					<td />
					<th scope="col">Ihre Eingabe</th>
					<th scope="col">Vorhanden</th>
				</tr>
			</thead>
			<tbody>
				{comparisonOf(draft, candidate).map(({ term, own, known, isPublic }) => (
					<tr key={term} data-same={(own !== '' && own === known) || undefined}>
						<th scope="row">{term}</th>
						<td>{own || '–'}</td>
						<td>{isPublic || known === '' ? known || '–' : <Private>{known}</Private>}</td>
					</tr>
				))}
			</tbody>
		</Comparison>
	);
}
