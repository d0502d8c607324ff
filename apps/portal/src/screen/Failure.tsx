import type { ApiProblem } from '@kontor/api-client/problem';
import { ErrorState } from '@kontor/ui/ErrorState';

/** Props of Failure. */
export interface FailureProps {
	problem: ApiProblem;
	retry: () => void;
	isRetrying: boolean;
}

/** A read that failed: why, the way to try again, and the number the server's log knows it by. */
export function Failure({ problem, retry, isRetrying }: FailureProps) {
	const reference = problem.problem?.requestId;
	return (
		<ErrorState onRetry={retry} isRetrying={isRetrying} {...(reference ? { reference } : {})}>
			{sentenceOf(problem)}
		</ErrorState>
	);
}

/** What a problem means to the user, in one German sentence. */
export function sentenceOf(problem: ApiProblem): string {
	switch (problem.kind) {
		case 'refused':
			return problem.message;
		case 'network':
			return 'Der Server ist nicht erreichbar.';
		case 'garbage':
			return 'Der Server hat unerwartet geantwortet.';
	}
}
