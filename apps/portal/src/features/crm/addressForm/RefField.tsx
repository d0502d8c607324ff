import { addressLabel } from '@kontor/domain/privacy';
import type { AddressRef, FieldPath } from '@kontor/domain/wizard/fields';
import { Button } from '@kontor/ui/Button';
import { ComboBox } from '@kontor/ui/ComboBox';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { lazyChunk } from '../../../host/chunks.ts';
import { useAfterRender } from '../../../host/useAfterRender.ts';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';
import { useFieldSources } from './fieldSources.tsx';

const NewRefDialog = lazyChunk(async () => (await import('./newRef/NewRefDialog.tsx')).NewRefDialog);

/** Props of RefField. */
export interface RefFieldProps {
	path: FieldPath;
	id: string;
	label: string;
	isRequired: boolean | undefined;
	hint?: ReactNode;
	error?: string | undefined;
	warning?: string | undefined;
	autoFocus?: boolean | undefined;
	ref: (element: HTMLElement | null) => void;
	value: AddressRef | null;
	onValueChange: (value: AddressRef | null) => void;
	onBlur: () => void;
}

const newLabels: Partial<Record<FieldPath, string>> = {
	'contact.residence': 'Neues Heim …',
	'contact.adultRepresentation': 'Neuer Erwachsenenvertreter …',
};

/** Key of the entry that makes an address; no address has it. */
const NEW = 'new';
const NONE = 'Keine Einträge gefunden';

/** Another address that a field points to; a home or a representative that is not there yet is made beside the form. */
export function RefField({ path, value, onValueChange, ...field }: RefFieldProps) {
	const sources = useFieldSources();
	const { isDiscreet } = usePrivacy();
	const [isMaking, setMaking] = useState(false);
	const typed = useRef('');
	const afterRender = useAfterRender();
	const newLabel = newLabels[path];
	return (
		<Stack>
			<ComboBox<AddressRef>
				{...field}
				value={discreetRef(value, isDiscreet)}
				onValueChange={(chosen) => (chosen?.key === NEW ? setMaking(true) : onValueChange(chosen))}
				load={async (query, signal) => {
					typed.current = query;
					const found = await sources.search(path, query, signal);
					const shown = found.map((ref) => discreetRef(ref, isDiscreet));
					if (newLabel === undefined) return shown;
					// The open list lies over the button below.
					return [...shown, { key: NEW, label: newLabel, ...(found.length === 0 && { description: NONE }) }];
				}}
			/>
			{newLabel !== undefined && value === null && (
				<Button size="compact" variant="quiet" onClick={() => setMaking(true)}>
					{newLabel}
				</Button>
			)}
			{isMaking && (
				<Suspense fallback={null}>
					<NewRefDialog
						isHome={path === 'contact.residence'}
						typed={typed.current}
						onMade={(made) => {
							setMaking(false);
							onValueChange(made);
							afterRender(() => document.getElementById(field.id)?.focus());
						}}
						onClose={() => setMaking(false)}
					/>
				</Suspense>
			)}
		</Stack>
	);
}

/** Another address as a field names it. */
function discreetRef<Ref extends AddressRef | null>(ref: Ref, isHidden: boolean): Ref {
	return ref === null ? ref : { ...ref, label: addressLabel(ref.label, ref.key, isHidden) };
}

const Stack = styled.div`
	display: grid;
	align-content: start;
	justify-items: start;

	> :first-child {
		width: 100%;
	}
`;
