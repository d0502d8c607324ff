import { Select } from '@kontor/ui/Select';
import { styled } from 'styled-components';
import type { CalendarLists } from '../../../data/calendar.ts';
import { type EditorErrors, type EditorValues, withDuration } from './editorValues.ts';

/** Props of KindFields. */
export interface KindFieldsProps {
	idOf: (field: keyof EditorValues) => string;
	values: EditorValues;
	errors: EditorErrors;
	lists: CalendarLists;
	/** The type of a new one brings its length. */
	isNew: boolean;
	onChange: (change: Partial<EditorValues>) => void;
}

interface Named {
	readonly lfdnr: number;
	readonly bezeichnung: string;
	readonly active?: boolean;
}

/** Of what kind an appointment is, how far it has come, where it is and who may see it. */
export function KindFields({ idOf, values, errors, lists, isNew, onChange }: KindFieldsProps) {
	function chooseType(lfdnr: number): void {
		const type = lists.types.find((one) => one.lfdnr === lfdnr);
		const lasts = isNew && type && !values.allDay && type.minutes < 1440;
		onChange({ ...(lasts ? withDuration(values, type.minutes) : {}), type: lfdnr });
	}

	return (
		<Pairs>
			<Select
				id={idOf('type')}
				label="Art"
				placeholder={null}
				options={options(lists.types, values.type)}
				value={String(values.type)}
				error={errors.type}
				onValueChange={(value) => chooseType(Number(value))}
			/>
			<Select
				id={idOf('state')}
				label="Status"
				placeholder={null}
				options={options(lists.states, values.state)}
				value={String(values.state)}
				error={errors.state}
				onValueChange={(value) => onChange({ state: Number(value) })}
			/>
			<Select
				id={idOf('location')}
				label="Standort"
				placeholder="ohne Standort"
				options={options(lists.locations, values.location)}
				value={values.location === null ? '' : String(values.location)}
				error={errors.location}
				onValueChange={(value) => onChange({ location: value === '' ? null : Number(value) })}
			/>
			<Select
				id={idOf('scope')}
				label="Bereich"
				hint="Private Termine zeigen anderen nur „beschäftigt“."
				placeholder={null}
				options={options(lists.scopes, values.scope)}
				value={String(values.scope)}
				error={errors.scope}
				onValueChange={(value) => onChange({ scope: Number(value) })}
			/>
		</Pairs>
	);
}

function options(list: readonly Named[], chosen: number | null) {
	return list
		.filter(({ lfdnr, active = true }) => active || lfdnr === chosen)
		.map(({ lfdnr, bezeichnung, active = true }) => ({
			value: String(lfdnr),
			label: active ? bezeichnung : `${bezeichnung} (inaktiv)`,
		}));
}

/** Two fields beside each other where there is room. */
export const Pairs = styled.div`
	display: grid;
	grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
	gap: var(--k-space-4);
`;
