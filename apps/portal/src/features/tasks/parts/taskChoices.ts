import { ApiProblem } from '@kontor/api-client/problem';
import { can } from '@kontor/domain/permissions';
import { addressLabel, documentLabel } from '@kontor/domain/privacy';
import { formatGermanDate } from '@kontor/german/date';
import type { ComboBoxItem } from '@kontor/ui/ComboBox';
import { useCallback } from 'react';
import type { Loaded } from '../../../data/api.tsx';
import { type AppointmentPreview, useCalendarSearches } from '../../../data/calendar.ts';
import { type SearchHit, useGlobalSearch } from '../../../data/search.ts';
import { type TaskAssignee, type TaskObject, useTaskUsers, useTaskWorkGroups } from '../../../data/tasks.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
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

type Found = readonly ChoiceItem<TaskObject>[];

/** Looks up addresses, documents and articles as the global search does, and appointments where the reader has the calendar. */
export function useObjectSearch(): (text: string, signal: AbortSignal) => Promise<Found> {
	const search = useGlobalSearch();
	const { appointments } = useCalendarSearches();
	const mayCalendar = can(useSubject(), 'calendar');
	const { isHidden } = usePrivacy();
	return useCallback(
		async (text, signal) => {
			const [hits, found] = await Promise.all([
				search(text, signal),
				mayCalendar ? appointments(text, signal).catch(noneWhereRefused) : [],
			]);
			return [
				...hits.flatMap((hit) => itemOfHit(hit, isHidden)),
				...found.flatMap((hit) => itemOfAppointment(hit, isHidden)),
			];
		},
		[search, appointments, mayCalendar, isHidden],
	);
}

/** A text the calendar does not take finds no appointment, and must not hide what the global search found. */
function noneWhereRefused(error: unknown): readonly [] {
	if (error instanceof ApiProblem && error.status === 400) return [];
	throw error;
}

function itemOfHit(hit: SearchHit, isHidden: boolean): Found {
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
}

/** An appointment of which only the time may be seen is not offered. */
function itemOfAppointment({ lfdnr, title, start, isBusy }: AppointmentPreview, isHidden: boolean): Found {
	if (isBusy) return [];
	const object = { type: 'APPOINTMENT' as const, id: String(lfdnr), name: title, addressLfdnr: null };
	const label = isHidden ? `Termin ${lfdnr}` : title;
	return [
		{ key: keyOf(object), label, description: `Termin am ${formatGermanDate(start.slice(0, 10))}`, meaning: object },
	];
}
