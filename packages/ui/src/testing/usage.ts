import type { ComponentType } from 'react';

/** How a component is meant to be used; stands on its page in Storybook, above its props. Inline code in backticks. */
export interface Usage {
	when: string;
	/** What it is not for, and what is taken instead. */
	not: string;
	/** What its keys do, by the names of the keys; none for what takes no keys beyond those of the things in it. */
	keys?: Readonly<Record<string, string>>;
	/** The component itself, where the stories render a sample around it. */
	of?: ComponentType<never>;
}

/** The parameters of a component's stories that hold its usage. */
export function usage(text: Usage): { usage: Usage } {
	return { usage: text };
}
