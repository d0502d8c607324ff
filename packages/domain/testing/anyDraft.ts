import fc from 'fast-check';
import { type AddressDraft, emptyDraft, type FieldValue, flagsOf, withValue } from '../src/wizard/draft.ts';
import { type FieldKind, factsOf, fieldPaths } from '../src/wizard/fields.ts';

const line = fc.string({ maxLength: 12, unit: 'grapheme' });

const values: Record<FieldKind, fc.Arbitrary<FieldValue>> = {
	text: line,
	lines: line,
	phone: fc.constantFrom('', '0664 123 45 67', '?'),
	email: fc.constantFrom('', 'anna.huber@example.at', 'anna'),
	uid: fc.constantFrom('', 'ATU13585627', 'ATU13585626'),
	iban: fc.constantFrom('', 'AT611904300234573201', 'AT61'),
	bic: fc.constantFrom('', 'GIBAATWWXXX', 'GIBA'),
	date: fc.constantFrom('', '2026-02-28', '31.02.2026'),
	pastDate: fc.constantFrom('', '1980-01-01', '2999-01-01'),
	decimal: fc.constantFrom('', '12.5', '-1', 'x'),
	integer: fc.constantFrom('', '2', '2.5'),
	choice: fc.constantFrom('', 'A', 'B'),
	choices: fc.uniqueArray(fc.constantFrom('A', 'B', 'C')),
	rows: fc.array(fc.record({ code: fc.constantFrom('', 'A'), text: line }), { maxLength: 3 }),
	flag: fc.boolean(),
	svnr: fc.constantFrom({ svnr: '', svnrDat: '' }, { svnr: '1237', svnrDat: '010180' }, { svnr: '12', svnrDat: '' }),
	ref: fc.constantFrom(null, { key: '7', label: 'Heim Sonnenhof' }),
};

/** Any new address in progress: any kind and flags, any field filled rightly, wrongly or not at all. */
export const anyDraft: fc.Arbitrary<AddressDraft> = fc
	.constantFrom('person' as const, 'organisation' as const)
	.chain((kind) => fc.record({ kind: fc.constant(kind), flags: fc.subarray([...flagsOf(kind)]) }))
	.chain((choice) => fc.tuple(fc.constant(choice), ...fieldPaths.map((path) => values[factsOf(path).kind])))
	.map(([choice, ...all]) =>
		fieldPaths.reduce<AddressDraft>((draft, path, index) => withValue(draft, path, all[index] as FieldValue), {
			...emptyDraft(),
			...choice,
		}),
	);
