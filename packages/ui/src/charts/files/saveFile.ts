import { fileNameOf } from '@kontor/german/fileName';

/** Hands a file to the browser's download, named after a title and free of signs that file systems refuse. */
export function saveFile(content: Blob, title: string, ending: string): void {
	const link = document.createElement('a');
	const address = URL.createObjectURL(content);
	link.href = address;
	link.download = fileNameOf(title, ending);
	link.click();
	// Some browsers read the address long after the click.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
