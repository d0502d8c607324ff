import type { Model } from '@kontor/api-client/types';
import type { PostBlock } from '@kontor/domain/count/review';
import type { BadgeTone } from '@kontor/ui/Badge';

/** Labels of the states of a count. */
export const sessionStateLabels: Readonly<Record<Model<'CountSessionState'>, string>> = {
	counting: 'Zählung läuft',
	review: 'In Prüfung',
	released: 'Freigegeben',
	posted: 'Gebucht',
	cancelled: 'Abgebrochen',
};

/** The colour of its state. */
export const sessionStateTones: Readonly<Record<Model<'CountSessionState'>, BadgeTone>> = {
	counting: 'info',
	review: 'warning',
	released: 'warning',
	posted: 'success',
	cancelled: 'neutral',
};

/** Labels of the kinds of counts. */
export const kindLabels: Readonly<Record<Model<'CountKind'>, string>> = {
	keyDate: 'Stichtag',
	permanent: 'Laufend',
};

/** Labels of the states of an article in a count. */
export const countStateLabels: Readonly<Record<Model<'CountState'>, string>> = {
	untouched: 'Nicht gezählt',
	counted: 'Gezählt',
	equal: 'Gleich',
	different: 'Abweichend',
	unknown: 'Offen',
};

/** The colour of its state. */
export const countStateTones: Readonly<Record<Model<'CountState'>, BadgeTone>> = {
	untouched: 'neutral',
	counted: 'info',
	equal: 'success',
	different: 'error',
	unknown: 'warning',
};

/** Why an article cannot be posted yet. */
export const blockLabels: Readonly<Record<PostBlock, string>> = {
	conflict: 'Zwei haben denselben Platz gezählt',
	recount: 'Nachzählung nötig',
	reason: 'Grund fehlt',
	countedLater: 'Eine spätere Zählung ist schon gebucht',
};
