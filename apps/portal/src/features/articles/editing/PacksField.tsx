import { Button } from '@kontor/ui/Button';
import { NumberField } from '@kontor/ui/NumberField';
import { Select, type SelectOption } from '@kontor/ui/Select';
import { TextField } from '@kontor/ui/TextField';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { styled } from 'styled-components';
import type { Pack } from './packs.ts';

/** Props of PacksField. */
export interface PacksFieldProps {
	id: string;
	packs: readonly Pack[];
	units: readonly SelectOption[];
	error?: string | undefined;
	onChange: (packs: readonly Pack[]) => void;
}

const MOST = 20;

/** Field for the packs of an article: unit, pieces and the code on it. */
export function PacksField({ id, packs, units, error, onChange }: PacksFieldProps) {
	function change(index: number, part: Partial<Pack>): void {
		onChange(packs.map((pack, at) => (at === index ? { ...pack, ...part } : pack)));
	}
	return (
		<Frame id={id} tabIndex={-1} aria-describedby={error === undefined ? undefined : `${id}-error`}>
			<legend>Packungen</legend>
			{packs.map((pack, index) => {
				const name = `Packung ${index + 1}`;
				return (
					<Row key={index}>
						<Select
							label={`Einheit ${name}`}
							isLabelHidden
							placeholder="Einheit"
							options={units}
							value={pack.unit}
							onValueChange={(unit) => change(index, { unit })}
						/>
						<NumberField
							label={`Stück je ${name}`}
							isLabelHidden
							min="0.01"
							decimals={2}
							placeholder="Stück"
							value={pack.quantity}
							onValueChange={(quantity) => change(index, { quantity })}
						/>
						<TextField
							label={`GTIN ${name}`}
							isLabelHidden
							inputMode="numeric"
							maxLength={14}
							placeholder="GTIN"
							autoComplete="off"
							value={pack.gtin}
							onValueChange={(gtin) => change(index, { gtin: gtin.trim() })}
						/>
						<Button
							variant="quiet"
							icon={<Trash size={16} aria-hidden="true" />}
							label={`${name} entfernen`}
							onClick={() => onChange(packs.filter((_, at) => at !== index))}
						/>
					</Row>
				);
			})}
			{error !== undefined && <Fault id={`${id}-error`}>{error}</Fault>}
			{packs.length < MOST && (
				<div>
					<Button
						size="compact"
						icon={<Plus size={16} aria-hidden="true" />}
						onClick={() => onChange([...packs, { unit: '', quantity: '', gtin: '' }])}
					>
						Packung hinzufügen
					</Button>
				</div>
			)}
		</Frame>
	);
}

const Frame = styled.fieldset`
	display: grid;
	min-width: 0;
	gap: var(--k-space-2);
	margin: 0;
	padding: 0;
	border: 0;

	legend {
		margin-bottom: var(--k-space-1);
		padding: 0;
		font-weight: var(--k-font-weight-medium);
	}
`;

const Row = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-2);
	grid-template-columns: minmax(0, 1fr) minmax(0, 0.8fr) minmax(0, 1.4fr) auto;
`;

const Fault = styled.p`
	margin: 0;
	color: var(--k-color-error-text);
	font-size: var(--k-font-size-sm);
`;
