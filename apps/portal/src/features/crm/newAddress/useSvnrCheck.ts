import type { AddressDraft } from '@kontor/domain/wizard/draft';
import { checkSvnr } from '@kontor/german/svnr';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNewAddressCalls } from '../../../data/newAddress.ts';
import type { FieldExtras } from '../addressForm/PartFields.tsx';

/** Has the server judge an insurance number once it is left, and looks for duplicates by it. */
export function useSvnrCheck(form: UseFormReturn<AddressDraft>, lookForDuplicates: () => void): FieldExtras {
	const { judgeSvnr } = useNewAddressCalls();
	const [warning, setWarning] = useState<string>();
	const judged = useRef('');

	async function judge(part: 'patient' | 'employee'): Promise<void> {
		const { svnr, svnrDat } = form.getValues(`${part}.svnr`);
		const { healthInsuranceCompany } = form.getValues(part);
		const question = `${svnr}${svnrDat} ${healthInsuranceCompany}`;
		if (judged.current === question || checkSvnr(svnr + svnrDat, { isZeroAllowed: true }) !== null) return;
		judged.current = question;
		setWarning(undefined);
		lookForDuplicates();
		const dateOfBirth = form.getValues('person.dateOfBirth');
		const judgement = await judgeSvnr({
			svnr: svnr + svnrDat,
			...(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(dateOfBirth) ? { dateOfBirth } : {}),
			...(healthInsuranceCompany === '' ? {} : { healthInsuranceCompany: Number(healthInsuranceCompany) }),
		}).catch(() => null);
		if (judgement?.valid !== false || judged.current !== question) return;
		setWarning(
			svnr === '0000'
				? 'Diese Krankenkasse nimmt keine Nummer, die mit 0000 beginnt.'
				: 'Der Server hält diese Nummer für falsch. Bitte vergleichen Sie sie mit der e-card.',
		);
	}

	return {
		'patient.svnr': { warning, onLeave: () => void judge('patient') },
		'employee.svnr': { onLeave: () => void judge('employee') },
	};
}
