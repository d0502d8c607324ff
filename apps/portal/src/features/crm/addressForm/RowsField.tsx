import type { CodedText } from '@kontor/domain/wizard/fields';
import { Button } from '@kontor/ui/Button';
import { Select, type SelectOption } from '@kontor/ui/Select';
import { TextField } from '@kontor/ui/TextField';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useAfterRender } from '../../../host/useAfterRender.ts';

/** Props of RowsField. */
export interface RowsFieldProps {
	id: string;
	label: string;
	/** The label is said only: what stands around the field shows it. */
	isLabelHidden?: boolean | undefined;
	options: readonly SelectOption[];
	value: readonly CodedText[];
	error?: string | undefined;
	onValueChange: (value: readonly CodedText[]) => void;
	onBlur: () => void;
}

const words: Readonly<Record<string, { code: string; none: string; text: string }>> = {
	'VP-Nummern': { code: 'Lager', none: 'Alle anderen', text: 'Nummer' },
	Parameter: { code: 'Name', none: 'Bitte wählen', text: 'Wert' },
};

/** Any number of texts, each with the entry of a list it belongs to. */
export function RowsField({
	id,
	label,
	isLabelHidden = false,
	options,
	value,
	error,
	onValueChange,
	onBlur,
}: RowsFieldProps) {
	const headingId = useId();
	const frame = useRef<HTMLFieldSetElement>(null);
	const afterRender = useAfterRender();
	const { code: codeLabel, none, text: textLabel } = words[label] ?? { code: label, none: '', text: label };

	function change(index: number, row: Partial<CodedText>): void {
		onValueChange(value.map((old, at) => (at === index ? { ...old, ...row } : old)));
	}

	/** Changes the number of rows; the keyboard goes on in the row that is there now, or at adding one. */
	function resize(rows: readonly CodedText[], index: number): void {
		onValueChange(rows);
		afterRender(() => {
			const selects = frame.current?.querySelectorAll('select') ?? [];
			const next = selects[Math.min(index, rows.length - 1)];
			(next ?? frame.current?.querySelector('button'))?.focus();
		});
	}

	return (
		<Frame ref={frame} id={id} aria-labelledby={headingId} onBlur={onBlur}>
			<legend id={headingId}>{isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}</legend>
			{value.map((row, index) => (
				// Rows have nothing but their place.
				<Row key={index}>
					<Select
						label={codeLabel}
						isLabelHidden={index > 0}
						placeholder={none}
						options={options}
						value={row.code}
						onValueChange={(code) => change(index, { code })}
					/>
					<TextField
						label={textLabel}
						isLabelHidden={index > 0}
						autoComplete="off"
						value={row.text}
						error={row.text.trim() === '' ? error : undefined}
						onValueChange={(text) => change(index, { text })}
					/>
					<Button
						variant="quiet"
						icon={<X size={16} aria-hidden="true" />}
						label={`${index + 1}. Zeile entfernen`}
						onClick={() =>
							resize(
								value.filter((_, at) => at !== index),
								index,
							)
						}
					/>
				</Row>
			))}
			<Button
				size="compact"
				icon={<Plus size={16} aria-hidden="true" />}
				onClick={() => resize([...value, { code: '', text: '' }], value.length)}
			>
				Zeile hinzufügen
			</Button>
		</Frame>
	);
}

const Frame = styled.fieldset`
	display: grid;
	justify-items: start;
	gap: var(--k-space-2);
	margin: 0;
	padding: 0;
	border: 0;

	legend {
		margin-bottom: var(--k-space-1);
		padding: 0;
		font-size: var(--k-font-size-sm);
		font-weight: var(--k-font-weight-medium);
		line-height: var(--k-line-height-sm);
	}
`;

const Row = styled.div`
	display: grid;
	align-items: end;
	gap: var(--k-space-2);
	grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
	width: 100%;
`;
