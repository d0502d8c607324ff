import { Button } from '@kontor/ui/Button';
import type { TableColumn } from '@kontor/ui/Table';
import PanelRight from 'lucide-react/icons/panel-right';

/** A button in each row that looks into it, for who works with the mouse or on a phone. */
export function previewColumn<Row>(
	labelOf: (row: Row) => string,
	onPeek: (row: Row, index: number) => void,
): TableColumn<Row> {
	return {
		key: 'preview',
		header: 'Vorschau',
		cell: (row, index) => (
			<Button
				variant="quiet"
				size="compact"
				icon={<PanelRight />}
				label={labelOf(row)}
				onClick={() => onPeek(row, index)}
			/>
		),
		width: 92,
		card: 'corner',
		isOnlyForScreen: true,
	};
}
