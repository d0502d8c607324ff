import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Widget } from '../../src/dashboard/Widget.tsx';
import { WidgetGrid } from '../../src/dashboard/WidgetGrid.tsx';
import { setNativeValue } from '../../src/Field/Field.tsx';
import { Table } from '../../src/Table/Table.tsx';
import { addressColumns, addresses } from '../../src/Table/testing/sampleAddresses.tsx';
import { TextField } from '../../src/TextField/TextField.tsx';
import { ThemeProvider } from '../../src/theme/ThemeProvider.tsx';
import { fields } from './fields.tsx';

declare global {
	interface Window {
		/** Names of the inputs that can be mounted. */
		kinds: () => string[];
		/** Milliseconds to mount a hundred of a kind, layout included; `native` are labelled native inputs. */
		mount: (kind: string) => number;
		/** Milliseconds per key in one of the hundred controlled inputs of a form, layout included. */
		typeKeys: (keys: number) => number[];
		/** Milliseconds from the rows to the first paint of a table, and its longest frame while it scrolls. */
		table: (rows: number) => Promise<{ paint: number; longestFrame: number; frames: number }>;
		/** The longest frame while one of so many widgets is dragged over all others, held by its handle. */
		drag: (widgets: number) => Promise<{ longestFrame: number; frames: number }>;
	}
}

// The styles of the theme are a page's, not an input's.
createRoot(host()).render(<ThemeProvider>{null}</ThemeProvider>);

const hundred = Array.from({ length: 100 }, (_, index) => `Feld ${index + 1}`);

function host(): HTMLElement {
	return document.body.appendChild(document.createElement('div'));
}

function timed(element: HTMLElement, content: ReactNode): number {
	const root = createRoot(element);
	const start = performance.now();
	flushSync(() => root.render(content));
	void element.offsetHeight;
	const time = performance.now() - start;
	flushSync(() => root.unmount());
	element.remove();
	return time;
}

function Native({ label }: { label: string }) {
	return (
		<div>
			<label htmlFor={label}>{label}</label>
			<input id={label} />
		</div>
	);
}

window.kinds = () => Object.keys(fields);

window.mount = (kind) => {
	const render = kind === 'native' ? (label: string) => <Native label={label} /> : fields[kind];
	if (!render) throw new Error(`There is no ${kind}.`);
	const all = hundred.map((label) => <div key={label}>{render(label)}</div>);
	return timed(host(), <div>{all}</div>);
};

function Form() {
	const [values, setValues] = useState<Record<string, string>>({});
	return hundred.map((label) => (
		<TextField
			key={label}
			label={label}
			value={values[label] ?? ''}
			onChange={(event) => setValues({ ...values, [label]: event.target.value })}
		/>
	));
}

window.typeKeys = (keys) => {
	const element = host();
	const root = createRoot(element);
	flushSync(() => root.render(<Form />));
	const input = element.querySelectorAll('input')[50];
	if (!input) throw new Error('The form is empty.');
	const times = Array.from({ length: keys }, (_, index) => {
		const start = performance.now();
		setNativeValue(input, 'x'.repeat(index + 1));
		flushSync(() => undefined);
		void element.offsetHeight;
		return performance.now() - start;
	});
	flushSync(() => root.unmount());
	element.remove();
	return times;
};

function nextFrame(): Promise<number> {
	return new Promise((resolve) => requestAnimationFrame(resolve));
}

window.table = async (count) => {
	const rows = addresses(count);
	const element = host();
	element.style.cssText = 'height: 700px; display: grid';
	const root = createRoot(element);
	const start = performance.now();
	root.render(<Table label="Adressen" columns={addressColumns} content={{ status: 'ready', rows }} />);
	const [first] = rows;
	while (!first || !element.textContent?.includes(first.name)) await nextFrame();
	await nextFrame();
	const paint = performance.now() - start;
	const scroller = [...element.querySelectorAll<HTMLElement>('*')].find((each) => each.scrollHeight > 20_000);
	if (!scroller) throw new Error('Nothing scrolls.');
	let longestFrame = 0;
	let before = await nextFrame();
	const frames = 180;
	for (let frame = 0; frame < frames; frame++) {
		// Every third of the way a jump, as with the scroll bar, else a fast wheel.
		scroller.scrollTop += frame % 60 === 59 ? scroller.scrollHeight / 4 : 400;
		const now = await nextFrame();
		longestFrame = Math.max(longestFrame, now - before);
		before = now;
	}
	root.unmount();
	element.remove();
	return { paint, longestFrame, frames };
};

window.drag = async (count) => {
	const size = { width: 3, height: 4 };
	const minimum = { xxs: size, xs: size, sm: size, md: size, lg: size };
	const ids = Array.from({ length: count }, (_, index) => `w${index}`);
	const widgets = ids.map((id) => ({
		id,
		title: `Widget ${id}`,
		minimum,
		content: (
			<Widget title={`Widget ${id}`} refreshedAt="14:05" onRefresh={() => {}}>
				{hundred.slice(0, 12).map((line) => (
					<p key={line}>{line}</p>
				))}
			</Widget>
		),
	}));
	const element = host();
	const root = createRoot(element);
	root.render(<WidgetGrid widgets={widgets} defaultIds={ids} layouts={{}} isEditing onLayoutsChange={() => {}} />);
	while (element.querySelectorAll('[data-handle]').length < count) await nextFrame();
	const handle = element.querySelector<HTMLElement>('[data-handle="w0"]');
	if (!handle) throw new Error('Nothing can be held.');
	const { left, top } = handle.getBoundingClientRect();
	const at = (x: number, y: number) => ({
		bubbles: true,
		button: 0,
		pointerId: 1,
		clientX: left + x,
		clientY: top + y,
	});
	handle.dispatchEvent(new PointerEvent('pointerdown', at(4, 4)));
	let longestFrame = 0;
	let before = await nextFrame();
	const frames = 240;
	for (let frame = 0; frame < frames; frame++) {
		// Down over all rows, from side to side.
		const x = (Math.sin(frame / 20) + 1) * 450;
		window.dispatchEvent(new PointerEvent('pointermove', at(x, 4 + (frame % 120) * 10)));
		const now = await nextFrame();
		longestFrame = Math.max(longestFrame, now - before);
		before = now;
	}
	window.dispatchEvent(new PointerEvent('pointerup', at(500, 500)));
	root.unmount();
	element.remove();
	return { longestFrame, frames };
};
