import { type FieldAccess, mergeEdits } from '@kontor/domain/mergeEdits';
import { formatGermanDate } from '@kontor/german/date';
import { compareDecimals, editGermanNumber, isDecimal } from '@kontor/german/number';
import type { DraftLine } from '../lines/draftLines.ts';
import type { Draft } from './draft.ts';

/** A field that both have changed, each to something else. */
export interface DraftConflict {
	/** Tells fields apart: `foot.discount`, `line.17.price`. */
	readonly field: string;
	readonly label: string;
	readonly mine: string;
	readonly stored: string;
	/** The draft with what is stored in this field. */
	readonly takeStored: (draft: Draft) => Draft;
}

/** Result of merging two edits of one draft. */
export interface MergedDraft {
	/** Changes of both; in conflicts the value the user has entered stands. */
	readonly draft: Draft;
	readonly conflicts: readonly DraftConflict[];
}

const headLabels: Readonly<Record<keyof Draft['head'], string>> = {
	association: 'Verband',
	deliveryAddress: 'Lieferadresse',
	invoiceAddress: 'Rechnungsadresse',
	doctor: 'Arzt',
	prescriptionState: 'Verordnung',
	insurance: 'Krankenkasse',
	insuredGroup: 'Versichertengruppe',
	ownContributionGroup: 'Kostenanteil',
	exemption: 'Befreiung',
	prescriptionDate: 'Datum der Verordnung',
};

const footLabels: Readonly<Record<keyof Draft['foot'], string>> = {
	billingCondition: 'Zahlungsbedingung',
	isGross: 'Preise inklusive USt.',
	discount: 'Rabatt auf den Beleg',
	preferredDate: 'Wunschtermin',
	deliveryDate: 'Lieferdatum',
	deliveryCondition: 'Lieferbedingung',
	deliveryType: 'Lieferart',
	location: 'Standort',
	isGoodsReturned: 'Ware kommt zurück',
	isRecipientNoBusiness: 'Rechnungsempfänger ist kein Unternehmer',
	orderReference: 'Bestellnummer des Kunden',
	headText: 'Text am Anfang',
	footText: 'Text am Ende',
	remark: 'Bemerkung (intern)',
};

const lineLabels = {
	text: 'Bezeichnung',
	quantity: 'Menge',
	unit: 'Einheit',
	price: 'Preis',
	discount: 'Rabatt',
	discount2: '2. Rabatt',
	vatCode: 'USt.',
	lot: 'Charge',
	serialNumber: 'Seriennummer',
	object: 'Objekt',
	client: 'Klient',
	referenceNumber: 'Referenz',
	processState: 'Bearbeitung',
} as const satisfies Partial<Record<keyof DraftLine, string>>;

/** Brings together what the user has entered and what somebody else has stored since: field by field, line by line. */
export function mergeDrafts(base: Draft, mine: Draft, stored: Draft): MergedDraft {
	const conflicts: DraftConflict[] = [];
	const head = mergeRecord('head', headLabels, { base: base.head, mine: mine.head, stored: stored.head }, conflicts);
	const foot = mergeRecord('foot', footLabels, { base: base.foot, mine: mine.foot, stored: stored.foot }, conflicts);
	return { draft: { head, foot, lines: mergeLines(base, mine, stored, conflicts) }, conflicts };
}

function mergeRecord<Part extends 'head' | 'foot'>(
	part: Part,
	labels: Readonly<Record<keyof Draft[Part], string>>,
	versions: { base: Draft[Part]; mine: Draft[Part]; stored: Draft[Part] },
	conflicts: DraftConflict[],
): Draft[Part] {
	const fields = Object.keys(labels) as (keyof Draft[Part])[];
	const { merged, conflicts: contested } = mergeEdits(fields, versions, access<Draft[Part]>());
	const result = { ...merged };
	for (const field of contested) {
		conflicts.push({
			field: `${part}.${String(field)}`,
			label: labels[field],
			mine: shown(versions.mine[field]),
			stored: shown(versions.stored[field]),
			takeStored: (draft) => ({ ...draft, [part]: { ...draft[part], [field]: versions.stored[field] } }),
		});
		result[field] = versions.mine[field];
	}
	return result;
}

