/** Writes everything that is derived from the TypeSpec contract: `openapi.yaml`, `openapi.gen.json`, `src/*.gen.ts`. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { Document, parse, visit } from 'yaml';
import { answerShapesText } from './answerShapes.ts';
import { addSummaries, shareFailures } from './failureResponses.ts';

const root = join(import.meta.dirname, '..');
const compiler = join(dirname(createRequire(import.meta.url).resolve('@typespec/compiler/package.json')), 'cmd/tsp.js');

/** The emitter seals models with `unevaluatedProperties`; without composition the plain keyword says the same to more tools. */
function seal(node: unknown): unknown {
	if (Array.isArray(node)) return node.map(seal);
	if (typeof node !== 'object' || node === null) return node;
	const sealed: Record<string, unknown> = {};
	for (const [key, value] of Object.entries(node)) {
		if (key !== 'unevaluatedProperties') sealed[key] = seal(value);
		else sealed.additionalProperties = 'not' in Object(value) ? false : seal(value);
	}
	return sealed;
}

/** The contract as YAML for readers: a mere reference stands on the line of its name. */
function yamlText(value: unknown): string {
	const document = new Document(value, { aliasDuplicateObjects: false });
	visit(document, {
		Map: (_key, map) => {
			if (map.items.length === 1 && map.has('$ref')) map.flow = true;
		},
	});
	return document.toString({ lineWidth: 160 });
}

execFileSync(process.execPath, [compiler, 'compile', 'contract/main.tsp'], {
	cwd: root,
	stdio: ['ignore', 'ignore', 'inherit'],
});
const contract = seal(parse(readFileSync(join(root, 'openapi.yaml'), 'utf8'))) as Parameters<typeof shareFailures>[0];
shareFailures(contract);
addSummaries(contract);
writeFileSync(join(root, 'openapi.yaml'), yamlText(contract));
writeFileSync(join(root, 'openapi.gen.json'), `${JSON.stringify(contract)}\n`);
const types = await openapiTypescript(JSON.stringify(contract), { immutable: true, alphabetize: true });
writeFileSync(join(root, 'src/schema.gen.ts'), astToString(types));
writeFileSync(join(root, 'src/answerShapes.gen.ts'), answerShapesText(contract));
