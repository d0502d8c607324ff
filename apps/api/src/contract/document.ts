import document from '@kontor/api-client/openapi.json' with { type: 'json' };
import type { operations } from '@kontor/api-client/schema.gen';
import { isAppKey, isDataRight, type Permission } from '@kontor/domain/permissions';

/** Name of an operation of the contract. */
export type OperationId = keyof operations;

/** A JSON schema as the contract writes it. */
export type Schema = { readonly [keyword: string]: unknown };

/** One parameter of an operation. */
export interface Parameter {
	readonly name: string;
	readonly in: 'path' | 'query' | 'header';
	readonly required: boolean;
	readonly schema: Schema;
}

/** What the contract says about one operation, ready for the server. */
export interface Operation {
	readonly id: OperationId;
	readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'PATCH';
	/** As the contract writes it: `/v1/crm/addresses/{id}`. */
	readonly path: string;
	readonly permissions: readonly Permission[];
	/** Bytes its request may have where that is more than all others may. */
	readonly bodyLimit: number | null;
	readonly parameters: readonly Parameter[];
	readonly body: Schema | null;
	/** Whether a request must have the body. */
	readonly needsBody: boolean;
	readonly status: number;
	/** It may answer nothing (204) as well. */
	readonly mayBeEmpty: boolean;
	/** Schema of the answer; null for one without content. */
	readonly answer: Schema | null;
	/** Media type of an answer that is a file or events; null for every other answer. */
	readonly file: FileType | null;
	/** A browser keeps the answer and asks whether it is still the same (`x-kept`). */
	readonly isKept: boolean;
	/** The answer's `version` goes out as `ETag` too. */
	readonly hasEtag: boolean;
	/** Schema of the current values that a lost update (412) answers with; null where nothing can be lost. */
	readonly current: Schema | null;
	/** Every status the contract names. */
	readonly statuses: readonly number[];
}

const fileTypes = ['text/csv', 'text/event-stream', 'text/calendar', 'application/pdf'] as const;

type FileType = (typeof fileTypes)[number];

/** Where all operations live (`servers` of the contract). */
export const API_PREFIX = '/api';

/** Whether an address, with or without a query, belongs to the API; all others belong to the portal. */
export function isApiPath(url: string): boolean {
	return url.startsWith(API_PREFIX) && /^$|^[/?]/.test(url.slice(API_PREFIX.length, API_PREFIX.length + 1));
}

interface Media {
	readonly required?: boolean;
	readonly headers?: Readonly<Record<string, unknown>>;
	readonly content?: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
}

interface RawOperation {
	readonly operationId?: string;
	readonly parameters?: readonly Parameter[];
	readonly requestBody?: Media;
	readonly responses: Readonly<Record<string, Media>>;
	readonly 'x-permission'?: unknown;
	readonly 'x-kept'?: unknown;
	readonly 'x-body-limit'?: unknown;
}

/** The contract as far as the server reads it; tests hand in broken ones. */
export interface ContractDocument {
	readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
	readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

// The JSON's own type is too wide and too deep to be of use.
const contract = document as unknown as ContractDocument;

/** The contract of this version. */
export function currentContract(): ContractDocument {
	return contract;
}

const methods: Record<string, Operation['method']> = {
	get: 'GET',
	put: 'PUT',
	post: 'POST',
	delete: 'DELETE',
	patch: 'PATCH',
};

/** All operations of a contract; throws for one that the server could not guard (no or unknown permission). */
export function readOperations(contract: ContractDocument): Operation[] {
	return Object.entries(contract.paths).flatMap(([path, item]) =>
		Object.entries(item).map(([verb, raw]) => readOperation(path, verb, raw, contract)),
	);
}

function readOperation(path: string, verb: string, raw: RawOperation, contract: ContractDocument): Operation {
	const method = methods[verb];
	if (method === undefined || raw.operationId === undefined) throw new Error(`${verb} ${path} is no operation`);
	const [status, ...others] = Object.keys(raw.responses).filter((key) => key.startsWith('2'));
	if (status === undefined || others.some((other) => other !== '204')) {
		throw new Error(`${raw.operationId} needs one successful answer, and may have none (204) beside it`);
	}
	return {
		id: raw.operationId as OperationId,
		method,
		path,
		permissions: readPermissions(raw.operationId, raw['x-permission']),
		bodyLimit: typeof raw['x-body-limit'] === 'number' ? raw['x-body-limit'] : null,
		parameters: raw.parameters ?? [],
		body: jsonSchema(raw.requestBody),
		needsBody: raw.requestBody?.required === true,
		status: Number(status),
		mayBeEmpty: others.length > 0,
		answer: jsonSchema(raw.responses[status]),
		file: fileTypes.find((type) => raw.responses[status]?.content?.[type] !== undefined) ?? null,
		isKept: raw['x-kept'] === true,
		hasEtag: raw.responses[status]?.headers?.ETag !== undefined,
		current: currentSchema(raw.responses[412], contract),
		statuses: Object.keys(raw.responses).map(Number),
	};
}

function readPermissions(operationId: string, declared: unknown): Permission[] {
	const permissions = Array.isArray(declared) ? declared : [declared];
	// What is open to everybody, or to who is signed in, asks for nothing beside.
	const isOpenAndMore = permissions.length > 1 && permissions.some(isOpen);
	if (permissions.length > 0 && permissions.every(isPermission) && !isOpenAndMore) return permissions;
	throw new Error(`${operationId} declares no permission that Kontor knows (x-permission)`);
}

function isOpen(permission: unknown): boolean {
	return permission === 'public' || permission === 'signedIn';
}

function isPermission(text: unknown): text is Permission {
	if (typeof text !== 'string') return false;
	return isOpen(text) || text === 'security' || isAppKey(text) || isDataRight(text);
}

function currentSchema(media: Media | undefined, contract: ContractDocument): Schema | null {
	const problem = media?.content?.['application/problem+json']?.schema;
	if (problem === undefined) return null;
	const { current } = resolveSchema(problem, contract).properties as Record<string, Schema>;
	return current ?? null;
}

function jsonSchema(media: Media | undefined): Schema | null {
	return media?.content?.['application/json']?.schema ?? null;
}

/** The schema itself where it only points to a model of the contract. */
export function resolveSchema(schema: Schema, { components }: ContractDocument): Schema {
	if (typeof schema.$ref !== 'string') return schema;
	const target = components.schemas[schema.$ref.replace('#/components/schemas/', '')];
	if (target === undefined) throw new Error(`The contract has no ${schema.$ref}`);
	return resolveSchema(target, { components, paths: {} });
}
