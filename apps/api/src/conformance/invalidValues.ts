import fc, { type Arbitrary } from 'fast-check';
import { type ContractDocument, resolveSchema, type Schema } from '../contract/document.ts';
import { validValues } from './validValues.ts';

/** A value with exactly one fault, as JSON text because some faults (`__proto__`, a lone surrogate) need it. */
export interface Fault {
	readonly what: string;
	readonly json: string;
}

const notText = [0, 1.5, true, null, [], {}, ['a']];
const notInteger = ['1', '', 1.5, -0.5, true, null, [], {}, [1], '1e1', ' 1'];
const notObject = [null, 'a', 1, true, [], [{}]];
const notList = [null, 'a', 1, true, {}, { length: 1 }];

/** Values with one fault each against a schema of the contract. */
export function invalidValues(schema: Schema, contract: ContractDocument): Arbitrary<Fault> {
	const node = resolveSchema(schema, contract);
	if (Array.isArray(node.enum)) {
		return fault('no such choice', fc.constantFrom<unknown>('', 'nope', `${node.enum[0]} `, 0, null, [node.enum[0]]));
	}
	if (Array.isArray(node.anyOf)) return invalidNullables(node.anyOf, contract);
	switch (node.type) {
		case 'object':
			return invalidObjects(node, contract);
		case 'array':
			return invalidLists(node, contract);
		case 'string':
			return invalidTexts(node, contract);
		case 'integer':
			return invalidIntegers(node);
		default:
			return fault('wrong type', fc.constantFrom<unknown>('true', 0, null, [], {}));
	}
}

function invalidNullables(options: readonly Schema[], contract: ContractDocument): Arbitrary<Fault> {
	const [only, second] = options.filter(({ type }) => type !== 'null');
	if (only === undefined || second !== undefined)
		throw new Error('A union in a request needs its faults written first');
	return invalidValues(only, contract).filter(({ json }) => json !== 'null');
}

function fault(what: string, values: Arbitrary<unknown>): Arbitrary<Fault> {
	return values.map((value) => ({ what, json: JSON.stringify(value) }));
}

function invalidTexts(node: Schema, contract: ContractDocument): Arbitrary<Fault> {
	const options: Arbitrary<Fault>[] = [fault('wrong type', fc.constantFrom<unknown>(...notText))];
	const { minLength = 0, maxLength, pattern } = node as { minLength?: number; maxLength: number; pattern?: string };
	options.push(
		fault(
			'too long',
			fc.integer({ min: 1, max: 500 }).map((more) => 'ß'.repeat(maxLength + more)),
		),
	);
	if (minLength > 0) options.push(fault('too short', fc.constant('x'.repeat(minLength - 1))));
	if (pattern !== undefined) {
		const spoilt = validValues(node, contract).map((text) => `${String(text).slice(0, -1)}!`);
		options.push(fault('against the pattern', spoilt));
		return fc.oneof(...options);
	}
	const room = fc.string({ unit: fc.constantFrom(...'abc ä'), maxLength: Math.min(maxLength - 1, 20) });
	const broken = fc.constantFrom('\0', '\ud800', '\udfff');
	const texts = fc.tuple(room, broken, fc.nat(20)).map(([text, sign, at]) => {
		const place = Math.min(at, text.length);
		return (text.slice(0, place) + sign + text.slice(place)).padEnd(minLength, 'x');
	});
	options.push(fault('not storable', texts));
	return fc.oneof(...options);
}

function invalidIntegers(node: Schema): Arbitrary<Fault> {
	const { minimum, maximum } = node as { minimum: number; maximum: number };
	const outside = fc.oneof(
		fc.integer({ min: minimum - 1000, max: minimum - 1 }),
		fc.integer({ min: maximum + 1, max: maximum + 1000 }),
		fc.constantFrom(2 ** 53 + 2, -(2 ** 53), 1e308, 2 ** 31, -(2 ** 31) - 1),
	);
	return fc.oneof(fault('out of range', outside), fault('wrong type', fc.constantFrom<unknown>(...notInteger)));
}

function invalidLists(node: Schema, contract: ContractDocument): Arbitrary<Fault> {
	const items = validValues(node.items as Schema, contract);
	const { maxItems, minItems = 0 } = node as { maxItems: number; minItems?: number };
	const tooMany = fc.array(items, { minLength: maxItems + 1, maxLength: maxItems + 20, size: 'max' });
	const withFault = fc
		.tuple(fc.array(items, { maxLength: Math.min(3, maxItems - 1) }), invalidValues(node.items as Schema, contract))
		.map(([list, { what, json }]) => ({
			what: `item ${what}`,
			json: `[${[...list.map((item) => JSON.stringify(item)), json].join(',')}]`,
		}));
	const faults = [fault('too many', tooMany), fault('wrong type', fc.constantFrom<unknown>(...notList)), withFault];
	if (minItems > 0) faults.push(fault('too few', fc.array(items, { maxLength: minItems - 1 })));
	return fc.oneof(...faults);
}

function invalidObjects(node: Schema, contract: ContractDocument): Arbitrary<Fault> {
	const properties = Object.entries(node.properties as Record<string, Schema>);
	const required = (node.required as string[] | undefined) ?? [];
	const valid = validValues(node, contract) as Arbitrary<Record<string, unknown>>;
	const options: Arbitrary<Fault>[] = [
		fault('wrong type', fc.constantFrom<unknown>(...notObject)),
		fc.tuple(valid, unknownField(properties.map(([name]) => name))).map(([value, field]) => ({
			what: 'unknown field',
			json: withField(value, field),
		})),
	];
	for (const [name, schema] of properties) {
		const broken = fc.tuple(valid, invalidValues(schema, contract)).map(([value, { what, json }]) => {
			const { [name]: _, ...others } = value;
			return { what: `${name} ${what}`, json: withField(others, `${JSON.stringify(name)}:${json}`) };
		});
		options.push(broken);
	}
	for (const name of required) {
		const lacking = valid.map(({ [name]: _, ...others }) => ({
			what: `${name} missing`,
			json: JSON.stringify(others),
		}));
		options.push(lacking);
	}
	return fc.oneof(...options);
}

function unknownField(known: readonly string[]): Arbitrary<string> {
	const names = fc.oneof(
		fc.constantFrom('firma', 'admin', 'userLvl', 'role', 'id', '', 'Name', ' name', 'name\u0000', 'toString', 'length'),
		fc.string({ maxLength: 30 }),
	);
	const values = fc.constantFrom('null', '1', '"a"', 'true', '[]', '{}');
	return fc.oneof(
		fc
			.tuple(
				names.filter((name) => !known.includes(name)),
				values,
			)
			.map(([name, value]) => `${JSON.stringify(name)}:${value}`),
		fc.constantFrom('"__proto__":{"admin":true}', '"constructor":{"prototype":{"admin":true}}'),
	);
}

function withField(value: Record<string, unknown>, field: string): string {
	const json = JSON.stringify(value);
	return json === '{}' ? `{${field}}` : `${json.slice(0, -1)},${field}}`;
}
