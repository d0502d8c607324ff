import { Button } from '@kontor/ui/Button';
import type { TableColumn } from '@kontor/ui/Table';
import PanelRight from 'lucide-react/icons/panel-right';
import type { AddressRow } from '../../../data/addresses.ts';

/** A button in each row that looks into it, for who works with the mouse or on a phone. */
export function previewColumn(onPeek: (row: AddressRow, index: number) => void): TableColumn<AddressRow> {
	return {
		key: 'preview',
		header: 'Vorschau',
		cell: (row, index) => (
			<Button
				variant="quiet"
				size="compact"
				icon={<PanelRight />}
				label={`Vorschau der Adresse ${row.lfdnr}`}
				onClick={() => onPeek(row, index)}
			/>
		),
		width: 92,
		card: 'corner',
	};
}
