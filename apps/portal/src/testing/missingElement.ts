/**
 * The error of a story that does not find something: what stands on the page, with the values of fields and the focus.
 * The markup that Testing Library prints ends in the navigation, long before the screen.
 */
export function missingElement(message: string | null): Error {
	const parts = [
		...document.querySelectorAll<HTMLElement>('main, [role="dialog"], [role="alertdialog"], [role="status"]'),
	];
	const error = new Error([message, ...parts.map(textOf), `Focus: ${nameOf(document.activeElement)}`].join('\n\n'));
	error.name = 'TestingLibraryElementError';
	return error;
}

const MOST = 1500;

function textOf(part: HTMLElement): string {
	const fields = [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
	const values = fields.map(({ name, id, value }) => `${name || id}: ${value}`);
	return [`<${part.role ?? part.localName}>`, part.textContent.replace(/\s*\n\s*/g, ' · '), ...values]
		.join('\n')
		.slice(0, MOST);
}

function nameOf(element: Element | null): string {
	return element === null ? 'none' : element.outerHTML.slice(0, 200);
}
