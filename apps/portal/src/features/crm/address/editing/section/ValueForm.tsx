import type { FieldPath } from '@kontor/domain/wizard/fields';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { ErrorSummary } from '@kontor/ui/ErrorSummary';
import { type FormEvent, type KeyboardEvent, Suspense } from 'react';
import { FormProvider } from 'react-hook-form';
import { styled } from 'styled-components';
import { lazyChunk } from '../../../../../host/chunks.ts';
import { keepFocus } from '../../../../../screen/leaveField.ts';
import { FormField } from '../../../addressForm/FormField.tsx';
import { fieldIdOf } from '../../../addressForm/fieldIdOf.ts';
import { fieldLabels } from '../../../addressForm/fieldLabels.ts';
import type { KeptSection } from './keptSection.ts';
import { usePlaceSuggestion } from './usePlaceSuggestion.ts';
import { type SectionFormOptions, useSectionForm } from './useSectionForm.ts';
import { fieldsWith } from './valueFields.ts';

const ConflictDialog = lazyChunk(async () => (await import('../ConflictDialog.tsx')).ConflictDialog);

/** Props of ValueForm. */
export interface ValueFormProps extends Omit<SectionFormOptions, 'restored' | 'focusOn'> {
	/** The value that is edited. */
	path: FieldPath;
	/** Another field has to be put right first: all are to be edited, beginning with it and with what is entered. */
	onAll: (path: FieldPath, entered: KeptSection) => void;
}

/**
 * One value of a section, edited where it stands: Enter saves, Escape leaves it as it was. It is checked, kept, merged and
 * taken back with its section.
 */
export function ValueForm({ path, onAll, ...options }: ValueFormProps) {
	const section = useSectionForm({ ...options, restored: null, focusOn: path });
	const { form, frame, today, confirmation, failure, isBusy, refused, conflict, isEdited, entered, save } = section;
	const fields = fieldsWith(path);
	const extras = usePlaceSuggestion(form, options.stored, { isAsked: fields.includes('contact.city') });
	const elsewhere = refused?.find((entry) => !fields.includes(entry.path));

	function submit(event: FormEvent): void {
		event.preventDefault();
		if (!isEdited()) {
			options.onDone();
			return;
		}
		void save().then(() => {
			// Saving leaves the field; what is not saved is typed on.
			if (document.activeElement === document.body) document.getElementById(fieldIdOf(path))?.focus();
		});
	}

	function handleKeyDown(event: KeyboardEvent): void {
		if (event.key !== 'Escape' || event.defaultPrevented || isBusy || conflict !== null) return;
		event.preventDefault();
		options.onDone();
	}

	return (
		<FormProvider {...form}>
			<Frame
				ref={frame}
				noValidate
				aria-label={`${fieldLabels[path]} bearbeiten`}
				onSubmit={submit}
				onKeyDown={handleKeyDown}
			>
				{fields.map((field) => (
					<FormField key={field} path={field} today={today} isLabelHidden={fields.length === 1} {...extras[field]} />
				))}
				<div role="status">
					{failure !== null && <Banner tone="error">{failure}</Banner>}
					{elsewhere && (
						<Banner
							tone="error"
							action={{ label: 'Alles bearbeiten', onAction: () => onAll(elsewhere.path, entered()) }}
						>
							{elsewhere.label}: {elsewhere.text}
						</Banner>
					)}
				</div>
				<ErrorSummary ref={confirmation.summary} tone="warning" entries={confirmation.asked} />
				<Buttons>
					<Button type="submit" variant="primary" size="compact" isPending={isBusy} onMouseDown={keepFocus}>
						{confirmation.asked.length > 0 ? 'Trotzdem speichern' : 'Speichern'}
					</Button>
					<Button size="compact" disabled={isBusy} onClick={options.onDone}>
						Abbrechen
					</Button>
				</Buttons>
			</Frame>
			{conflict !== null && (
				<Suspense fallback={null}>
					<ConflictDialog {...conflict} />
				</Suspense>
			)}
		</FormProvider>
	);
}

const Frame = styled.form`
	display: grid;
	min-width: 0;
	gap: var(--k-space-2);

	> [role='status']:empty {
		display: none;
	}
`;

const Buttons = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;
