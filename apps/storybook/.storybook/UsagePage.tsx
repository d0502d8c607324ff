import { Canvas, Description, Heading, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import type { Usage } from '../../../packages/ui/src/testing/usage.ts';
import { Prose } from './Prose.tsx';
import { PropsTable } from './props/PropsTable.tsx';

/** The page of a component or a screen: what it is for, what its keys do, how it looks, its props and its states. */
export function UsagePage() {
	const { csfFile, preparedMeta } = useOf<'meta'>('meta', ['meta']);
	const usage: Usage | undefined = preparedMeta.parameters.usage;
	const component: ComponentType | undefined = usage?.of ?? preparedMeta.component;
	const [first, ...others] = Object.values(csfFile.stories);
	return (
		<>
			<Title />
			<Description of={component ?? 'meta'} />
			{usage && (
				<>
					<Heading>When</Heading>
					<p>
						<Prose text={usage.when} />
					</p>
					<Heading>When not</Heading>
					<p>
						<Prose text={usage.not} />
					</p>
					{usage.keys && <KeysTable keys={usage.keys} />}
				</>
			)}
			{first && <Canvas of={first.moduleExport} sourceState="hidden" />}
			{usage && component && <PropsTable component={component} />}
			{others.length > 0 && (
				<>
					<Heading>States and behaviour</Heading>
					<ul>
						{others.map((story) => (
							<li key={story.id}>
								<a href={`./?path=/story/${story.id}`} target="_top">
									{story.name}
								</a>
								{story.parameters?.docs?.description?.story && (
									<>
										: <Prose text={story.parameters.docs.description.story} />
									</>
								)}
							</li>
						))}
					</ul>
				</>
			)}
		</>
	);
}

function KeysTable({ keys }: { keys: Readonly<Record<string, string>> }) {
	return (
		<>
			<Heading>Keyboard</Heading>
			<table>
				<thead>
					<tr>
						<th scope="col">Keys</th>
						<th scope="col">What they do</th>
					</tr>
				</thead>
				<tbody>
					{Object.entries(keys).map(([key, effect]) => (
						<tr key={key}>
							<th scope="row">{key}</th>
							<td>
								<Prose text={effect} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</>
	);
}
