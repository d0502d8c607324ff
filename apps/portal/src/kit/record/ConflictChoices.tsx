import { Button } from '@kontor/ui/Button';
import { styled } from 'styled-components';

/** A field that two people have changed, as people read both values. */
export interface FieldConflict<Field> {
	readonly field: Field;
	readonly label: string;
	readonly mine: string;
	readonly stored: string;
}

/** Props of ConflictChoices. */
export interface ConflictChoicesProps<Field> {
	conflicts: readonly FieldConflict<Field>[];
	onChoose: (field: Field, side: 'mine' | 'stored') => void;
}

/** One choice for each field that somebody else has changed meanwhile too. */
export function ConflictChoices<Field>({ conflicts, onChoose }: ConflictChoicesProps<Field>) {
	return (
		<List>
			{conflicts.map(({ field, label, mine, stored }) => (
				<li key={label}>
					<h3>{label}</h3>
					<dl>
						<dt>Ihre Eingabe</dt>
						<dd>{mine || '(leer)'}</dd>
						<dt>Inzwischen gespeichert</dt>
						<dd>{stored || '(leer)'}</dd>
					</dl>
					<Row>
						<Button
							size="compact"
							aria-label={`${label}: meine Eingabe behalten`}
							onClick={() => onChoose(field, 'mine')}
						>
							Meine Eingabe behalten
						</Button>
						<Button
							size="compact"
							aria-label={`${label}: Gespeichertes übernehmen`}
							onClick={() => onChoose(field, 'stored')}
						>
							Gespeichertes übernehmen
						</Button>
					</Row>
				</li>
			))}
		</List>
	);
}

const List = styled.ul`
	display: grid;
	gap: var(--k-space-4);
	padding: var(--k-space-3) var(--k-space-4);
	border: var(--k-border-width) solid var(--k-color-separator);
	border-radius: var(--k-radius);
	list-style: none;

	h3 {
		font-size: var(--k-font-size-md);
		font-weight: var(--k-font-weight-strong);
	}

	dl {
		display: grid;
		gap: 0 var(--k-space-3);
		margin: var(--k-space-1) 0 var(--k-space-2);
	}

	dt {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
	}

	dd {
		margin: 0 0 var(--k-space-1);
		overflow-wrap: anywhere;
		white-space: pre-line;
	}
`;

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;
