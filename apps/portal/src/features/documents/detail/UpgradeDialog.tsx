import { ApiProblem } from '@kontor/api-client/problem';
import type { Model } from '@kontor/api-client/types';
import { hrefOf } from '@kontor/domain/routes';
import { compareDecimals, showGermanNumber } from '@kontor/german/number';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { Link } from '@kontor/ui/Link';
import { NumberField } from '@kontor/ui/NumberField';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type Upgrade, upgradeRefusalOf, useBusinessWrites } from '../../../data/business.ts';
import type { DocumentDetail } from '../../../data/documents.ts';
import { useGo } from '../../../location.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';

/** Props of UpgradeDialog. */
export interface UpgradeDialogProps {
	document: DocumentDetail;
	upgrade: Upgrade;
	onClose: () => void;
}

/** What goes into the follow-up and what stays open, before it is made. */
export function UpgradeDialog({ document, upgrade, onClose }: UpgradeDialogProps) {
	const writes = useBusinessWrites();
	const go = useGo();
	const [quantities, setQuantities] = useState<Readonly<Record<number, string>>>({});
	const [problem, setProblem] = useState<ApiProblem | null>(null);
	const [isPending, setPending] = useState(false);
	const key = useRef(crypto.randomUUID().replaceAll('-', ''));
	const refusal = problem && upgradeRefusalOf(problem);
	const taken = upgrade.positions.map((position) => ({
		...position,
		taken: quantities[position.id] ?? position.openQuantity,
		// Meanwhile somebody has taken some of it.
		openQuantity: refusal?.open.find(({ id }) => id === position.id)?.openQuantity ?? position.openQuantity,
	}));
	const isWrong = ({ taken: quantity, openQuantity }: { taken: string; openQuantity: string }) =>
		!/^[0-9]+(\.[0-9]{1,2})?$/.test(quantity) || compareDecimals(quantity, openQuantity) > 0;

	async function make(): Promise<void> {
		if (taken.some(isWrong)) return;
		setPending(true);
		try {
			const positions = taken.map(({ id, taken: quantity }) => ({ id, quantity }));
			const choice = { typeId: upgrade.typeId, ...(positions.length > 0 && { positions }) };
			const made = await writes.upgrade(Number(document.wf_cid), choice, key.current);
			go(hrefOf('business', {}, { wf_cid: made.wf_cid ?? '' }));
		} catch (error) {
			if (!(error instanceof ApiProblem)) throw error;
			setProblem(error);
			key.current = crypto.randomUUID().replaceAll('-', '');
			setPending(false);
		}
	}

	return (
		<Dialog
			isOpen
			title={`Übernehmen in ${upgrade.documentType}`}
			onClose={onClose}
			isBusy={isPending}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" isPending={isPending} onClick={() => void make()}>
						Entwurf anlegen
					</Button>
				</>
			}
		>
			{problem !== null && (
				<Banner tone="error">
					{sentenceOf(problem)} {refusal?.drawnBy && <Faster document={refusal.drawnBy} />}
				</Banner>
			)}
			<p>
				Positionen, Preise, Rabatte und Texte werden mit ihren Werten übernommen; Nummer, Datum und Zahlungen nicht.
			</p>
			<List>
				{taken.map((position) => (
					<li key={position.id}>
						<span>{position.text}</span>
						<NumberField
							label={`Menge ${position.text}`}
							isLabelHidden
							hint={`offen ${showGermanNumber(position.openQuantity)} ${position.unit}`}
							decimals={2}
							value={position.taken}
							onValueChange={(value) => setQuantities({ ...quantities, [position.id]: value })}
							{...(isWrong(position) && { error: 'Höchstens die offene Menge.' })}
						/>
					</li>
				))}
			</List>
		</Dialog>
	);
}

function Faster({ document: { addressLfdnr, wf_cid, nr, shortType } }: { document: Model<'DrawnBy'> }) {
	const place = hrefOf('crmAddressDocumentDetailed', { lfdnr: addressLfdnr, wf_cid });
	return <Link href={place}>Zum Beleg, der schneller war: {nr || `${shortType} (Entwurf)`}</Link>;
}

const List = styled.ul`
	display: grid;
	gap: var(--k-space-3);

	li {
		display: grid;
		align-items: start;
		gap: var(--k-space-3);
		grid-template-columns: minmax(0, 1fr) 9rem;
	}
`;
