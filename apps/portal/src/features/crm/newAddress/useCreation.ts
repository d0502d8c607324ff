import { asProblem } from '@kontor/api-client/problem';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { type StepName, stepOf, stepsOf } from '@kontor/domain/wizard/steps';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNewAddressCalls } from '../../../data/newAddress.ts';
import { newAttempt } from '../../../kit/record/newAttempt.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';

/** What an attempt to create the address has come to. */
export type CreationOutcome =
	| { readonly kind: 'created'; readonly lfdnr: number }
	/** The server has found something wrong in a step; its fields say what. */
	| { readonly kind: 'refused'; readonly step: StepName }
	| { readonly kind: 'failed' };

/** Creates the address of a form. */
export interface Creation {
	/** Names the attempt, the same over all retries. */
	readonly attempt: string;
	readonly isDone: boolean;
	/** Why the last attempt failed, in a sentence. */
	readonly failure: string | null;
	readonly create: () => Promise<CreationOutcome>;
}

/** Creates the address of a form; what the server refuses is shown at its fields. */
export function useCreation(form: UseFormReturn<AddressDraft>, first: string, today: string): Creation {
	const calls = useNewAddressCalls();
	const [attempt, setAttempt] = useState(first);
	const [isDone, setDone] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);

	return {
		attempt,
		isDone,
		failure,
		async create() {
			setFailure(null);
			try {
				const lfdnr = await calls.create(form.getValues(), attempt);
				setDone(true);
				return { kind: 'created', lfdnr };
			} catch (error) {
				const problem = asProblem(error);
				if (problem.problem?.code === 'keyReused') {
					setAttempt(newAttempt());
					setFailure(
						'Ein früherer Versuch hat die Adresse wohl schon angelegt, mit anderen Angaben. Sehen Sie bitte nach, bevor Sie es noch einmal versuchen.',
					);
					return { kind: 'failed' };
				}
				const draft = form.getValues();
				const { showRefusals } = await import('../addressForm/problems/formProblems.ts');
				const { fieldOfBody } = await import('@kontor/domain/wizard/request');
				const found = showRefusals(form, problem, today, (path) => fieldOfBody(draft, path));
				const step = stepsOf(draft).find((at) => found.some((path) => stepOf(draft, path) === at)) ?? null;
				setFailure(step === null ? sentenceOf(problem) : null);
				return step === null ? { kind: 'failed' } : { kind: 'refused', step };
			}
		},
	};
}
