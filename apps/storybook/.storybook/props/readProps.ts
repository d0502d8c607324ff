import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import type { ComponentProps, Member, Members, NamedType, PropsOfLibrary } from './libraryProps.ts';

type Node = ESTree.Node;

/** What a declaration says before anything it extends is looked up: members of its own and references to other types. */
interface Declared extends NamedType {
	readonly parts: readonly Part[];
	readonly isExported: boolean;
}

/** A type whose members another one has too, all of them or some. */
interface Part {
	readonly name: string;
	/** How the source writes it, for a type that is not the library's own. */
	readonly text: string;
	readonly has: (member: string) => boolean;
}

const sources = ['packages/ui/src/**/*.{ts,tsx}', 'packages/german/src/**/*.ts'];
const isNoSource = /\.(stories|test)\.|\/testing\//;

/** The props of every exported component and all named types of the library, read from the sources in the repository. */
export function readProps(repository: string): PropsOfLibrary {
	const declared = new Map<string, Declared>();
	/** Modules may use one name for themselves alone; what a module exports is meant elsewhere, so its name is its own. */
	function declare(type: Declared): void {
		const other = declared.get(type.name);
		if (type.isExported && other?.isExported) throw new Error(`Two exported types are called ${type.name}`);
		if (type.isExported || !other) declared.set(type.name, type);
	}
	const functions = new Map<string, { type: string | null; defaults: Record<string, string> }>();
	for (const file of globSync(sources, { cwd: repository })) {
		if (isNoSource.test(file)) continue;
		const path = join(repository, file);
		const source = readFileSync(path, 'utf8');
		const { program, comments } = parseSync(path, source);
		const reader = new Reader(source, comments);
		for (const statement of program.body) {
			const isExported = statement.type === 'ExportNamedDeclaration';
			const node = isExported ? statement.declaration : statement;
			if (node === null) continue;
			const type = reader.declaration(node, statement.start, isExported);
			if (type) declare(type);
			if (isExported && node.type === 'FunctionDeclaration' && node.id) functions.set(node.id.name, reader.props(node));
		}
	}
	const types: Record<string, NamedType> = {};
	for (const [name, { doc, text, isExported }] of declared)
		if (isExported) types[name] = { name, doc, text, ...flat(name, declared) };
	const components: Record<string, ComponentProps> = {};
	for (const [name, { type, defaults }] of functions)
		if (/^[A-Z]/.test(name)) components[name] = { defaults, ...flat(type, declared) };
	return { components, types };
}

/** The members of a type with those it has from others, its own first; `also` are the types that are not the library's. */
function flat(name: string | null, declared: Map<string, Declared>): Members {
	const type = name === null ? undefined : declared.get(name);
	if (!type) return { generics: '', members: [], also: [] };
	const members = new Map(type.members.map((member) => [member.name, member]));
	const also = new Set<string>();
	for (const part of type.parts) {
		if (!declared.has(part.name)) {
			also.add(part.text);
			continue;
		}
		const inherited = flat(part.name, declared);
		for (const member of inherited.members)
			if (part.has(member.name) && !members.has(member.name)) members.set(member.name, member);
		for (const text of inherited.also) also.add(text);
	}
	return { generics: type.generics, members: [...members.values()], also: [...also] };
}

class Reader {
	readonly #source: string;
	readonly #docs: ReadonlyMap<number, string>;

