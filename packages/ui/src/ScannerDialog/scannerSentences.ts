import { scannerMessages } from '../messages/scannerMessages.ts';
import type { CameraProblem } from './camera.ts';

/** Message for a camera problem, as spec.md words it. */
export function sentenceOf({ problem, message }: { problem: CameraProblem; message: string }): string {
	const sentences = scannerMessages.problem;
	return problem === 'other' ? sentences.other(message) : sentences[problem];
}
