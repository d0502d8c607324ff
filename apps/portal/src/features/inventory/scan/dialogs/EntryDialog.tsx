import { formatFigure } from '@kontor/german/number';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { DateField } from '@kontor/ui/DateField';
import { Dialog } from '@kontor/ui/Dialog';
import { NumberField, numberError } from '@kontor/ui/NumberField';
import { useHardwareScanner } from '@kontor/ui/ScannerDialog';
import { TextField } from '@kontor/ui/TextField';
import Delete from 'lucide-react/icons/delete';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { EditedEntry } from '../LastItem.tsx';
import type { TypedEntry } from '../useCounting.ts';

/** Props of EntryDialog. */
export interface EntryDialogProps {
	edited: EditedEntry;
	/** Where is being counted. */
	place: string;
	onTake: (typed: TypedEntry) => void;
	onClose: () => void;
}

const limits = { min: '0', max: '99999999', decimals: 2 } as const;
/** So many pieces of one article are rarely on a shelf: they are asked about. */
const MANY = 1_000;
/** Milliseconds a value has to rest to count as typed by hand: a scanner is faster. */
const BURST_MS = 150;
const keypad = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', ','];

/** Quantity, lot, expiry, place and note of an entry, with a keypad for thumbs. */
export function EntryDialog({ edited: { article, entry }, place, onTake, onClose }: EntryDialogProps) {
	const [values, setValues] = useState<TypedEntry>({
		count: entry?.count ?? '',
		factor: entry?.factor ?? '1',
		place: entry?.place ?? (place || article.shelf),
		lot: entry?.lot ?? '',
		serial: entry?.serial ?? '',
		expiry: entry?.expiry ?? null,
		note: entry?.note ?? '',
	});
	const [isTried, setTried] = useState(false);
	const [hasAgreed, setAgreed] = useState(false);
	const calm = useCalmValue(values);
	const set = (change: Partial<TypedEntry>) => setValues((before) => ({ ...before, ...change }));
	const error =
		values.count === '' ? 'Bitte geben Sie eine Menge ein.' : (numberError(values.count, limits) ?? undefined);
	const isMany = Number(values.count) * Number(values.factor) >= MANY;

	// A code that is scanned while the dialog is open is no quantity: the field keeps what it had.
	useHardwareScanner(() => setValues(calm.current));

	function submit(event: FormEvent): void {
		event.preventDefault();
		setTried(true);
		if (error !== undefined) return;
		if (isMany && !hasAgreed) setAgreed(true);
		else onTake(values);
	}

	function press(key: string): void {
		const text = values.count.replace('.', ',');
		const next = key === 'delete' ? text.slice(0, -1) : `${text}${key}`;
		set({ count: next.replace(',', '.') });
		setAgreed(false);
	}

	return (
		<Dialog
			isOpen
			title={article.articleDescription}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" type="submit" form="count-entry">
						{isMany && hasAgreed ? 'Trotzdem übernehmen' : 'Übernehmen'}
					</Button>
				</>
			}
		>
			<Form id="count-entry" noValidate onSubmit={submit}>
				{isMany && hasAgreed && (
					<Banner tone="warning">
						{formatFigure(values.count, 'quantity')} ist sehr viel. Ist das wirklich die gezählte Menge?
					</Banner>
				)}
				<NumberField
					label={`Menge (${article.unit})`}
					{...limits}
					value={values.count}
					error={isTried ? error : undefined}
					onValueChange={(count) => {
						set({ count });
						setAgreed(false);
					}}
					isRequired
					data-autofocus
				/>
				<Keypad role="group" aria-label="Ziffern">
					{keypad.map((key) => (
						<Button key={key} onClick={() => press(key)}>
							{key}
						</Button>
					))}
					<Button
						label="Letzte Ziffer löschen"
						icon={<Delete size={20} aria-hidden="true" />}
						onClick={() => press('delete')}
					/>
				</Keypad>
				<TextField label="Platz" maxLength={40} value={values.place} onValueChange={(text) => set({ place: text })} />
				<TextField
					label="Charge"
					maxLength={40}
					value={values.lot}
					onValueChange={(lot) => set({ lot })}
					warning={article.lotDuty && values.lot === '' ? 'Dieser Artikel hat Chargen.' : undefined}
				/>
				<DateField label="Ablaufdatum" value={values.expiry} onValueChange={(expiry) => set({ expiry })} />
				<TextField label="Notiz" maxLength={200} value={values.note} onValueChange={(note) => set({ note })} />
			</Form>
		</Dialog>
	);
}

/** A value as it was before it began to change quickly. */
function useCalmValue<Value>(value: Value): { readonly current: Value } {
	const calm = useRef(value);
	useEffect(() => {
		const timer = setTimeout(() => {
			calm.current = value;
		}, BURST_MS);
		return () => clearTimeout(timer);
	}, [value]);
	return calm;
}

const Form = styled.form`
	display: grid;
	gap: var(--k-space-3);
`;

const Keypad = styled.div`
	display: grid;
	grid-template-columns: repeat(3, minmax(0, 1fr));
	gap: var(--k-space-2);

	button {
		min-height: 2.75rem;
	}
`;
