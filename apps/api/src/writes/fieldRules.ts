import type { Result } from '@kontor/german/result';
import { type FieldCode, Problem } from '../problem.ts';

/** The rules that the fields of one request are asked, gathered so that all broken ones are told at once. */
export interface FieldRules {
	/** The value of a kept rule; a broken one is noted for the field (`body.email`) and gives null. */
	take<T>(field: string, result: Result<T, FieldCode>): T | null;
	/** Notes a broken rule. */
	refuse(field: string, code: FieldCode): void;
	/** Refuses the request (422) if any rule was broken. */
	end(): void;
}

/** Starts asking. */
export function startFieldRules(): FieldRules {
	const fields: Record<string, FieldCode> = {};
	function refuse(field: string, code: FieldCode): void {
		fields[field] ??= code;
	}
	return {
		take(field, result) {
			if (result.ok) return result.value;
			refuse(field, result.code);
			return null;
		},
		refuse,
		end() {
			if (Object.keys(fields).length > 0) throw new Problem('ruleBroken', { fields });
		},
	};
}
