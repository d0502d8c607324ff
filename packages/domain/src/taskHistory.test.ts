import { describe, expect, test } from 'vitest';
import { historySentence, type KeptChange } from './taskHistory.ts';

describe('J08: the history reads as sentences, never as numbers of rows or flags', () => {
	test.each<[KeptChange['field'], string, string, string]>([
		['dueDate', '15.07.2026', '20.07.2026', 'die Fälligkeit von 15.07.2026 auf 20.07.2026 geändert'],
		['dueDate', '', '20.07.2026', 'die Fälligkeit auf 20.07.2026 gesetzt'],
		['dueDate', '15.07.2026', '', 'die Fälligkeit 15.07.2026 entfernt'],
		['title', 'Alt', 'Neu', 'den Titel von „Alt“ auf „Neu“ geändert'],
		['description', '', 'Text', 'die Beschreibung ergänzt'],
		['description', 'Text', '', 'die Beschreibung entfernt'],
		['description', 'Text', 'Anders', 'die Beschreibung geändert'],
		['state', 'Offen', 'Erledigt', 'den Status von „Offen“ auf „Erledigt“ geändert'],
		['assignees', '', 'Verkauf', 'die Aufgabe Verkauf zugewiesen'],
		['assignees', 'Verkauf', '', 'die Zuweisung an Verkauf aufgehoben'],
		['assignees', 'Verkauf', 'Lager', 'die Zuweisung von Verkauf auf Lager geändert'],
		['objects', '', 'Adresse 1001', 'Adresse 1001 verknüpft'],
		['objects', 'Adresse 1001', '', 'die Verknüpfung mit Adresse 1001 entfernt'],
		['objects', 'Adresse 1001', 'Artikel 7', 'die Verknüpfungen von Adresse 1001 auf Artikel 7 geändert'],
		['checklist', '', '☐ Anrufen', 'eine Checkliste angelegt'],
		['checklist', '☐ Anrufen', '', 'die Checkliste entfernt'],
		['checklist', '☐ Anrufen\n☐ Notieren', '☑ Anrufen\n☐ Notieren', '„Anrufen“ abgehakt'],
		['checklist', '☑ Anrufen', '☐ Anrufen', '„Anrufen“ wieder geöffnet'],
		['checklist', '☐ Anrufen', '☐ Schreiben', 'die Checkliste geändert'],
		['checklist', '☐ Anrufen\n☐ Notieren', '☐ Anrufen', 'die Checkliste geändert'],
		['comment', '', '', 'einen Kommentar geschrieben'],
		['created', '', 'Titel', 'die Aufgabe erstellt'],
		['deleted', '', '', 'die Aufgabe gelöscht'],
		['restored', '', '', 'die Aufgabe wiederhergestellt'],
	])('%s from %j to %j', (field, from, to, predicate) => {
		expect(historySentence({ author: 'Eva Huber', field, from, to })).toBe(`Eva Huber hat ${predicate}.`);
	});
});
