import {
	type AddressDraft,
	type AddressFlag,
	type AddressKind,
	flagsOf,
	isFlagOpen,
	toggleFlag,
} from '@kontor/domain/wizard/draft';
import { lostBy, type Rechoice, rechosen } from '@kontor/domain/wizard/steps';
import { CheckboxGroup } from '@kontor/ui/CheckboxGroup';
import { RadioGroup } from '@kontor/ui/RadioGroup';
import { Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { lazyChunk } from '../../../host/chunks.ts';
import { flagLabels, kindLabels } from '../addressForm/fieldLabels.ts';
import { useAddressChoice } from '../addressForm/useAddressChoice.ts';

const LossDialog = lazyChunk(async () => (await import('./LossDialog.tsx')).LossDialog);

/** The `id` of the flags, where the error summary leads. */
export const flagsId = 'field-flags';

const kinds = (['person', 'organisation'] as const).map((value) => ({ value, label: kindLabels[value] }));

/** What the new address is; what another choice would lose is asked about first. */
export function TypeStep({ error }: { error: string | undefined }) {
	const form = useFormContext<AddressDraft>();
	const { kind, flags } = useAddressChoice();
	const [asked, setAsked] = useState<Rechoice | null>(null);

	function choose(next: Rechoice): void {
		if (lostBy(form.getValues(), next).length > 0) setAsked(next);
		else apply(next);
	}

	function apply(next: Rechoice): void {
		setAsked(null);
		form.reset(rechosen(form.getValues(), next), { keepErrors: false });
	}

	function changeFlags(chosen: readonly string[]): void {
		const changed = flagsOf(kind).find((flag) => chosen.includes(flag) !== flags.includes(flag));
		if (changed !== undefined) choose({ kind, flags: toggleFlag(flags, changed) });
	}

	return (
		<Choices>
			<RadioGroup
				label="Um wen handelt es sich?"
				options={kinds}
				isInline
				value={kind}
				onValueChange={(value) => choose({ kind: value as AddressKind, flags: [] })}
			/>
			<CheckboxGroup
				id={flagsId}
				label="Art der Adresse"
				hint="Mehrfachauswahl möglich. Davon hängen die weiteren Angaben ab."
				isRequired
				error={error}
				options={flagsOf(kind).map((flag) => optionOf(flag, flags))}
				value={flags}
				onValueChange={changeFlags}
			/>
			{asked !== null && (
				<Suspense fallback={null}>
					<LossDialog
						lost={lostBy(form.getValues(), asked)}
						onKeep={() => setAsked(null)}
						onLose={() => apply(asked)}
					/>
				</Suspense>
			)}
		</Choices>
	);
}

function optionOf(flag: AddressFlag, flags: readonly AddressFlag[]) {
	return { value: flag, ...flagLabels[flag], isDisabled: !isFlagOpen(flag, flags) };
}

const Choices = styled.div`
	display: grid;
	gap: var(--k-space-5);
`;
