import { fold } from '@kontor/german/search';
import type { TaskAssignee } from '../../../data/tasks.ts';

/** The assignees that names behind an `@` mean. */
export interface NamedAssignees {
	readonly found: readonly TaskAssignee[];
	/** Names that mean nobody, or more than one. */
	readonly unknown: readonly string[];
}

/** Finds users and groups by a name as it is typed: the same letters, the whole name, or the beginning of only one. */
export function assigneesNamed(names: readonly string[], assignable: readonly TaskAssignee[]): NamedAssignees {
	const found = new Map<string, TaskAssignee>();
	const unknown: string[] = [];
	for (const name of names) {
		const typed = name.replace(/[.,;:!?]+$/, '');
		const wanted = fold(typed);
		// A user "verkauf" and a group "Verkauf" are told apart by their letters alone.
		const same = assignable.filter((one) => one.name === typed);
		const exact = assignable.filter((one) => fold(one.name) === wanted);
		const begun = assignable.filter((one) => fold(one.name).startsWith(wanted));
		const [only, other] = [same, exact, begun].find((some) => some.length > 0) ?? [];
		if (only === undefined || other !== undefined) unknown.push(name);
		else found.set(`${only.type}:${only.id}`, only);
	}
	return { found: [...found.values()], unknown };
}
