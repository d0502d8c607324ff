import { hrefOf } from '@kontor/domain/routes';
import { LinkButton } from '@kontor/ui/Link';
import Plus from 'lucide-react/icons/plus';
import { offerAddress } from '../newAddress/offered.ts';
import { isSecret } from './addressFilter.ts';
import { offeredBy } from './offeredBy.ts';

/** Whoever was not found begins with what was typed. */
export function NewInstead({ q }: { q: string }) {
	// An insurance number is nobody's telephone number.
	const offered = isSecret(q) ? {} : offeredBy(q);
	return (
		<LinkButton
			href={hrefOf('crmAddressNew')}
			onClick={() => offerAddress(offered)}
			icon={<Plus size={16} aria-hidden="true" />}
		>
			{Object.keys(offered).length === 0 ? 'Neue Adresse anlegen' : `„${q}“ neu anlegen`}
		</LinkButton>
	);
}
