import type { Model } from '@kontor/api-client/types';
import { addressLabel, documentLabel } from '@kontor/domain/privacy';
import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import type { SearchGroup, SearchHit } from '@kontor/ui/GlobalSearch';
import CircleHelp from 'lucide-react/icons/circle-help';
import Contact from 'lucide-react/icons/contact';
import FileText from 'lucide-react/icons/file-text';
import ListPlus from 'lucide-react/icons/list-plus';
import ListTodo from 'lucide-react/icons/list-todo';
import Package from 'lucide-react/icons/package';
import type { SearchHit as FoundHit } from '../data/search.ts';
import { openedHref, openedLabel, openedWords } from '../screen/opened/openedRecord.ts';

const labels: Record<string, string> = { ADDRESS: 'Adressen', ARTICLE: 'Artikel', DOCUMENT: 'Dokumente' };

/** So many hits of a type the server hands out; with all of them there may be more. */
const MOST = 20;

/** The server's hits as groups of lines to open, in the order the server ranks them. */
export function searchGroups(hits: readonly FoundHit[], isHidden: boolean): SearchGroup[] {
	const types = [...Object.keys(labels), ...new Set(hits.map(({ type }) => type).filter((type) => !(type in labels)))];
	return types.flatMap((type) => {
		const own = hits.filter((hit) => hit.type === type).map((hit) => searchLine(hit, isHidden));
		if (own.length === 0) return [];
		const isMore = own.length >= MOST;
		return [{ key: type, label: labels[type] ?? 'Weitere', count: own.length, isMore, hits: own }];
	});
}

/** Ways to make a task of what was found: about the best address, and with the text itself as its title. */
export function taskGroup(text: string, hits: readonly FoundHit[], isHidden: boolean): SearchGroup[] {
	if (hits.length === 0) return [];
	const title = text.trim();
	const address = hits.find(({ type }) => type === 'ADDRESS');
	const icon = <ListPlus size={16} aria-hidden="true" />;
	const lines: SearchHit[] = [
		...(address === undefined
			? []
			: [
					{
						key: 'TASK-object',
						icon,
						title: `Aufgabe zu ${addressLabel(address.name, address.id, isHidden)} erstellen`,
						href: hrefOf('taskNew', {}, { object: `ADDRESS:${address.id}` }),
					},
				]),
		{ key: 'TASK-title', icon, title: `Aufgabe „${title}“ erstellen`, href: hrefOf('taskNew', {}, { title }) },
	];
	return [{ key: 'TASK', label: 'Aufgabe erstellen', count: lines.length, hits: lines }];
}

const openedIcons = {
	ADDRESS: <Contact size={16} aria-hidden="true" />,
	DOCUMENT: <FileText size={16} aria-hidden="true" />,
	ARTICLE: <Package size={16} aria-hidden="true" />,
	TASK: <ListTodo size={16} aria-hidden="true" />,
} as const;

/** A record that was opened before, as a line to open again. */
export function openedLine(record: Model<'OpenedRecord'>, isHidden: boolean): SearchHit {
	const { type, id } = record;
	return {
		key: `${type}-${id}`,
		icon: openedIcons[type],
		title: openedLabel(record, isHidden),
		detail: `${openedWords[type]} ${id}`,
		href: openedHref(record),
	};
}

/** Tells a hit apart from all others. */
function hitKey({ type, id }: Pick<FoundHit, 'type' | 'id'>): string {
	return `${type}-${id}`;
}

/** A hit as a line to open; `isHidden` leaves out who it is about. */
export function searchLine(hit: FoundHit, isHidden: boolean): SearchHit {
	const key = hitKey(hit);
	switch (hit.type) {
		case 'ADDRESS': {
			const { kdStrasse, kdPlz, kdOrt, dateOfBirth } = hit.object;
			const born = dateOfBirth === undefined ? '' : `geb. ${formatGermanDate(dateOfBirth)}`;
			const personal = isHidden ? [] : [born, kdStrasse];
			return {
				key,
				icon: <Contact size={16} aria-hidden="true" />,
				title: addressLabel(hit.name, hit.id, isHidden),
				detail: [...personal, `${kdPlz} ${kdOrt}`.trim()].filter((part) => part !== '').join(', '),
				href: hrefOf('crmAddress', { lfdnr: hit.id }),
			};
		}
		case 'ARTICLE':
			return {
				key,
				icon: <Package size={16} aria-hidden="true" />,
				title: hit.name,
				detail: `(${hit.object.art_nr})`,
				href: hrefOf('articleDetails', { articleNumber: hit.object.art_nr }),
			};
		case 'DOCUMENT': {
			const { shortType, date, state, addressLfdnr, wf_cid } = hit.object;
			return {
				key,
				icon: <FileText size={16} aria-hidden="true" />,
				title: documentLabel({ shortType, name: hit.name, number: wf_cid }, isHidden),
				detail: `${formatGermanDate(date)} (${state})`,
				href: hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid }),
			};
		}
		default:
			return unknownLine(hit, isHidden);
	}
}

/** A kind of hit this version does not know: it is shown, and opening it says that it cannot be opened yet. */
function unknownLine({ type, id, name }: { type: string; id: number; name: string }, isHidden: boolean): SearchHit {
	const title = isHidden ? `Treffer ${id}` : name;
	return { key: `${type}-${id}`, icon: <CircleHelp size={16} aria-hidden="true" />, title, href: null };
}
