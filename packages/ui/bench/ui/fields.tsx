import type { ReactNode } from 'react';
import { BicField } from '../../src/BicField/BicField.tsx';
import { Checkbox } from '../../src/Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../../src/CheckboxGroup/CheckboxGroup.tsx';
import { ComboBox } from '../../src/ComboBox/ComboBox.tsx';
import { DateField } from '../../src/DateField/DateField.tsx';
import { DateRangeField } from '../../src/DateRangeField/DateRangeField.tsx';
import { EmailField } from '../../src/EmailField/EmailField.tsx';
import { FileField } from '../../src/FileField/FileField.tsx';
import { IbanField } from '../../src/IbanField/IbanField.tsx';
import { MultiSelect } from '../../src/MultiSelect/MultiSelect.tsx';
import { NumberField } from '../../src/NumberField/NumberField.tsx';
import { PhoneField } from '../../src/PhoneField/PhoneField.tsx';
import { RadioGroup } from '../../src/RadioGroup/RadioGroup.tsx';
import { SearchField } from '../../src/SearchField/SearchField.tsx';
import { Select } from '../../src/Select/Select.tsx';
import { SvnrField } from '../../src/SvnrField/SvnrField.tsx';
import { Switch } from '../../src/Switch/Switch.tsx';
import { TagField } from '../../src/TagField/TagField.tsx';
import { TextArea } from '../../src/TextArea/TextArea.tsx';
import { TextField } from '../../src/TextField/TextField.tsx';
import { TimeField } from '../../src/TimeField/TimeField.tsx';
import { UidField } from '../../src/UidField/UidField.tsx';

const options = Array.from({ length: 10 }, (_, index) => ({ value: String(index), label: `Eintrag ${index}` }));
const fewOptions = options.slice(0, 3);

const items = options.map(({ value, label }) => ({ key: value, label }));

async function loadNothing() {
	return [];
}

/** One of each kind of input, as it stands closed in a form. */
export const fields: Record<string, (label: string) => ReactNode> = {
	TextField: (label) => <TextField label={label} />,
	TextArea: (label) => <TextArea label={label} />,
	SearchField: (label) => <SearchField label={label} />,
	NumberField: (label) => <NumberField label={label} />,
	DateField: (label) => <DateField label={label} />,
	TimeField: (label) => <TimeField label={label} />,
	DateRangeField: (label) => <DateRangeField label={label} />,
	IbanField: (label) => <IbanField label={label} />,
	BicField: (label) => <BicField label={label} />,
	SvnrField: (label) => <SvnrField label={label} />,
	UidField: (label) => <UidField label={label} />,
	PhoneField: (label) => <PhoneField label={label} />,
	EmailField: (label) => <EmailField label={label} />,
	Select: (label) => <Select label={label} options={options} />,
	ComboBox: (label) => <ComboBox label={label} load={loadNothing} />,
	MultiSelect: (label) => <MultiSelect label={label} options={items} />,
	TagField: (label) => <TagField label={label} />,
	FileField: (label) => <FileField label={label} />,
	Checkbox: (label) => <Checkbox label={label} />,
	CheckboxGroup: (label) => <CheckboxGroup label={label} options={fewOptions} />,
	RadioGroup: (label) => <RadioGroup label={label} options={fewOptions} />,
	Switch: (label) => <Switch label={label} />,
};
