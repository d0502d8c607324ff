import { addressLabel } from '@kontor/domain/privacy';
import { hrefOf } from '@kontor/domain/routes';
import { formatGermanDate } from '@kontor/german/date';
import { formatEuro } from '@kontor/german/number';
import { Card } from '@kontor/ui/Card';
import { DescriptionList } from '@kontor/ui/DescriptionList';
import { Link } from '@kontor/ui/Link';
import { below } from '@kontor/ui/theme';
import { styled } from 'styled-components';
import type { DocumentDetail } from '../../../data/documents.ts';
import { usePrivacy } from '../../../screen/privacy/privacy.tsx';

/** What a document says beside its positions: to whom, when, how much, and who pays it. */
export function DocumentOverview({ document }: { document: DocumentDetail }) {
	const { health } = document;
	return (
		<Cards>
			<Card title="Beleg">
				<DescriptionList items={headOf(document)} />
			</Card>
			{document.gross !== null && (
				<Card title="Beträge">
					<DescriptionList items={amountsOf(document, document.gross)} />
				</Card>
			)}
			{health !== null && (
				<Card title="Versorgung">
					<DescriptionList items={careOf(health)} />
				</Card>
			)}
		</Cards>
	);
}

function day(date: string | null): string | null {
	return date === null ? null : formatGermanDate(date);
}

/** Somebody the document has to do with; in the Diskretmodus without the name, as beside an open address. */
function Party({ lfdnr, name }: { lfdnr: number; name: string }) {
	const { isDiscreet } = usePrivacy();
	return <Link href={hrefOf('crmAddress', { lfdnr })}>{addressLabel(name, lfdnr, isDiscreet)}</Link>;
}

function party(known: { lfdnr: number; name: string } | null) {
	return known && <Party {...known} />;
}

/** Facts that most documents lack stand only where there are some. */
function known<Item extends { value: unknown }>(items: readonly Item[]): Item[] {
	return items.filter(({ value }) => value !== null && value !== '');
}

function headOf(document: DocumentDetail) {
	const { recipient, preferredDate, deliveryDate, dueDate, billingCondition, residence, salesPerson } = document;
	return [
		{ term: 'Empfänger', value: `${recipient.name}, ${recipient.street}, ${recipient.plz} ${recipient.city}` },
		...known([
			{ term: 'Heim', value: party(residence) },
			{ term: 'Wunschdatum', value: day(preferredDate) },
			{ term: 'Lieferdatum', value: day(deliveryDate) },
			{ term: 'Zahlungsbedingung', value: billingCondition },
			{ term: 'Fällig am', value: day(dueDate) },
			{ term: 'Bestellnummer', value: document.orderReference },
			{ term: 'Verkäufer', value: party(salesPerson) },
			{ term: 'Bemerkung', value: document.remark },
		]),
	];
}

function amountsOf(document: DocumentDetail, gross: string) {
	const { net, rates, openAmount, payments, isGross } = document;
	return [
		{ term: 'Netto', value: net && formatEuro(net) },
		...rates.map(({ rate, vat }) => ({ term: `USt. ${rate.replace('.', ',')} %`, value: formatEuro(vat) })),
		{ term: 'Brutto', value: <b>{formatEuro(gross)}</b> },
		...payments.map(({ date, amount, paymentType }) => ({
			term: `${paymentType} ${formatGermanDate(date)}`,
			value: amount && formatEuro(amount),
		})),
		...(openAmount !== null && (payments.length > 0 || openAmount !== '0.00')
			? [{ term: 'Offen', value: <b>{formatEuro(openAmount)}</b> }]
			: []),
		{ term: 'Preise', value: isGross ? 'inklusive USt.' : 'exklusive USt.' },
	];
}

function careOf(health: NonNullable<DocumentDetail['health']>) {
	return known([
		{ term: 'Krankenkasse', value: party(health.insurance) },
		{ term: 'Arzt', value: party(health.doctor) },
		{ term: 'Diagnose', value: health.diagnosis },
		{ term: 'Versichertengruppe', value: health.insuredGroup },
		{ term: 'Verordnungsschein', value: health.prescriptionState },
		{ term: 'Versorgungsart', value: health.careType },
		{ term: 'Lieferintervall', value: health.interval },
		{ term: 'Dauerversorgung', value: health.permanentCare ? 'Ja' : 'Nein' },
		{ term: 'Kostenvoranschlag', value: health.kvCreated ? 'Ja' : 'Nein' },
		{ term: 'Selbstbehalt', value: health.deductibleState },
		{ term: 'Anteil Patient', value: health.patientShare && formatEuro(health.patientShare) },
		{ term: 'Anteil Kasse', value: health.carrierShare && formatEuro(health.carrierShare) },
	]);
}

const Cards = styled.div`
	display: grid;
	gap: var(--k-space-4);
	grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));

	${below.sm} {
		grid-template-columns: minmax(0, 1fr);
	}
`;
