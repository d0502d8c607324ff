import { err, ok, type Result } from './result.ts';
import { withinOneTypo } from './search.ts';
import { visibleText } from './visibleText.ts';

/** Why a text is no e-mail address. */
export type EmailProblem = 'emailAt' | 'emailDomain' | 'emailFormat' | 'emailLength';

const MAX_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

/** Where most mailboxes in Austria are, for finding slips of the finger. */
const frequentDomains = [
	'gmail.com',
	'gmx.at',
	'gmx.de',
	'gmx.net',
	'hotmail.com',
	'icloud.com',
	'outlook.com',
	'aon.at',
	'chello.at',
	'a1.net',
	'yahoo.com',
	'yahoo.de',
	'web.de',
	'liwest.at',
	'kabsi.at',
	'drei.at',
	'hotmail.de',
];

/**
 * Reads an e-mail address: outer blanks and a leading "mailto:" fall away, the domain is written small, the part before
 * the at sign stays as typed. Letters of all scripts are allowed, as in `müller@käse.example`; a domain has a dot.
 */
export function parseEmail(text: string): Result<string, EmailProblem> {
	if (text.length > 2 * MAX_LENGTH) return err('emailLength');
	const address = visibleText(text)
		.trim()
		.replace(/^mailto:/i, '');
	const [local = '', domain = '', ...more] = address.split('@');
	if (!address.includes('@') || local === '' || more.length > 0) return err('emailAt');
	if (domain === '') return err('emailDomain');
	if (address.length > MAX_LENGTH || local.length > MAX_LOCAL_LENGTH) return err('emailLength');
	return isLocalPart(local) && isDomain(domain) ? ok(`${local}@${domain.toLowerCase()}`) : err('emailFormat');
}

/** The rule an e-mail address breaks, or `null`. */
export function checkEmail(text: string): EmailProblem | null {
	const parsed = parseEmail(text);
	return parsed.ok ? null : parsed.code;
}

/** The address that was probably meant when the domain is a slip away from a frequent one (`gmial.com`), or `null`. */
export function suggestEmail(address: string): string | null {
	const at = address.lastIndexOf('@');
	const domain = address.slice(at + 1);
	if (at < 1 || frequentDomains.includes(domain)) return null;
	const meant = frequentDomains.find((frequent) => withinOneTypo(domain, frequent) && !isOtherState(domain, frequent));
	return meant === undefined ? null : `${address.slice(0, at)}@${meant}`;
}

function isLocalPart(text: string): boolean {
	return /^[^\s"(),:;<>@[\\\]\p{Cc}\p{Cf}\p{Cs}]+$/u.test(text) && !/^\.|\.$|\.\./.test(text);
}

function isDomain(text: string): boolean {
	const labels = text.split('.');
	const isLabel = (label: string) => /^[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label) && !/^-|-$/.test(label);
	return labels.length >= 2 && labels.every(isLabel) && !/\.[0-9]+$/.test(text);
}

/** `yahoo.at` beside `yahoo.de` is another provider's state, not a slip. */
function isOtherState(domain: string, frequent: string): boolean {
	const [name, state = ''] = domain.split('.');
	return (
		name === frequent.split('.')[0] &&
		/^(?:at|be|bg|ch|com|cz|de|dk|ee|es|eu|fi|fr|gr|hr|hu|ie|it|li|lt|lu|lv|net|nl|no|org|pl|pt|ro|rs|se|si|sk|tr|uk|us)$/.test(
			state,
		)
	);
}
