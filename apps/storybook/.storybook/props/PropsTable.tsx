import { library } from 'virtual:library-props';
import { Heading, Subheading } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { Prose } from '../Prose.tsx';
import { type Members, typesNamedBy } from './libraryProps.ts';

/** Every prop of a component with its type, default and meaning, and then the types of the library that they name. */
export function PropsTable({ component }: { component: ComponentType }) {
	const props = library.components[nameOf(component)];
	if (!props) return null;
	return (
		<>
			<Heading>Props</Heading>
			{props.members.length + props.also.length === 0 && <p>It takes none.</p>}
			<MembersTable of={props} defaults={props.defaults} />
			{typesNamedBy(props, library.types).map((type, index) => (
				<section key={type.name}>
					{index === 0 && <Heading>Types</Heading>}
					<Subheading>{`${type.name}${type.generics}`}</Subheading>
					<p>
						<Prose text={type.doc} />
					</p>
					{type.text ? (
						<p>
							<Source text={type.text} />
						</p>
					) : (
						<MembersTable of={type} />
					)}
				</section>
			))}
		</>
	);
}

function MembersTable({ of, defaults = {} }: { of: Members; defaults?: Readonly<Record<string, string>> }) {
	const members = of.members.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
	return (
		<>
			{members.length > 0 && (
				<table>
					<thead>
						<tr>
							<th scope="col">Name</th>
							<th scope="col">Type</th>
							<th scope="col">Meaning</th>
						</tr>
					</thead>
					<tbody>
						{members.map(({ name, type, isRequired, doc }) => (
							<tr key={name}>
								<th scope="row">
									<code>{name}</code>
									{isRequired && ' (required)'}
								</th>
								<td>
									<Source text={type} />
								</td>
								<td>
									<Prose text={doc} />
									{name in defaults && (
										<>
											{' Default: '}
											<Source text={defaults[name] ?? ''} />
										</>
									)}
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			{of.also.length > 0 && (
				<p>
					Also everything of{' '}
					{of.also.map((type, index) => (
						<span key={type}>
							{index > 0 && ' and '}
							<Source text={type} />
						</span>
					))}
					.
				</p>
			)}
		</>
	);
}

/** Code that breaks where the page ends. */
function Source({ text }: { text: string }) {
	return <code style={{ whiteSpace: 'normal', overflowWrap: 'break-word' }}>{text}</code>;
}

// The name of a function is shortened in a build; what reads the sources for the controls keeps it.
function nameOf(component: ComponentType): string {
	const info = '__docgenInfo' in component ? (component.__docgenInfo as { displayName?: string }) : {};
	return info.displayName ?? component.displayName ?? component.name;
}
