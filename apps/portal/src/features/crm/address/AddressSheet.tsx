import type { Model } from '@kontor/api-client/types';
import { isFilled } from '@kontor/domain/wizard/draft';
import { partOf } from '@kontor/domain/wizard/fields';
import { partsOfSection, pathsOfSection, rolesOf } from '@kontor/domain/wizard/roles';
import { Banner } from '@kontor/ui/Banner';
import { Card } from '@kontor/ui/Card';
import { useToast } from '@kontor/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import { partLabels } from '../addressForm/fieldLabels.ts';
import { FieldSourcesProvider } from '../addressForm/fieldSources.tsx';
import { useWithheld } from '../addressForm/useWithheld.ts';
import { formOf } from './editing/addressSections.ts';
import { Facts } from './editing/section/Facts.tsx';
import { useSectionSources } from './editing/useSectionSources.ts';

/** Props of AddressSheet. */
export interface AddressSheetProps {
	address: Model<'Address'>;
	/** The print dialog is closed. */
	onDone: () => void;
}

/**
 * The whole address on paper: contact data, relations and the roles that the user may read, without empty fields, part by
 * part, for a patient and who insures him both have a name and a number. Not to be seen on the screen; prints itself as
 * soon as the names of the codes are there.
 */
export function AddressSheet({ address, onDone }: AddressSheetProps) {
	const withheld = useWithheld();
	const roles = rolesOf(address);
	const { sources, status } = useSectionSources(roles);
	const isReady = status !== 'loading';
	const toasts = useToast();

	const print = useEffectEvent(() => {
		window.addEventListener('afterprint', onDone, { once: true });
		window.print();
	});
	useEffect(() => {
		if (isReady) return print();
		const waiting = toasts.show({ tone: 'info', text: 'Der Druck wird vorbereitet …' });
		return () => toasts.dismiss(waiting);
	}, [isReady, toasts]);

	return (
		<FieldSourcesProvider value={sources}>
			<Sheet>
				{status === 'failed' && (
					<Banner tone="warning">
						Ein Teil der Bezeichnungen konnte nicht geladen werden und ist als Kürzel gedruckt.
					</Banner>
				)}
				{(['contactData', 'relations', ...roles] as const).flatMap((section) => {
					const draft = formOf(address, withheld, section);
					const filled = pathsOfSection(section, draft).filter((path) => isFilled(draft, path));
					return partsOfSection(section, draft).map((part) => {
						const paths = filled.filter((path) => partOf(path) === part);
						return (
							paths.length > 0 && (
								<Card key={`${section}.${part}`} title={section === 'relations' ? 'Beziehungen' : partLabels[part]}>
									<Facts draft={draft} paths={paths} />
								</Card>
							)
						);
					});
				})}
			</Sheet>
		</FieldSourcesProvider>
	);
}

const Sheet = styled.div`
	display: none;

	@media print {
		display: grid;
		gap: var(--k-space-4);
	}
`;
