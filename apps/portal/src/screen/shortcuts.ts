import type { KeyboardShortcutGroup } from '@kontor/ui/KeyboardHelp';

/**
 * The keys the portal itself listens to: who adds one names it here, asks `isPressed` in its handler, and puts it into a
 * group below. What a component of the library listens to is only listed there.
 */
const own = {
	discreet: { label: 'Diskretmodus ein- oder ausschalten', modifier: 'Control', key: '.' },
	previousHit: { label: 'Vorheriger Treffer der Suche', modifier: 'Alt', key: 'PageUp' },
	nextHit: { label: 'Nächster Treffer der Suche', modifier: 'Alt', key: 'PageDown' },
	beginInteraction: { label: 'Interaktion erfassen', modifier: 'Alt', key: 'i' },
	beginTask: { label: 'Aufgabe erstellen', modifier: 'Alt', key: 'a' },
	edit: { label: 'Kontaktdaten bearbeiten', modifier: 'Alt', key: 'b' },
	print: { label: 'Drucken', modifier: 'Alt', key: 'p' },
	submit: { label: 'Absenden oder weiter, auch aus mehrzeiligem Text', modifier: 'Control', key: 'Enter' },
} as const satisfies Record<string, { label: string; modifier: 'Control' | 'Alt'; key: string }>;

/** The name of one of the portal's own shortcuts. */
export type ShortcutName = keyof typeof own;

/** The keys of an event that a shortcut looks at. */
type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether the keys of an event are those of a shortcut; the command key of a Mac does for Ctrl. */
export function isPressed(name: ShortcutName, { key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean {
	const shortcut = own[name];
	const isControl: boolean = shortcut.modifier === 'Control';
	return key === shortcut.key && !shiftKey && (ctrlKey || metaKey) === isControl && altKey !== isControl;
}

/** A shortcut for `aria-keyshortcuts`: `Control+.`. */
export function ariaKeysOf(name: ShortcutName): string {
	const { modifier, key } = own[name];
	return `${modifier}+${key.length === 1 ? key.toUpperCase() : key}`;
}

/** The keys of a shortcut as they are written on them: `['Strg', '.']`. */
export function writtenKeysOf(name: ShortcutName): readonly string[] {
	const { modifier, key } = own[name];
	return [written[modifier] ?? modifier, written[key] ?? (key.length === 1 ? key.toUpperCase() : key)];
}

const written: Readonly<Record<string, string>> = { Control: 'Strg', PageUp: 'Bild ↑', PageDown: 'Bild ↓' };

function entry(name: ShortcutName) {
	return { label: own[name].label, keys: [writtenKeysOf(name)] };
}

/** The tooltip of a button that does the same: `Interaktion erfassen (Alt+I)`. */
export function hintOf(name: ShortcutName): string {
	return `${own[name].label} (${writtenKeysOf(name).join('+')})`;
}

/** Every shortcut there is, as the list of shortcuts shows them. */
export const shortcutGroups: readonly KeyboardShortcutGroup[] = [
	{
		label: 'Überall',
		shortcuts: [
			{ label: 'Suche öffnen', keys: [['/'], ['Strg', 'K']] },
			entry('discreet'),
			{ label: 'Zu den Meldungen und zurück', keys: [['F6']] },
			{ label: 'Oberstes Fenster schließen', keys: [['Esc']] },
			{ label: 'Diese Übersicht öffnen', keys: [['?']] },
		],
	},
	{
		label: 'In Listen und Treffern',
		shortcuts: [
			{ label: 'Zeile darüber oder darunter', keys: [['↑'], ['↓']] },
			{ label: 'Seite zurück oder weiter', keys: [['Bild ↑'], ['Bild ↓']] },
			{ label: 'Erste oder letzte Zeile', keys: [['Pos1'], ['Ende']] },
			{ label: 'Durch die Verweise einer Zeile', keys: [['←'], ['→']] },
			{ label: 'Öffnen', keys: [['Enter']] },
			{ label: 'In neuem Tab öffnen', keys: [['Strg', 'Enter']] },
			{ label: 'Vorschau öffnen', keys: [['Leertaste']] },
			{
				label: 'Im Spaltenkopf: Breite ändern',
				keys: [
					['Umschalt', '←'],
					['Umschalt', '→'],
				],
			},
		],
	},
	{
		label: 'In einer Adresse',
		shortcuts: [entry('beginInteraction'), entry('beginTask'), entry('edit'), entry('print')],
	},
	{ label: 'In einer Adresse oder Aufgabe', shortcuts: [entry('previousHit'), entry('nextHit')] },
	{
		label: 'Auf der Tafel der Aufgaben',
		shortcuts: [
			{ label: 'Von Karte zu Karte', keys: [['↑'], ['↓'], ['←'], ['→']] },
			{ label: 'Karte aufnehmen, mit ← → eine Spalte wählen', keys: [['Leertaste']] },
			{ label: 'Karte ablegen', keys: [['Enter']] },
			{ label: 'Karte zurücklegen', keys: [['Esc']] },
		],
	},
	{
		label: 'In Formularen',
		shortcuts: [
			entry('submit'),
			{ label: 'Kalender oder Auswahl öffnen', keys: [['Alt', '↓']] },
			{ label: 'Zahl oder Uhrzeit um einen Schritt ändern', keys: [['↑'], ['↓']] },
		],
	},
];
