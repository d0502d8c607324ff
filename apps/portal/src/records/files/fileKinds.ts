import type { Model } from '@kontor/api-client/types';
import { can, type Subject } from '@kontor/domain/permissions';
import { isHealthFile } from '@kontor/german/fileContent';

/** Kinds of files, with the labels staff read. */
export const fileKinds: Readonly<Record<Model<'AttachmentKind'>, string>> = {
	prescription: 'Verordnung',
	finding: 'Befund',
	powerOfAttorney: 'Vollmacht',
	identity: 'Ausweis',
	other: 'Sonstiges',
};

/** The kinds somebody may store. */
export function kindOptions(subject: Subject | null): { value: Model<'AttachmentKind'>; label: string }[] {
	const kinds = Object.keys(fileKinds) as Model<'AttachmentKind'>[];
	return kinds
		.filter((kind) => !isHealthFile(kind) || can(subject, 'health'))
		.map((kind) => ({ value: kind, label: fileKinds[kind] }));
}
