import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { useEffect, useEffectEvent } from 'react';
import { styled } from 'styled-components';
import type { Appointment, CalendarLists } from '../../../data/calendar.ts';
import { useCompany } from '../../../data/company.ts';
import { PrintPage } from './PrintPage.tsx';

/** Props of AppointmentSlip. */
export interface AppointmentSlipProps {
	appointment: Appointment;
	lists: CalendarLists;
	/** The print dialog is closed. */
	onDone: () => void;
}

/** A slip to take home: when, where and with whom. What it is for stays with those who know. */
export function AppointmentSlip({ appointment, lists, onDone }: AppointmentSlipProps) {
	const company = useCompany();
	const print = useEffectEvent(() => {
		window.addEventListener('afterprint', onDone, { once: true });
		window.print();
	});
	useEffect(() => print(), []);

	const { location, resources, addresses } = appointment;
	const place = lists.locations.find(({ lfdnr }) => lfdnr === location)?.bezeichnung;
	const people = lists.resources.filter(({ lfdnr, kind }) => kind === 'PERSON' && resources.includes(lfdnr));
	const facts = [
		['Für', addresses.map(({ name }) => name ?? '').join(', ')],
		['Wo', place ?? ''],
		['Bei', people.map(({ bezeichnung }) => bezeichnung).join(', ')],
	].filter(([, text]) => text !== '');
	return (
		<PrintPage>
			<Slip>
				{company !== null && (
					<p>
						<b>{company.name}</b>
						<br />
						{company.street}, {company.postcode} {company.city}
						<br />
						{company.tel}
					</p>
				)}
				<h1>Ihr Termin</h1>
				<Time>{formatAppointmentTime(appointment)}</Time>
				<dl>
					{facts.map(([term, text]) => (
						<div key={term}>
							<dt>{term}</dt>
							<dd>{text}</dd>
						</div>
					))}
				</dl>
				<p>Bitte sagen Sie uns rechtzeitig Bescheid, wenn Sie nicht kommen können.</p>
			</Slip>
		</PrintPage>
	);
}

const Slip = styled.div`
	max-width: 32rem;

	h1 {
		margin: var(--k-space-6) 0 var(--k-space-2);
		font-size: var(--k-font-size-xl);
	}
	dl > div {
		display: flex;
		gap: var(--k-space-2);
	}
	dt {
		min-width: 4rem;
	}
	dd {
		margin: 0;
	}
`;

const Time = styled.p`
	font-size: var(--k-font-size-lg);
	font-weight: var(--k-font-weight-strong);
`;
