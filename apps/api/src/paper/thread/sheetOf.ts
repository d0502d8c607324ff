import { type PrintType, printHasPrices, printTellsOfHealth } from '@kontor/domain/paper/printTypes';
import { isInvoice, stateRanks } from '@kontor/domain/trade/chain';
import { formatGermanDate } from '@kontor/german/date';
import { formatIban } from '@kontor/german/iban';
import { addDecimals, compareDecimals, formatEuro, formatGermanNumber, showGermanNumber } from '@kontor/german/number';
import type { PaperAddress, PaperContent, PaperHealth } from '../paperContent.ts';
import type { Fact, PaperWish, Sheet, SheetTotal } from './sheet.ts';
import { columnsOf, rowsOf } from './sheetRows.ts';

const asksForTax = (shortType: string) => isInvoice(shortType) || shortType === 'GU';

/** Texts of a paper, in German. */
export function sheetOf({ content, printType }: PaperWish): Sheet {
	const { company, nr, typeName, shortType, rank, health } = content;
	const hasPrices = printHasPrices(printType, shortType);
	const isInternal = printType === 'worksheet';
	const insured = { shortType, rank, isInsured: health !== null };
	const told = printTellsOfHealth(printType, insured) ? health : null;
	const name = [company.name, company.form].filter(Boolean).join(' ');
	const place = [company.postcode, company.city].filter(Boolean).join(' ');
	return {
		title: `${typeName} ${nr}`.trim(),
		mark: markOf(printType, shortType),
		isDraft: rank <= stateRanks.draft,
		letterhead: [name, company.street, place, company.tel, company.email].filter(Boolean),
		logo: company.logo,
		sender: [name, company.street, place].filter(Boolean).join(' · '),
		recipient: linesOf(printType === 'carrier' && told !== null ? told.carrier : content.recipient),
		facts: factsOf(content),
		insured: told === null ? [] : insuredFacts(told, printType === 'carrier' || shortType === 'VO'),
		lead: [sourcesLine(content), ...(isInternal ? [] : [content.headText])].filter(Boolean),
		columns: columnsOf(content, hasPrices, isInternal),
		rows: rowsOf(content, hasPrices, isInternal),
		totals: hasPrices ? [...totalsOf(content), ...sharesOf(told, printType)] : [],
		tail: isInternal ? internalTail(content) : tailOf(content, hasPrices),
		hasSignature: !isInternal && ['LS', 'LH', 'RL'].includes(shortType),
		footer: footerOf(content),
		footerText: company.text,
	};
}

function markOf(printType: PrintType, shortType: string): string | null {
	switch (printType) {
		case 'copy':
			// An invoice that says its tax twice owes it twice, unless the second says what it is.
			return asksForTax(shortType) ? 'Duplikat' : 'Kopie';
		case 'draft':
			return 'Entwurf';
		case 'worksheet':
			return 'Arbeitsblatt – nur für den internen Gebrauch';
		case 'carrier':
			return asksForTax(shortType) ? 'Duplikat für den Kostenträger' : 'Für den Kostenträger';
		case 'withPrices':
			return 'Mit Preisen';
		case 'withoutPrices':
			return 'Ohne Preise';
		case 'original':
			return null;
	}
}

function linesOf({ name, street, plz, city, country }: PaperAddress): string[] {
	return [name, street, [plz, city].filter(Boolean).join(' '), country.toUpperCase()].filter(Boolean);
}

function factsOf(content: PaperContent): Fact[] {
	const { nr, date, customer, orderReference, contact, preferredDate, deliveryType, shortType, company } = content;
	const delivery = content.deliveryAddress;
	return [
		fact('Nummer', nr),
		fact('Datum', formatGermanDate(date)),
		fact('Kundennummer', String(customer.lfdnr)),
		fact('Ihre UID', customer.uid),
		fact('Unsere UID', asksForTax(shortType) ? company.uid : ''),
		serviceFact(content),
		fact('Wunschtermin', preferredDate === null || isInvoice(shortType) ? '' : formatGermanDate(preferredDate)),
		fact('Ihre Bestellung', orderReference),
		fact('Lieferart', ['AU', 'LS', 'RL'].includes(shortType) ? deliveryType : ''),
		fact('Lieferadresse', delivery === null ? '' : linesOf(delivery).join(', ')),
		fact('Es betreut Sie', contact),
	].filter(({ value }) => value !== '');
}

function fact(label: string, value: string): Fact {
	return { label, value };
}

/** The day or the days of supply, which an invoice always says. */
function serviceFact({ service, date, shortType }: PaperContent): Fact {
	if (service === null) return fact('Lieferdatum', isInvoice(shortType) ? formatGermanDate(date) : '');
	const { from, to } = service;
	return from === to
		? fact('Lieferdatum', formatGermanDate(from))
		: fact('Leistungszeitraum', `${formatGermanDate(from)} – ${formatGermanDate(to)}`);
}

