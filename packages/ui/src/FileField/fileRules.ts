import { isOfType, nameOfType } from './fileKinds.ts';

/** What a field takes of a file. */
export interface FileRules {
	/** As the browser wants it: `.pdf`, `image/*`, `application/pdf`; empty takes everything. */
	accept: readonly string[];
	/** The most bytes of one file; undefined without a limit. */
	maxSize: number | undefined;
	isMultiple: boolean;
}

/** Why a file is not taken. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'empty';

/** The parts of a File the rules look at. */
export type FileFacts = Pick<File, 'name' | 'type' | 'size'>;

/** What is wrong with a file, or null. Dropped files pass no filter of the browser, so this is the only one for them. */
export function checkFile(file: FileFacts, { accept, maxSize }: FileRules): FileProblem | null {
	if (accept.length > 0 && !accept.some((pattern) => isOfType(file, pattern))) return 'wrongType';
	if (file.size === 0) return 'empty';
	return maxSize !== undefined && file.size > maxSize ? 'tooLarge' : null;
}

/** Whether two files are the same one chosen twice. */
export function isSameFile(a: File, b: File): boolean {
	return a === b || (a.name === b.name && a.size === b.size && a.lastModified === b.lastModified);
}

const units = ['B', 'kB', 'MB', 'GB'] as const;

/** Bytes as people read them, in steps of 1000: `1,5 MB`; whole numbers from ten on. */
export function formatFileSize(bytes: number): string {
	let size = bytes;
	let unit = 0;
	while (size >= 999.5 && unit < units.length - 1) {
		size /= 1000;
		unit++;
	}
	const digits = unit === 0 || size >= 9.95 ? 0 : 1;
	return `${size.toLocaleString('de-AT', { maximumFractionDigits: digits })} ${units[unit]}`;
}

/** The types as people name them: `PDF, JPG, Bilder`. */
export function formatTypes(accept: readonly string[]): string {
	return [...new Set(accept.map(nameOfType))].join(', ');
}
