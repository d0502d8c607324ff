import type { Model } from '@kontor/api-client/types';
import { monthName } from '@kontor/domain/date';
import { formatGermanDateTime } from '@kontor/domain/dateTime';
import type { TimelineEntry, TimelineGroup } from '@kontor/ui/Timeline';
import Handshake from 'lucide-react/icons/handshake';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';

const channels: Record<Model<'InteractionChannel'>, { label: string; icon: ReactNode }> = {
	phone: { label: 'Telefon', icon: <Phone size={14} aria-hidden="true" /> },
	email: { label: 'E-Mail', icon: <Mail size={14} aria-hidden="true" /> },
	letter: { label: 'Brief', icon: <MailOpen size={14} aria-hidden="true" /> },
	visit: { label: 'Besuch', icon: <Handshake size={14} aria-hidden="true" /> },
	other: { label: 'Sonstiges', icon: <MessageCircle size={14} aria-hidden="true" /> },
};

/** An interaction as a line of a timeline; `hasText` brings its whole text. */
export function interactionEntry(interaction: Model<'Interaction'>, hasText: boolean): TimelineEntry {
	const channel = channels[interaction.channel];
	return {
		key: `interaction-${interaction.lfdnr}`,
		title: interaction.subject,
		time: formatGermanDateTime(interaction.dateTime),
		dateTime: interaction.dateTime,
		icon: channel.icon,
		meta: [channel.label, interaction.author].filter((text) => text !== '').join(' · '),
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
	return [...groups].map(([month, own]) => ({
		key: month,
		heading: `${monthName(Number(month.slice(5)))} ${month.slice(0, 4)}`,
		entries: own,
	}));
}
