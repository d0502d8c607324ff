import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { messages } from '../messages/messages.ts';
import { usePopup } from '../overlay/usePopup.ts';
import { Select } from '../Select/Select.tsx';
import { Panel, Part } from './TableViewMenu.styles.ts';
import {
	canHide,
	defaultTableView,
	type TableColumn,
	type TableSort,
	type TableView,
	toggleColumn,
} from './tableColumns.ts';

interface TableViewMenuProps<Row> {
	columns: readonly TableColumn<Row>[];
	view: TableView;
	onViewChange: (view: TableView) => void;
	sort: TableSort | null;
	onSortChange: (sort: TableSort) => void;
	/** Cards have no headings to sort by and only one density. */
	isCards: boolean;
	/** Saves the list as a file; left out where that is not offered. */
	onCsv: (() => void) | undefined;
	/** Prints the whole list. */
	onPrint: () => void;
}

const texts = messages.Table;

/** The button "Ansicht": which columns, how dense and, among cards, how sorted. */
export function TableViewMenu<Row>({
	columns,
	view,
	onViewChange,
	sort,
	onSortChange,
	isCards,
	onCsv,
	onPrint,
}: TableViewMenuProps<Row>) {
	const { isOpen, close, root, trigger, popup } = usePopup();
	const sortable = columns.filter((column) => column.sort);

	return (
		<div {...root}>
			<Button {...trigger} size="compact" variant="quiet" icon={<SlidersHorizontal />} aria-haspopup="dialog">
				{texts.view}
			</Button>
			{isOpen && (
				<Panel {...popup} align="end" role="dialog" aria-label={texts.view}>
					{isCards && sortable.length > 0 && (
						<Part>
							<Select
								label={texts.sort}
								placeholder={texts.unsorted}
								options={sortable.map((column) => ({ value: column.key, label: column.header }))}
								value={sort?.column ?? ''}
								onValueChange={(column) => onSortChange({ column, direction: sort?.direction ?? 'ascending' })}
							/>
							<Checkbox
								label={texts.descending}
								checked={sort?.direction === 'descending'}
								disabled={!sort}
								onCheckedChange={(isDescending) => {
									if (sort) onSortChange({ ...sort, direction: isDescending ? 'descending' : 'ascending' });
								}}
							/>
						</Part>
					)}
					<Part role="group" aria-label={texts.columns}>
						<span aria-hidden="true">{texts.columns}</span>
						{columns.map((column, index) => (
							<Checkbox
								key={column.key}
								label={column.header}
								checked={!canHide(column, index) || !view.hidden.includes(column.key)}
								disabled={!canHide(column, index)}
								onCheckedChange={() => onViewChange(toggleColumn(view, column.key))}
							/>
						))}
					</Part>
					<Part>
						{!isCards && (
							<Checkbox
								label={texts.compact}
								checked={view.density === 'compact'}
								onCheckedChange={(isCompact) => onViewChange({ ...view, density: isCompact ? 'compact' : 'regular' })}
							/>
						)}
						{onCsv && (
							<Button
								size="compact"
								icon={<Download />}
								onClick={() => {
									close();
									onCsv();
								}}
							>
								{texts.exportCsv}
							</Button>
						)}
						<Button
							size="compact"
							icon={<Printer />}
							onClick={() => {
								close();
								onPrint();
							}}
						>
							{texts.print}
						</Button>
						<Button size="compact" onClick={() => onViewChange(defaultTableView)}>
							{texts.reset}
						</Button>
					</Part>
				</Panel>
			)}
		</div>
	);
}