	constructor(source: string, comments: readonly { value: string; start: number; end: number }[]) {
		this.#source = source;
		this.#docs = new Map(
			comments
				.filter(({ value }) => value.startsWith('*'))
				.map(({ value, end }) => [end + leadingSpace(source, end), value.replace(/\s*\n\s*\*\s?|^\*/g, ' ').trim()]),
		);
	}

	/** An interface or a named type; null for any other statement. */
	declaration(node: Node, start: number, isExported: boolean): Declared | null {
		if (node.type !== 'TSInterfaceDeclaration' && node.type !== 'TSTypeAliasDeclaration') return null;
		const doc = this.#docs.get(start) ?? '';
		const generics = node.typeParameters ? this.#text(node.typeParameters) : '';
		if (node.type === 'TSInterfaceDeclaration') {
			const parts = node.extends.flatMap((base) => this.#parts(base));
			const members = this.#members(node.body.body);
			return { name: node.id.name, doc, generics, text: null, isExported, also: [], members, parts };
		}
		const type = bare(node.typeAnnotation);
		const all = type.type === 'TSIntersectionType' ? type.types.map(bare) : [type];
		const members = all.flatMap((one) => this.#literal(one));
		const parts = all.flatMap((one) => this.#parts(one));
		const isMembers = type.type !== 'TSUnionType' && members.length + parts.length > 0;
		const text = isMembers ? null : this.#text(type);
		return { name: node.id.name, doc, generics, text, isExported, also: [], members, parts };
	}

	/** The named type of a component's props, and the defaults it gives them. */
	props(node: ESTree.Function): { type: string | null; defaults: Record<string, string> } {
		const [first] = node.params;
		const defaults: Record<string, string> = {};
		if (first === undefined || !('typeAnnotation' in first)) return { type: null, defaults };
		if (first.type === 'ObjectPattern')
			for (const property of first.properties)
				if (property.type === 'Property' && property.value.type === 'AssignmentPattern')
					defaults[this.#text(property.key)] = this.#text(property.value.right);
		const type = first.typeAnnotation?.typeAnnotation;
		return { type: type?.type === 'TSTypeReference' ? this.#text(type.typeName) : null, defaults };
	}

	/** The members a type names itself; one that has either these or those has each, required when both require it. */
	#literal(node: Node): Member[] {
		if (node.type === 'TSTypeLiteral') return this.#members(node.members);
		if (node.type !== 'TSUnionType') return [];
		const either = node.types.map((one) => this.#literal(bare(one)));
		const names = new Set(either.flat().map(({ name }) => name));
		return [...names].map((name) => {
			const all = either.flatMap((members) => members.filter((member) => member.name === name));
			const types = new Set(all.map(({ type }) => type));
			// It says no more than that the others have it.
			if (types.size > 1) types.delete('undefined');
			return {
				name,
				type: [...types].join(' | '),
				isRequired: all.filter(({ isRequired }) => isRequired).length === either.length,
				doc: all.find(({ doc }) => doc !== '')?.doc ?? '',
			};
		});
	}

	#members(nodes: readonly Node[]): Member[] {
		return nodes.flatMap((node): Member[] => {
			if (node.type !== 'TSPropertySignature' && node.type !== 'TSMethodSignature') return [];
			const key = this.#text(node.key);
			const type =
				node.type === 'TSMethodSignature'
					? this.#text(node).slice(key.length)
					: node.typeAnnotation
						? this.#text(node.typeAnnotation.typeAnnotation)
						: 'unknown';
			return [
				{
					name: key.replaceAll("'", ''),
					// That what may be left out may be undefined goes without saying.
					type: node.optional ? type.replace(/ \| undefined$/, '') : type,
					isRequired: !node.optional,
					doc: this.#docs.get(node.start) ?? '',
				},
			];
		});
	}

	/** The type that is meant, with all its members or, by `Omit<A, 'b'>` and `Pick<A, 'b'>`, with some of them. */
	#parts(node: Node, whole = node): Part[] {
		if (node.type !== 'TSTypeReference' && node.type !== 'TSInterfaceHeritage') return [];
		const name = this.#text(node.type === 'TSTypeReference' ? node.typeName : node.expression);
		const [of, keys] = node.typeArguments?.params ?? [];
		if ((name === 'Omit' || name === 'Pick') && of && keys) {
			const listed = new Set([...this.#text(keys).matchAll(/'([^']+)'/g)].map(([, key]) => key));
			return this.#parts(of, whole).map((part) => ({
				...part,
				has: (member) => part.has(member) && listed.has(member) === (name === 'Pick'),
			}));
		}
		return [{ name, text: this.#text(whole), has: () => true }];
	}

	#text({ start, end }: Node): string {
		return this.#source
			.slice(start, end)
			.replace(/\/\*.*?\*\//gs, '')
			.replace(/\s+/g, ' ')
			.replace(/^\| /, '')
			.replace(/< /g, '<')
			.replace(/ >/g, '>')
			.trim();
	}
}

/** A type without the parentheses around it. */
function bare(node: Node): Node {
	return node.type === 'TSParenthesizedType' ? bare(node.typeAnnotation) : node;
}

function leadingSpace(source: string, from: number): number {
	return /^\s*/.exec(source.slice(from))?.[0].length ?? 0;
}
