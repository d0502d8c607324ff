/** Media types a file may have. */
export type FileContentType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/webp';

/** Most bytes of a file that is kept at an address. */
export const MAX_FILE_BYTES = 3_000_000;

/** Media type by the first bytes of a file, whatever its name says; null for types that are not kept. */
export function fileContentType(bytes: Uint8Array): FileContentType | null {
	const head = String.fromCharCode(...bytes.subarray(0, 12));
	if (head.startsWith('%PDF-')) return 'application/pdf';
	if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
	if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
	return /^RIFF.{4}WEBP/s.test(head) ? 'image/webp' : null;
}

const endings: Readonly<Record<FileContentType, RegExp>> = {
	'application/pdf': /\.pdf$/i,
	'image/jpeg': /\.jpe?g$/i,
	'image/png': /\.png$/i,
	'image/webp': /\.webp$/i,
};
const ending: Readonly<Record<FileContentType, string>> = {
	'application/pdf': '.pdf',
	'image/jpeg': '.jpg',
	'image/png': '.png',
	'image/webp': '.webp',
};

/** A name on one line without folders and signs that no file system takes, with the ending of what the file holds. */
export function storedFileName(name: string, type: FileContentType): string {
	const last = name.replace(/^.*[/\\]/s, '');
	const plain = last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').trim();
	const base = plain.replace(/^\.+/, '').slice(0, 180).trim() || 'Datei';
	return endings[type].test(base) ? base : base + ending[type];
}

/** True for kinds of files with health data: prescriptions and findings need the right to data of patients. */
export function isHealthFile(kind: string): boolean {
	return kind === 'prescription' || kind === 'finding';
}
