import { hrefOf } from '@kontor/domain/routes';
import { formatCount } from '@kontor/german/number';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { LinkButton } from '@kontor/ui/Link';
import { Page } from '@kontor/ui/Page';
import { ScannerPane } from '@kontor/ui/scannerPane';
import { TextField } from '@kontor/ui/TextField';
import Search from 'lucide-react/icons/search';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { CountArticle } from '../../../data/inventory.ts';
import { lazyChunk } from '../../../host/chunks.ts';
import { LITTLE_ROOM, type OfflineStore } from '../../../kit/offline/offlineStore.ts';
import { type EditedEntry, LastItem } from './LastItem.tsx';
import { LastScans } from './LastScans.tsx';
import { type CountAtHand, keepAtHand } from './log/countAtHand.ts';
import { type CountLogPlace, useCountLog } from './log/useCountLog.ts';
import { SyncBadge } from './SyncBadge.tsx';
import { Tray } from './Tray.tsx';
import { useCounting } from './useCounting.ts';

const EntryDialog = lazyChunk(async () => (await import('./dialogs/EntryDialog.tsx')).EntryDialog);
const ChoiceDialog = lazyChunk(async () => (await import('./dialogs/ChoiceDialog.tsx')).ChoiceDialog);
const ScannerCheck = lazyChunk(async () => (await import('./dialogs/ScannerCheck.tsx')).ScannerCheck);
const OpenArticles = lazyChunk(async () => (await import('./dialogs/OpenArticles.tsx')).OpenArticles);

/** Props of ScanDesk. */
export interface ScanDeskProps extends Omit<CountLogPlace, 'lfdnr'> {
	count: CountAtHand;
	/** Asks the server again what is to be counted; left out without a session. */
	onRefresh?: () => void;
}

/** The place of who counts: camera, hardware scanner and typing on one page, the last item large, the log in sight. */
export function ScanDesk({ count, onRefresh, ...place }: ScanDeskProps) {
	const { session } = count;
	const [added, setAdded] = useState<readonly CountArticle[]>([]);
	const atHand = useMemo(() => withAdded(count, added), [count, added]);
	const { articles } = atHand;
	const { log, state } = useCountLog({ ...place, lfdnr: session.lfdnr });
	const counting = useCounting(atHand, log, state);
	const [isCameraOn, setCameraOn] = useState(() => window.matchMedia('(pointer: coarse)').matches);
	const [edited, setEdited] = useState<EditedEntry | null>(null);
	const [isSearching, setSearching] = useState(false);
	const [isChecking, setChecking] = useState(false);
	const hasLittleRoom = useLittleRoom(place.store);
	const done = articles.filter((article) => counting.countedOf(article) !== null).length;
	const recounts = articles.filter((article) => article.isMine && counting.countedOf(article) === null);
	const [last] = counting.last;

	return (
		<Page
			title="Artikel Scan"
			subtitle={`${session.title}, ${session.warehouse.bezeichnung}`}
			badges={<SyncBadge state={state} isOffline={place.calls === null} onSync={() => void log.sync()} />}
			actions={
				<>
					<Button icon={<Search size={16} aria-hidden="true" />} onClick={() => setSearching(true)}>
						Artikel suchen
					</Button>
					{place.calls !== null && (
						<LinkButton href={hrefOf('inventory', {}, { session: String(session.lfdnr) })}>Zur Inventur</LinkButton>
					)}
				</>
			}
		>
			<Notices>
				{state.isFull && (
					<Banner tone="error">
						Auf diesem Gerät ist kein Speicher mehr frei. Was Sie jetzt zählen, bleibt nur bis zum Schließen dieser
						Seite: bitte stellen Sie eine Verbindung her oder schaffen Sie Platz.
					</Banner>
				)}
				{hasLittleRoom && !state.isFull && (
					<Banner tone="warning">
						Auf diesem Gerät wird der Speicher knapp. Bitte schaffen Sie Platz, bevor Sie weiterzählen.
					</Banner>
				)}
				{state.problem === 'session' && (
					<Banner tone="warning">
						Ihre Sitzung ist beendet. Das Gezählte liegt auf diesem Gerät und wird nach der Anmeldung übertragen.
					</Banner>
				)}
				{state.isLate && (
					<Banner tone="warning">
						Diese Inventur ist schon freigegeben. Ihre letzten Einträge sind gespeichert und zählen erst, wenn sie
						wieder geprüft wird.
					</Banner>
				)}
				{recounts.length > 0 && (
					<Banner tone="info">
						{recounts.length === 1 ? 'Ein Artikel ist' : `${formatCount(recounts.length)} Artikel sind`} nachzuzählen:{' '}
						{recounts
							.slice(0, 3)
							.map(({ articleDescription, shelf }) => `${articleDescription}${shelf === '' ? '' : ` (${shelf})`}`)
							.join(', ')}
						{recounts.length > 3 && ' …'}
					</Banner>
				)}
			</Notices>
			<Desk>
				<Current>
					<Progress role="status">
						{formatCount(done)} von {formatCount(articles.length)} Artikeln gezählt
						{onRefresh && (
							<Button size="compact" onClick={onRefresh}>
								Aktualisieren
							</Button>
						)}
					</Progress>
					<p role="alert">{counting.notice}</p>
					<LastItem logged={last} counting={counting} isBlind={session.isBlind} onEdit={setEdited} />
				</Current>
				<Reading>
					<ScannerPane
						isCameraOn={isCameraOn}
						onCameraChange={setCameraOn}
						// The test code of a scanner counts nothing.
						onDetected={(code) => (isChecking ? 'taken' : counting.scan(code))}
					/>
					<TextField
						label="Platz"
						hint="Leer: der Platz des Artikels."
						maxLength={40}
						value={counting.place}
						onValueChange={counting.setPlace}
					/>
					<Check>
						<Button size="compact" variant="quiet" onClick={() => setChecking(true)}>
							Scanner prüfen
						</Button>
					</Check>
				</Reading>
				<Log>
					{state.isLoaded && <LastScans counting={counting} onEdit={setEdited} />}
					<Tray
						counting={counting}
						articles={articles}
						find={place.calls && ((code) => place.calls?.find(session.lfdnr, code) ?? Promise.resolve([]))}
						onAdd={(article) => {
							setAdded((before) => [...before, article]);
							void keepAtHand(place.store, place.owner, withAdded(atHand, [article]));
						}}
					/>
				</Log>
			</Desk>
			<Suspense fallback={null}>
				{edited !== null && (
					<EntryDialog
						edited={edited}
						onClose={() => setEdited(null)}
						onTake={(typed) => {
							if (edited.entry === null) counting.count(edited.article, typed);
							else counting.replace(edited.entry, typed);
							setEdited(null);
						}}
						place={counting.place}
					/>
				)}
				{isChecking && <ScannerCheck onClose={() => setChecking(false)} />}
				{counting.choice !== null && <ChoiceDialog choice={counting.choice} onChoose={counting.choose} />}
				{isSearching && (
					<OpenArticles
						articles={articles}
						countedOf={counting.countedOf}
						onClose={() => setSearching(false)}
						onChoose={(article: CountArticle) => {
							setSearching(false);
							setEdited({ article, entry: null });
						}}
					/>
				)}
			</Suspense>
		</Page>
	);
}

