import { asProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { can } from '@kontor/domain/permissions';
import { isFilled } from '@kontor/domain/wizard/draft';
import { partOf } from '@kontor/domain/wizard/fields';
import { partsOfSection, pathsOfSection, rolesOf } from '@kontor/domain/wizard/roles';
import { formatGermanDate } from '@kontor/german/date';
import { formatGermanDateTime, viennaToday } from '@kontor/german/dateTime';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { saveFile } from '@kontor/ui/saveFile';
import { useEffect, useRef, useState } from 'react';
import { type Disclosed, useDisclosed } from '../../../data/disclosure.ts';
import { useMe } from '../../../data/user.ts';
import { useClock } from '../../../host/clock.tsx';
import { fileKinds } from '../../../records/files/fileKinds.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { formOf } from '../address/editing/addressSections.ts';
import { useSectionSources } from '../address/editing/useSectionSources.ts';
import { fieldLabels, partLabels } from '../addressForm/fieldLabels.ts';
import type { FieldSources } from '../addressForm/fieldSources.tsx';
import { shownValue } from '../addressForm/shownValue.ts';
import { useWithheld } from '../addressForm/useWithheld.ts';
import { type DisclosureSection, disclosureFile } from './disclosureFile.ts';

/** Saves all that is stored about somebody as one file that can be handed out, with the files that are kept of them. */
export function DisclosureDialog({ address, onClose }: { address: Model<'Address'>; onClose: () => void }) {
	const roles = rolesOf(address);
	const { sources, status } = useSectionSources(roles);
	const collect = useDisclosed();
	const withheld = useWithheld();
	const clock = useClock();
	const me = useMe();
	const mayHealth = can(useSubject(), 'health');
	const [isRunning, setRunning] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const run = useRef(new AbortController());
	useEffect(() => () => run.current.abort(), []);

	async function save(): Promise<void> {
		setRunning(true);
		setFailure(null);
		run.current = new AbortController();
		const { signal } = run.current;
		try {
			const disclosed = await collect(address.lfdnr, signal);
			const who = me.status === 'ready' ? ` von ${me.data.user.username}` : '';
			const page = disclosureFile({
				title: `Auskunft über ${address.name}`,
				made: `Kundennummer ${address.lfdnr}. Erstellt am ${formatGermanDate(viennaToday(clock()))}${who}.`,
				sections: [...ownSections(address, withheld, sources), ...otherSections(disclosed)],
				files: disclosed.files,
			});
			saveFile(new Blob([page], { type: 'text/html' }), `Auskunft ${address.name}`, 'html');
			onClose();
		} catch (error) {
			if (!signal.aborted) setFailure(sentenceOf(asProblem(error)));
		}
		setRunning(false);
	}

	return (
		<Dialog
			isOpen
			size="sm"
			title="Auskunft speichern"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button
						variant="primary"
						data-autofocus
						isPending={isRunning || status === 'loading'}
						onClick={() => void save()}
					>
						Speichern
					</Button>
				</>
			}
		>
			{failure !== null && <Banner tone="error">{failure}</Banner>}
			<p>
				Kontaktdaten, Rollen, Kontaktpersonen, Kundengruppen, Interaktionen, Dokumente und alle Dateien kommen in eine
				Datei, die jeder Browser öffnet.
			</p>
			{!mayHealth && (
				<Banner tone="warning">
					Gesundheitsdaten dürfen Sie nicht lesen; sie fehlen in dieser Datei. Vollständig gibt die Auskunft, wer das
					Recht dazu hat.
				</Banner>
			)}
		</Dialog>
	);
}

function ownSections(
	address: Model<'Address'>,
	withheld: ReturnType<typeof useWithheld>,
	sources: FieldSources,
): DisclosureSection[] {
	return (['contactData', 'relations', ...rolesOf(address)] as const).flatMap((section) => {
		const draft = formOf(address, withheld, section);
		const filled = pathsOfSection(section, draft).filter((path) => isFilled(draft, path));
		return partsOfSection(section, draft).map((part) => ({
			heading: section === 'relations' ? 'Beziehungen' : partLabels[part],
			facts: filled
				.filter((path) => partOf(path) === part)
				.map((path) => [fieldLabels[path], shownValue(draft, path, sources)] as const),
		}));
	});
}

function otherSections(disclosed: Disclosed): DisclosureSection[] {
	const { contactPersons, groups, interactions, documents, files } = disclosed;
	return [
		{
			heading: 'Kontaktpersonen',
			facts: contactPersons.map((person) => [
				`${person.lastname} ${person.firstname}`.trim(),
				[person.tel, person.mobile, person.email, person.note].filter(Boolean).join('\n'),
			]),
		},
		{
			heading: 'Kundengruppen',
			facts: groups.map(({ customerGroup }) => [customerGroup.code, customerGroup.bezeichnung]),
		},
		{
			heading: 'Interaktionen',
			facts: interactions.map(({ dateTime, subject, text, author }) => [
				`${formatGermanDateTime(dateTime)}, ${author}`,
				[subject, text].filter(Boolean).join('\n'),
			]),
		},
		{
			heading: 'Dokumente',
			facts: documents.map(({ date, shortType, nr, name, state }) => [
				formatGermanDate(date),
				`${shortType} ${nr} ${name} (${state})`,
			]),
		},
		{
			heading: 'Verzeichnis der Dateien',
			facts: files.map(({ created, kind, name }) => [
				formatGermanDate(created.slice(0, 10)),
				`${fileKinds[kind]}: ${name}`,
			]),
		},
	];
}
