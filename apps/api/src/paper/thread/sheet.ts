import type { PrintType } from '@kontor/domain/paper/printTypes';
import type { PaperContent } from '../paperContent.ts';

/** A paper in words: everything that is printed, before anybody knows where it stands. */
export interface Sheet {
	/** "Rechnung RE-2026-00001". */
	readonly title: string;
	/** Mark of a paper that is no original: "Duplikat", "Entwurf". */
	readonly mark: string | null;
	readonly isDraft: boolean;
	readonly letterhead: readonly string[];
	readonly logo: string | null;
	readonly sender: string;
	readonly recipient: readonly string[];
	readonly facts: readonly Fact[];
	/** Whose prescription it is; nobody's where nothing stands here. */
	readonly insured: readonly Fact[];
	readonly lead: readonly string[];
	readonly columns: readonly SheetColumn[];
	readonly rows: readonly SheetRow[];
	readonly totals: readonly SheetTotal[];
	readonly tail: readonly string[];
	/** True for a line on which the recipient of the goods signs. */
	readonly hasSignature: boolean;
	readonly footer: readonly (readonly string[])[];
	readonly footerText: string;
}

/** A word with its value. */
export interface Fact {
	readonly label: string;
	readonly value: string;
}

/** A column of the table; `width` in millimetres, null takes what the others leave. */
export interface SheetColumn {
	readonly key: 'number' | 'text' | 'quantity' | 'unit' | 'price' | 'discount' | 'vat' | 'amount' | 'trace' | 'tick';
	readonly label: string;
	readonly width: number | null;
	readonly align: 'left' | 'right';
}

/** A line of the table. */
export interface SheetRow {
	readonly cells: Readonly<Partial<Record<SheetColumn['key'], string>>>;
	/** Small, below the text. */
	readonly more: string;
	readonly isStrong: boolean;
	/** Decimal text added to the amount carried over; null for words and sums. */
	readonly amount: string | null;
}

/** A line of the sums. */
export interface SheetTotal {
	readonly label: string;
	readonly amount: string;
	readonly isStrong: boolean;
}

/** One paper to make: what it says, and how. */
export interface PaperWish {
	readonly content: PaperContent;
	readonly printType: PrintType;
}
