import 'temporal-polyfill/global';
import { createCalendar, destroyCalendar, Interaction, ResourceTimeGrid } from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { Calendar as FullCalendar } from '@fullcalendar/core';
import interactionPlugin from '@fullcalendar/interaction';
import timeGridPlugin from '@fullcalendar/timegrid';
import { addDays } from '@kontor/german/date';
import { type CalendarApp, createCalendar as createScheduleX, createViewWeek } from '@schedule-x/calendar';
import { createCalendarControlsPlugin } from '@schedule-x/calendar-controls';
import '@schedule-x/theme-default/dist/index.css';
import dayjs from 'dayjs';
import { Calendar as BigCalendar, dayjsLocalizer } from 'react-big-calendar';
import dragAndDrop from 'react-big-calendar/lib/addons/dragAndDrop';
import 'react-big-calendar/lib/css/react-big-calendar.css';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { type CalendarEntry, DayGrid, type GridResource } from '../../src/appointments/appointments.tsx';
import { ThemeProvider } from '../../src/theme/ThemeProvider.tsx';

const COLUMNS = 20;
const ENTRIES = 500;
const HEIGHT = 800;
const PATIENCE_MS = 10_000;
const FRAME_MS = 16;
// Some draw all appointments again at each step, which takes half a minute for all steps of one drag.
const DRAG_MS = 2500;

const resources: readonly GridResource[] = Array.from({ length: COLUMNS }, (_, index) => ({
	id: String(index + 1),
	label: `Raum ${index + 1}`,
}));

/** Five hundred appointments of one day, 25 in each column, some of them at the same time. */
function entriesOf(day: string): CalendarEntry[] {
	return Array.from({ length: ENTRIES }, (_, index) => {
		const minute = 420 + Math.floor(index / COLUMNS) * 25;
		const clock = (at: number) =>
			`${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}:00`;
		return {
			id: index + 1,
			title: `Anprobe ${index + 1}`,
			detail: 'Huber Elisabeth',
			start: `${day}T${clock(minute)}`,
			end: `${day}T${clock(minute + (index % 3 === 0 ? 45 : 25))}`,
			allDay: false,
			tone: 'green',
			pattern: 'plain',
			state: 'Geplant',
			columns: [String((index % COLUMNS) + 1)],
		};
	});
}

/** One calendar on the page: how it is shown, shown on another day, and what of it is dragged. */
interface Contender {
	mount(host: HTMLElement, day: string): void;
	show(day: string): void;
	/** The box of an appointment. */
	readonly box: string;
	/** True where nothing can be dragged free of charge. */
	readonly isFixed?: boolean;
	unmount(): void;
}

function ours(): Contender {
	let root: Root | null = null;
	const view = (day: string) => (
		<ThemeProvider mode="light">
			<div style={{ display: 'flex', flexDirection: 'column', height: HEIGHT }}>
				<DayGrid
					label="Termine"
					days={[day]}
					resources={resources}
					entries={entriesOf(day)}
					now="2026-05-13T10:00"
					onOpen={nothing}
					onMove={nothing}
					onCreate={nothing}
				/>
			</div>
		</ThemeProvider>
	);
	return {
		mount(host, day) {
			root = createRoot(host);
			flushSync(() => root?.render(view(day)));
		},
		show: (day) => flushSync(() => root?.render(view(day))),
		box: '[data-entry]',
		unmount: () => root?.unmount(),
	};
}

function eventCalendar(): Contender {
	let calendar: ReturnType<typeof createCalendar> | null = null;
	const events = (day: string) =>
		entriesOf(day).map(({ id, title, start, end, columns }) => ({
			id: String(id),
			title,
			start,
			end,
			resourceIds: [...(columns ?? [])],
		}));
	return {
		mount(host, day) {
			host.style.height = `${HEIGHT}px`;
			calendar = createCalendar(host, [ResourceTimeGrid, Interaction], {
				view: 'resourceTimeGridDay',
				date: day,
				height: `${HEIGHT}px`,
				resources: resources.map(({ id, label }) => ({ id, title: label })),
				events: events(day),
				editable: true,
			});
		},
		show(day) {
			calendar?.setOption('events', events(day));
			calendar?.setOption('date', day);
		},
		box: '.ec-event',
		unmount: () => void (calendar && destroyCalendar(calendar)),
	};
}

