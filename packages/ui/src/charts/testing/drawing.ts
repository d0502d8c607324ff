import { expect, userEvent, within } from 'storybook/test';

/** Fails for any attribute of a drawing that no browser can draw: NaN, Infinity, a negative or missing size. */
export async function expectSoundDrawing(root: HTMLElement): Promise<void> {
	const broken = [...root.querySelectorAll('svg, svg *')].flatMap((node) =>
		[...node.attributes].filter(
			({ name, value }) =>
				/NaN|Infinity|undefined|null/.test(value) ||
				(/^(width|height|r|rx)$/.test(name) && Number.parseFloat(value) < 0),
		),
	);
	await expect(broken.map(({ name, value }) => `${name}="${value}"`)).toEqual([]);
}

/** The drawing of a chart, or `null` while there is none. */
export function drawing(root: HTMLElement): SVGSVGElement | null {
	return root.querySelector('svg[data-chart]');
}

/** Chooses a file in the chart's menu, by keys alone, and returns its name and content instead of saving it. */
export async function savedFile(root: HTMLElement, entry: string): Promise<{ name: string; content: Blob }> {
	const saved = catchDownload();
	try {
		const menu = within(root).getByRole('button', { name: 'Herunterladen' });
		menu.focus();
		await userEvent.keyboard('{Enter}');
		within(document.body).getByRole('menuitem', { name: entry }).focus();
		await userEvent.keyboard('{Enter}');
		return await saved.file;
	} finally {
		saved.stop();
	}
}

function catchDownload() {
	const createObjectURL = URL.createObjectURL;
	let content: Blob | null = null;
	URL.createObjectURL = (blob: Blob) => {
		content = blob;
		return createObjectURL.call(URL, blob);
	};
	const listening = new AbortController();
	const file = new Promise<{ name: string; content: Blob }>((resolve) => {
		const click = HTMLAnchorElement.prototype.click;
		HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
			if (this.download === '' || !content) return click.call(this);
			resolve({ name: this.download, content });
		};
		listening.signal.addEventListener('abort', () => {
			HTMLAnchorElement.prototype.click = click;
		});
	});
	return {
		file,
		stop() {
			URL.createObjectURL = createObjectURL;
			listening.abort();
		},
	};
}
