import { formatGermanNumber } from '@kontor/german/number';
import type { StatChange } from '@kontor/ui/dashboard';

/**
 * By how much per cent something is more or less than it was before. From nothing it is "neu", and less than nothing is
 * no measure: the share of it would say the opposite.
 */
export function changeOf(now: number, before: number, comparedWith: string): StatChange {
	if (before <= 0 || !Number.isFinite(now)) {
		const isNew = before === 0 && now > 0;
		return { text: isNew ? 'neu' : '–', direction: 'same', comparedWith };
	}
	const percent = formatGermanNumber((((now - before) / before) * 100).toFixed(3), 1);
	if (percent === '0,0' || percent === '-0,0') return { text: '±0,0 %', direction: 'same', comparedWith };
	if (percent.startsWith('-')) {
		return { text: `−${percent.slice(1)} %`, direction: 'down', meaning: 'bad', comparedWith };
	}
	return { text: `+${percent} %`, direction: 'up', meaning: 'good', comparedWith };
}
