import { type AddressSection, partsOfSection } from '@kontor/domain/wizard/roles';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Card } from '@kontor/ui/Card';
import { ErrorSummary } from '@kontor/ui/ErrorSummary';
import { type FormEvent, Suspense } from 'react';
import { FormProvider } from 'react-hook-form';
import { lazyChunk } from '../../../../../host/chunks.ts';
import { FormBar } from '../../../../../kit/record/FormBar.tsx';
import { keepFocus } from '../../../../../screen/leaveField.ts';
import { partLabels } from '../../../addressForm/fieldLabels.ts';
import { PartFields } from '../../../addressForm/PartFields.tsx';
import { Sections } from './SectionForm.styles.ts';
import { usePlaceSuggestion } from './usePlaceSuggestion.ts';
import { type SectionFormOptions, useSectionForm } from './useSectionForm.ts';

const ConflictDialog = lazyChunk(async () => (await import('../ConflictDialog.tsx')).ConflictDialog);

/** Props of SectionForm. */
export interface SectionFormProps extends SectionFormOptions {
	section: AddressSection;
	/** Its name, if it has another one than its parts. */
	title?: string | undefined;
	/** The entry comes from an earlier visit. */
	isRestored: boolean;
}

/** All fields of a section in one form. */
export function SectionForm({ title, isRestored, ...options }: SectionFormProps) {
	const { section, paths, onDone } = options;
	const { form, frame, summary, base, today, confirmation, failure, isBusy, refused, conflict, save } =
		useSectionForm(options);
	const extras = usePlaceSuggestion(form, base, { isAsked: section === 'contactData' });
	return (
		<FormProvider {...form}>
			<Sections as="form" ref={frame} noValidate onSubmit={(event: FormEvent) => void save(event)}>
				{isRestored && <Banner tone="info">Ihre noch nicht gespeicherte Eingabe ist wieder da.</Banner>}
				{failure !== null && <Banner tone="error">{failure}</Banner>}
				{refused !== null && <ErrorSummary ref={summary} entries={refused} />}
				{partsOfSection(section, base).map((part) => (
					<Card key={part} title={title ?? partLabels[part]}>
						<PartFields part={part} today={today} only={paths} extras={extras} />
					</Card>
				))}
				<ErrorSummary ref={confirmation.summary} tone="warning" entries={confirmation.asked} />
				<FormBar>
					<Button type="submit" variant="primary" isPending={isBusy} onMouseDown={keepFocus}>
						{confirmation.asked.length > 0 ? 'Trotzdem speichern' : 'Speichern'}
					</Button>
					<Button disabled={isBusy} onClick={onDone}>
						Abbrechen
					</Button>
				</FormBar>
			</Sections>
			{conflict !== null && (
				<Suspense fallback={null}>
					<ConflictDialog {...conflict} />
				</Suspense>
			)}
		</FormProvider>
	);
}
