import { checkField, isYear, limitsOf } from '@kontor/domain/wizard/checks';
import { type AddressDraft, valueAt } from '@kontor/domain/wizard/draft';
import { type FieldPath, type FieldValues, factsOf } from '@kontor/domain/wizard/fields';
import { isOfOthers } from '@kontor/domain/wizard/others';
import { BicField } from '@kontor/ui/BicField';
import { Checkbox } from '@kontor/ui/Checkbox';
import { DateField } from '@kontor/ui/DateField';
import { EmailField } from '@kontor/ui/EmailField';
import { IbanField } from '@kontor/ui/IbanField';
import { MultiSelect } from '@kontor/ui/MultiSelect';
import { NumberField } from '@kontor/ui/NumberField';
import { PhoneField } from '@kontor/ui/PhoneField';
import { Select, type SelectOption } from '@kontor/ui/Select';
import { SuggestField } from '@kontor/ui/SuggestField';
import { SvnrField } from '@kontor/ui/SvnrField';
import { TextArea } from '@kontor/ui/TextArea';
import { TextField } from '@kontor/ui/TextField';
import { UidField } from '@kontor/ui/UidField';
import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { fieldIdOf } from './fieldIdOf.ts';
import { fieldLabels } from './fieldLabels.ts';
import { type FieldSources, useFieldSources } from './fieldSources.tsx';
import { problemSentence } from './problems/problemSentences.ts';
import { RefField } from './RefField.tsx';
import { RowsField } from './RowsField.tsx';

/** Props of FormField. */
export interface FormFieldProps {
	path: FieldPath;
	/** `YYYY-MM-DD` in Vienna. */
	today: string;
	/** The address is made with all its parts at once. */
	isNew?: boolean | undefined;
	/** The label is said only: what stands around the field shows it. */
	isLabelHidden?: boolean | undefined;
	hint?: ReactNode;
	warning?: string | undefined;
	/** Texts offered while typing; any other text can be typed as well. */
	proposals?: readonly string[] | undefined;
	/** The field has been left. */
	onLeave?: (() => void) | undefined;
	autoFocus?: boolean | undefined;
}

/** One field of an address in the form around it, as an input of its kind, checked by the rules of the wizard. */
export function FormField({ path, today, isNew, onLeave, ...looks }: FormFieldProps) {
	const { control } = useFormContext<AddressDraft>();
	return (
		<Controller
			control={control}
			name={path}
			rules={{
				validate(_, draft) {
					const code = checkField(draft, path, { today, isNew });
					return code === null || problemSentence(path, code, valueAt(draft, path), today);
				},
			}}
			render={({ field: { ref, value, onChange, onBlur }, fieldState }) => (
				<KindInput
					{...looks}
					path={path}
					today={today}
					inputRef={ref}
					value={value}
					error={fieldState.error?.message}
					onValueChange={onChange}
					onBlur={() => {
						onBlur();
						onLeave?.();
					}}
				/>
			)}
		/>
	);
}

interface KindInputProps extends Omit<FormFieldProps, 'onLeave' | 'isNew'> {
	inputRef: (element: HTMLElement | null) => void;
	value: unknown;
	error: string | undefined;
	onValueChange: (value: unknown) => void;
	onBlur: () => void;
}

