import { err, ok, type Result } from './result.ts';
import { visibleText } from './visibleText.ts';

/** Why a text is no BIC. */
export type BicProblem = 'bicLength' | 'bicFormat' | 'bicCountry';

const MAX_TYPED_LENGTH = 64;

/** ISO 3166-1, and XK for Kosovo, as banks use it. */
const countries =
	'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC ' +
	'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD ' +
	'GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH ' +
	'KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW ' +
	'MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
	'SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY ' +
	'UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW';

/**
 * Reads a BIC (ISO 9362) into its compact form: four letters or digits of the bank (ISO 9362:2014), two of the country, two of the place and three
 * of the branch or none; blanks and a leading "BIC:" fall away, small letters become capitals.
 */
export function parseBic(text: string): Result<string, BicProblem> {
	if (text.length > MAX_TYPED_LENGTH) return err('bicLength');
	const compact = visibleText(text).replace(/\s/g, '').toUpperCase().replace(/^BIC:/, '');
	if (!/^[A-Z0-9]*$/.test(compact)) return err('bicFormat');
	if (compact.length !== 8 && compact.length !== 11) return err('bicLength');
	if (!/^.{4}[A-Z]{2}/.test(compact)) return err('bicFormat');
	return countries.split(' ').includes(compact.slice(4, 6)) ? ok(compact) : err('bicCountry');
}

/** The rule a BIC breaks, or `null`. */
export function checkBic(text: string): BicProblem | null {
	const parsed = parseBic(text);
	return parsed.ok ? null : parsed.code;
}

/** Whether an Austrian IBAN stands beside the BIC of a bank abroad, or the other way round; a matter for a warning. */
export function isBicAbroad(bic: string, iban: string): boolean {
	return bic !== '' && iban !== '' && (bic.slice(4, 6) === 'AT') !== iban.startsWith('AT');
}
