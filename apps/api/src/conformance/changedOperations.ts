import { spawnSync } from 'node:child_process';
import type { ContractDocument } from '../contract/document.ts';

const FILE = 'packages/api-client/openapi.gen.json';

/** The operations that `main` describes otherwise or not at all; none where there is no `main` to compare with. */
export function changedOperations(contract: ContractDocument): ReadonlySet<string> {
	const before = contractOfMain();
	if (before === null) return new Set();
	const known = new Map(describeOperations(before));
	return new Set(describeOperations(contract).flatMap(([id, text]) => (known.get(id) === text ? [] : [id])));
}

/** Each operation as text, together with all that it refers to. */
export function describeOperations(contract: ContractDocument): [id: string, text: string][] {
	return Object.values(contract.paths).flatMap((item) =>
		Object.values(item).map((operation): [string, string] => {
			const parts = new Map<string, string>();
			const pending = [JSON.stringify(operation)];
			for (let text = pending.pop(); text !== undefined; text = pending.pop()) {
				for (const [, kind, name] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
					const key = `${kind}/${name}`;
					if (parts.has(key)) continue;
					const components: Record<string, Record<string, unknown> | undefined> = contract.components;
					const part = JSON.stringify(components[kind as string]?.[name as string] ?? null);
					parts.set(key, part);
					pending.push(part);
				}
			}
			return [operation.operationId ?? '', JSON.stringify([operation, [...parts].sort()])];
		}),
	);
}

function contractOfMain(): ContractDocument | null {
	for (const branch of ['origin/main', 'main']) {
		const { status, stdout } = spawnSync('git', ['show', `${branch}:${FILE}`], {
			cwd: import.meta.dirname,
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
		});
		if (status === 0) return JSON.parse(stdout) as ContractDocument;
	}
	return null;
}
