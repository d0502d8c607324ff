/** What a component takes or a type has under one name. */
export interface Member {
	readonly name: string;
	/** As the source writes it. */
	readonly type: string;
	readonly isRequired: boolean;
	/** What it means; empty where the name says it. */
	readonly doc: string;
}

/** Members in the order of the source, those from other types of the library behind the own. */
export interface Members {
	/** What the type leaves open, such as `<Row>`; empty for most. */
	readonly generics: string;
	readonly members: readonly Member[];
	/** Types of others whose members it has too, such as the attributes of an element. */
	readonly also: readonly string[];
}

/** A type that the library exports. */
export interface NamedType extends Members {
	readonly name: string;
	readonly doc: string;
	/** How the source writes a type that is more than a set of members, such as a union. */
	readonly text: string | null;
}

/** What a component takes, and by name what a prop is when it is left out. */
export interface ComponentProps extends Members {
	readonly defaults: Readonly<Record<string, string>>;
}

/** By name, the props of every component and every exported type. */
export interface PropsOfLibrary {
	readonly components: Readonly<Record<string, ComponentProps>>;
	readonly types: Readonly<Record<string, NamedType>>;
}

/** The exported types that these members name, and those that these name again. */
export function typesNamedBy(props: Members, types: PropsOfLibrary['types']): NamedType[] {
	const found = new Map<string, NamedType>();
	const waiting: (Members & { text?: string | null })[] = [props];
	for (let next = waiting.shift(); next; next = waiting.shift()) {
		const words = [next.generics, next.text ?? '', ...next.members.map(({ type }) => type)].join(' ');
		for (const [name] of words.replace(/'[^']*'/g, '').matchAll(/\b[A-Z]\w*/g)) {
			const type = types[name];
			if (!type || found.has(name)) continue;
			found.set(name, type);
			waiting.push(type);
		}
	}
	return [...found.values()];
}
