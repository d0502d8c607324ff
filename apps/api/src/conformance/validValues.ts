import fc, { type Arbitrary } from 'fast-check';
import { type ContractDocument, resolveSchema, type Schema } from '../contract/document.ts';

// Characters that broke something somewhere: LIKE's own signs, quotes, backslash, marks, right-to-left, four bytes in UTF-8.
const nastyCharacters = [
	...'%_\\\'"`;:<>&=+-/.,|()[]{}$#@!? äöüßÄÖÜẞéşłı\u00a0\u0301\u202e\u200b\ufeff\t\n\r',
	'𝕂',
	'🜚',
];

const character: Arbitrary<string> = fc.oneof(
	{ weight: 4, arbitrary: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEF0123456789') },
	{ weight: 2, arbitrary: fc.constantFrom(...nastyCharacters) },
	{
		weight: 1,
		arbitrary: fc
			.integer({ min: 1, max: 0x10ffff })
			.filter((code) => code < 0xd800 || code > 0xdfff)
			.map((code) => String.fromCodePoint(code)),
	},
);

// What staff really type, so that searches also find something.
const words = ['Müller', 'mueller', 'Huber Graz', '8010', '0664', 'RE', 'Verband', 'Wien', "O'Neill", 'a b c d e f g'];

// Every object of the language has them: a table that is an object finds them in itself.
const inherited = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];

/** Values a schema of the contract allows, its bounds included. */
export function validValues(schema: Schema, contract: ContractDocument): Arbitrary<unknown> {
	const node = resolveSchema(schema, contract);
	if (Array.isArray(node.enum)) return fc.constantFrom(...node.enum);
	if (Array.isArray(node.anyOf)) {
		return fc.oneof(...(node.anyOf as Schema[]).map((option) => validValues(option, contract)));
	}
	switch (node.type) {
		case 'object':
			return validObjects(node, contract);
		case 'array':
			return fc.array(validValues(node.items as Schema, contract), {
				minLength: bound(node.minItems, 0),
				maxLength: Math.min(bound(node.maxItems, 20), 60),
				size: 'max',
			});
		case 'string':
			return validTexts(node);
		case 'integer':
			return validIntegers(node);
		case 'boolean':
			return fc.boolean();
		case 'null':
			return fc.constant(null);
		default:
			throw new Error(`No values known for ${JSON.stringify(node)}`);
	}
}

function validObjects(node: Schema, contract: ContractDocument): Arbitrary<unknown> {
	const properties = Object.entries(node.properties as Record<string, Schema>);
	const fields = Object.fromEntries(properties.map(([name, field]) => [name, validValues(field, contract)]));
	return fc.record(fields, { requiredKeys: (node.required as string[] | undefined) ?? [] });
}

function validTexts(node: Schema): Arbitrary<string> {
	if (typeof node.pattern === 'string') return fc.stringMatching(new RegExp(node.pattern));
	const minLength = bound(node.minLength, 0);
	const maxLength = bound(node.maxLength, 200);
	const fits = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
	return fc.oneof(
		{ weight: 6, arbitrary: fc.string({ unit: character, minLength, maxLength }) },
		{ weight: 2, arbitrary: fc.constantFrom(...words).filter(fits) },
		...(inherited.every(fits) ? [{ weight: 1, arbitrary: fc.constantFrom(...inherited) }] : []),
		{ weight: 1, arbitrary: fc.string({ unit: character, minLength: maxLength, maxLength }) },
		{ weight: 1, arbitrary: fc.string({ unit: character, minLength, maxLength: minLength }) },
	);
}

function validIntegers(node: Schema): Arbitrary<number> {
	const min = bound(node.minimum, 0);
	const max = bound(node.maximum, 2 ** 31 - 1);
	return fc.oneof(
		{ weight: 4, arbitrary: fc.integer({ min, max: Math.min(max, min + 300) }) },
		{ weight: 1, arbitrary: fc.integer({ min, max }) },
		{ weight: 1, arbitrary: fc.constantFrom(min, max) },
	);
}

function bound(value: unknown, fallback: number): number {
	return typeof value === 'number' ? value : fallback;
}
