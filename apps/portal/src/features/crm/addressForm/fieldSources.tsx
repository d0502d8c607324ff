import type { AddressRef, FieldPath } from '@kontor/domain/wizard/fields';
import type { SelectOption } from '@kontor/ui/Select';
import { createContext, use } from 'react';

/** Where the fields of a form take their entries from. */
export interface FieldSources {
	/** The entries of a choice; null while they are loading. */
	readonly options: (path: FieldPath) => readonly SelectOption[] | null;
	/** Finds the addresses a field can point to. */
	readonly search: (path: FieldPath, query: string, signal: AbortSignal) => Promise<readonly AddressRef[]>;
}

const FieldSourcesContext = createContext<FieldSources | null>(null);

/** Gives the sources to the fields inside. */
export const FieldSourcesProvider = FieldSourcesContext;

/** The sources of the form around. */
export function useFieldSources(): FieldSources {
	const sources = use(FieldSourcesContext);
	if (sources === null) throw new Error('Fields need a FieldSourcesProvider around them');
	return sources;
}
