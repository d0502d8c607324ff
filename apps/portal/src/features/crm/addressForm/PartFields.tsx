import { type FieldWarning, warningsOf } from '@kontor/domain/wizard/checks';
import type { AddressDraft } from '@kontor/domain/wizard/draft';
import type { FieldPath, PartName } from '@kontor/domain/wizard/fields';
import { stepOf } from '@kontor/domain/wizard/steps';
import { below } from '@kontor/ui/theme';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { FormField, type FormFieldProps } from './FormField.tsx';
import { fieldLayout } from './fieldLayout.ts';
import { warningSentence } from './problems/problemSentences.ts';
import { useAddressChoice } from './useAddressChoice.ts';

/** What a screen adds to single fields. */
export type FieldExtras = Partial<Record<FieldPath, Omit<FormFieldProps, 'path' | 'today' | 'isNew'>>>;

/** Props of PartFields. */
export interface PartFieldsProps {
	part: PartName;
	/** `YYYY-MM-DD` in Vienna. */
	today: string;
	/** The address is made with all its parts at once. */
	isNew?: boolean | undefined;
	extras?: FieldExtras;
	/** Shows only these of its fields. */
	only?: readonly FieldPath[] | undefined;
}

/** The fields of a part that the address around is asked for. */
export function PartFields({ part, today, isNew, extras = {}, only }: PartFieldsProps): ReactNode {
	const choice = useAddressChoice();
	const warnings = useWarnings(today);
	const isAsked = (path: FieldPath) => stepOf(choice, path) !== null && (only?.includes(path) ?? true);
	return (
		<Fields>
			{fieldLayout[part].map((row) => {
				const paths = row.filter(isAsked);
				if (paths.length === 0) return null;
				return (
					<Row key={row[0]} data-count={paths.length} data-narrow-first={paths[0] === 'contact.zip' || undefined}>
						{paths.map((path) => (
							<FormField
								key={path}
								path={path}
								today={today}
								isNew={isNew}
								{...extras[path]}
								warning={extras[path]?.warning ?? warnings[path]}
							/>
						))}
					</Row>
				);
			})}
		</Fields>
	);
}

/** The warnings that need more than the field itself; those that an input finds alone it says itself. */
function useWarnings(today: string): Partial<Record<FieldPath, string>> {
	const form = useFormContext<AddressDraft>();
	useWatch({ control: form.control, name: [...warningSources] });
	const { zip, street } = form.getValues('contact');
	// An address in which nothing is entered lacks nothing yet.
	const isBegun = zip.trim() + street.trim() !== '';
	const shown = warningsOf(form.getValues(), { today }).filter(
		({ code }) => isOfForm(code) || (code === 'cityMissing' && isBegun),
	);
	return Object.fromEntries(shown.map(({ path, code }) => [path, warningSentence(code)]));
}

const warningSources = [
	'contact.zip',
	'contact.city',
	'contact.street',
	'contact.country',
	'contact.representationValidTo',
	'supplierPayment.iban',
	'supplierPayment.bic',
	'insurer.iban',
	'insurer.bic',
] as const satisfies readonly FieldPath[];

function isOfForm(code: FieldWarning): boolean {
	return code === 'zipFormat' || code === 'representationEnded' || code === 'bicAbroad';
}

const Fields = styled.div`
	display: grid;
	gap: var(--k-space-4);
	max-width: 40rem;
`;

const Row = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-4);

	&[data-count='2'] {
		grid-template-columns: repeat(2, minmax(0, 1fr));
	}

	&[data-count='3'] {
		grid-template-columns: repeat(3, minmax(0, 1fr));
	}

	&[data-narrow-first] {
		grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
	}

	${below.sm} {
		&:not([data-narrow-first]) {
			grid-template-columns: minmax(0, 1fr);
		}
	}
`;
