import type { AnswerCheck } from '@kontor/api-client/client';

/** The check of answers, which the first paint does without; where it cannot be loaded, answers are taken as they come. */
export async function loadAnswerCheck(): Promise<AnswerCheck> {
	try {
		return (await import('@kontor/api-client/answerCheck')).isOfContract;
	} catch {
		return () => true;
	}
}
