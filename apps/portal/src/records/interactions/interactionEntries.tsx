import type { Model } from '@kontor/api-client/types';
import { monthName } from '@kontor/german/date';
import { formatGermanDateTime } from '@kontor/german/dateTime';
import type { TimelineEntry, TimelineGroup } from '@kontor/ui/Timeline';
import type { ReactNode } from 'react';
import { channels } from './channels.tsx';

/** An interaction as a line of a timeline; `hasText` brings its whole text, `actions` what can be done with it, `files` how many are attached. */
export function interactionEntry(
	interaction: Model<'Interaction'>,
	hasText: boolean,
	actions?: ReactNode,
	files = 0,
): TimelineEntry {
	const channel = channels[interaction.channel];
	const attached = files === 0 ? '' : files === 1 ? '1 Datei' : `${files} Dateien`;
	return {
		key: `interaction-${interaction.lfdnr}`,
		title: interaction.subject,
		time: formatGermanDateTime(interaction.dateTime),
		dateTime: interaction.dateTime,
		icon: channel.icon,
		meta: [channel.label, interaction.author, attached].filter((text) => text !== '').join(' · '),
		actions,
		children: hasText && interaction.text !== '' ? interaction.text : undefined,
	};
}

/** Entries, newest first, under their months. */
export function byMonth(entries: readonly TimelineEntry[]): TimelineGroup[] {
	const groups = new Map<string, TimelineEntry[]>();
	for (const entry of entries) {
		const month = entry.dateTime.slice(0, 7);
		groups.set(month, [...(groups.get(month) ?? []), entry]);
	}
	const parts: (TimelineGroup & { entries: TimelineEntry[] })[] = [];
	for (const [month, own] of groups) {
		const last = parts.at(-1);
		const isSingle = own.length === 1;
		if (isSingle && last?.heading === null) last.entries.push(...own);
		else {
			const name = `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`;
			parts.push({ key: month, heading: isSingle ? null : name, entries: own });
		}
	}
	return parts;
}
