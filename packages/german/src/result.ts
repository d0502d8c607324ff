/** A rule's answer: either the value, or the code of the rule that was broken (the UI turns codes into German). */
export type Result<T, Code extends string> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly code: Code };

/** Wraps a value as a kept rule. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
	return { ok: true, value };
}

/** Names the broken rule. */
export function err<Code extends string>(code: Code): { readonly ok: false; readonly code: Code } {
	return { ok: false, code };
}
