import { isInvoice } from '@kontor/domain/trade/chain';
import type { DraftCheck } from '@kontor/domain/trade/draftChecks';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { DateField } from '@kontor/ui/DateField';
import { Dialog } from '@kontor/ui/Dialog';
import { useState } from 'react';
import type { BusinessDocument, IssueWish } from '../../../data/business.ts';
import { Checks } from './DraftChecks.tsx';

/** Props of IssueDialog. */
export interface IssueDialogProps {
	document: BusinessDocument;
	gross: string;
	/** Findings that do not keep it from being issued. */
	warnings: readonly DraftCheck[];
	today: string;
	/** The day may lie before today. */
	mayDateBack: boolean;
	onIssue: (wish: IssueWish) => void;
	onClose: () => void;
}

/** Asks once before a document is issued, with all that is odd; whoever may can date it back. */
export function IssueDialog({ document, gross, warnings, today, mayDateBack, onIssue, onClose }: IssueDialogProps) {
	const [date, setDate] = useState<string | null>(today);
	const isNothingDue = isInvoice(document.shortType) && gross === '0.00';
	const isDayGood = date !== null && date <= today && /^\d{4}-\d\d-\d\d$/.test(date);
	const label = isNothingDue ? 'Als Bestätigung ausstellen' : 'Ausstellen';

	function issue(): void {
		if (!isDayGood) return;
		onIssue({ ...(date !== today && { date }), ...(isNothingDue && { asConfirmation: true }) });
	}

	return (
		<Dialog
			isOpen
			role="alertdialog"
			size="sm"
			title={`${document.documentHead.documentType} ausstellen?`}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" onClick={issue}>
						{label}
					</Button>
				</>
			}
		>
			<p>
				{isNothingDue
					? 'Es ist nichts zu zahlen: Der Kunde bekommt eine Bestätigung ohne Nummer statt einer Rechnung.'
					: 'Der Beleg bekommt eine Nummer und kann danach nicht mehr geändert werden.'}
			</p>
			{warnings.length > 0 && (
				<Banner tone="warning">
					Bitte prüfen.
					<Checks checks={warnings} />
				</Banner>
			)}
			{mayDateBack && (
				<DateField
					label="Belegdatum"
					hint="Nicht nach heute und nicht vor dem letzten Beleg dieser Art."
					max={today}
					value={date}
					onValueChange={setDate}
				/>
			)}
		</Dialog>
	);
}
