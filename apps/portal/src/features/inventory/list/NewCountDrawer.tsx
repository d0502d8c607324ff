import { can } from '@kontor/domain/permissions';
import { formatCount } from '@kontor/german/number';
import { DateField } from '@kontor/ui/DateField';
import { MultiSelect } from '@kontor/ui/MultiSelect';
import { NumberField } from '@kontor/ui/NumberField';
import { RadioGroup } from '@kontor/ui/RadioGroup';
import { Select } from '@kontor/ui/Select';
import { TextField } from '@kontor/ui/TextField';
import { useCountChoices, useCreateCount } from '../../../data/inventory.ts';
import { RecordDrawer } from '../../../kit/record/RecordDrawer.tsx';
import { type RecordEditing, useRecordForm } from '../../../kit/record/useRecordForm.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { type CountValues, codesOf, contentOf, countKind, limitOfCount } from './countKind.ts';

/** Props of NewCountDrawer. */
export interface NewCountDrawerProps extends RecordEditing<CountValues> {
	/** The count is there. */
	onMade: (lfdnr: number) => void;
}

/** Begins a count: where, of what, and from where on somebody else counts again. */
export function NewCountDrawer({ start, isRestored, entry, onSaved, onClose, onMade }: NewCountDrawerProps) {
	const choices = useCountChoices();
	const create = useCreateCount();
	const mayCosts = can(useSubject(), 'costs');
	const form = useRecordForm({
		kind: countKind,
		start,
		entry,
		onSaved,
		contentOf: (values: CountValues) => contentOf(values, mayCosts),
		writes: {
			create: async (content, key) => onMade((await create(content, key)).lfdnr),
			change: async () => {},
		},
		storedOf: () => null,
	});
	const { values } = form.draft;
	const { labels } = countKind;
	const known = choices.status === 'ready' ? choices.data : null;
	const groups = (known?.articleGroups ?? []).map(({ code, bezeichnung }) => ({ key: code, label: bezeichnung }));
	const shelves = (known?.shelves ?? [])
		.filter(({ warehouse }) => warehouse === values.warehouse)
		.map(({ shelf, articles }) => ({ key: shelf, label: shelf, description: `${formatCount(articles)} Artikel` }));

	return (
		<RecordDrawer title="Neue Inventur" kind={countKind} form={form} isRestored={isRestored} onClose={onClose}>
			{(idOf) => {
				const field = (name: keyof CountValues) => ({
					id: idOf(name),
					label: labels[name],
					value: values[name],
					error: form.errors[name],
					onValueChange: (value: string) => form.set(name, value),
				});
				const several = (name: 'articleGroups' | 'shelves', options: readonly { key: string; label: string }[]) => ({
					...field(name),
					options,
					value: codesOf(values[name]).map(
						(key) => options.find((option) => option.key === key) ?? { key, label: key },
					),
					onValueChange: (chosen: { key: string }[]) => form.set(name, chosen.map(({ key }) => key).join('\n')),
				});
				return (
					<>
						<TextField {...field('title')} isRequired maxLength={200} data-autofocus />
						<Select
							{...field('warehouse')}
							isRequired
							options={(known?.warehouses ?? []).map(({ code, bezeichnung }) => ({ value: code, label: bezeichnung }))}
							onValueChange={(warehouse) => form.set('warehouse', warehouse)}
						/>
						<RadioGroup
							{...field('kind')}
							options={[
								{ value: 'permanent', label: 'Laufend, Teil für Teil' },
								{ value: 'keyDate', label: 'Zu einem Stichtag' },
							]}
						/>
						{values.kind === 'keyDate' && (
							<DateField
								{...field('keyDate')}
								value={values.keyDate || null}
								onValueChange={(day) => form.set('keyDate', day ?? '')}
								isRequired
							/>
						)}
						<RadioGroup
							{...field('blind')}
							options={[
								{ value: 'blind', label: 'Verborgen (blind zählen)' },
								{ value: 'open', label: 'Sichtbar beim Zählen' },
							]}
						/>
						<MultiSelect {...several('shelves', shelves)} hint="Ohne Auswahl: alle Plätze des Lagers." />
						<MultiSelect {...several('articleGroups', groups)} hint="Ohne Auswahl: alle Gruppen." />
						<NumberField {...field('pieces')} {...limitOfCount} hint="Leer: keine Grenze." />
						<NumberField {...field('percent')} {...limitOfCount} unit="%" />
						{mayCosts && <NumberField {...field('value')} {...limitOfCount} unit="€" />}
					</>
				);
			}}
		</RecordDrawer>
	);
}
