import { can } from '@kontor/domain/permissions';
import { hrefOf, type RouteMatch } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { LinkButton } from '@kontor/ui/Link';
import Plus from 'lucide-react/icons/plus';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../host/chunks.ts';
import { useKeptEntry } from '../../../kit/draft/useKeptEntry.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { type RecordDraft, readRecordDraft } from '../../../kit/record/recordKind.ts';
import { useGo } from '../../../location.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { type CountValues, newCount } from './countKind.ts';
import { countList } from './countList.tsx';

const NewCountDrawer = lazyChunk(async () => (await import('./NewCountDrawer.tsx')).NewCountDrawer);
const CountScreenPart = lazyChunk(async () => (await import('../session/CountSessionView.tsx')).CountSessionView);

/** All counts; the query `session` opens one. */
export function InventoryScreen({ match }: { match: RouteMatch<'inventory'> }) {
	const lfdnr = Number(match.query.session ?? '0');
	if (Number.isInteger(lfdnr) && lfdnr > 0) {
		return (
			<Suspense fallback={null}>
				<CountScreenPart key={lfdnr} lfdnr={lfdnr} tab={match.query.tab ?? 'progress'} />
			</Suspense>
		);
	}
	return <Counts query={match.query} />;
}

function Counts({ query }: { query: RouteMatch<'inventory'>['query'] }) {
	const mayLead = can(useSubject(), 'countLead');
	const go = useGo();
	const [opened, setOpened] = useState<RecordDraft<CountValues> | null>(null);
	const kept = useKeptEntry('inventory/new', (stored) => readRecordDraft<CountValues>(stored, newCount().values));
	const start = opened ?? kept.restored ?? null;

	function close(): void {
		kept.forget();
		setOpened(null);
	}

	return (
		<>
			<ListScreen
				kind={countList}
				title="Inventur"
				query={query}
				actions={
					<>
						<LinkButton href={hrefOf('inventoryScan')} icon={<ScanBarcode size={16} aria-hidden="true" />}>
							Zählen
						</LinkButton>
						{mayLead && (
							<Button
								variant="primary"
								icon={<Plus size={16} aria-hidden="true" />}
								onClick={() => setOpened(newCount())}
							>
								Neue Inventur
							</Button>
						)}
					</>
				}
			/>
			{start !== null && mayLead && (
				<Suspense fallback={null}>
					<NewCountDrawer
						start={start}
						isRestored={opened === null}
						entry={kept}
						onSaved={close}
						onClose={close}
						onMade={(lfdnr) => go(hrefOf('inventory', {}, { session: String(lfdnr) }))}
					/>
				</Suspense>
			)}
		</>
	);
}
