import { Heading } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { Prose } from './Prose.tsx';

/** A type as react-docgen reads it: `raw` is how the source writes it, `elements` the members of a union. */
interface DocgenType {
	name: string;
	raw?: string;
	value?: string;
	elements?: readonly DocgenType[];
}

interface DocgenProp {
	tsType?: DocgenType;
	required?: boolean;
	description?: string;
	defaultValue?: { value: string };
}

/** Every prop of a component with its true type, its default and what it means; required ones first. */
export function PropsTable({ component }: { component: ComponentType }) {
	const props = Object.entries(docgenOf(component)).toSorted(
		([, a], [, b]) => Number(b.required ?? false) - Number(a.required ?? false),
	);
	if (props.length === 0) return null;
	return (
		<>
			<Heading>Props</Heading>
			<table>
				<thead>
					<tr>
						<th scope="col">Name</th>
						<th scope="col">Type</th>
						<th scope="col">Meaning</th>
					</tr>
				</thead>
				<tbody>
					{props.map(([name, prop]) => (
						<tr key={name}>
							<th scope="row">
								<code>{name}</code>
								{prop.required && ' (required)'}
							</th>
							<td>{prop.tsType && <code>{typeText(prop.tsType)}</code>}</td>
							<td>
								<Prose text={prop.description ?? ''} />
								{prop.defaultValue && (
									<>
										{' Default: '}
										<code>{prop.defaultValue.value}</code>
									</>
								)}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</>
	);
}

function docgenOf(component: ComponentType): Record<string, DocgenProp> {
	if (!('__docgenInfo' in component)) return {};
	const info = component.__docgenInfo as { props?: Record<string, DocgenProp> };
	return info.props ?? {};
}

/** A union with each of its members, anything else as the source writes it. */
function typeText(type: DocgenType): string {
	if (type.name === 'union' && type.elements) return type.elements.map(typeText).join(' | ');
	return (type.value ?? type.raw ?? type.name).replace(/\s+/g, ' ');
}
