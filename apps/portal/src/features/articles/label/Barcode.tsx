import { code128Of } from '@kontor/german/code128';
import { eanBarsOf } from '@kontor/german/eanBars';
import { Bars } from '../../../screen/scanning/Bars.tsx';

/** Barcode of an article: its GTIN, or its number where it has none; null for a number that has no bars. */
export function barsOf(gtin: string, artNr: string): { text: string; modules: string } | null {
	return eanBarsOf(gtin) ?? code128Of(artNr);
}

/** The barcode of an article as it is printed on it; nothing for a number without one. */
export function Barcode({ gtin, artNr }: { gtin: string; artNr: string }) {
	const bars = barsOf(gtin, artNr);
	return bars === null ? null : <Bars {...bars} />;
}
