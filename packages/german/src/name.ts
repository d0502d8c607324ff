/** The parts of a person's name; titles as written, `''` where there are none. */
export interface PersonName {
	/** Amtstitel and academic degrees in front: `Hofrat DI Dr.` */
	readonly titleBefore: string;
	readonly firstname: string;
	readonly lastname: string;
	/** Degrees behind the name, without the comma: `MBA`, `BA MA`. */
	readonly titleAfter: string;
}

/** Which part of a name without a comma stands first. */
export type NameOrder = 'firstLast' | 'lastFirst';

/** How a person is addressed in a letter; `neutral` for every gender but the two, and for none. */
export type Salutation = 'Frau' | 'Herr' | 'neutral';

const MAX_LENGTH = 200;

/** Degrees, Amtstitel and medical ranks as written in front of a name, without dots and hyphens, in small letters. */
const titlesBefore = new Set(
	(
		'dr drin ddr ddrin dddr mag maga magin mmag mmaga ing ingin diplling dipling diplingin diplkfm dkfm dipltechn ' +
		'dipltzt mvet bakk lic prof profin professor univprof univprofin honprof fhprof doz privdoz univdoz assprof ' +
		'hofrat hofrätin medizinalrat medizinalrätin obermedizinalrat obermedizinalrätin kommerzialrat kommerzialrätin ' +
		'kommrat kommrätin kommr regierungsrat regierungsrätin studienrat oberstudienrat oberstudienrätin prim primar ' +
		'primaria primararzt primarärztin oberarzt oberärztin'
	).split(' '),
);
/** These count in capitals alone, or names would be taken for titles. */
const shortTitlesBefore = new Set('DI DDI HR MR OMR OA OÄ KR SR OSR OStR StR RegRat'.split(' '));
/** What goes on with the title right before it: `Dr. med. univ.`, `Mag. (FH)`, `Dr. h. c.`. */
const qualifiers = new Set(
	'(FH) (ETH) med. med univ. dent. vet. phil. iur. jur. techn. tech. rer. nat. soc. oec. theol. pharm. h. c. h.c. mult.'.split(
		' ',
	),
);
/** Degrees behind the name, without dots, in small letters here. */
const titlesAfter = new Set(
	'ba bsc bed beng bba bfa ma msc med meng mas mba emba mph mim mfa llb llm phd desa cmc'.split(' '),
);
/** Words that open a last name of several words. */
const particles = new Set(
	'von vom zu zum zur van de den der da di del della dos du la le el al af ter ten ben bin ibn'.split(' '),
);

/**
 * Takes a name apart: titles in front and behind, then first and last name. A comma behind the last name ("Huber, Anna")
 * decides the order, else a last name in capitals ("HUBER Anna") does, else `order`; "von", "van der" and the like belong
 * to the last name. A single word is a last name.
 */
export function parsePersonName(text: string, order: NameOrder = 'firstLast'): PersonName {
	const leading = splitBefore(wordsOf(text));
	const { names, titles: titleAfter } = splitAfter(leading.names);
	const comma = names.indexOf(',');
	if (comma < 0) return { titleBefore: leading.titles, ...partNames(names, order), titleAfter };
	const behind = splitBefore(names.slice(comma + 1).filter(isName));
	return {
		titleBefore: joined(leading.titles, behind.titles),
		firstname: behind.names.join(' '),
		lastname: names.slice(0, comma).join(' '),
		titleAfter,
	};
}

/** A name as it is written in a letter: `Hofrat DI Dr. Max Muster, MBA`. */
export function formatPersonName({ titleBefore, firstname, lastname, titleAfter }: PersonName): string {
	const name = joined(titleBefore, firstname, lastname);
	return titleAfter === '' ? name : `${name}, ${titleAfter}`;
}

/** A name as it is sorted and searched: `Muster Max, DI Dr., MBA`. */
export function formatListName({ titleBefore, firstname, lastname, titleAfter }: PersonName): string {
	return [joined(lastname, firstname), titleBefore, titleAfter].filter(Boolean).join(', ');
}

