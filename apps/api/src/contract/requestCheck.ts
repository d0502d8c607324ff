import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type FieldCode, Problem } from '../problem.ts';
import { type ContractDocument, type Operation, type Parameter, resolveSchema, type Schema } from './document.ts';

/** The parts of a request an operation is asked with. */
export interface RawInput {
	readonly path: unknown;
	readonly query: unknown;
	/** All headers of the request, their names in small letters; those of the contract come back under its names. */
	readonly header: Readonly<Record<string, unknown>>;
	/** Undefined when the request has no body. */
	readonly body: unknown;
}

/** Refuses a request that does not fit its operation, else gives its parts with numbers read and defaults set. */
export type RequestCheck = (raw: RawInput) => RawInput;

/** Builds the checks of a contract's operations. */
export function createRequestChecks(contract: ContractDocument): (operation: Operation) => RequestCheck {
	const ajv = new Ajv2020({ strict: true, useDefaults: true, coerceTypes: false, removeAdditional: false });
	addFormats.default(ajv);
	ajv.addVocabulary(['example']);
	ajv.addSchema({ $id: 'contract', $defs: pointIntoContract(contract.components.schemas) });

	return (operation) => {
		const validate = ajv.compile(inputSchema(operation));
		const readPath = numberReader(numericNames(operation, 'path', contract));
		const readQuery = numberReader(numericNames(operation, 'query', contract));
		const headerNames = operation.parameters.filter(({ in: where }) => where === 'header').map(({ name }) => name);
		return (raw) => {
			const input = {
				path: readPath(raw.path),
				query: readQuery(raw.query),
				header: pickHeaders(raw.header, headerNames),
				...(raw.body !== undefined && { body: raw.body }),
			};
			if (!validate(input)) throw refusal(validate.errors?.[0]);
			const broken = findBrokenText(input, '');
			if (broken !== null) throw new Problem('invalid', { fields: { [broken]: 'invalid' } });
			return { body: undefined, ...input };
		};
	};
}

function inputSchema(operation: Operation): Schema {
	return {
		type: 'object',
		properties: {
			path: parametersSchema(operation, 'path'),
			query: parametersSchema(operation, 'query'),
			header: parametersSchema(operation, 'header'),
			...(operation.body && { body: pointIntoContract(operation.body) }),
		},
		required: ['path', 'query', 'header', ...(operation.needsBody ? ['body'] : [])],
		additionalProperties: false,
	};
}

function parametersSchema(operation: Operation, where: Parameter['in']): Schema {
	const parameters = operation.parameters.filter((parameter) => parameter.in === where);
	return {
		type: 'object',
		properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, pointIntoContract(schema)])),
		required: parameters.filter(({ required }) => required).map(({ name }) => name),
		additionalProperties: false,
	};
}

// Ajv knows definitions below `$defs`, OpenAPI keeps them below `components`.
function pointIntoContract(schema: Schema): Schema {
	return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"contract#/$defs/'));
}

function numericNames(operation: Operation, where: 'path' | 'query', contract: ContractDocument): string[] {
	return operation.parameters
		.filter((parameter) => parameter.in === where && resolveSchema(parameter.schema, contract).type === 'integer')
		.map(({ name }) => name);
}

const plainNumber = /^(?:0|-?[1-9]\d{0,15})$/;

/** Parameters arrive as text. `12` is a number; `1e1`, `012` and `12 ` stay text, which their schema refuses. */
function numberReader(names: readonly string[]): (part: unknown) => Record<string, unknown> {
	return (part) => {
		const values: Record<string, unknown> = { ...(part as Record<string, unknown>) };
		for (const name of names) {
			const text = values[name];
			if (typeof text === 'string' && plainNumber.test(text)) values[name] = Number(text);
		}
		return values;
	};
}

function pickHeaders(headers: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
	const sent = names.filter((name) => headers[name.toLowerCase()] !== undefined);
	return Object.fromEntries(sent.map((name) => [name, headers[name.toLowerCase()]]));
}

function refusal(error: ErrorObject | undefined): Problem {
	if (error === undefined) return new Problem('invalid');
	return new Problem('invalid', { fields: { [fieldOf(error)]: fieldCodes[error.keyword] ?? 'invalid' } });
}

const fieldCodes: Readonly<Record<string, FieldCode>> = {
	required: 'missing',
	additionalProperties: 'notAllowed',
	minLength: 'tooShort',
	minItems: 'tooShort',
	maxLength: 'tooLong',
	maxItems: 'tooLong',
	minimum: 'outOfRange',
	maximum: 'outOfRange',
};

function fieldOf({ instancePath, params }: ErrorObject): string {
	const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string };
	const name = missingProperty ?? (isNameLike(additionalProperty) ? additionalProperty : undefined);
	const steps = instancePath.split('/').slice(1);
	return [...steps, ...(name === undefined ? [] : [name])].join('.');
}

// The name of an unknown field comes from outside and is repeated only when it is one.
function isNameLike(name: string | undefined): boolean {
	return name !== undefined && /^[A-Za-z_][A-Za-z0-9_]{0,39}$/.test(name);
}

/** Path of the first text that PostgreSQL cannot hold (NUL) or that is no Unicode (lone surrogate). */
function findBrokenText(value: unknown, path: string): string | null {
	if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
	if (typeof value !== 'object' || value === null) return null;
	for (const [key, item] of Object.entries(value)) {
		const broken = findBrokenText(item, path === '' ? key : `${path}.${key}`);
		if (broken !== null) return broken;
	}
	return null;
}