/** The count with articles that were found beside it. */
function withAdded(count: CountAtHand, added: readonly CountArticle[]): CountAtHand {
	const fresh = added.filter(({ artNr }) => !count.articles.some((known) => known.artNr === artNr));
	return fresh.length === 0 ? count : { ...count, articles: [...count.articles, ...fresh] };
}

/** Said before something is lost; looked at again with each visit. */
function useLittleRoom(store: OfflineStore): boolean {
	const [isLittle, setLittle] = useState(false);
	useEffect(() => {
		let isWanted = true;
		store.room().then(
			(room) => isWanted && setLittle(room !== null && room < LITTLE_ROOM),
			() => undefined,
		);
		return () => {
			isWanted = false;
		};
	}, [store]);
	return isLittle;
}

const Notices = styled.div`
	display: grid;
	gap: var(--k-space-2);

	&:empty {
		display: none;
	}
`;

const Desk = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	align-items: start;
	gap: var(--k-space-4);

	/* On a phone laid on its side, too, picture and count stand beside each other. */
	@media (width >= 600px) {
		grid-template:
			'reading current' auto
			'reading log' 1fr / minmax(0, 2fr) minmax(0, 3fr);
	}
`;

const Part = styled.section`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: var(--k-space-3);
`;

const Reading = styled(Part)`
	@media (width >= 600px) {
		grid-area: reading;
	}
`;

const Check = styled.div`
	justify-self: start;
`;

const Log = styled(Part)`
	@media (width >= 600px) {
		grid-area: log;
	}
`;

const Current = styled(Part)`
	@media (width >= 600px) {
		grid-area: current;
	}

	> [role='alert']:empty {
		display: none;
	}

	> [role='alert'] {
		color: var(--k-color-warning-text);
		font-weight: var(--k-font-weight-medium);
	}
`;

const Progress = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: space-between;
	gap: var(--k-space-2);
	color: var(--k-color-text-muted);
	font-variant-numeric: tabular-nums;
`;
