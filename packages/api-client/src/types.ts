import type { components, paths } from './schema.gen.ts';

/** A model of the contract by its name, e.g. `Model<'Address'>`. */
export type Model<Name extends keyof components['schemas']> = components['schemas'][Name];

/** The methods operations have. */
export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';

/** The paths that have an operation of this method, as the contract writes them (`/v1/crm/addresses/{id}`). */
export type PathOf<M extends Method> = {
	[P in keyof paths]: paths[P][M] extends object ? P : never;
}[keyof paths];

/** The paths that answer a `POST` with a file. */
export type FilePath = {
	[P in PathOf<'post'>]: paths[P]['post'] extends {
		responses: { 200: { content: { 'text/csv': string } | { 'application/pdf': unknown } } };
	}
		? P
		: never;
}[PathOf<'post'>];

type Operation<M extends Method, P extends PathOf<M>> = NonNullable<paths[P][M]>;

/** What an operation answers with; undefined for one without content, and for one that may have none (204). */
export type Answer<M extends Method, P extends PathOf<M>> =
	| Content<M, P>
	| (Operation<M, P> extends { responses: { 204: unknown } } ? undefined : never);

type Content<M extends Method, P extends PathOf<M>> =
	Operation<M, P> extends { responses: { 200: { content: { 'application/json': infer Content } } } }
		? Content
		: Operation<M, P> extends { responses: { 201: { content: { 'application/json': infer Content } } } }
			? Content
			: undefined;

type Part<Name extends string, Value> = [Value] extends [undefined]
	? object
	: undefined extends Value
		? { readonly [K in Name]?: Exclude<Value, undefined> }
		: { readonly [K in Name]: Value };

type ParameterPart<O, Kind extends 'path' | 'query' | 'header'> = O extends { parameters: infer Parameters }
	? Part<Kind, Kind extends keyof Parameters ? Parameters[Kind] : undefined>
	: object;

type BodyPart<O> = O extends { requestBody: { content: { 'application/json': infer Body } } }
	? { readonly body: Body }
	: O extends { requestBody?: { content: { 'application/json': infer Body } } }
		? { readonly body?: Body }
		: object;

/**
 * What an operation is asked with: its `path`, `query` and `header` parameters (`If-Match`, `Idempotency-Key`) and its
 * `body`, as far as it has them.
 */
// Path by path, or the compiler multiplies the parts of all operations with each other.
export type Input<M extends Method, P extends PathOf<M>> = P extends unknown ? InputOf<Operation<M, P>> : never;

type InputOf<O> = ParameterPart<O, 'path'> & ParameterPart<O, 'query'> & ParameterPart<O, 'header'> & BodyPart<O>;
