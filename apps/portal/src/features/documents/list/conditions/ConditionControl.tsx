import type { ConditionOf } from '@kontor/domain/trade/conditions';
import { fold } from '@kontor/german/search';
import { Checkbox } from '@kontor/ui/Checkbox';
import { ComboBox, type ComboBoxItem, type ComboBoxProps } from '@kontor/ui/ComboBox';
import { DateField } from '@kontor/ui/DateField';
import { RadioGroup } from '@kontor/ui/RadioGroup';
import { SearchField } from '@kontor/ui/SearchField';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { TextField } from '@kontor/ui/TextField';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import type { Loaded } from '../../../../data/api.tsx';
import {
	type Information,
	type InformationList,
	useAddressChoices,
	useInformation,
	useObjectChoices,
	useObjectPictures,
} from '../../../../data/documents.ts';
import { Failure } from '../../../../screen/Failure.tsx';

/** Props of ConditionControl. */
export interface ConditionControlProps {
	condition: ConditionOf;
	values: readonly string[];
	onChange: (values: readonly string[]) => void;
}

/** The field in which the values of a condition are chosen. */
export function ConditionControl(props: ConditionControlProps) {
	const { condition, values, onChange } = props;
	const [value = ''] = values;
	const set = (text: string) => onChange(text === '' ? [] : [text]);
	if (condition.key === 'object') return <ObjectControl {...props} />;
	switch (condition.kind) {
		case 'choice':
			return <ChoiceControl {...props} />;
		case 'rank':
			return <RankControl {...props} />;
		case 'address':
			return <AddressControl {...props} />;
		case 'day':
			return (
				<DateField
					label={condition.label}
					isShorthandAllowed
					value={value === '' ? null : value}
					onValueChange={(day) => set(day ?? '')}
				/>
			);
		case 'flag':
			return (
				<RadioGroup
					label={condition.label}
					options={[
						{ value: 'true', label: 'Ja' },
						{ value: 'false', label: 'Nein' },
					]}
					value={value}
					onValueChange={set}
				/>
			);
		default:
			return (
				<TextField
					label={condition.label}
					inputMode={condition.kind === 'plz' ? 'numeric' : 'text'}
					maxLength={condition.kind === 'plz' ? 4 : 200}
					autoComplete="off"
					value={value}
					onValueChange={set}
				/>
			);
	}
}

/** Lists of addresses, which the server narrows: a big house has more than a list can hold. */
const searchedLists: readonly string[] = ['residences', 'salespersons', 'healthInsuranceCompanies'];

/** Longer lists get a field that narrows them. */
const MOST_WITHOUT_SEARCH = 12;

function ChoiceControl({ condition, values, onChange }: ConditionControlProps) {
	const [typed, setTyped] = useState('');
	const isServed = searchedLists.includes(condition.list ?? '');
	const q = useDeferredValue(typed.trim());
	const list = useInformation(condition.list as InformationList, isServed ? q : '');
	const isLong = isServed || (list.status === 'ready' && list.data.length > MOST_WITHOUT_SEARCH);
	return (
		<Choices>
			{isLong && (
				<SearchField
					label={`${condition.label} suchen`}
					isLabelHidden
					placeholder="Suchen"
					autoComplete="off"
					value={typed}
					onValueChange={setTyped}
				/>
			)}
			<ChoiceList list={list} q={isServed ? '' : q} values={values} onChange={onChange} />
		</Choices>
	);
}

interface ChoiceListProps {
	list: Loaded<readonly Information[]>;
	q: string;
	values: readonly string[];
	onChange: (values: readonly string[]) => void;
}

function ChoiceList({ list, q, values, onChange }: ChoiceListProps) {
	if (list.status !== 'ready') return <NotReady list={list} />;
	const words = fold(q).split(' ').filter(Boolean);
	const found = list.data.filter(({ bezeichnung }) => words.every((word) => fold(bezeichnung).includes(word)));
	if (found.length === 0) return <p>Keine Einträge gefunden.</p>;
	return found.map(({ code, bezeichnung }) => (
		<Checkbox
			key={code}
			label={bezeichnung}
			checked={values.includes(code)}
			onCheckedChange={(isChosen) => onChange(isChosen ? [...values, code] : values.filter((other) => other !== code))}
		/>
	));
}

/** Stands where entries will be: that they are on their way, or why they could not be read. */
function NotReady({ list }: { list: Exclude<Loaded<unknown>, { status: 'ready' }> }) {
	if (list.status === 'failed') return <Failure {...list} />;
	return (
		<Loading>
			<SkeletonText lines={5} />
		</Loading>
	);
}

const Choices = styled.div`
	display: grid;
	gap: var(--k-space-2);
	max-height: 24rem;
	overflow-y: auto;
`;

/** A device by words of its name or the beginning of its serial number, with its pictures. */
function ObjectControl(props: ConditionControlProps) {
	const load = useObjectChoices();
	const [value] = props.values;
	const pictures = useObjectPictures(value === undefined ? null : Number(value));
	return (
		<>
			<FoundControl {...props} load={load} noun="Objekt" />
			{pictures.status === 'ready' &&
				pictures.data.map((picture, index) => (
					<Picture
						key={picture.slice(0, 64)}
						src={`data:image/*;base64,${picture}`}
						alt={`Bild ${index + 1} des Objekts`}
					/>
				))}
		</>
	);
}

const Picture = styled.img`
	max-width: 100%;
	max-height: 12rem;
	margin-top: var(--k-space-2);
	border-radius: var(--k-radius);
`;

// A failed list never clears the bound that is set.
function RankControl({ condition, values, onChange }: ConditionControlProps) {
	const list = useInformation(condition.list as InformationList);
	if (list.status !== 'ready') return <NotReady list={list} />;
	return (
		<RadioGroup
			label={condition.label}
			options={list.data.map(({ code, bezeichnung }) => ({ value: code, label: `${code} · ${bezeichnung}` }))}
			value={values[0] ?? ''}
			onValueChange={(code) => onChange([code])}
		/>
	);
}

function AddressControl(props: ConditionControlProps) {
	return <FoundControl {...props} load={useAddressChoices()} noun="Adresse" />;
}

interface FoundControlProps extends ConditionControlProps {
	load: ComboBoxProps<ComboBoxItem>['load'];
	/** Stands before the number of what was chosen earlier, whose name is not known here. */
	noun: string;
}

/** One of many that the server looks up. */
function FoundControl({ condition, values, onChange, load, noun }: FoundControlProps) {
	const [known, setKnown] = useState<ComboBoxItem | null>(null);
	const [value] = values;
	const chosen = value === undefined ? null : known?.key === value ? known : { key: value, label: `${noun} ${value}` };
	return (
		<ComboBox
			label={condition.label}
			load={load}
			value={chosen}
			onValueChange={(item) => {
				setKnown(item);
				onChange(item === null ? [] : [item.key]);
			}}
		/>
	);
}
