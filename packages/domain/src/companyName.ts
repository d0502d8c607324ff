import { shortSankt } from '@kontor/german/sankt';
import { fold } from '@kontor/german/search';

/** The legal forms that are told apart; older ones count as what they have become. */
export type LegalForm = 'gmbh' | 'gmbhCoKg' | 'kg' | 'og' | 'eu' | 'ag' | 'flexco' | 'verein' | 'foreign';

/** A company's name without its legal form. */
export interface CompanyName {
	/** Folded words in their order, without "Firma", "und" and the like. */
	readonly words: readonly string[];
	/** `null` where the name says none. */
	readonly form: LegalForm | null;
}

const MAX_LENGTH = 300;

/** The first that is found names the form; of the rest the words still fall away. */
const forms: readonly (readonly [LegalForm, RegExp])[] = [
	['gmbh', / (?:g(?:es)? ?m ?b ?h|gesellschaft (?:m ?b ?h|mit beschrankter haftung)) /g],
	['flexco', / (?:flexco|flexible kapitalgesellschaft|flexkapg) /g],
	['ag', / (?:ag|aktiengesellschaft) /g],
	['kg', / (?:ke?g|kommandit(?:erwerbs)?gesellschaft) /g],
	['og', / (?:o(?:h|e)?g|offene (?:handels|erwerbs)?gesellschaft) /g],
	['eu', / (?:e ?u|eingetragener? unternehmer(?:in)?|einzelunternehmen) /g],
	['verein', / (?:e ?v|verein) /g],
	['foreign', / (?:se|ltd|limited|inc|ug|s ?r ?l|s ?p ?a|sarl|d ?o ?o|s ?r ?o|kft|bv|nv) /g],
];

const noise = /^(?:firma|fa|und|u|co|comp|compagnie|inh|inhaber|inhaberin|haftungsbeschrankt)$/;

/**
 * Takes the legal form off a company's name: "Müller Ges.m.b.H.", "Firma Mueller GmbH" and "Müller Gesellschaft mit
 * beschränkter Haftung" have the one word `muller` and the form `gmbh`.
 */
export function parseCompanyName(text: string): CompanyName {
	let line = ` ${shortSankt(fold(text.slice(0, MAX_LENGTH)))
		.replace(/[.']/g, '')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()} `;
	const found: LegalForm[] = [];
	for (const [form, pattern] of forms) {
		const rest = line.replace(pattern, ' ');
		if (rest !== line) found.push(form);
		line = rest;
	}
	const words = line.split(' ').filter((word) => word !== '' && !noise.test(word));
	return { words, form: found.includes('gmbh') && found.includes('kg') ? 'gmbhCoKg' : (found[0] ?? null) };
}