function insuredFacts(health: PaperHealth, isFull: boolean): Fact[] {
	const { insuredName, birthDate, svnr, insuredGroup, carrier, doctor, diagnosis, prescriptionDate } = health;
	const born = birthDate === null ? '' : formatGermanDate(birthDate);
	return [
		fact('Kostenträger', carrier.name),
		fact('Versicherte Person', isFull ? insuredName : ''),
		fact('Versicherungsnummer', isFull ? svnr : ''),
		fact('Geburtsdatum', isFull ? born : ''),
		fact('Versichertengruppe', isFull ? insuredGroup : ''),
		fact('Verordnet von', isFull ? doctor : ''),
		fact('Verordnung vom', isFull && prescriptionDate !== null ? formatGermanDate(prescriptionDate) : ''),
		fact('Diagnose', isFull ? diagnosis : ''),
	].filter(({ value }) => value !== '');
}

function sourcesLine({ sources, shortType }: PaperContent): string {
	if (sources.length === 0) return '';
	const named = sources.map(({ typeName, nr, date }) => `${typeName} ${nr} vom ${formatGermanDate(date)}`);
	return `${shortType === 'GU' ? 'Berichtigt' : 'Zu'} ${named.join(', ')}`;
}

function totalsOf({ isGross, discount, rates, net, gross, positions }: PaperContent): SheetTotal[] {
	const sum = positions.reduce(
		(all, { kind, amount }) => (kind === 'article' ? addDecimals(all, amount) : all),
		'0.00',
	);
	const whole = isGross ? gross : net;
	const taken = addDecimals(whole, sum.startsWith('-') ? sum.slice(1) : `-${sum}`);
	const lines = [
		...(compareDecimals(discount, '0') === 0
			? []
			: [line(isGross ? 'Summe' : 'Summe netto', sum), line(`Rabatt ${showGermanNumber(discount)} %`, taken)]),
		...(isGross ? [] : [line('Summe ohne USt', net)]),
		...(isGross ? [] : rates.map(({ rate, net: of, vat }) => line(`${percent(rate)} USt von ${euro(of)}`, vat))),
		{ ...line('Gesamtbetrag', gross), isStrong: true },
		...(isGross
			? rates.map(({ rate, net: of, vat }) => line(`darin ${percent(rate)} USt (netto ${euro(of)})`, vat))
			: []),
	];
	return lines;
}

function sharesOf(health: PaperHealth | null, printType: PrintType): SheetTotal[] {
	if (health === null || health.patientShare === null || health.carrierShare === null) return [];
	return [
		line(`Anteil ${health.carrier.name}`, health.carrierShare),
		{
			...line(printType === 'carrier' ? 'Anteil der versicherten Person' : 'Ihr Anteil', health.patientShare),
			isStrong: true,
		},
	];
}

function line(label: string, amount: string): SheetTotal {
	return { label, amount: euro(amount), isStrong: false };
}

function euro(amount: string): string {
	return formatEuro(amount);
}

function percent(rate: string): string {
	return `${formatGermanNumber(rate, rate.includes('.') ? 1 : 0)} %`;
}

function tailOf(content: PaperContent, hasPrices: boolean): string[] {
	const { notes, footText, positions } = content;
	return [
		...(positions.length === 0 ? ['Keine Positionen'] : []),
		...(hasPrices ? [termsOf(content), ...notes] : []),
		footText,
	].filter(Boolean);
}

function internalTail({ remark, positions }: PaperContent): string[] {
	return [...(positions.length === 0 ? ['Keine Positionen'] : []), ...(remark === '' ? [] : [`Bemerkung: ${remark}`])];
}

/** When and where to pay; only an invoice asks for money. */
function termsOf({ shortType, billingCondition, dueDate, company, nr }: PaperContent): string {
	if (shortType === 'GU') return 'Der Betrag wird mit offenen Rechnungen verrechnet oder gutgeschrieben.';
	if (!isInvoice(shortType)) return billingCondition === '' ? '' : `Zahlungsbedingung: ${billingCondition}`;
	const due = dueDate === null ? '' : `, fällig am ${formatGermanDate(dueDate)}`;
	const account = company.iban === '' ? '' : ` Konto: ${formatIban(company.iban)}`;
	const purpose = account === '' || nr === '' ? '' : `, Verwendungszweck ${nr}`;
	return `Zahlungsbedingung: ${billingCondition}${due}.${account}${purpose}${account === '' ? '' : '.'}`;
}

function footerOf({ company }: PaperContent): string[][] {
	const { name, form, street, postcode, city, tel, email, web, uid, registerNumber, registerCourt, seat } = company;
	const { bankName, iban, bic } = company;
	return [
		[`${name} ${form}`.trim(), street, `${postcode} ${city}`.trim()],
		[tel, email, web],
		[
			seat === '' ? '' : `Sitz: ${seat}`,
			registerNumber === '' ? '' : `FN ${registerNumber}${registerCourt === '' ? '' : `, ${registerCourt}`}`,
			uid === '' ? '' : `UID ${uid}`,
		],
		[bankName, iban === '' ? '' : `IBAN ${formatIban(iban)}`, bic === '' ? '' : `BIC ${bic}`],
	].map((lines) => lines.filter(Boolean));
}
