import { expect, test } from 'vitest';
import { mergeAppointments, mergedFields, takeField } from './editorMerge.ts';
import type { EditorValues } from './editorValues.ts';

const base: EditorValues = {
	title: 'Anprobe',
	start: '2026-11-23T09:00:00',
	end: '2026-11-23T09:45:00',
	allDay: false,
	type: 1,
	state: 1,
	scope: 1,
	location: 1,
	resources: [1, 21],
	addresses: [{ lfdnr: 1001, name: 'Huber Elisabeth', tel: '' }],
	objects: [],
	documents: [],
	telNr: '',
	text: '',
	conflictResolution: 'none',
	overbookReason: '',
	rule: null,
};

const other: EditorValues = {
	...base,
	title: 'Andere',
	start: '2026-11-24T09:00:00',
	end: '2026-11-24T10:00:00',
	type: 2,
	state: 2,
	scope: 3,
	location: 2,
	resources: [2],
	addresses: [{ lfdnr: 1002, name: null, tel: '' }],
	objects: [{ id: 'A1', name: 'Artikel' }],
	documents: [{ wf_cid: '7', name: null, addressLfdnr: 1002 }],
	telNr: '1',
	text: 'x',
	conflictResolution: 'overbook',
	overbookReason: 'Notfall',
};

test.each(mergedFields)('%s: whoever changes it alone has it, and two who do are asked', (field) => {
	const mine = takeField(base, field, other);
	expect(mine).not.toEqual(base);
	expect(mergeAppointments(base, mine, base)).toEqual({ merged: mine, conflicts: [] });
	expect(mergeAppointments(base, base, mine)).toEqual({ merged: mine, conflicts: [] });
	expect(mergeAppointments(base, mine, mine)).toEqual({ merged: mine, conflicts: [] });
});

test('changes of different fields go together', () => {
	const mine = { ...base, title: 'Neu' };
	const stored = { ...base, telNr: '0316' };
	expect(mergeAppointments(base, mine, stored)).toEqual({
		merged: { ...base, title: 'Neu', telNr: '0316' },
		conflicts: [],
	});
	const moved = { ...base, start: '2026-11-23T10:00:00', end: '2026-11-23T10:45:00' };
	const longer = { ...base, end: '2026-11-23T10:00:00' };
	expect(mergeAppointments(base, moved, longer).conflicts).toEqual(['time']);
	// The order of people and rooms says nothing.
	expect(mergeAppointments(base, { ...base, resources: [1, 22] }, { ...base, resources: [21, 1] }).conflicts).toEqual(
		[],
	);
});
