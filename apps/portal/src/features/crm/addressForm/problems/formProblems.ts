import type { ApiProblem } from '@kontor/api-client/problem';
import type { FieldProblem, FieldWarning, Finding } from '@kontor/domain/wizard/checks';
import { type AddressDraft, valueAt } from '@kontor/domain/wizard/draft';
import type { FieldPath } from '@kontor/domain/wizard/fields';
import type { ErrorSummaryEntry } from '@kontor/ui/ErrorSummary';
import type { UseFormReturn } from 'react-hook-form';
import { fieldIdOf } from '../fieldIdOf.ts';
import { fieldLabelOf } from '../fieldLabels.ts';
import { problemSentence, warningSentence } from './problemSentences.ts';

/** Puts what a server has refused at its fields, and names them; `fieldOf` finds the field at a path of the body. */
export function showRefusals(
	form: UseFormReturn<AddressDraft>,
	problem: ApiProblem,
	today: string,
	fieldOf: (bodyPath: string) => FieldPath | null,
): readonly FieldPath[] {
	const found = Object.entries(problem.problem?.fields ?? {}).flatMap(([bodyPath, code]) => {
		const path = fieldOf(bodyPath.replace(/^body\./, ''));
		// Codes of the server are those of the wizard, as far as the wizard knows the rule.
		return path === null ? [] : [{ path, code: code as FieldProblem }];
	});
	showProblems(form, found, today);
	return found.map(({ path }) => path);
}

/** Puts what a check has found at the fields. */
export function showProblems(
	form: UseFormReturn<AddressDraft>,
	found: readonly Finding<FieldProblem>[],
	today: string,
): void {
	for (const { path, code } of found) {
		form.setError(path, { message: problemSentence(path, code, valueAt(form.getValues(), path), today) });
	}
}

/** What is odd about a draft, to be read and to lead to its field. */
export function oddEntries(found: readonly Finding<FieldWarning>[]): ErrorSummaryEntry[] {
	return found.map(({ path, code }) => ({
		fieldId: fieldIdOf(path),
		label: fieldLabelOf(path),
		text: warningSentence(code),
	}));
}
