import type { NotificationType } from '../../data/notifications.ts';

/** Labels of the types of messages in filter and settings. */
export const typeWords: Readonly<Record<NotificationType, string>> = {
	message: 'Nachricht',
	taskAssigned: 'Aufgabe zugewiesen',
	taskUnassigned: 'Aufgabe abgenommen',
	taskMentioned: 'Erwähnung',
	taskCommented: 'Kommentar',
	taskStateChanged: 'Neuer Stand einer Aufgabe',
	taskDue: 'Heute fällig',
};

/** When each type comes, for whoever decides about it; messages of colleagues always arrive. */
export const mutableTypes: readonly { readonly type: NotificationType; readonly sentence: string }[] = [
	{ type: 'taskAssigned', sentence: 'Mir wird eine Aufgabe zugewiesen' },
	{ type: 'taskUnassigned', sentence: 'Mir wird eine Aufgabe abgenommen' },
	{ type: 'taskMentioned', sentence: 'Jemand erwähnt mich' },
	{ type: 'taskCommented', sentence: 'Jemand kommentiert eine Aufgabe, die ich beobachte' },
	{ type: 'taskStateChanged', sentence: 'Eine Aufgabe, die ich beobachte, hat einen neuen Stand' },
	{ type: 'taskDue', sentence: 'Eine meiner Aufgaben ist heute fällig' },
];

/** The type a text (from the address bar) names; undefined for any other text. */
export function typeOf(text: string | undefined): NotificationType | undefined {
	return (Object.keys(typeWords) as NotificationType[]).find((type) => type === text);
}
