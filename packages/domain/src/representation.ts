import { daysBetween } from '@kontor/german/date';

/** How long before its end a representation of an adult is worth a warning, in days. */
const WARNING_DAYS = 60;

/**
 * How many days a representation of an adult (Erwachsenenvertretung, Vorsorgevollmacht) still holds from today on, where
 * that is worth a warning: at most 60, negative once it has ended; `null` where it holds longer or does not end by itself.
 */
export function endingRepresentation(validTo: string | null, today: string): number | null {
	const left = validTo === null ? null : daysBetween(today, validTo);
	return left !== null && left <= WARNING_DAYS ? left : null;
}