function KindInput({ path, today, inputRef, value, proposals, onValueChange, ...field }: KindInputProps) {
	const sources = useFieldSources();
	const { kind, isRequired } = factsOf(path);
	const frame = { ...field, id: fieldIdOf(path), label: fieldLabels[path], isRequired, ref: inputRef };
	// The kind of a field is what its value is made of.
	const valueFor = <K extends keyof FieldValues>(_kind: K) => value as FieldValues[K];
	const typed = { ...frame, value: valueFor('text'), onValueChange };

	switch (kind) {
		case 'text':
			return (
				<ProposedText
					{...typed}
					proposals={proposals ?? titlesOf(path, sources)}
					isProposed={path === 'contact.city'}
				/>
			);
		case 'lines':
			return <TextArea {...typed} />;
		case 'phone':
			return <PhoneField {...typed} autoComplete="off" />;
		case 'email':
			return <EmailField {...typed} autoComplete="off" />;
		case 'uid':
			return <UidField {...typed} />;
		case 'iban':
			return <IbanField {...typed} />;
		case 'bic':
			return <BicField {...typed} />;
		case 'decimal':
		case 'integer':
			return (
				<NumberField
					{...typed}
					{...limitsOf(path)}
					isGrouped={!isYear(path)}
					{...(path.endsWith('.discount') ? { unit: '%' } : {})}
				/>
			);
		case 'date':
		case 'pastDate':
			return (
				<DateField
					{...frame}
					{...(kind === 'pastDate' ? { max: today, opensAt: '1960-01-01' } : {})}
					placeholder="TT.MM.JJJJ"
					today={today}
					value={valueFor('date')}
					onValueChange={(day) => onValueChange(day ?? '')}
				/>
			);
		case 'flag':
			return <Checkbox {...frame} checked={valueFor('flag')} onCheckedChange={onValueChange} />;
		case 'svnr':
			return <PersonSvnr {...frame} path={path} value={valueFor('svnr')} onValueChange={onValueChange} />;
		case 'rows':
			return (
				<RowsField
					{...frame}
					options={sources.options(path) ?? []}
					value={valueFor('rows')}
					onValueChange={onValueChange}
				/>
			);
		case 'choice':
			return <Select {...typed} options={withOwn(sources.options(path) ?? [], valueFor('choice'))} />;
		case 'choices':
			return <Choices {...frame} path={path} value={valueFor('choices')} onValueChange={onValueChange} />;
		case 'ref':
			return <RefField {...frame} path={path} value={valueFor('ref')} onValueChange={onValueChange} />;
	}
}

/** Titles are free texts for which there is a list. */
function titlesOf(path: FieldPath, sources: FieldSources): readonly string[] | undefined {
	if (path !== 'person.titleBefore' && path !== 'person.titleAfter') return undefined;
	return sources.options(path)?.map(({ label }) => label) ?? [];
}

/** A choice that is not offered, or whose entries are on their way, keeps its code: nothing would seem to be chosen. */
function withOwn(options: readonly SelectOption[], code: string): readonly SelectOption[] {
	const isKnown = code === '' || options.some(({ value }) => value === code);
	return isKnown ? options : [...options, { value: code, label: code }];
}

interface InputProps<Value> {
	id: string;
	label: string;
	ref: (element: HTMLElement | null) => void;
	value: Value;
	onValueChange: (value: Value) => void;
	onBlur: () => void;
}

interface ProposedTextProps extends InputProps<string> {
	proposals?: readonly string[] | undefined;
	/** The first one is marked at once. */
	isProposed: boolean;
}

function ProposedText({ proposals, isProposed, ...text }: ProposedTextProps) {
	// A field that may get proposals later stays the same input all the time.
	if (proposals === undefined) return <TextField {...text} autoComplete="off" />;
	return <SuggestField {...text} proposals={proposals} isProposed={isProposed} />;
}

function PersonSvnr({ path, ...props }: InputProps<FieldValues['svnr']> & { path: FieldPath }) {
	const birthDate = useWatch<AddressDraft, 'person.dateOfBirth'>({ name: 'person.dateOfBirth' });
	// Whom somebody is insured with was born on another day.
	const ownBirthDate = isOfOthers(path) ? undefined : birthDate || undefined;
	return <SvnrField {...props} birthDate={ownBirthDate} isZeroAllowed />;
}

function Choices({ path, value, onValueChange, ...frame }: InputProps<FieldValues['choices']> & { path: FieldPath }) {
	const options = useFieldSources().options(path) ?? value.map((code) => ({ value: code, label: code }));
	const items = options.map((option) => ({ key: option.value, label: option.label }));
	return (
		<MultiSelect
			{...frame}
			options={items}
			value={items.filter(({ key }) => value.includes(key))}
			onValueChange={(chosen) => onValueChange(chosen.map(({ key }) => key))}
		/>
	);
}
