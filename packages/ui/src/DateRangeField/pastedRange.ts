import { isCalendarDate, parseGermanDate } from '@kontor/german/date';
import { visibleText } from '@kontor/german/visibleText';

const day = '[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{1,2}\\.[0-9]{1,2}\\.[0-9]{4}|[0-9]{8}';
const span = new RegExp(`^(?:von|vom)?\\s*(${day})\\s*(?:bis|[-–—/;,]|\\s)\\s*(${day})$`, 'i');

/** Two days in one text, such as `1.8.2026 bis 31.8.2026`, as `YYYY-MM-DD`; null for any other text. */
export function pastedRange(text: string): { from: string; to: string } | null {
	const [, first = '', last = ''] = span.exec(visibleText(text).trim()) ?? [];
	const [from, to] = [dayOf(first), dayOf(last)];
	return from === null || to === null ? null : { from, to };
}

function dayOf(text: string): string | null {
	if (isCalendarDate(text)) return text;
	const parsed = parseGermanDate(text);
	return parsed.ok ? parsed.value : null;
}
