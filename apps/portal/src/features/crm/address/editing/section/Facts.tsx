import { type AddressDraft, isFilled } from '@kontor/domain/wizard/draft';
import { type FieldPath, factsOf } from '@kontor/domain/wizard/fields';
import { isOfOthers } from '@kontor/domain/wizard/others';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Private } from '../../../../../screen/privacy/Private.tsx';
import { OtherRecords } from '../../../../../screen/privacy/privacy.tsx';
import { fieldLabels } from '../../../addressForm/fieldLabels.ts';
import { useFieldSources } from '../../../addressForm/fieldSources.tsx';
import { shownValue } from '../../../addressForm/shownValue.ts';
import { isWide } from './valueFields.ts';

/** Props of Facts. */
export interface FactsProps {
	draft: AddressDraft;
	paths: readonly FieldPath[];
	/** A value was pressed: it is to be edited where it stands. */
	onEdit?: (path: FieldPath) => void;
	/** The value that is being edited, and its form, which stands in its place. */
	edited?: FieldPath | null;
	editor?: ReactNode;
}

/** The values of some fields of an address, to be read; each is edited by a press on it. */
export function Facts({ draft, paths, onEdit, edited = null, editor }: FactsProps) {
	const sources = useFieldSources();
	function shownAt(path: FieldPath): ReactNode {
		if (!isFilled(draft, path) && path !== 'contact.country' && factsOf(path).kind !== 'flag') return '';
		const value = shownValue(draft, path, sources);
		if (!isOfOthers(path)) return value;
		return (
			<OtherRecords>
				<Private>{value}</Private>
			</OtherRecords>
		);
	}
	function factAt(path: FieldPath): ReactNode {
		if (path === edited) return editor;
		const shown = shownAt(path);
		if (onEdit === undefined) return shown;
		return (
			<Value type="button" data-path={path} title={`${fieldLabels[path]} bearbeiten`} onClick={() => onEdit(path)}>
				{shown || (
					<>
						<span aria-hidden="true">–</span>
						<VisuallyHidden>keine Angabe</VisuallyHidden>
					</>
				)}
			</Value>
		);
	}
	return (
		<DescriptionList
			columns={2}
			items={paths.map((path) => ({
				term: fieldLabels[path],
				value: factAt(path),
				isWide: path === edited && isWide(path),
			}))}
		/>
	);
}

/* As quiet as text until it is pointed at or reached by the keyboard. */
const Value = styled.button`
	max-width: 100%;
	margin: calc(-1 * var(--k-space-1));
	padding: var(--k-space-1);
	border: 0;
	border-radius: var(--k-radius-small);
	background: none;
	color: inherit;
	cursor: text;
	font: inherit;
	overflow-wrap: anywhere;
	text-align: start;
	white-space: pre-line;

	&:hover {
		background: var(--k-color-surface-hover);
	}
`;