/** The first line of a letter: `Sehr geehrte Frau Dr. Muster`, with the highest degree alone; neutral `Guten Tag Kim Muster`. */
export function salutationLine(name: PersonName, salutation: Salutation): string {
	if (name.lastname === '') return 'Sehr geehrte Damen und Herren';
	if (salutation === 'neutral') return `Guten Tag ${joined(name.firstname, name.lastname)}`;
	const greeting = salutation === 'Frau' ? 'Sehr geehrte Frau' : 'Sehr geehrter Herr';
	return joined(greeting, highestDegree(name.titleBefore), name.lastname);
}

/** Two letters for a person or a company: of the first and the last word without titles, else of the only word. */
export function initialsOf(name: string): string {
	const { firstname, lastname } = parsePersonName(name);
	const words = (joined(firstname, lastname) || wordsOf(name).join(' ')).match(/[\p{L}\p{N}]+/gu) ?? [];
	const [first = '', ...more] = words;
	const letters = more.length > 0 ? [first, ...more.slice(-1)].map(([letter]) => letter) : [...first].slice(0, 2);
	return letters.join('').toLocaleUpperCase('de-AT');
}

/** The words of a text, each comma one of its own; commas at either end and doubled ones part nothing. */
function wordsOf(text: string): string[] {
	const words = text.slice(0, MAX_LENGTH).normalize('NFC').replaceAll(',', ' , ').split(/\s+/).filter(Boolean);
	return words.filter(
		(word, index) => isName(word) || (isName(words[index + 1] ?? ',') && words.slice(0, index).some(isName)),
	);
}

function isName(word: string): boolean {
	return word !== ',';
}

function splitBefore(words: readonly string[]): { titles: string; names: readonly string[] } {
	const isTitle = (word: string) => titlesBefore.has(bare(word)) || shortTitlesBefore.has(word);
	const end = words.findIndex((word, index) => !isTitle(word) && !(index > 0 && qualifiers.has(word)));
	const count = end < 0 ? words.length : end;
	return { titles: words.slice(0, count).join(' '), names: words.slice(count) };
}

/** Degrees have two capitals, as "Yo Yo Ma" has not; without a comma the last two words stay a name all the same. */
function splitAfter(words: readonly string[]): { titles: string; names: readonly string[] } {
	const isTitle = (word: string) => /\p{Lu}.*\p{Lu}/u.test(word) && titlesAfter.has(bare(word));
	const isBehind = (word: string) => !isName(word) || isTitle(word);
	const least = words.includes(',') ? 1 : 2;
	const count = Math.max(least, words.findLastIndex((word) => !isBehind(word)) + 1);
	return { titles: words.slice(count).filter(isName).join(' '), names: words.slice(0, count) };
}

function partNames(words: readonly string[], order: NameOrder): Pick<PersonName, 'firstname' | 'lastname'> {
	const isCapital = (word: string) => /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(word);
	const isLast = words.some(isCapital) && !words.every(isCapital) ? isCapital : null;
	if (isLast)
		return { firstname: words.filter((word) => !isLast(word)).join(' '), lastname: words.filter(isLast).join(' ') };
	const split = order === 'firstLast' ? firstOfLast(words) : endOfLast(words);
	const [head, tail] = [words.slice(0, split).join(' '), words.slice(split).join(' ')];
	return order === 'firstLast' ? { firstname: head, lastname: tail } : { firstname: tail, lastname: head };
}

function firstOfLast(words: readonly string[]): number {
	const particle = words.findIndex((word, index) => index > 0 && particles.has(word));
	return particle < 0 ? words.length - 1 : particle;
}

function endOfLast(words: readonly string[]): number {
	return words.findIndex((word) => !particles.has(word.toLowerCase())) + 1;
}

/** The degree a letter names: Dr. before Mag. and DI before Ing., another title only where there is no degree. */
function highestDegree(titles: string): string {
	const words = titles.split(' ').filter((word) => !qualifiers.has(word));
	const ranks = [/^d{0,2}dr/, /^(?:m?mag|d?di$|dipl)/, /^ing/, /^/];
	return ranks.map((rank) => words.find((word) => rank.test(bare(word)))).find(Boolean) ?? '';
}

function bare(word: string): string {
	return word.toLowerCase().replace(/[.-]/g, '');
}

function joined(...parts: readonly string[]): string {
	return parts.filter(Boolean).join(' ');
}
