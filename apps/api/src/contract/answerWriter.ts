import { type ContractDocument, resolveSchema, type Schema } from './document.ts';

/** Writes a value as JSON; throws when it is not what the contract promises. */
export type AnswerWriter = (value: unknown) => string;

/** A handler returned what its answer's schema does not allow: a fault of ours. */
export class AnswerError extends Error {
	constructor(expected: string) {
		super(`The answer does not fit the contract: ${expected} expected`);
		this.name = 'AnswerError';
	}
}

/**
 * Compiles a schema of an answer into its writer. Only fields of the schema are written, so nothing else can leave, and
 * each must be of its type; bounds of texts and lists are left to the tables. A general serialiser turns a value of a
 * wrong type into one of the right type, which would hide the fault (decision 29). Throws for a schema that would let
 * unknown fields through.
 */
export function compileAnswerWriter(schema: Schema, contract: ContractDocument): AnswerWriter {
	const known = new Map<string, AnswerWriter>();

	function compile(node: Schema): AnswerWriter {
		if (typeof node.$ref !== 'string') return compileOwn(node);
		const found = known.get(node.$ref);
		if (found !== undefined) return found;
		const writer = compileOwn(resolveSchema(node, contract));
		known.set(node.$ref, writer);
		return writer;
	}

	function compileOwn(node: Schema): AnswerWriter {
		if (Array.isArray(node.anyOf)) return compileUnion(node.anyOf as Schema[]);
		switch (node.type) {
			case 'object':
				return compileObject(node);
			case 'array':
				return compileList(compile(node.items as Schema));
			case 'string':
				return Array.isArray(node.enum) ? writeChoice(node.enum) : writeText;
			case 'integer':
				return writeInteger;
			case 'boolean':
				return writeBoolean;
			default:
				throw new Error(`An answer cannot be written for the type ${String(node.type)}`);
		}
	}

	function compileObject(node: Schema): AnswerWriter {
		if (node.additionalProperties !== false) throw new Error('An answer needs sealed objects (additionalProperties)');
		const required = new Set((node.required as string[] | undefined) ?? []);
		const fields = Object.entries(node.properties as Record<string, Schema>).map(([name, field]) => ({
			name,
			label: `${JSON.stringify(name)}:`,
			write: compile(field),
			isRequired: required.has(name),
		}));
		return (value) => {
			if (typeof value !== 'object' || value === null) throw new AnswerError('object');
			const record = value as Record<string, unknown>;
			let text = '{';
			for (const { name, label, write, isRequired } of fields) {
				const field = record[name];
				if (field === undefined) {
					if (isRequired) throw new AnswerError(`field ${name}`);
					continue;
				}
				text += text === '{' ? label : `,${label}`;
				text += write(field);
			}
			return `${text}}`;
		};
	}

	function compileUnion(options: readonly Schema[]): AnswerWriter {
		const others = options.filter((option) => option.type !== 'null');
		const [only, second] = others;
		if (only === undefined) throw new Error('A union needs an option beside null');
		const write = second === undefined ? compile(only) : compileTagged(others);
		if (others.length === options.length) return write;
		return (value) => (value === null ? 'null' : write(value));
	}

	function compileTagged(options: readonly Schema[]): AnswerWriter {
		const writers = new Map(options.map((option) => [tagOf(resolveSchema(option, contract)), compile(option)]));
		return (value) => {
			const tag = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
			const write = writers.get(tag);
			if (write === undefined) throw new AnswerError(`one of ${[...writers.keys()].join(', ')}`);
			return write(value);
		};
	}

	return compile(schema);
}

function tagOf(option: Schema): unknown {
	const properties = option.properties as Record<string, Schema> | undefined;
	const choices = properties?.type?.enum;
	if (!Array.isArray(choices) || choices.length !== 1) throw new Error('Options of a union are told apart by `type`');
	return choices[0];
}

function compileList(write: AnswerWriter): AnswerWriter {
	return (value) => {
		if (!Array.isArray(value)) throw new AnswerError('list');
		return `[${value.map((item) => write(item)).join(',')}]`;
	};
}

function writeChoice(choices: readonly unknown[]): AnswerWriter {
	const texts = new Map(choices.map((choice) => [choice, JSON.stringify(choice)]));
	return (value) => {
		const text = texts.get(value);
		if (text === undefined) throw new AnswerError('known choice');
		return text;
	};
}

function writeText(value: unknown): string {
	if (typeof value !== 'string') throw new AnswerError('text');
	return JSON.stringify(value);
}

function writeInteger(value: unknown): string {
	if (!Number.isSafeInteger(value)) throw new AnswerError('integer');
	return `${value}`;
}

function writeBoolean(value: unknown): string {
	if (typeof value !== 'boolean') throw new AnswerError('boolean');
	return value ? 'true' : 'false';
}
