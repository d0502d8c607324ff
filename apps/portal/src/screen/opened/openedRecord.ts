import type { Model } from '@kontor/api-client/types';
import { addressLabel } from '@kontor/domain/privacy';
import { hrefOf } from '@kontor/domain/routes';

type Opened = Model<'OpenedRecord'>;

/** German words for the types of opened records. */
export const openedWords = { ADDRESS: 'Adresse', DOCUMENT: 'Dokument', ARTICLE: 'Artikel', TASK: 'Aufgabe' } as const;

/** Label of an opened record; `isHidden` leaves out the person it is about. */
export function openedLabel({ type, id, name }: Opened, isHidden: boolean): string {
	if (type === 'ADDRESS') return addressLabel(name, id, isHidden);
	return isHidden && type !== 'ARTICLE' ? `${openedWords[type]} ${id}` : name;
}

/** Where a record that was opened is. */
export function openedHref({ type, id, addressLfdnr }: Opened): string {
	switch (type) {
		case 'ADDRESS':
			return hrefOf('crmAddress', { lfdnr: Number(id) });
		case 'DOCUMENT':
			return hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr ?? 0, wf_cid: id });
		case 'ARTICLE':
			return hrefOf('articleDetails', { articleNumber: id });
		case 'TASK':
			return hrefOf('taskDetails', { lfdnr: Number(id) });
	}
}