// Of a CommonJS file a bundler gives either its exports or the default among them.
const withDragAndDrop = 'default' in dragAndDrop ? dragAndDrop.default : dragAndDrop;
const Draggable = withDragAndDrop(BigCalendar);
const localizer = dayjsLocalizer(dayjs);

function reactBigCalendar(): Contender {
	let root: Root | null = null;
	const view = (day: string) => (
		<Draggable
			localizer={localizer}
			date={new Date(`${day}T00:00:00`)}
			view="day"
			views={['day']}
			onNavigate={nothing}
			onView={nothing}
			style={{ height: HEIGHT }}
			resources={resources.map(({ id, label }) => ({ id, title: label }))}
			events={entriesOf(day).map(({ id, title, start, end, columns }) => ({
				id,
				title,
				start: new Date(start),
				end: new Date(end),
				resourceId: columns?.[0],
			}))}
			onEventDrop={nothing}
		/>
	);
	return {
		mount(host, day) {
			root = createRoot(host);
			flushSync(() => root?.render(view(day)));
		},
		show: (day) => flushSync(() => root?.render(view(day))),
		box: '.rbc-event',
		unmount: () => root?.unmount(),
	};
}

/** For those without columns of resources free of charge: the appointments spread over the seven days from one on. */
function spread(day: string): CalendarEntry[] {
	return entriesOf(day).map((entry) => {
		const own = addDays(day, Number(entry.columns?.[0]) % 7);
		return { ...entry, start: `${own}${entry.start.slice(10)}`, end: `${own}${entry.end.slice(10)}` };
	});
}

function fullCalendar(): Contender {
	let calendar: FullCalendar | null = null;
	const events = (day: string) =>
		spread(day).map(({ id, title, start, end }) => ({ id: String(id), title, start, end }));
	return {
		mount(host, day) {
			calendar = new FullCalendar(host, {
				plugins: [timeGridPlugin, interactionPlugin],
				initialView: 'timeGridWeek',
				initialDate: day,
				// Both days are Wednesdays.
				firstDay: 3,
				headerToolbar: false,
				height: HEIGHT,
				scrollTime: '07:00:00',
				editable: true,
				events: events(day),
			});
			calendar.render();
		},
		show(day) {
			calendar?.batchRendering(() => {
				for (const source of calendar?.getEventSources() ?? []) source.remove();
				calendar?.addEventSource(events(day));
				calendar?.gotoDate(day);
			});
		},
		box: '.fc-event',
		unmount: () => calendar?.destroy(),
	};
}

/** Its free drag and drop is of the major version before, and fails in this one. */
function scheduleX(): Contender {
	let calendar: CalendarApp | null = null;
	const controls = createCalendarControlsPlugin();
	const at = (time: string) => Temporal.PlainDateTime.from(time).toZonedDateTime('Europe/Vienna');
	const events = (day: string) =>
		spread(day).map(({ id, title, start, end }) => ({ id, title, start: at(start), end: at(end) }));
	return {
		mount(host, day) {
			host.style.setProperty('--sx-calendar-height', `${HEIGHT}px`);
			calendar = createScheduleX(
				{
					views: [createViewWeek()],
					selectedDate: Temporal.PlainDate.from(day),
					timezone: 'Europe/Vienna',
					locale: 'de-DE',
					weekOptions: { gridHeight: HEIGHT * 2 },
					// Both days are Wednesdays.
					firstDayOfWeek: 3,
					events: events(day),
				},
				[controls],
			);
			calendar.render(host);
		},
		show(day) {
			calendar?.events.set(events(day));
			controls.setDate(Temporal.PlainDate.from(day));
		},
		box: '.sx__time-grid-event',
		isFixed: true,
		unmount: () => calendar?.destroy(),
	};
}

const contenders: Readonly<Record<string, () => Contender>> = {
	Kontor: ours,
	'@event-calendar/core': eventCalendar,
	'react-big-calendar': reactBigCalendar,
	'@schedule-x/calendar, 7 columns': scheduleX,
	'@fullcalendar/timegrid, 7 columns': fullCalendar,
};

function nothing(): void {}

