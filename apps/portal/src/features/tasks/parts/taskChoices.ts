import { addressLabel, documentLabel } from '@kontor/domain/privacy';
import type { ComboBoxItem } from '@kontor/ui/ComboBox';
import { useCallback } from 'react';
import type { Loaded } from '../../../data/api.tsx';
import { useGlobalSearch } from '../../../data/search.ts';
import { type TaskAssignee, type TaskObject, useTaskUsers, useTaskWorkGroups } from '../../../data/tasks.ts';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';

/** Something chosen or to be chosen, with what it stands for. */
export interface ChoiceItem<Meaning> extends ComboBoxItem {
	readonly meaning: Meaning;
}

/** Tells users, groups and objects apart. */
export function keyOf({ type, id }: { readonly type: string; readonly id: number | string }): string {
	return `${type}:${id}`;
}

/** Everybody a task can be given to: users, then work groups. */
export function useAssignable(): Loaded<readonly TaskAssignee[]> {
	const users = useTaskUsers();
	const groups = useTaskWorkGroups();
	if (users.status !== 'ready') return users;
	if (groups.status !== 'ready') return groups;
	return {
		...users,
		data: [
			...users.data.map(({ userId, name }) => ({ type: 'USER' as const, id: userId, name })),
			...groups.data.map(({ lfdnr, bezeichnung }) => ({ type: 'WORK_GROUP' as const, id: lfdnr, name: bezeichnung })),
		],
	};
}

/** Looks up addresses, documents and articles as the global search does. */
export function useObjectSearch(): (text: string, signal: AbortSignal) => Promise<readonly ChoiceItem<TaskObject>[]> {
	const search = useGlobalSearch();
	const { isHidden } = usePrivacy();
	return useCallback(
		async (text, signal) => {
			const hits = await search(text, signal);
			return hits.flatMap((hit): ChoiceItem<TaskObject>[] => {
				if (hit.type === 'ADDRESS') {
					const { kdStrasse, kdPlz, kdOrt } = hit.object;
					const object = { type: 'ADDRESS' as const, id: String(hit.id), name: hit.name, addressLfdnr: null };
					const place = [isHidden ? '' : kdStrasse, `${kdPlz} ${kdOrt}`.trim()].filter(Boolean).join(', ');
					const label = addressLabel(hit.name, hit.id, isHidden);
					return [{ key: keyOf(object), label, description: place, meaning: object }];
				}
				if (hit.type === 'DOCUMENT') {
					const { shortType, wf_cid, addressLfdnr } = hit.object;
					const name = `${shortType} ${hit.name}`;
					const object = { type: 'DOCUMENT' as const, id: wf_cid, name, addressLfdnr };
					const label = documentLabel({ shortType, name: hit.name, number: wf_cid }, isHidden);
					return [{ key: keyOf(object), label, description: 'Dokument', meaning: object }];
				}
				if (hit.type === 'ARTICLE') {
					const object = { type: 'ARTICLE' as const, id: hit.object.art_nr, name: hit.name, addressLfdnr: null };
					return [{ key: keyOf(object), label: hit.name, description: hit.object.art_nr, meaning: object }];
				}
				return [];
			});
		},
		[search, isHidden],
	);
}
