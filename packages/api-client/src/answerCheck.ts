import { answers, models } from './answerShapes.gen.ts';

/**
 * What a value has to look like, written short: `s` text, `n` number, `i` integer, `b` boolean, `z` null, `u` nothing,
 * `*` anything, `#Name` a model, `=text` this text, `!a,b` any text but these. One shape in brackets is a list of such, more
 * are a choice. An object names its properties, optional ones with `?` at the end, `*` for all others.
 */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

/**
 * Whether an answer has the shape the contract gives it, so that a page never shows the half of something else. What the
 * contract does not name is let through: a server may be newer than the page.
 */
export function isOfContract(method: string, path: string, answer: unknown): boolean {
	return fits(answer, answers[`${method} ${path}`] ?? '*');
}

function fits(value: unknown, shape: Shape): boolean {
	if (typeof shape === 'string') return fitsWord(value, shape);
	if (isChoice(shape)) {
		const [only] = shape;
		if (shape.length > 1 || only === undefined) return shape.some((choice) => fits(value, choice));
		return Array.isArray(value) && value.every((item) => fits(item, only));
	}
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
	return Object.entries(shape).every(([name, part]) => fitsProperty(value, name, part));
}

function fitsProperty(object: object, name: string, shape: Shape): boolean {
	if (name === '*') return Object.values(object).every((value) => fits(value, shape));
	const isOptional = name.endsWith('?');
	const value: unknown = Reflect.get(object, isOptional ? name.slice(0, -1) : name);
	return (isOptional && value === undefined) || fits(value, shape);
}

function fitsWord(value: unknown, word: string): boolean {
	switch (word[0]) {
		case 's':
			return typeof value === 'string';
		case 'n':
			return typeof value === 'number';
		case 'i':
			return Number.isInteger(value);
		case 'b':
			return typeof value === 'boolean';
		case 'z':
			return value === null;
		case 'u':
			return value === undefined;
		case '#':
			return fits(value, models[word.slice(1)] ?? '*');
		case '=':
			return value === word.slice(1);
		case '!':
			return typeof value === 'string' && !word.slice(1).split(',').includes(value);
		default:
			return true;
	}
}

function isChoice(shape: Shape): shape is readonly Shape[] {
	return Array.isArray(shape);
}
