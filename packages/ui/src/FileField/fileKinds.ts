interface FileKind {
	/** With their dot; the first is the one people say. */
	endings: readonly [string, ...string[]];
	/** All that systems and browsers call it, the registered one first. */
	types: readonly [string, ...string[]];
}

/**
 * The kinds of file an office sends. A browser asks the system for the type of a file, and the system whatever program was
 * installed last: Excel makes a CSV file one of its own, Windows knows no HEIC, and old names of types live on.
 */
const kinds: readonly FileKind[] = [
	{ endings: ['.pdf'], types: ['application/pdf', 'application/x-pdf'] },
	{
		endings: ['.csv'],
		types: ['text/csv', 'application/csv', 'text/x-csv', 'text/comma-separated-values', 'application/x-csv'],
	},
	{ endings: ['.txt'], types: ['text/plain'] },
	{ endings: ['.rtf'], types: ['application/rtf', 'text/rtf'] },
	{ endings: ['.xml'], types: ['application/xml', 'text/xml'] },
	{ endings: ['.json'], types: ['application/json', 'text/json'] },
	{ endings: ['.zip'], types: ['application/zip', 'application/x-zip-compressed', 'application/x-zip'] },
	{ endings: ['.eml'], types: ['message/rfc822'] },
	{ endings: ['.msg'], types: ['application/vnd.ms-outlook'] },
	{ endings: ['.doc'], types: ['application/msword'] },
	{ endings: ['.xls'], types: ['application/vnd.ms-excel', 'application/msexcel', 'application/x-msexcel'] },
	{ endings: ['.ppt'], types: ['application/vnd.ms-powerpoint', 'application/mspowerpoint'] },
	{ endings: ['.docx'], types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'] },
	{ endings: ['.xlsx'], types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
	{ endings: ['.pptx'], types: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'] },
	{ endings: ['.odt'], types: ['application/vnd.oasis.opendocument.text'] },
	{ endings: ['.ods'], types: ['application/vnd.oasis.opendocument.spreadsheet'] },
	{ endings: ['.odp'], types: ['application/vnd.oasis.opendocument.presentation'] },
	{ endings: ['.jpg', '.jpeg', '.jpe', '.jfif'], types: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
	{ endings: ['.png'], types: ['image/png', 'image/x-png'] },
	{ endings: ['.gif'], types: ['image/gif'] },
	{ endings: ['.webp'], types: ['image/webp'] },
	{ endings: ['.avif'], types: ['image/avif'] },
	{ endings: ['.heic', '.heif', '.hif'], types: ['image/heic', 'image/heif', 'image/heic-sequence'] },
	{ endings: ['.tif', '.tiff'], types: ['image/tiff', 'image/tif', 'image/x-tiff'] },
	{ endings: ['.bmp'], types: ['image/bmp', 'image/x-bmp', 'image/x-ms-bmp'] },
	{ endings: ['.svg'], types: ['image/svg+xml'] },
	{ endings: ['.mp4', '.m4v'], types: ['video/mp4', 'video/x-m4v'] },
	{ endings: ['.mov'], types: ['video/quicktime'] },
	{ endings: ['.mp3'], types: ['audio/mpeg', 'audio/mp3'] },
	{ endings: ['.m4a'], types: ['audio/mp4', 'audio/x-m4a', 'audio/m4a'] },
	{ endings: ['.wav'], types: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'] },
];

/** The parts of a File that tell its kind. */
export type NamedFile = Pick<File, 'name' | 'type'>;

/**
 * Whether a file is what a pattern of `accept` asks for: by the type the browser gives it or by its ending, whichever of
 * the names of its kind was asked for.
 */
export function isOfType({ name, type }: NamedFile, pattern: string): boolean {
	const wanted = pattern.trim().toLowerCase();
	const given = type.toLowerCase();
	if (wanted.endsWith('/*')) {
		const family = wanted.slice(0, -1);
		return given.startsWith(family) || (kindOfName(name)?.types.some((one) => one.startsWith(family)) ?? false);
	}
	const kind = kindOf(wanted);
	const types = kind?.types ?? [wanted];
	return types.includes(given) || (kind?.endings ?? [wanted]).some((ending) => hasEnding(name, ending));
}

/**
 * What the browser's own dialog is told to show: the patterns, and the endings of each named type, as the dialog too asks
 * the system for types. A family such as `image/*` stays alone: named endings would change what a phone offers.
 */
export function acceptOf(patterns: readonly string[]): string {
	const all = patterns.flatMap((pattern) => {
		const wanted = pattern.trim();
		return [wanted, ...(wanted.endsWith('/*') ? [] : (kindOf(wanted.toLowerCase())?.endings ?? []))];
	});
	return [...new Set(all)].join(',');
}

/** A pattern as people name it: `PDF`, `JPG`, `Bilder`. */
export function nameOfType(pattern: string): string {
	const wanted = pattern.trim().toLowerCase();
	const families: Record<string, string> = { 'image/*': 'Bilder', 'video/*': 'Videos', 'audio/*': 'Tonaufnahmen' };
	const ending = kindOf(wanted)?.endings[0] ?? wanted;
	return families[wanted] ?? ending.replace(/^\.|^.*\//, '').toUpperCase();
}

function kindOf(wanted: string): FileKind | undefined {
	return kinds.find(({ endings, types }) => endings.includes(wanted) || types.includes(wanted));
}

function kindOfName(name: string): FileKind | undefined {
	return kinds.find(({ endings }) => endings.some((ending) => hasEnding(name, ending)));
}

function hasEnding(name: string, ending: string): boolean {
	return ending.startsWith('.') && name.toLowerCase().endsWith(ending);
}
