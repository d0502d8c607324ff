import { formatFigure } from '@kontor/german/number';
import { DateField } from '@kontor/ui/DateField';
import { NumberField } from '@kontor/ui/NumberField';
import { RadioGroup } from '@kontor/ui/RadioGroup';
import { Select } from '@kontor/ui/Select';
import { TextField } from '@kontor/ui/TextField';
import { useArticleCodes } from '../../../data/articles.ts';
import { usePostStock } from '../../../data/articleWrites.ts';
import { RecordDrawer } from '../../../kit/record/RecordDrawer.tsx';
import { type RecordEditing, useRecordForm } from '../../../kit/record/useRecordForm.ts';
import { optionsFrom } from '../editing/options.ts';
import {
	amounts,
	corrections,
	costs,
	leftAfter,
	lyingOf,
	type PostedArticle,
	type PostingValues,
	postingContent,
	postingKind,
	postingKinds,
} from './postingKind.ts';

/** Props of PostingDrawer. */
export interface PostingDrawerProps extends RecordEditing<PostingValues> {
	/** Number of the article. */
	nr: string;
	/** Unit its stock is counted in. */
	unit: string;
	article: PostedArticle;
	mayCosts: boolean;
}

/** Posts goods that have come, a correction or a transfer; what would make a stock negative is asked about. */
export function PostingDrawer({ nr, unit, article, mayCosts, ...editing }: PostingDrawerProps) {
	const { start, isRestored, entry, onSaved, onClose } = editing;
	const create = usePostStock(nr);
	const warehouses = useArticleCodes('warehouse');
	const kind = postingKind(article);
	const form = useRecordForm({
		kind,
		start,
		entry,
		onSaved,
		contentOf: postingContent,
		writes: { create, change: async () => {} },
		storedOf: () => null,
		refusalOf: ({ problem }) =>
			problem?.fields?.['body.serial'] === 'inUse' ? { serial: 'Dieses Stück liegt schon auf Lager.' } : null,
	});
	const { values } = form.draft;
	const isTransfer = values.kind === 'transfer';
	const isReceipt = values.kind === 'receipt';
	const left = leftAfter(values, article.lines);
	const lots = [...new Set(article.lines.map(({ lot }) => lot))].filter(Boolean);

	return (
		<RecordDrawer title="Bestand buchen" kind={kind} form={form} isRestored={isRestored} onClose={onClose}>
			{(idOf) => {
				const field = (name: keyof PostingValues) => ({
					id: idOf(name),
					label: kind.labels[name],
					value: values[name],
					error: form.errors[name],
					warning: form.warnings[name],
					onValueChange: (value: string) => form.set(name, value),
				});
				return (
					<>
						<RadioGroup
							label={kind.labels.kind}
							options={postingKinds}
							value={values.kind}
							onValueChange={(value) => form.set('kind', value)}
						/>
						<Select
							{...field('warehouse')}
							label={isTransfer ? 'Aus dem Lager' : kind.labels.warehouse}
							isRequired
							options={optionsFrom(warehouses, values.warehouse)}
						/>
						{isTransfer && (
							<Select {...field('toWarehouse')} isRequired options={optionsFrom(warehouses, values.toWarehouse)} />
						)}
						<TextField
							{...field('lot')}
							isRequired={article.lotDuty}
							maxLength={40}
							autoComplete="off"
							hint={lots.length === 0 ? undefined : `Auf Lager: ${lots.join(', ')}`}
						/>
						{isReceipt && (
							<DateField
								{...field('expiry')}
								value={values.expiry || null}
								onValueChange={(day) => form.set('expiry', day ?? '')}
							/>
						)}
						<TextField
							{...field('serial')}
							isRequired={article.serialDuty && isReceipt}
							maxLength={40}
							autoComplete="off"
						/>
						<NumberField
							{...field('quantity')}
							{...(values.kind === 'correction' ? corrections : amounts)}
							unit={unit}
							isRequired
							hint={
								values.warehouse === ''
									? undefined
									: `Hier liegen ${formatFigure(lyingOf(article.lines, values), 'quantity')}${left === null ? '' : `, danach ${formatFigure(left, 'quantity')}`}.${values.kind === 'correction' ? ' Ein Minus nimmt weg.' : ''}`
							}
						/>
						{isReceipt && mayCosts && <NumberField {...field('unitCost')} {...costs} unit="€" />}
						<TextField
							{...field('note')}
							isRequired={values.kind === 'correction'}
							maxLength={200}
							autoComplete="off"
						/>
					</>
				);
			}}
		</RecordDrawer>
	);
}
