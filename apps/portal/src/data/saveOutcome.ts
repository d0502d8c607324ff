import { type ApiProblem, asProblem } from '@kontor/api-client/problem';

/**
 * What became of a change of a record, the same for every app: it is `saved`; the server has `refused` what was entered
 * (its `problem` names the fields); somebody else was faster (`conflict`, with what is stored now); the record is `gone`;
 * or the change `failed` for a reason that has nothing to do with it, such as a lost connection.
 */
export type SaveOutcome<Saved = void, Stored = Saved> =
	| { readonly kind: 'saved'; readonly record: Saved }
	| { readonly kind: 'conflict'; readonly stored: Stored; readonly problem: ApiProblem }
	| { readonly kind: 'refused' | 'gone' | 'failed'; readonly problem: ApiProblem };

/** Makes a change and says what became of it; `storedOf` takes what is stored now out of a refusal (412), else null. */
export async function saveOutcome<Saved, Stored>(
	write: () => Promise<Saved>,
	storedOf: (problem: ApiProblem) => Stored | null,
): Promise<SaveOutcome<Saved, Stored>> {
	try {
		return { kind: 'saved', record: await write() };
	} catch (error) {
		const problem = asProblem(error);
		const stored = storedOf(problem);
		return stored === null ? { kind: kindOf(problem), problem } : { kind: 'conflict', stored, problem };
	}
}

function kindOf({ kind, status }: ApiProblem): 'refused' | 'gone' | 'failed' {
	if (kind === 'refused' && status === 404) return 'gone';
	return kind === 'refused' && [400, 409, 412, 422].includes(status) ? 'refused' : 'failed';
}