/** Until what was done is on the screen. */
function painted(): Promise<void> {
	return new Promise((resolve) => {
		requestAnimationFrame(() => {
			const { port1, port2 } = new MessageChannel();
			port1.onmessage = () => resolve();
			port2.postMessage(null);
		});
	});
}

/** Until appointments are on the screen; some calendars draw them a turn later. */
async function appeared(host: HTMLElement, box: string): Promise<void> {
	const begun = performance.now();
	do await painted();
	while (host.querySelector(box) === null && performance.now() - begun < PATIENCE_MS);
}

interface Measured {
	readonly shown: number;
	readonly picture: number;
	readonly change: number;
	/** The longest time that scripts took of one frame of a drag. */
	readonly frame: number;
	readonly frames: number;
	/** Of these frames those whose scripts took longer than a frame lasts. */
	readonly over: number;
}

declare global {
	interface Window {
		contenders: () => string[];
		measure: (name: string) => Promise<Measured>;
	}
}

window.contenders = () => Object.keys(contenders);

window.measure = async (name) => {
	const root = document.getElementById('root');
	const make = contenders[name];
	if (!root || !make) throw new Error(`No ${name}`);
	const host = document.createElement('div');
	root.append(host);
	const contender = make();
	try {
		await painted();
		const begun = performance.now();
		contender.mount(host, '2026-05-13');
		await appeared(host, contender.box);
		const picture = performance.now() - begun;
		const shown = host.querySelectorAll(contender.box).length;
		const changing = performance.now();
		contender.show('2026-05-20');
		await appeared(host, contender.box);
		const change = performance.now() - changing;
		return { picture, change, shown, ...(await drag(host, contender)) };
	} finally {
		contender.unmount();
		host.remove();
	}
};

/** Takes hold of an appointment that is in sight and moves it about, a step each frame. */
async function drag(
	host: HTMLElement,
	{ box, isFixed = false }: Contender,
): Promise<Pick<Measured, 'frame' | 'frames' | 'over'>> {
	if (isFixed) return { frame: Number.NaN, frames: 0, over: 0 };
	const boxes = [...host.querySelectorAll<HTMLElement>(box)];
	const isInSight = (element: HTMLElement) => {
		const { top, bottom, width } = element.getBoundingClientRect();
		return top > 250 && bottom < 600 && width > 0;
	};
	if (!boxes.some(isInSight)) boxes[Math.floor(boxes.length / 2)]?.scrollIntoView({ block: 'center' });
	await painted();
	const inSight = boxes.find(isInSight);
	if (!inSight) return { frame: Number.NaN, frames: 0, over: 0 };
	const { left, top } = inSight.getBoundingClientRect();
	const under = (x: number, y: number) => document.elementFromPoint(x, y) ?? document.body;
	const send = (type: string, x: number, y: number, target: Element) => {
		const options = { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0, buttons: 1, detail: 1 };
		target.dispatchEvent(
			type.startsWith('mouse')
				? new MouseEvent(type, options)
				: new PointerEvent(type, { ...options, pointerId: 1, pointerType: 'mouse', isPrimary: true }),
		);
	};
	const at = [left + 8, top + 8] as const;
	send('pointerdown', ...at, inSight);
	send('mousedown', ...at, inSight);
	let frame = 0;
	let over = 0;
	let frames = 0;
	const dragged = performance.now();
	for (let step = 1; step <= 60 && performance.now() - dragged < DRAG_MS; step++) {
		frames = step;
		await new Promise(requestAnimationFrame);
		const [x, y] = [at[0] + step * 4, at[1] + Math.sin(step / 6) * 120];
		// What lies under the pointer a browser knows by itself.
		const target = under(x, y);
		const begun = performance.now();
		send('pointermove', x, y, target);
		send('mousemove', x, y, target);
		// What a framework puts off until after the event belongs to the frame too.
		await Promise.resolve();
		// The first steps take hold and are not yet a drag.
		if (step <= 3) continue;
		const taken = performance.now() - begun;
		frame = Math.max(frame, taken);
		if (taken > FRAME_MS) over += 1;
	}
	send('pointerup', ...at, under(...at));
	send('mouseup', ...at, under(...at));
	return { frame, frames, over };
}
