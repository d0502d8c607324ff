/** One change of a task as the server keeps it, in the words of its time. */
export interface KeptChange {
	readonly author: string;
	readonly field:
		| 'title'
		| 'description'
		| 'dueDate'
		| 'state'
		| 'assignees'
		| 'objects'
		| 'checklist'
		| 'comment'
		| 'created'
		| 'deleted'
		| 'restored';
	readonly from: string;
	readonly to: string;
}

/** A change of a task as one German sentence. */
export function historySentence(change: KeptChange): string {
	return `${change.author} hat ${predicateOf(change)}.`;
}

function predicateOf(change: KeptChange): string {
	const { from, to } = change;
	switch (change.field) {
		case 'title':
			return `den Titel von „${from}“ auf „${to}“ geändert`;
		case 'description':
			return `die Beschreibung ${from === '' ? 'ergänzt' : to === '' ? 'entfernt' : 'geändert'}`;
		case 'dueDate':
			if (from === '') return `die Fälligkeit auf ${to} gesetzt`;
			return to === '' ? `die Fälligkeit ${from} entfernt` : `die Fälligkeit von ${from} auf ${to} geändert`;
		case 'state':
			return `den Status von „${from}“ auf „${to}“ geändert`;
		case 'assignees':
			if (from === '') return `die Aufgabe ${to} zugewiesen`;
			return to === '' ? `die Zuweisung an ${from} aufgehoben` : `die Zuweisung von ${from} auf ${to} geändert`;
		case 'objects':
			if (from === '') return `${to} verknüpft`;
			return to === '' ? `die Verknüpfung mit ${from} entfernt` : `die Verknüpfungen von ${from} auf ${to} geändert`;
		case 'checklist':
			return checklistPredicate(from, to);
		case 'comment':
			return 'einen Kommentar geschrieben';
		case 'created':
			return 'die Aufgabe erstellt';
		case 'deleted':
			return 'die Aufgabe gelöscht';
		case 'restored':
			return 'die Aufgabe wiederhergestellt';
	}
}

/** Steps stand one a line, ticked ones behind ☑. One step that was ticked is named, the rest is told as a whole. */
function checklistPredicate(from: string, to: string): string {
	const before = linesOf(from);
	const after = linesOf(to);
	const changed = after.filter((line) => !before.includes(line));
	const [only] = changed;
	if (only !== undefined && changed.length === 1 && before.length === after.length) {
		const step = `„${only.slice(2)}“`;
		if (before.includes(`☐ ${only.slice(2)}`)) return `${step} abgehakt`;
		if (before.includes(`☑ ${only.slice(2)}`)) return `${step} wieder geöffnet`;
	}
	if (before.length === 0) return 'eine Checkliste angelegt';
	return after.length === 0 ? 'die Checkliste entfernt' : 'die Checkliste geändert';
}

function linesOf(text: string): string[] {
	return text.split('\n').filter((line) => line !== '');
}
