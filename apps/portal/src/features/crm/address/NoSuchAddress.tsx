import { addressLabel } from '@kontor/domain/privacy';
import { hrefOf } from '@kontor/domain/routes';
import { EmptyState } from '@kontor/ui/EmptyState';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { useMergedInto } from '../../../data/addressMerge.ts';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';

/** A number nobody has; one that was given up in a merge leads to the address that has become of it. Null: no number. */
export function NoSuchAddress({ lfdnr }: { lfdnr: number | null }) {
	const survivor = useMergedInto(lfdnr);
	const { isDiscreet } = usePrivacy();
	if (lfdnr !== null && survivor.status === 'loading') {
		return (
			<Page title={`Adresse ${lfdnr}`}>
				<Loading>
					<SkeletonText lines={4} />
				</Loading>
			</Page>
		);
	}
	if (lfdnr !== null && survivor.status === 'ready') {
		const { name, lfdnr: number } = survivor.data;
		const label = addressLabel(name, number, isDiscreet);
		return (
			<Page title={`Adresse ${lfdnr} wurde zusammengeführt`}>
				<EmptyState
					action={
						<LinkButton variant="primary" href={hrefOf('crmAddress', { lfdnr: number })}>
							{label} öffnen
						</LinkButton>
					}
				>
					Nr. {lfdnr} war dieselbe wie {label} (Nr. {number}). Alles, was zu ihr gehörte, steht jetzt dort.
				</EmptyState>
			</Page>
		);
	}
	return (
		<Page title="Adresse nicht gefunden">
			<EmptyState action={<LinkButton href={hrefOf('crm')}>Zur Adresssuche</LinkButton>}>
				Unter dieser Nummer gibt es keine Adresse.
			</EmptyState>
		</Page>
	);
}
