import { Checkbox } from '@kontor/ui/Checkbox';
import { NumberField } from '@kontor/ui/NumberField';
import { Select } from '@kontor/ui/Select';
import { TextArea } from '@kontor/ui/TextArea';
import { TextField } from '@kontor/ui/TextField';
import { styled } from 'styled-components';
import { useArticleWrites } from '../../../data/articleWrites.ts';
import { lostUpdateOf } from '../../../data/lostUpdate.ts';
import { RecordDrawer } from '../../../kit/record/RecordDrawer.tsx';
import { type RecordEditing, useRecordForm } from '../../../kit/record/useRecordForm.ts';
import {
	type ArticleValues,
	amounts,
	articleKind,
	codeFields,
	contentOf,
	flagFields,
	leastStocks,
	quantities,
	valuesOf,
} from './articleKind.ts';
import { PacksField } from './PacksField.tsx';
import { packsOf } from './packs.ts';
import { optionsWith, useArticleLists } from './useArticleLists.ts';

/** Props of ArticleDrawer. */
export interface ArticleDrawerProps extends Omit<RecordEditing<ArticleValues>, 'onSaved'> {
	mayCosts: boolean;
	/** The article is stored under this number. */
	onSaved: (nr: string) => void;
}

/** Makes an article or edits what describes it; its number is given once. */
export function ArticleDrawer({ mayCosts, start, isRestored, entry, onSaved, onClose }: ArticleDrawerProps) {
	const lists = useArticleLists();
	const kind = articleKind(lists);
	const { create, change } = useArticleWrites();
	const nr = start.base.artNr;
	const form = useRecordForm({
		kind,
		start,
		entry,
		onSaved: () => onSaved(form.draft.values.artNr),
		contentOf: (values) => contentOf(values, mayCosts),
		writes: {
			create,
			change: (_, version, { artNr: _nr, ...record }) => change(nr, version, record),
		},
		storedOf(error) {
			const stored = lostUpdateOf(error, 'put', '/v1/articles/{nr}/record');
			return stored && { version: stored.version, values: valuesOf(nr, stored) };
		},
		refusalOf: ({ status }) => (status === 409 ? { artNr: 'Unter dieser Nummer gibt es schon einen Artikel.' } : null),
	});
	const { values } = form.draft;
	const isNew = form.draft.lfdnr === null;

	return (
		<RecordDrawer
			title={isNew ? 'Neuer Artikel' : `Artikel ${nr} bearbeiten`}
			kind={kind}
			form={form}
			isRestored={isRestored}
			onClose={onClose}
		>
			{(idOf) => {
				const field = (name: keyof ArticleValues) => ({
					id: idOf(name),
					label: kind.labels[name],
					value: values[name],
					error: form.errors[name],
					onValueChange: (value: string) => form.set(name, value),
				});
				const text = (name: keyof ArticleValues) => ({ ...field(name), autoComplete: 'off' });
				const dependent = {
					articleType: lists.types,
					articleCategory: lists.categories.filter(({ articleType }) => articleType === values.articleType),
					articleGroup: lists.groups.filter(({ articleCategory }) => articleCategory === values.articleCategory),
				};
				return (
					<>
						{isNew && (
							<TextField
								{...text('artNr')}
								hint="Sie bleibt, solange es den Artikel gibt."
								maxLength={40}
								isRequired
								data-autofocus
							/>
						)}
						<TextField {...text('articleDescription')} maxLength={200} isRequired data-autofocus={!isNew} />
						<Pair>
							<TextField {...text('artNr2')} maxLength={40} />
							<TextField
								{...text('gtin')}
								inputMode="numeric"
								maxLength={14}
								onValueChange={(value) => form.set('gtin', value.trim())}
							/>
						</Pair>
						<Heading>Einordnung</Heading>
						{(['articleType', 'articleCategory', 'articleGroup'] as const).map((name) => (
							<Select key={name} {...field(name)} options={optionsWith(dependent[name], values[name])} />
						))}
						<Pair>
							{codeFields.map(([name, list]) => (
								<Select
									key={name}
									{...field(name)}
									isRequired={name === 'unit' || name === 'vat'}
									options={optionsWith(lists.codes[list] ?? [], values[name])}
								/>
							))}
						</Pair>
						<Heading>Mengen und Packungen</Heading>
						<Pair>
							<NumberField {...field('vpe')} {...quantities} isRequired />
							<NumberField {...field('minStock')} {...leastStocks} isRequired />
							{mayCosts && <NumberField {...field('dbzk')} {...amounts} unit="€" />}
						</Pair>
						<PacksField
							id={idOf('packs')}
							packs={packsOf(values.packs)}
							units={optionsWith(lists.codes.unit ?? [], '')}
							error={form.errors.packs}
							onChange={(packs) => form.set('packs', JSON.stringify(packs))}
						/>
						<Heading>Kennzeichen</Heading>
						<Pair>
							{flagFields.map(([name, label]) => (
								<Checkbox
									key={name}
									id={idOf(name)}
									label={label}
									warning={form.warnings[name]}
									checked={values[name] !== ''}
									onCheckedChange={(isOn) => form.set(name, isOn ? 'true' : '')}
								/>
							))}
						</Pair>
						<TextArea {...field('note')} minRows={3} />
					</>
				);
			}}
		</RecordDrawer>
	);
}

const Pair = styled.div`
	display: grid;
	align-items: start;
	gap: var(--k-space-4);
	grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
`;

const Heading = styled.h3`
	margin: var(--k-space-2) 0 0;
	font-size: var(--k-font-size-md);
	font-weight: var(--k-font-weight-strong);
`;
