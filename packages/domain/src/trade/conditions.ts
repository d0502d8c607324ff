import { isCalendarDate } from '@kontor/german/date';

/** Where a condition of the document search belongs: to the whole document or to one position of it. */
export const conditionLevels = [
	{ key: 'general', label: 'Allgemein' },
	{ key: 'address', label: 'Adresse' },
	{ key: 'care', label: 'Versorgung' },
	{ key: 'billing', label: 'Verrechnung' },
	{ key: 'position', label: 'Position' },
] as const;

/** One level of conditions. */
export type ConditionLevel = (typeof conditionLevels)[number]['key'];

/** What the values of a condition are: words, a day, entries of a list, yes or no, an address, a postcode, a rank. */
export type ConditionKind = 'text' | 'day' | 'choice' | 'flag' | 'address' | 'plz' | 'rank';

interface Declared {
	readonly key: string;
	readonly level: ConditionLevel;
	readonly kind: ConditionKind;
	readonly label: string;
	/** The information list its values are chosen from. */
	readonly list?: string;
	/** It tells of somebody's health. */
	readonly isHealth?: true;
}

/**
 * Every condition of the document search (spec.md, "Document search filters") with its German name. Of some nobody knows
 * what they stand for (openAT, VSD, quantityId, client): their names stand here and nowhere else.
 */
export const documentConditions = [
	{ key: 'number', level: 'general', kind: 'text', label: 'Belegnummer' },
	{ key: 'documentType', level: 'general', kind: 'choice', label: 'Belegart', list: 'types' },
	{ key: 'movementType', level: 'general', kind: 'choice', label: 'Bewegungsart', list: 'movementTypes' },
	{ key: 'documentGroup', level: 'general', kind: 'choice', label: 'Beleggruppe', list: 'documentGroups' },
	{ key: 'statusFrom', level: 'general', kind: 'rank', label: 'Status von', list: 'status' },
	{ key: 'statusTo', level: 'general', kind: 'rank', label: 'Status bis', list: 'status' },
	{ key: 'createdFrom', level: 'general', kind: 'day', label: 'Angelegt von' },
	{ key: 'createdTo', level: 'general', kind: 'day', label: 'Angelegt bis' },
	{ key: 'deliveryFrom', level: 'general', kind: 'day', label: 'Lieferdatum von' },
	{ key: 'deliveryTo', level: 'general', kind: 'day', label: 'Lieferdatum bis' },
	{ key: 'preferredFrom', level: 'general', kind: 'day', label: 'Wunschdatum von' },
	{ key: 'preferredTo', level: 'general', kind: 'day', label: 'Wunschdatum bis' },
	{ key: 'billingFrom', level: 'general', kind: 'day', label: 'Verrechnet von' },
	{ key: 'billingTo', level: 'general', kind: 'day', label: 'Verrechnet bis' },
	{ key: 'createdBy', level: 'general', kind: 'choice', label: 'Bearbeiter', list: 'editors' },
	{ key: 'location', level: 'general', kind: 'choice', label: 'Standort', list: 'locations' },
	{ key: 'formGroup', level: 'general', kind: 'choice', label: 'Formulargruppe', list: 'formGroups' },
	{ key: 'customerSupplier', level: 'address', kind: 'address', label: 'Kunde/Lieferant' },
	{ key: 'association', level: 'address', kind: 'address', label: 'Verband' },
	{ key: 'invoiceAddress', level: 'address', kind: 'address', label: 'Rechnungsadresse' },
	{ key: 'deliveryAddress', level: 'address', kind: 'address', label: 'Lieferadresse' },
	{ key: 'residence', level: 'address', kind: 'choice', label: 'Heim', list: 'residences' },
	{ key: 'salesPerson', level: 'address', kind: 'choice', label: 'Verkäufer', list: 'salespersons' },
	{
		key: 'healthInsurance',
		level: 'address',
		kind: 'choice',
		label: 'Krankenkasse',
		list: 'healthInsuranceCompanies',
		isHealth: true,
	},
	{ key: 'name', level: 'address', kind: 'text', label: 'Name' },
	{ key: 'plzFrom', level: 'address', kind: 'plz', label: 'PLZ von' },
	{ key: 'plzTo', level: 'address', kind: 'plz', label: 'PLZ bis' },
	{ key: 'country', level: 'address', kind: 'choice', label: 'Land', list: 'countries' },
	{ key: 'remark', level: 'address', kind: 'text', label: 'Bemerkung' },
	{ key: 'address', level: 'address', kind: 'text', label: 'Straße und Ort' },
	{ key: 'doctor', level: 'address', kind: 'address', label: 'Arzt', isHealth: true },
	{ key: 'customerGroup', level: 'address', kind: 'choice', label: 'Kundengruppe', list: 'customerGroups' },
	{
		key: 'deductible',
		level: 'care',
		kind: 'choice',
		label: 'Selbstbehalt',
		list: 'deductibleStates',
		isHealth: true,
	},
	{
		key: 'vos',
		level: 'care',
		kind: 'choice',
		label: 'Verordnungsschein',
		list: 'prescriptionStates',
		isHealth: true,
	},
	{ key: 'kvCreated', level: 'care', kind: 'flag', label: 'Kostenvoranschlag erstellt', isHealth: true },
	{ key: 'permanentCare', level: 'care', kind: 'flag', label: 'Dauerversorgung', isHealth: true },
	{ key: 'careType', level: 'care', kind: 'choice', label: 'Versorgungsart', list: 'careTypes', isHealth: true },
	{ key: 'interval', level: 'care', kind: 'choice', label: 'Lieferintervall', list: 'intervals', isHealth: true },
	{ key: 'quarter', level: 'care', kind: 'choice', label: 'Quartal', list: 'quarters', isHealth: true },
	{ key: 'openAT', level: 'care', kind: 'flag', label: 'Offene AT', isHealth: true },
	{ key: 'lastDeliveryFrom', level: 'care', kind: 'day', label: 'Letzte Lieferung von', isHealth: true },
	{ key: 'lastDeliveryTo', level: 'care', kind: 'day', label: 'Letzte Lieferung bis', isHealth: true },
	{ key: 'vsdWithoutLastDelivery', level: 'care', kind: 'flag', label: 'VSD ohne Lieferung', isHealth: true },
	{ key: 'reminderFrom', level: 'care', kind: 'day', label: 'Wiedervorlage von', isHealth: true },
	{ key: 'reminderTo', level: 'care', kind: 'day', label: 'Wiedervorlage bis', isHealth: true },
	{ key: 'firstCare', level: 'care', kind: 'flag', label: 'Erstversorgung', isHealth: true },
	{ key: 'billingDate', level: 'billing', kind: 'day', label: 'Verrechnungsdatum' },
	{ key: 'billingType', level: 'billing', kind: 'choice', label: 'Verrechnungsart', list: 'billingTypes' },
	{
		key: 'deliveryCondition',
		level: 'billing',
		kind: 'choice',
		label: 'Lieferbedingung',
		list: 'deliveryConditions',
	},
	{ key: 'deliveryType', level: 'billing', kind: 'choice', label: 'Lieferart', list: 'deliveryTypes' },
	{ key: 'fibuAccount', level: 'billing', kind: 'choice', label: 'Erlöskonto', list: 'fibuAccounts' },
	{ key: 'billingLocation', level: 'billing', kind: 'choice', label: 'Verrechnungsstandort', list: 'locations' },
	{ key: 'terminal', level: 'billing', kind: 'choice', label: 'Kassa', list: 'terminals' },
	{ key: 'article', level: 'position', kind: 'text', label: 'Artikelnummer' },
	{ key: 'charge', level: 'position', kind: 'text', label: 'Charge (Los)' },
	{ key: 'client', level: 'position', kind: 'address', label: 'Klient' },
	{ key: 'driver', level: 'position', kind: 'text', label: 'Fahrer' },
	{ key: 'internalId', level: 'position', kind: 'text', label: 'Interne Kennung' },
	{ key: 'object', level: 'position', kind: 'choice', label: 'Objekt', list: 'objects' },
	{ key: 'positionText', level: 'position', kind: 'text', label: 'Positionstext' },
	{ key: 'processStateFrom', level: 'position', kind: 'rank', label: 'Bearbeitung von', list: 'processStates' },
	{ key: 'processStateTo', level: 'position', kind: 'rank', label: 'Bearbeitung bis', list: 'processStates' },
	{ key: 'quantityId', level: 'position', kind: 'text', label: 'Mengenkennung' },
	{ key: 'referenceNumber', level: 'position', kind: 'text', label: 'Referenznummer' },
	{ key: 'serialNumber', level: 'position', kind: 'text', label: 'Seriennummer' },
	{ key: 'signature', level: 'position', kind: 'flag', label: 'Unterschrift vorhanden' },
] as const satisfies readonly Declared[];

