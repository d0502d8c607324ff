/** One entry of the legend in a picture. */
export interface PictureLegend {
	readonly label: string;
	readonly swatch: SVGSVGElement;
}

const copiedProperties = [
	'fill',
	'fill-opacity',
	'stroke',
	'stroke-opacity',
	'stroke-width',
	'stroke-dasharray',
	'stroke-linecap',
	'stroke-linejoin',
	'paint-order',
	'opacity',
	'font-size',
	'font-weight',
	'font-variant-numeric',
	'text-anchor',
	'dominant-baseline',
] as const;

const namespace = 'http://www.w3.org/2000/svg';
const margin = 16;

/**
 * A chart as an SVG file of its own: title, legend and drawing on the surface it stands on, every `var(--k-…)` resolved
 * to the colours of the moment. Texts use the reader's system font.
 */
export function chartSvg(chart: SVGSVGElement, title: string, legend: readonly PictureLegend[]): SVGSVGElement {
	const { width, height } = chart.getBoundingClientRect();
	const styles = getComputedStyle(chart);
	const text = styles.getPropertyValue('--k-color-text').trim();
	const picture = document.createElementNS(namespace, 'svg');
	const top = margin + 28 + (legend.length > 0 ? 24 : 0);
	const size = { width: Math.round(width + 2 * margin), height: Math.round(height + top + margin) };
	setAttributes(picture, {
		xmlns: namespace,
		...size,
		viewBox: `0 0 ${size.width} ${size.height}`,
		'font-family': 'system-ui, sans-serif',
		'font-size': '12',
		role: 'img',
		'aria-label': title,
	});
	picture.append(
		element('rect', { ...size, fill: styles.getPropertyValue('--k-color-surface').trim() }),
		label(title, margin, margin + 14, { fill: text, 'font-size': '15', 'font-weight': '600' }),
	);
	let x = margin;
	for (const entry of legend) {
		const swatch = inlined(entry.swatch);
		setAttributes(swatch, { x, y: margin + 30 });
		picture.append(swatch, label(entry.label, x + 26, margin + 40, { fill: text }));
		x += 26 + entry.label.length * 6.5 + margin;
	}
	const drawing = inlined(chart);
	setAttributes(drawing, { x: margin, y: top, width, height });
	picture.append(drawing);
	return picture;
}

/** A picture as the text of a file. */
export function svgText(picture: SVGSVGElement): string {
	return new XMLSerializer().serializeToString(picture);
}

/** A picture drawn at twice its size, sharp enough to print. */
export async function pngBlob(picture: SVGSVGElement): Promise<Blob> {
	const image = new Image();
	image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(picture))}`;
	await image.decode();
	const canvas = document.createElement('canvas');
	canvas.width = 2 * picture.width.baseVal.value;
	canvas.height = 2 * picture.height.baseVal.value;
	canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
	return new Promise((resolve, reject) =>
		canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png'),
	);
}

/** A copy that looks the same outside the page. */
function inlined(svg: SVGSVGElement): SVGSVGElement {
	const copy = svg.cloneNode(true);
	if (!(copy instanceof SVGSVGElement)) return svg;
	const originals = [svg, ...svg.querySelectorAll('*')];
	for (const [index, node] of [copy, ...copy.querySelectorAll('*')].entries()) {
		const original = originals[index];
		if (!original) continue;
		const styles = getComputedStyle(original);
		for (const name of [...node.getAttributeNames()])
			if (name === 'class' || name === 'style' || name.startsWith('aria-') || name.startsWith('data-'))
				node.removeAttribute(name);
		if (node === copy || node.localName === 'g' || node.localName === 'defs') continue;
		for (const property of copiedProperties) {
			const value = styles.getPropertyValue(property);
			if (value !== '' && value !== 'normal' && value !== 'none 0px') node.setAttribute(property, value);
		}
	}
	return copy;
}

function label(text: string, x: number, y: number, attributes: Record<string, string>): SVGElement {
	const node = element('text', { x, y, ...attributes });
	node.textContent = text;
	return node;
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
	const node = document.createElementNS(namespace, name);
	setAttributes(node, attributes);
	return node;
}

function setAttributes(node: Element, attributes: Record<string, string | number>): void {
	for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
}