/**
 * Lines are the same by their number. What the user has added stays, what somebody else has added joins the end; what one
 * has removed and the other has not changed is gone, and a change always keeps its line.
 */
function mergeLines(base: Draft, mine: Draft, stored: Draft, conflicts: DraftConflict[]): DraftLine[] {
	const before = byId(base.lines);
	const theirs = byId(stored.lines);
	const kept = mine.lines.flatMap((line, index): DraftLine[] => {
		if (line.id === null) return [line];
		const [was, now] = [before.get(line.id), theirs.get(line.id)];
		if (was === undefined || now === undefined) return isEdited(was, line) ? [{ ...line, id: null }] : [];
		return [mergeLine(index, { base: was, mine: line, stored: now }, conflicts)];
	});
	const own = byId(mine.lines);
	const added = stored.lines.filter(({ id }) => {
		if (id === null || own.has(id)) return false;
		const was = before.get(id);
		return was === undefined || isEdited(was, theirs.get(id));
	});
	return [...kept, ...added];
}

type LineField = keyof typeof lineLabels;
const lineFields = Object.keys(lineLabels) as LineField[];

function mergeLine(
	index: number,
	versions: { base: DraftLine; mine: DraftLine; stored: DraftLine },
	conflicts: DraftConflict[],
): DraftLine {
	const { merged, conflicts: fields } = mergeEdits(lineFields, versions, access<DraftLine>());
	const { mine, stored } = versions;
	for (const field of fields) {
		conflicts.push({
			field: `line.${mine.key}.${field}`,
			label: `Position ${index + 1}: ${lineLabels[field]}`,
			mine: shown(mine[field]),
			stored: shown(stored[field]),
			takeStored: (draft) => ({
				...draft,
				lines: draft.lines.map((known) => (known.key === mine.key ? { ...known, [field]: stored[field] } : known)),
			}),
		});
	}
	const own = Object.fromEntries(fields.map((field) => [field, mine[field]]));
	const line = { ...merged, ...own };
	return { ...line, key: mine.key, packQuantity: line.unit === mine.unit ? mine.packQuantity : stored.packQuantity };
}

function isEdited(was: DraftLine | undefined, now: DraftLine | undefined): boolean {
	return lineFields.some((field) => JSON.stringify(was?.[field]) !== JSON.stringify(now?.[field]));
}

function byId(lines: readonly DraftLine[]): ReadonlyMap<number, DraftLine> {
	return new Map(lines.flatMap((line) => (line.id === null ? [] : [[line.id, line] as const])));
}

function access<Whole extends object>(): FieldAccess<Whole, keyof Whole> {
	return {
		valueOf: (whole, field) => whole[field],
		isSame: (one, other, field) =>
			figures.has(String(field)) && isDecimal(String(one[field])) && isDecimal(String(other[field]))
				? compareDecimals(String(one[field]), String(other[field])) === 0
				: shown(one[field]).trim() === shown(other[field]).trim(),
		take: (into, field, from) => ({ ...into, [field]: from[field] }),
	};
}

/** Fields that hold numbers: other zeros are the same value, which of a lot they are not. */
const figures: ReadonlySet<string> = new Set(['quantity', 'price', 'discount', 'discount2', 'processState']);

/** A value as people read it. */
function shown(value: unknown): string {
	if (value === null || value === undefined) return '';
	if (typeof value === 'boolean') return value ? 'Ja' : 'Nein';
	if (typeof value === 'object') return 'name' in value ? String(value.name) : '';
	const text = String(value);
	if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatGermanDate(text);
	return isDecimal(text) ? editGermanNumber(text) : text;
}
