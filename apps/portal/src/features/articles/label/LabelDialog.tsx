import type { Model } from '@kontor/api-client/types';
import { formatEuro } from '@kontor/german/number';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Checkbox } from '@kontor/ui/Checkbox';
import { Dialog } from '@kontor/ui/Dialog';
import { NumberField, numberError } from '@kontor/ui/NumberField';
import { Select } from '@kontor/ui/Select';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useSalePrices } from '../../../data/articles.ts';
import { sharedNotes } from '../../../screen/entryNotes.ts';
import { standardOf } from '../prices/standardPrice.ts';
import { barsOf } from './Barcode.tsx';
import { Label, type LabelContent } from './Label.tsx';
import { LabelSheet } from './LabelSheet.tsx';
import { labelSizeOf, labelSizes } from './labelSizes.ts';

/** Props of LabelDialog. */
export interface LabelDialogProps {
	article: Model<'Article'>;
	onClose: () => void;
}

const counts = { min: '1', max: '500', decimals: 0 } as const;

/** Prints labels of an article: in which size, how many, with or without the price of today. */
export function LabelDialog({ article, onClose }: LabelDialogProps) {
	const prices = useSalePrices(article.artNr);
	const remembered = sharedNotes('label', () => ({ size: '' }));
	const [sizeKey, setSizeKey] = useState(remembered.size);
	const [count, setCount] = useState('1');
	const [withPrice, setWithPrice] = useState(false);
	const [isPrinting, setPrinting] = useState(false);
	const size = labelSizeOf(sizeKey);
	const price = prices.status === 'ready' ? standardOf(prices.data.rows) : null;
	const content: LabelContent = {
		artNr: article.artNr,
		name: article.articleDescription,
		gtin: article.gtin,
		price: withPrice && price !== null ? formatEuro(price.grossPrice) : null,
	};
	const error = count === '' ? 'Bitte geben Sie eine Anzahl an.' : numberError(count, counts);

	useEffect(() => {
		if (!isPrinting) return;
		const done = () => setPrinting(false);
		window.addEventListener('afterprint', done, { once: true });
		window.print();
		return () => window.removeEventListener('afterprint', done);
	}, [isPrinting]);

	return (
		<Dialog
			isOpen
			title="Etikett drucken"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Schließen</Button>
					<Button variant="primary" disabled={error !== undefined} onClick={() => setPrinting(true)}>
						Drucken
					</Button>
				</>
			}
		>
			<Stack>
				<Select
					label="Etikett"
					placeholder={null}
					options={labelSizes.map(({ key, label }) => ({ value: key, label }))}
					value={size.key}
					onValueChange={(key) => {
						setSizeKey(key);
						remembered.size = key;
					}}
				/>
				<NumberField label="Anzahl" {...counts} value={count} error={error} onValueChange={setCount} />
				<Checkbox
					label="Mit dem heutigen Preis"
					hint={price === null ? 'Heute gilt kein gültiger Preis.' : undefined}
					disabled={price === null}
					checked={withPrice && price !== null}
					onCheckedChange={setWithPrice}
				/>
				{barsOf(article.gtin, article.artNr) === null && (
					<Banner tone="warning">
						Diese Artikelnummer lässt sich nicht als Barcode drucken, und eine GTIN ist nicht erfasst.
					</Banner>
				)}
				<Preview aria-label="Vorschau">
					<Label content={content} size={size} />
				</Preview>
			</Stack>
			{isPrinting && <LabelSheet content={content} size={size} count={Number(count)} />}
		</Dialog>
	);
}

const Stack = styled.div`
	display: grid;
	gap: var(--k-space-4);
`;

const Preview = styled.section`
	display: grid;
	overflow: auto;
	justify-items: center;
	padding: var(--k-space-4);
	border-radius: var(--k-radius);
	background: var(--k-color-surface-sunken);
`;
