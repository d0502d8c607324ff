import type { components } from '@kontor/api-client/schema.gen';
import { databaseFailure } from './database/database.ts';

/** Why one field was refused (contract `FieldCode`). */
export type FieldCode = components['schemas']['FieldCode'];

const catalogue = {
	malformed: { status: 400, title: 'Die Anfrage ist nicht lesbar.' },
	invalid: { status: 400, title: 'Die Anfrage enthält ungültige Angaben.' },
	notSignedIn: { status: 401, title: 'Bitte melden Sie sich an.' },
	sessionEnded: { status: 401, title: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.' },
	wrongCredentials: { status: 401, title: 'Benutzername oder Kennwort ist falsch.' },
	forbidden: { status: 403, title: 'Sie haben keine Berechtigung für diese Funktion.' },
	notFound: { status: 404, title: 'Dieser Eintrag wurde nicht gefunden.' },
	deleted: { status: 404, title: 'Dieser Eintrag wurde gelöscht.' },
	unknownPath: { status: 404, title: 'Diese Adresse gibt es nicht.' },
	methodNotAllowed: { status: 405, title: 'Diese Methode ist unter dieser Adresse nicht erlaubt.' },
	timeout: { status: 408, title: 'Die Anfrage kam nicht rechtzeitig an.' },
	conflict: { status: 409, title: 'Die Angaben widersprechen einem vorhandenen Eintrag.' },
	taken: { status: 409, title: 'Diese Zeit ist bereits vergeben.' },
	previewOutdated: {
		status: 409,
		title: 'Inzwischen hat sich etwas geändert. Bitte prüfen Sie die Termine der Serie noch einmal.',
	},
	ownRelease: {
		status: 409,
		title: 'Sie haben diese Inventur selbst freigegeben. Bitte lassen Sie sie von jemand anderem buchen.',
	},
	countBlocked: {
		status: 409,
		title: 'Manche Artikel können noch nicht gebucht werden. Bitte erledigen Sie diese oder lassen Sie sie aus.',
	},
	tooManyContactPersons: {
		status: 409,
		title:
			'Eine Adresse hat höchstens 200 Kontaktpersonen. Löschen Sie bitte zuerst eine, die nicht mehr gebraucht wird.',
	},
	tooManyComments: {
		status: 409,
		title: 'Eine Aufgabe hat höchstens 500 Kommentare. Setzen Sie das Gespräch bitte in einer neuen Aufgabe fort.',
	},
	lostUpdate: {
		status: 412,
		title: 'Dieser Eintrag wurde inzwischen geändert. Bitte vergleichen Sie Ihre Angaben mit den aktuellen.',
	},
	tooLarge: { status: 413, title: 'Die Anfrage ist zu groß.' },
	paperTooLarge: {
		status: 413,
		title: 'Das wird zu umfangreich für ein einziges PDF. Bitte wählen Sie weniger Dokumente.',
	},
	unsupportedMediaType: { status: 415, title: 'Dieses Format der Anfrage wird nicht unterstützt.' },
	ruleBroken: { status: 422, title: 'Bitte prüfen Sie die markierten Angaben.' },
	printTypeUnknown: { status: 422, title: 'Diese Druckart gibt es für dieses Dokument nicht.' },
	companyIncomplete: {
		status: 422,
		title: 'In den Firmendaten fehlt Name, Anschrift oder UID-Nummer. Ohne sie darf keine Rechnung ausgestellt werden.',
	},
	recipientIncomplete: {
		status: 422,
		title: 'Der Rechnung fehlt Name oder Anschrift des Kunden. Bitte ergänzen Sie zuerst seine Adresse.',
	},
	recipientUidMissing: {
		status: 422,
		title:
			'Auf diesem Beleg muss die UID-Nummer des Kunden stehen: über 10 000 € bei Unternehmern, und wenn er die Steuer schuldet. Bitte ergänzen Sie zuerst seine Adresse oder bestätigen Sie im Entwurf, dass er kein Unternehmer ist.',
	},
	creditWithoutInvoice: {
		status: 422,
		title: 'Eine Gutschrift nennt die Rechnung, die sie berichtigt. Bitte erstellen Sie sie aus der Rechnung.',
	},
	keyReused: { status: 422, title: 'Diese Anfrage wurde mit anderen Angaben schon einmal gesendet.' },
	notAuthor: {
		status: 422,
		title: 'Eine Interaktion kann nur ändern, wer sie erfasst hat. Erfassen Sie dazu bitte eine eigene.',
	},
	tooManyRequests: { status: 429, title: 'Zu viele Anfragen. Bitte warten Sie einen Moment.' },
	tooManyExports: {
		status: 429,
		title: 'Es wird gerade schon eine Datei erstellt. Bitte warten Sie, bis sie fertig ist.',
	},
	tooManySignIns: { status: 429, title: 'Zu viele fehlgeschlagene Anmeldungen. Bitte warten Sie einen Moment.' },
	headersTooLarge: { status: 431, title: 'Die Kopfzeilen der Anfrage sind zu groß.' },
	internal: { status: 500, title: 'Es ist ein unerwarteter Fehler aufgetreten.' },
	paperBusy: {
		status: 503,
		title: 'Es werden gerade sehr viele PDFs erstellt. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
	},
	paperFailed: {
		status: 503,
		title: 'Das PDF konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
	},
	unavailable: {
		status: 503,
		title: 'Der Server kann gerade nicht antworten. Bitte versuchen Sie es in Kürze erneut.',
	},
} as const satisfies Record<string, { status: number; title: string }>;

/** Stable name of a kind of error. */
export type ProblemCode = keyof typeof catalogue;

interface ProblemDetails {
	/** Path in the request (`body.name`, `query.page`) → why it was refused. */
	readonly fields?: Readonly<Record<string, FieldCode>>;
	/** Seconds after which trying again makes sense; `Retry-After`. */
	readonly retryAfter?: number;
	/** Methods the path knows; `Allow`. */
	readonly allow?: readonly string[];
	/** The record as it is now, when an update of an older version was refused. */
	readonly current?: unknown;
	/** What is in the way of an appointment, and when there is room for it. */
	readonly taken?: components['schemas']['TakenTime'];
	/** The price of the same kind that holds on one of the days. */
	readonly inTheWay?: components['schemas']['PriceInTheWay'];
	/** The document that has what was to be drawn. */
	readonly drawnBy?: components['schemas']['DrawnBy'];
	/** Open quantities of the positions of which more was asked for. */
	readonly open?: readonly components['schemas']['OpenQuantity'][];
	readonly cause?: unknown;
}

/** An answer that is an error: throw it anywhere in a request, the server sends the contract's `Problem`. */
export class Problem extends Error {
	readonly code: ProblemCode;
	readonly details: ProblemDetails;

	constructor(code: ProblemCode, details: ProblemDetails = {}) {
		super(code, 'cause' in details ? { cause: details.cause } : undefined);
		this.name = 'Problem';
		this.code = code;
		this.details = details;
	}

	get status(): number {
		return catalogue[this.code].status;
	}
}

const fastifyProblems: Record<string, ProblemCode> = {
	FST_ERR_BAD_URL: 'malformed',
	FST_ERR_MAX_PARAM_LENGTH: 'malformed',
	FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
	FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
	FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
	FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
};

// Node marks a request that breaks off while its body is read with 400; 403 is a path which no file can have.
const statusProblems: Readonly<Record<number, ProblemCode>> = { 400: 'malformed', 403: 'unknownPath' };

// A fail-over of PostgreSQL or a full pool is over within seconds.
const UNAVAILABLE_RETRY_SECONDS = 2;

/** What to tell the client about any thrown value; never more than the kind of error. */
export function problemOf(error: unknown): Problem {
	if (error instanceof Problem) return error;
	const code = codeOf(error);
	const known = code === null ? undefined : fastifyProblems[code];
	if (known !== undefined) return new Problem(known, { cause: error });
	// Before the database is asked: a client that hangs up has the code of a lost connection too.
	const marked = statusProblems[statusOf(error)];
	if (marked !== undefined) return new Problem(marked, { cause: error });
	switch (databaseFailure(error)) {
		case 'unavailable':
			return new Problem('unavailable', { retryAfter: UNAVAILABLE_RETRY_SECONDS, cause: error });
		case 'conflict':
			return new Problem('conflict', { cause: error });
		case 'invalid':
			return new Problem('invalid', { cause: error });
		case 'broken':
			return new Problem('internal', { cause: error });
	}
}

/** The answer of a problem: status, headers and the JSON text of the contract's `Problem`. */
export function renderProblem(
	problem: Problem,
	requestId: string,
): { status: number; headers: Record<string, string>; body: string } {
	const { status, title } = catalogue[problem.code];
	const { fields, retryAfter, allow, current, taken, inTheWay, drawnBy, open } = problem.details;
	const headers: Record<string, string> = { 'content-type': 'application/problem+json; charset=utf-8' };
	if (retryAfter !== undefined) headers['retry-after'] = String(Math.max(1, Math.ceil(retryAfter)));
	if (allow !== undefined) headers.allow = allow.join(', ');
	if (status === 401) headers['www-authenticate'] = 'Bearer';
	const body = JSON.stringify({
		type: `/problems/${problem.code}`,
		title,
		status,
		code: problem.code,
		requestId,
		...(fields && { fields }),
		...(current !== undefined && { current }),
		...(taken !== undefined && { taken }),
		...(inTheWay !== undefined && { inTheWay }),
		...(drawnBy !== undefined && { drawnBy }),
		...(open !== undefined && { open }),
	});
	return { status, headers, body };
}

function codeOf(error: unknown): string | null {
	return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

function statusOf(error: unknown): number {
	return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
}
