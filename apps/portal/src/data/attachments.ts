import type { Model } from '@kontor/api-client/types';
import { type Loaded, useGet, useWrite } from './api.tsx';

/** A file at an address. */
export type Attachment = Model<'Attachment'>;

/** A file to be stored, its content as base64. */
export type NewAttachment = Model<'NewAttachment'>;

const FILES = '/v1/crm/addresses/{id}/attachments';
const FILE = '/v1/crm/addresses/{id}/attachments/{attachment}';

/** The files of an address, its interactions and documents, the newest first. */
export function useAttachments(lfdnr: number): Loaded<readonly Attachment[]> {
	return useGet(FILES, { path: { id: lfdnr } });
}

/** The files of an address, or of one interaction or document of it. */
export function useFilesOf(place: { lfdnr: number; interaction?: number | undefined; document?: string | undefined }) {
	const { lfdnr, interaction, document } = place;
	const files = useAttachments(lfdnr);
	if (files.status !== 'ready' || (interaction === undefined && document === undefined)) return files;
	const isOfPlace = (file: Attachment) => file.interaction === interaction && file.document === document;
	return { ...files, data: files.data.filter(isOfPlace) };
}

/** A file with its content, as base64; each look is noted. */
export function useAttachmentFile(lfdnr: number, attachment: number): Loaded<Model<'AttachmentFile'>> {
	return useGet(FILE, { path: { id: lfdnr, attachment } }, { isMaster: true });
}

/** Writes to the files of an address; each rejects with `ApiProblem`. */
export interface AttachmentWrites {
	/** `key` names this attempt: sent again after a lost answer, it stores one file. */
	create(file: NewAttachment, key: string): Promise<Attachment>;
	remove(attachment: number): Promise<void>;
}

/** Stores files at an address and takes them away. */
export function useAttachmentWrites(lfdnr: number): AttachmentWrites {
	const post = useWrite('post', FILES, [FILES]);
	const del = useWrite('delete', FILE, [FILES]);
	return {
		create: (file, key) => post({ path: { id: lfdnr }, header: { 'Idempotency-Key': key }, body: file }),
		remove: (attachment) => del({ path: { id: lfdnr, attachment } }),
	};
}