/** The name of one condition on the wire and in saved filters. */
export type ConditionKey = (typeof documentConditions)[number]['key'];

/** One condition of the search: any of the values has to hold. */
export interface DocumentCondition {
	readonly key: ConditionKey;
	readonly values: readonly string[];
}

/** Everything that is declared of a condition. */
export interface ConditionOf extends Declared {
	readonly key: ConditionKey;
}

/** The declaration of a condition, or `null` for a name that is none (any more). */
export function conditionOf(key: string): ConditionOf | null {
	return documentConditions.find((known) => known.key === key) ?? null;
}

const MAX_VALUES = 50;
const MAX_LENGTH = 200;

/** Whether the values can belong to the condition: their form, not whether there is such an entry. */
export function isConditionValid({
	key,
	values,
}: {
	readonly key: string;
	readonly values: readonly string[];
}): boolean {
	const condition = conditionOf(key);
	if (condition === null || values.length === 0 || values.length > MAX_VALUES) return false;
	if (condition.kind !== 'choice' && values.length > 1) return false;
	return values.every((value) => isValueValid(condition.kind, value));
}

function isValueValid(kind: ConditionKind, value: string): boolean {
	switch (kind) {
		case 'day':
			return isCalendarDate(value);
		case 'flag':
			return value === 'true' || value === 'false';
		case 'address':
			return /^[1-9][0-9]{0,8}$/.test(value);
		case 'plz':
			return /^[0-9]{4}$/.test(value);
		case 'rank':
			return /^[0-9]{1,3}$/.test(value);
		default:
			return value.trim() !== '' && value.length <= MAX_LENGTH;
	}
}
