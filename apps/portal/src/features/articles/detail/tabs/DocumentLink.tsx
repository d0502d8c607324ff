import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { hrefOf } from '@kontor/domain/routes';
import { Link } from '@kontor/ui/Link';
import { useSubject } from '../../../../screen/CurrentUser.tsx';
import { Private } from '../../../../screen/privacy/Private.tsx';

type ArticleDocument = Model<'ArticleDocument'>;

/** A document by its number; it leads there for who may see it. */
export function DocumentLink({ document }: { document: ArticleDocument | null }) {
	const mayCrm = can(useSubject(), 'crm');
	if (document === null) return null;
	const { wf_cid, customer } = document;
	const label = labelOf(document);
	if (customer === null || !mayCrm) return label;
	return <Link href={hrefOf('crmAddressDocumentDetailed', { lfdnr: customer.lfdnr, wf_cid })}>{label}</Link>;
}

/** Whose document it is, for who may see customers. */
export function CustomerLink({ customer }: { customer: ArticleDocument['customer'] }) {
	if (customer === null) return '–';
	return (
		<Link href={hrefOf('crmAddress', { lfdnr: customer.lfdnr })}>
			<Private spoken={`Adresse ${customer.lfdnr}, Name verborgen`}>{customer.name}</Private>
		</Link>
	);
}

/** The number of a document, which begins with its type in most series; else behind its type. */
function labelOf({ shortType, nr }: ArticleDocument): string {
	return nr.startsWith(`${shortType}-`) ? nr : `${shortType} ${nr}`;
}
