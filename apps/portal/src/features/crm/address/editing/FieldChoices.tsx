import { HIDDEN_WORD } from '@kontor/domain/privacy';
import { type AddressDraft, valueAt, withValue } from '@kontor/domain/wizard/draft';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import { isOfOthers } from '@kontor/domain/wizard/others';
import { RadioGroup } from '@kontor/ui/RadioGroup';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePrivacy } from '../../../../screen/privacy/privacy.tsx';
import { fieldLabelOf } from '../../addressForm/fieldLabels.ts';
import { useFieldSources } from '../../addressForm/fieldSources.tsx';
import { shownValue } from '../../addressForm/shownValue.ts';

/** What is chosen for a field: what the user has entered, or what is stored. */
export type FieldChoice = 'mine' | 'stored';

/** What is chosen so far. */
export type FieldDecisions = Partial<Record<FieldPath, FieldChoice>>;

/** Props of FieldChoices. */
export interface FieldChoicesProps {
	/** What the user has entered. */
	mine: AddressDraft;
	/** What is stored. */
	stored: AddressDraft;
	paths: readonly FieldPath[];
	/** What the stored value is called: "Inzwischen gespeichert". */
	storedHint: string;
	decisions: FieldDecisions;
	/** What is still open is asked for. */
	isAsked: boolean;
	onDecide: (decisions: FieldDecisions) => void;
}

/** One choice for each field in which two versions of an address differ. */
export function FieldChoices({ mine, stored, paths, storedHint, decisions, isAsked, onDecide }: FieldChoicesProps) {
	const sources = useFieldSources();
	const { isDiscreet } = usePrivacy();

	function shown(draft: AddressDraft, path: FieldPath): string {
		const value = shownValue(draft, path, sources);
		if (value === '') return 'leer';
		return isDiscreet && isOfOthers(path) ? HIDDEN_WORD : value;
	}

	return (
		<>
			{paths.map((path) => (
				<RadioGroup
					key={path}
					label={fieldLabelOf(path)}
					options={[
						{ value: 'mine', label: shown(mine, path), hint: 'Ihre Angabe' },
						{ value: 'stored', label: shown(stored, path), hint: storedHint },
					]}
					value={decisions[path] ?? ''}
					error={isAsked && decisions[path] === undefined ? 'Bitte wählen Sie.' : undefined}
					onValueChange={(choice) => onDecide({ ...decisions, [path]: choice === 'mine' ? 'mine' : 'stored' })}
				/>
			))}
		</>
	);
}

/** A draft with what was decided for these fields; one that is not decided keeps what it has. */
export function withDecisions(
	draft: AddressDraft,
	{ mine, stored, paths, decisions }: Pick<FieldChoicesProps, 'mine' | 'stored' | 'paths' | 'decisions'>,
): AddressDraft {
	return paths
		.filter((path) => decisions[path] !== undefined)
		.reduce((next, path) => withValue(next, path, valueAt(decisions[path] === 'mine' ? mine : stored, path)), draft);
}

/** The choices of a dialog that goes on only once all are made. */
export interface OpenChoices {
	/** To be set on what holds them. */
	readonly frame: RefObject<HTMLDivElement | null>;
	/** Somebody has wanted to go on without them. */
	readonly isAsked: boolean;
	/** Asks for those that are open, and leads to the first of them. */
	readonly ask: () => void;
}

/** Asks for choices that are still open, instead of a button that does nothing and does not say why. */
export function useOpenChoices(): OpenChoices {
	const frame = useRef<HTMLDivElement>(null);
	const [asked, setAsked] = useState(0);
	useEffect(() => {
		if (asked > 0) frame.current?.querySelector<HTMLElement>('[aria-invalid="true"] input')?.focus();
	}, [asked]);
	return { frame, isAsked: asked > 0, ask: () => setAsked(asked + 1) };
}

/** Choices one below the other. */
export const Choices = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;
