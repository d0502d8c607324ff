import { can } from '@kontor/domain/permissions';
import type { RouteMatch } from '@kontor/domain/routes';
import { Button } from '@kontor/ui/Button';
import { defaultTableView } from '@kontor/ui/Table';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { Suspense, useState } from 'react';
import { lazyChunk } from '../../../host/chunks.ts';
import { ListScreen } from '../../../kit/list/ListScreen.tsx';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { columnsAtHand } from './articleColumns.tsx';
import { articleList, articleListWithoutCosts } from './articleList.ts';

const ScanToOpen = lazyChunk(async () => (await import('../scan/ScanToOpen.tsx')).ScanToOpen);
const initialView = { ...defaultTableView, hidden: columnsAtHand };

/** The list of all articles, searched, narrowed and scanned into. */
export function ArticlesScreen({ match }: { match: RouteMatch<'articles'> }) {
	const mayCosts = can(useSubject(), 'costs');
	const [isScanning, setScanning] = useState(false);
	return (
		<>
			<ListScreen
				kind={mayCosts ? articleList : articleListWithoutCosts}
				title="Artikel"
				query={match.query}
				initialView={initialView}
				actions={
					<Button icon={<ScanBarcode size={16} aria-hidden="true" />} onClick={() => setScanning(true)}>
						Scannen
					</Button>
				}
			/>
			{isScanning && (
				<Suspense fallback={null}>
					<ScanToOpen onClose={() => setScanning(false)} />
				</Suspense>
			)}
		</>
	);
}
