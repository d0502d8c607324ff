import { formatCount } from '@kontor/german/number';
import { styled } from 'styled-components';
import { Button } from '../../Button/Button.tsx';
import { messages } from '../../messages/messages.ts';
import { selectionState, type TableSelection, withKeys } from './tableSelection.ts';

interface SelectionBarProps<Row> {
	selection: TableSelection<Row>;
	/** All rows, or null where they are not all here. */
	rows: readonly Row[] | null;
}

const texts = messages.Table;

/** How many rows are selected and what can be done with them. */
export function SelectionBar<Row>({ selection, rows }: SelectionBarProps<Row>) {
	const { selected, onChange, actions } = selection;
	const keys = rows?.map(selection.keyOf) ?? [];
	return (
		<Bar role="group" aria-label={texts.selection}>
			<strong>{texts.selected(formatCount(selected.size))}</strong>
			{actions}
			{rows && selectionState(selected, keys) !== 'all' && (
				<Button size="compact" variant="quiet" onClick={() => onChange(withKeys(selected, keys, true))}>
					{texts.selectAll}
				</Button>
			)}
			<Button size="compact" variant="quiet" onClick={() => onChange(new Set())}>
				{texts.selectNone}
			</Button>
		</Bar>
	);
}

const Bar = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--k-space-2);
	min-width: 0;

	strong {
		padding-inline-end: var(--k-space-1);
		font-variant-numeric: tabular-nums;
		font-weight: var(--k-font-weight-medium);
	}
`;
