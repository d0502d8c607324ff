/** A schema as the emitted OpenAPI holds it; only what shapes are made of. */
interface Schema {
	$ref?: string;
	type?: string;
	enum?: readonly unknown[];
	const?: unknown;
	anyOf?: readonly Schema[];
	items?: Schema;
	properties?: Readonly<Record<string, Schema>>;
	required?: readonly string[];
	additionalProperties?: boolean | Schema;
}

interface Contract {
	paths: Record<string, Record<string, { responses?: Record<string, Response> }>>;
	components: { schemas: Record<string, Schema> };
}

interface Response {
	content?: Record<string, { schema: Schema }>;
}

type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

const letters: Readonly<Record<string, string>> = { string: 's', number: 'n', integer: 'i', boolean: 'b', null: 'z' };

/** The text of `answerShapes.gen.ts`: the shape of every operation's answer, and of the models they name. */
export function answerShapesText(contract: unknown): string {
	const { paths, components } = contract as Contract;
	const models: Record<string, Shape> = {};
	const answers: Record<string, Shape> = {};

	function resolve(schema: Schema): Schema {
		return schema.$ref === undefined ? schema : resolve(components.schemas[nameOf(schema.$ref)] ?? {});
	}

	function shapeOf(schema: Schema): Shape {
		if (schema.$ref !== undefined) return shapeOfModel(nameOf(schema.$ref));
		if (schema.anyOf) return shapeOfAny(schema.anyOf);
		if (schema.type === 'array') return [shapeOf(schema.items ?? {})];
		if (schema.type === 'object') return shapeOfObject(schema);
		return letters[schema.type ?? ''] ?? '*';
	}

	/** Lists and objects get a name of their own, plain values are written where they stand. */
	function shapeOfModel(name: string): Shape {
		const schema = components.schemas[name] ?? {};
		if (schema.type !== 'object' && schema.type !== 'array') return shapeOf(schema);
		if (!(name in models)) {
			models[name] = '*';
			models[name] = shapeOf(schema);
		}
		return `#${name}`;
	}

	function shapeOfObject({ properties = {}, required = [], additionalProperties }: Schema): Shape {
		const shapes = Object.entries(properties).map(([name, schema]) => [
			required.includes(name) ? name : `${name}?`,
			shapeOf(schema),
		]);
		const rest = typeof additionalProperties === 'object' ? [['*', shapeOf(additionalProperties)]] : [];
		return Object.fromEntries([...shapes, ...rest]);
	}

	function shapeOfAny(schemas: readonly Schema[]): Shape {
		const mark = markOf(schemas.map(resolve));
		if (mark === null) return schemas.map(shapeOf);
		const marked = schemas.map(resolve).map((schema) => ({
			...(shapeOfObject(schema) as Record<string, Shape>),
			[mark]: `=${constantOf(schema.properties?.[mark])}`,
		}));
		// A server may be newer than the page: a kind that is not known yet has to bring only what all kinds have.
		const known = marked.map((shape) => String(shape[mark]).slice(1));
		const common = Object.entries(marked[0] ?? {}).filter(([name]) => marked.every((shape) => name in shape));
		const parts = common.map(([name, shape]) => [name, typeof shape === 'string' ? shape : {}]);
		return [...marked, { ...Object.fromEntries(parts), [mark]: `!${known.join()}` }];
	}

	for (const [path, operations] of Object.entries(paths)) {
		for (const [method, { responses = {} }] of Object.entries(operations)) {
			const [status, success] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
			if (status === undefined) continue;
			const json = success?.content?.['application/json'];
			// A file is taken as it is.
			if (success?.content !== undefined && json === undefined) continue;
			const shape = json ? shapeOf(json.schema) : 'u';
			// Some have nothing to tell (204) beside what they answer else.
			const mayBeEmpty = status !== '204' && '204' in responses;
			answers[`${method} ${path}`] = mayBeEmpty ? [shape, 'u'] : shape;
		}
	}
	return [
		"import type { Shape } from './answerCheck.ts';",
		'',
		`export const models: Readonly<Record<string, Shape>> = ${JSON.stringify(models, null, '\t')};`,
		'',
		`export const answers: Readonly<Record<string, Shape>> = ${JSON.stringify(answers, null, '\t')};`,
		'',
	].join('\n');
}

/** The property by whose constant objects of a union are told apart; null where there is none. */
function markOf(schemas: readonly Schema[]): string | null {
	const names = Object.keys(schemas[0]?.properties ?? {});
	return names.find((name) => schemas.every(({ properties }) => constantOf(properties?.[name]) !== undefined)) ?? null;
}

function constantOf(schema: Schema | undefined): unknown {
	return schema?.const ?? (schema?.enum?.length === 1 ? schema.enum[0] : undefined);
}

function nameOf(reference: string): string {
	return reference.replace(/^.*\//, '');
}
