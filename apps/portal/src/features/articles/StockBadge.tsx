import type { Model } from '@kontor/api-client/types';
import { Badge, type BadgeTone } from '@kontor/ui/Badge';

/** How each state of stock is called. */
export const stockStateLabels: Readonly<Record<Model<'StockState'>, string>> = {
	available: 'Lagernd',
	low: 'Unter Mindestbestand',
	none: 'Kein Bestand',
	negative: 'Negativ',
};

const tones: Readonly<Record<Model<'StockState'>, BadgeTone>> = {
	available: 'success',
	low: 'warning',
	none: 'neutral',
	negative: 'error',
};

/** How the stock of an article stands, in words. */
export function StockBadge({ state }: { state: Model<'StockState'> }) {
	return <Badge tone={tones[state]}>{stockStateLabels[state]}</Badge>;
}
