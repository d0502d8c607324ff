import type { FieldProblem, FieldWarning } from '@kontor/domain/wizard/checks';
import { limitsOf } from '@kontor/domain/wizard/checks';
import type { FieldValue } from '@kontor/domain/wizard/draft';
import { type FieldKind, type FieldPath, type FieldValues, factsOf } from '@kontor/domain/wizard/fields';
import { bicError } from '@kontor/ui/BicField';
import { dateError } from '@kontor/ui/DateField';
import { emailError } from '@kontor/ui/EmailField';
import { ibanError } from '@kontor/ui/IbanField';
import { numberError } from '@kontor/ui/NumberField';
import { svnrError } from '@kontor/ui/SvnrField';
import { uidError } from '@kontor/ui/UidField';

/** What is wrong where nothing more is known, such as what only the server refuses. */
const refusedSentence = 'Diese Angabe kann so nicht gespeichert werden.';

const missing: Partial<Record<FieldPath, string>> = {
	'person.lastname': 'Bitte geben Sie den Nachnamen ein.',
	'organisation.name': 'Bitte geben Sie den Namen ein.',
	'contact.adultRepresentation': 'Bitte wählen Sie die vertretende Person.',
	'insurer.vpNumbers': 'Bitte geben Sie in jeder Zeile eine Nummer ein.',
	'insurer.parameters': 'Bitte geben Sie in jeder Zeile Name und Wert an.',
	'mainInsured.lastname': 'Bitte geben Sie an, wer hauptversichert ist.',
};

/** Why a field cannot be taken, in the words its input uses too; `today` is `YYYY-MM-DD`. */
export function problemSentence(
	path: FieldPath,
	code: FieldProblem | 'svnrZero',
	value: FieldValue,
	today: string,
): string {
	switch (code) {
		case 'missing':
			return missing[path] ?? 'Bitte füllen Sie dieses Feld aus.';
		case 'tooLong':
			return `Höchstens ${factsOf(path).max ?? 200} Zeichen.`;
		case 'cardFormat':
			return 'Die Nummer der Karte hat 20 Ziffern.';
		case 'hvnrFormat':
			return 'Eine HV-Nummer hat 6 Ziffern.';
		case 'exitBeforeEntry':
			return 'Der Austritt darf nicht vor dem Eintritt liegen.';
		case 'sharedDiffers':
			return 'Eine Adresse hat nur eine UID und nur ein Konto. Hier steht etwas anderes als weiter vorne.';
		case 'svnrZero':
			return 'Diese Krankenkasse nimmt keine Nummer, die mit 0000 beginnt.';
		default:
			return sentenceOfKind(path, value, today) ?? refusedSentence;
	}
}

/** What is odd about a field that is taken all the same. */
export function warningSentence(code: FieldWarning): string {
	switch (code) {
		case 'zipFormat':
			return 'Österreichische Postleitzahlen haben vier Ziffern.';
		case 'zipMissing':
			return 'Zu dieser Anschrift fehlt die Postleitzahl.';
		case 'cityMissing':
			return 'Ohne Ort kann hierher nichts zugestellt werden.';
		case 'phoneUnread':
			return 'Diese Nummer ist nicht eindeutig lesbar.';
		case 'emailTypo':
			return 'Diese E-Mail-Adresse sieht nach einem Tippfehler aus.';
		case 'uidFormat':
			return 'So sind die UIDs dieses Landes nicht aufgebaut.';
		case 'uidCountry':
			return 'Mit diesen Buchstaben beginnt keine UID der EU.';
		case 'uidCheckDigit':
			return 'Die Prüfziffer der UID stimmt nicht.';
		case 'insurerMissing':
			return 'Ohne Krankenkasse ist keine Kassenabrechnung möglich.';
		case 'contactMissing':
			return 'Weder Telefonnummer noch E-Mail-Adresse: So ist diese Adresse nur per Post zu erreichen.';
		case 'representationEnded':
			return 'Diese Vertretung ist schon zu Ende.';
		case 'bicAbroad':
			return 'Dieser BIC gehört nicht zum Land der IBAN.';
		case 'svnrBirthDate':
			return 'Das Geburtsdatum weicht von der Versicherungsnummer ab.';
		case 'svnrDay':
			return 'Den Tag in dieser Versicherungsnummer gibt es nicht.';
		case 'ibanCountry':
		case 'ibanCountryLength':
			return 'Die Länge der IBAN passt nicht zu ihrem Land.';
	}
}

function sentenceOfKind(path: FieldPath, value: FieldValue, today: string): string | undefined {
	const sentences: { [K in FieldKind]?: (value: FieldValues[K]) => string | undefined } = {
		bic: bicError,
		date: (day) => dateError(day),
		pastDate: (day) => dateError(day, { max: today }),
		email: emailError,
		iban: ibanError,
		uid: uidError,
		decimal: (number) => numberError(number, limitsOf(path)),
		integer: (number) => numberError(number, limitsOf(path)),
		svnr: (number) => svnrError(number, { isZeroAllowed: true }),
	};
	// The kind of a field is what its value is made of.
	const sentence = sentences[factsOf(path).kind] as ((value: FieldValue) => string | undefined) | undefined;
	return sentence?.(value);
}
