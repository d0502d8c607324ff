/** What a picture holds, by its expected.tsv; format `none` means that nothing may be read. */
export interface Expected {
	readonly file: string;
	readonly format: string;
	readonly text: string;
}

/** One look of the decoder at a frame: milliseconds from handing it over to the answer, and whether there was a code. */
export interface Look {
	readonly ms: number;
	readonly isHit: boolean;
}

/** What came of showing one picture; `ms` runs from its first frame to the detection or to giving up. */
export interface Shown {
	readonly detected: { readonly format: string | null; readonly text: string } | null;
	readonly ms: number;
	readonly looks: readonly Look[];
}

/** A picture with what came of it. */
export type Played = Expected & Shown;

/** Tasks of the page's main thread while pictures were shown, in milliseconds. */
export interface MainThread {
	/** The longest from begin to end, which on a busy machine includes waiting for a core, and its own work alone. */
	readonly longestWall: number;
	readonly longestWork: number;
	readonly tasks: number;
	/** Tasks whose own work took over 50 ms. */
	readonly long: number;
}

interface TraceEvent {
	readonly name: string;
	readonly ph: string;
	readonly ts: number;
	readonly pid: number;
	readonly tid: number;
	readonly dur?: number;
	readonly tdur?: number;
	readonly args?: { readonly name?: string };
}

/** The longest tasks of the main thread between each mark `show` and the next `hide` in a trace of Chromium. */
export function mainThreadOf(trace: string): MainThread {
	const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace);
	const marks = traceEvents.filter(({ name, ph }) => (name === 'show' || name === 'hide') && /[IiR]/.test(ph));
	const page = marks[0]?.pid;
	const main = traceEvents.find(
		({ name, pid, args }) => name === 'thread_name' && pid === page && args?.name === 'CrRendererMain',
	)?.tid;
	const windows: { from: number; to: number }[] = [];
	for (const { name, ts } of marks.sort((a, b) => a.ts - b.ts)) {
		const last = windows.at(-1);
		if (name === 'show') windows.push({ from: ts, to: Number.POSITIVE_INFINITY });
		else if (last) last.to = ts;
	}
	const tasks = traceEvents.filter(
		(event) =>
			event.name === 'RunTask' &&
			event.pid === page &&
			event.tid === main &&
			windows.some(({ from, to }) => event.ts >= from && event.ts < to),
	);
	const work = tasks.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000);
	return {
		longestWall: Math.max(0, ...tasks.map(({ dur = 0 }) => dur / 1000)),
		longestWork: Math.max(0, ...work),
		tasks: tasks.length,
		long: work.filter((ms) => ms > 50).length,
	};
}

/** Whether the picture came out as it should. */
export function isRight({ format, text, detected }: Played): boolean {
	return format === 'none' ? detected === null : detected?.format === format && detected.text === text;
}

/** Whether something was read that is not there. */
export function isFalse(played: Played): boolean {
	return played.detected !== null && !isRight(played);
}

/** The report as text: recall per format, false reads, times, the main thread, and each picture that went wrong. */
export function reportOf(all: readonly Played[], main: MainThread, itfLengths: string): string {
	const codes = all.filter(({ format }) => format !== 'none');
	const formats = [...new Set(codes.map(({ format }) => format))];
	const wrong = all.filter((played) => !isRight(played));
	const looks = all.flatMap((played) => played.looks);
	return [
		'format          read  of',
		...formats.map((format) =>
			recallLine(
				format,
				codes.filter((each) => each.format === format),
			),
		),
		recallLine('all', codes),
		'',
		`false reads     ${all.filter(isFalse).length} (${all.length - codes.length} pictures without a code)`,
		`ITF lengths     ${itfLengths || 'the default of the dialog'}`,
		`decoder, hit    ${times(looks.filter(({ isHit }) => isHit).map(({ ms }) => ms))}`,
		`decoder, miss   ${times(looks.filter(({ isHit }) => !isHit).map(({ ms }) => ms))}`,
		`until detected  ${times(codes.filter(isRight).map(({ ms }) => ms))}`,
		`main thread     longest task ${main.longestWork.toFixed(1)} ms of work (${main.longestWall.toFixed(1)} ms with waiting), ` +
			`${main.long} over 50 ms of ${main.tasks}`,
		...(wrong.length > 0 ? ['', ...wrong.map(wrongLine)] : []),
	].join('\n');
}

function recallLine(name: string, pictures: readonly Played[]): string {
	return `${name.padEnd(14)}  ${String(pictures.filter(isRight).length).padStart(4)}  ${String(pictures.length).padStart(2)}`;
}

function wrongLine({ file, format, text, detected, looks }: Played): string {
	const what = detected ? `FALSE: ${detected.format} ${detected.text}` : 'not read';
	const hits = looks.filter(({ isHit }) => isHit).length;
	return `${file}  ${format} ${text}  ${what}  (${hits} of ${looks.length} looks)`;
}

function times(values: readonly number[]): string {
	const sorted = [...values].sort((a, b) => a - b);
	const at = (part: number) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0).toFixed(1);
	return `median ${at(0.5)} ms, p95 ${at(0.95)} ms (${values.length})`;
}
