/** Conventions of the house that no linter knows: names of files, colours, machine paths, stories for each component. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

type Rule = { name: string; applies: (file: string) => boolean; breaks: (file: string, text: () => string) => boolean };

const isCode = (file: string) => /\.tsx?$/.test(file) && !/\.gen\.ts$|\.d\.ts$/.test(file);
const isTest = (file: string) => /\.(test|stories)\.tsx?$|\/testing\//.test(file);

const rules: Rule[] = [
	{
		name: 'named for a kind of thing, not for a thing',
		applies: (file) => file !== 'packages/api-client/src/types.ts',
		breaks: (file) =>
			/(^|\/)(utils?|helpers?|misc|common|shared|constants|types)(\.[tj]sx?$|\/)|(^|\/)index\.tsx?$/.test(file),
	},
	{
		name: 'colour outside the theme',
		applies: (file) =>
			isCode(file) &&
			!isTest(file) &&
			/^(packages\/ui|apps\/portal)\/src\//.test(file) &&
			!file.includes('/src/theme/'),
		breaks: (_, text) => /#[0-9a-fA-F]{3,8}\b(?=['";\s,)])|\brgba?\(|\bhsla?\(|\boklch\(/.test(text()),
	},
	{
		name: 'component without stories',
		applies: (file) => /^packages\/ui\/src\/([A-Z][A-Za-z]*)\/\1\.tsx$/.test(file),
		breaks: (file) => !existsSync(file.replace(/\.tsx$/, '.stories.tsx')),
	},
	{
		name: 'stories of a component without its usage',
		applies: (file) => /^packages\/ui\/src\/.*\.stories\.tsx$/.test(file),
		breaks: (_, text) => /^\tcomponent:/m.test(text()) && !/\busage\(\{/.test(text()),
	},
	{
		name: 'screen without stories',
		applies: (file) => /^apps\/portal\/src\/features\/.*Screen\.tsx$/.test(file),
		breaks: (file) => !existsSync(file.replace(/\.tsx$/, '.stories.tsx')),
	},
	{
		name: 'skipped or only test',
		applies: isTest,
		breaks: (_, text) => /\b(it|test|describe)\.(skip|only|todo|fixme)\b/.test(text()),
	},
	{
		name: 'file over 400 lines without a reason on top',
		applies: (file) => isCode(file) && !isTest(file),
		breaks: (_, text) => text().split('\n').length > 400 && !/^\/\*\*? ?(Long because|Lang, weil)/.test(text()),
	},
	{
		// What fields of a form have to be: forms and server ask the domain, so that both say the same.
		name: 'rule of a field with a second home: ask @kontor/domain',
		applies: (file) => /^apps\/(api|portal)\/src\/.*\.tsx?$/.test(file) && !isTest(file),
		breaks: (_, text) =>
			/refuse\([^;]*'(exitBeforeEntry|cardFormat|hvnrFormat|sharedDiffers|bic\w+|email\w+|iban\w+|number[A-Z]\w+|svnr(Format|CheckDigit)|uid\w+)'/.test(
				text(),
			) || /\.address\([^;]*, '(kd_\w+|organisation)', body/.test(text()),
	},
	{
		name: 'Enter taken from an input method: ask isComposing',
		// Nobody types a text where these are: days, cards and buttons; the wedge is asked by its hook.
		applies: (file) =>
			/^(packages\/ui|apps\/portal)\/src\/.*\.tsx?$/.test(file) &&
			!isTest(file) &&
			!/\/(Calendar\/Calendar|Tooltip\/Tooltip|ScannerDialog\/wedge\/wedge|appointments\/(useLift|useMonthMoves)|board\/TaskBoard|checklist\/useReorder)\.tsx?$/.test(
				file,
			),
		breaks: (_, text) => /key === 'Enter'/.test(text()) && !/isComposing\(/.test(text()),
	},
	{
		name: 'empty text told by what is stored, not by what is seen: ask isBlank',
		applies: (file) => isCode(file) && !isTest(file) && /^(packages\/domain|apps\/(api|portal))\/src\//.test(file),
		breaks: (_, text) => /\.trim\(\) === ''[^;\n]*('missing'|'Bitte )/.test(text()),
	},
	{
		name: 'raw HTML from a string',
		applies: (file) => isCode(file) && file !== 'scripts/conventions.ts',
		breaks: (_, text) => /dangerouslySetInnerHTML|\.innerHTML\s*=/.test(text()),
	},
	{
		name: 'feature that imports another feature',
		applies: (file) => /^apps\/portal\/src\/features\/[^/]+\//.test(file) && isCode(file),
		breaks: (file, text) => importsOf(text()).some((path) => isOtherFeature(file, path)),
	},
	{
		name: 'path of a machine or address of a registry',
		applies: (file) => file !== 'scripts/conventions.ts' && !/\.(woff2|png|ico)$/.test(file),
		breaks: (_, text) => /\/work\/(main|shared)|registry\.npmjs\.org|\/root\//.test(text()),
	},
];

function importsOf(text: string): string[] {
	return [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path]) => path ?? '');
}

function isOtherFeature(file: string, path: string): boolean {
	const feature = /^apps\/portal\/src\/features\/([^/]+)/;
	const target = feature.exec(join(dirname(file), path))?.[1];
	return target !== undefined && target !== feature.exec(file)?.[1];
}

/** All breaches as one text, a line each; empty when there is none. */
export function checkConventions(root: string): string {
	const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
		cwd: root,
		encoding: 'utf8',
	})
		.split('\n')
		.filter((file) => file !== '' && existsSync(join(root, file)));
	const found: string[] = [];
	for (const rule of rules)
		for (const file of files.filter(rule.applies))
			if (rule.breaks(file, () => readFileSync(join(root, file), 'utf8'))) found.push(`${rule.name}: ${file}`);
	for (const name of namesOfTwoTypes(root, files)) found.push(`two exported types of the library are called ${name}`);
	for (const folder of crowdedFolders(files)) found.push(`more than 12 modules in one folder: ${folder}`);
	return found.join('\n');
}

/** The pages of Storybook find the props of a component by the name of their type, and show nothing at all otherwise. */
function namesOfTwoTypes(root: string, files: readonly string[]): string[] {
	const names = files
		.filter((file) => /^packages\/(ui|german)\/src\//.test(file) && isCode(file) && !isTest(file))
		.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/^export (?:interface|type) (\w+)/gm)])
		.map(([, name]) => name ?? '');
	return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

function crowdedFolders(files: readonly string[]): string[] {
	const counts = new Map<string, number>();
	for (const file of files.filter(
		(name) => isCode(name) && !isTest(name) && !name.endsWith('.styles.ts') && /^(apps|packages)\//.test(name),
	))
		counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
	// Rules and the reads of the portal are flat on purpose: one file a rule, one a resource.
	const flat = new Set(['packages/german/src', 'packages/domain/src', 'apps/portal/src/data']);
	return [...counts]
		.filter(([folder, count]) => count > 12 && !flat.has(folder) && basename(folder) !== 'migrations')
		.map(([folder]) => folder);
}
