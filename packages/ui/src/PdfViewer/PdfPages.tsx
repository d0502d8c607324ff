import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import Search from 'lucide-react/icons/search';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import {
	type CSSProperties,
	type KeyboardEvent,
	type ReactNode,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';
import { pdfMessages } from '../messages/pdfMessages.ts';
import { ToolbarSeparator } from '../Toolbar/Toolbar.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PdfPage } from './PdfPage.tsx';
import { Keys, Pages, PlaceText, Scroller, Tool, Tools } from './PdfViewer.styles.ts';
import type { PdfDocument, PdfPageSize } from './pdfDocument.ts';
import { PdfSearch } from './search/PdfSearch.tsx';
import { useSearch } from './search/useSearch.ts';
import { usePlace } from './usePlace.ts';
import { fitZoom, nextZoom } from './zoom.ts';

interface PdfPagesProps {
	pdf: PdfDocument;
	title: string;
	/** The size of the first page. */
	firstSize: PdfPageSize;
	/** What can be done with the whole document. */
	actions: ReactNode;
	/** Takes the focus when it comes, as what had it is gone. */
	isFocused: boolean;
}

const texts = pdfMessages;

/** The pages of an open document one below the other, with the tools to move and zoom. */
export function PdfPages({ pdf, title, firstSize, actions, isFocused }: PdfPagesProps) {
	const scroller = useRef<HTMLDivElement>(null);
	const pages = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState(0);
	/** Null fits each page to the width of the viewer. */
	const [ownZoom, setOwnZoom] = useState<number | null>(null);
	const [page, setPage] = useState(1);
	const [sizes, setSizes] = useState<ReadonlyMap<number, PdfPageSize>>(new Map());
	const { keepPlace, goTo, readPlace } = usePlace(scroller, pages);

	useLayoutEffect(() => {
		if (!scroller.current) return;
		setRoom(scroller.current.clientWidth);
		const changes = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
		changes.observe(scroller.current);
		return () => changes.disconnect();
	}, []);

	useEffect(() => {
		if (isFocused) scroller.current?.focus();
	}, [isFocused]);

	// biome-ignore lint/correctness/useExhaustiveDependencies: whatever of these changes moves the pages
	useLayoutEffect(keepPlace, [ownZoom, room, sizes]);

	function sizeOf(number: number): PdfPageSize {
		return sizes.get(number) ?? firstSize;
	}

	function zoomOf(number: number): number {
		// Two paddings of 16 pixels and the hairlines of a page.
		return ownZoom ?? fitZoom(sizeOf(number).width, room - 34);
	}

	function learnSize(number: number, size: PdfPageSize): void {
		setSizes((known) => {
			const before = known.get(number) ?? firstSize;
			const isNews = before.width !== size.width || before.height !== size.height;
			return isNews ? new Map(known).set(number, size) : known;
		});
	}

	function showPage(number: number): void {
		goTo(number);
		setPage(number);
	}

	const [isSearching, setSearching] = useState(false);
	const { state, total, search, step, noteDrawn } = useSearch(pdf, pages, showPage);

	function endSearch(): void {
		setSearching(false);
		search('');
		scroller.current?.focus();
	}

	/** The browser's own search sees only the pages that are drawn. */
	function onKeyDown(event: KeyboardEvent): void {
		if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'f') return;
		event.preventDefault();
		setSearching(true);
	}

	const zoom = zoomOf(page);
	return (
		<Keys onKeyDown={onKeyDown}>
			<Tools label={texts.tools(title)}>
				<Tool icon={<ChevronUp />} label={texts.previous} disabled={page <= 1} onClick={() => showPage(page - 1)} />
				<Tool
					icon={<ChevronDown />}
					label={texts.next}
					disabled={page >= pdf.pageCount}
					onClick={() => showPage(page + 1)}
				/>
				<PlaceText aria-hidden="true">
					{page} / {pdf.pageCount}
				</PlaceText>
				<ToolbarSeparator />
				<Tool icon={<ZoomOut />} label={texts.zoomOut} onClick={() => setOwnZoom(nextZoom(zoom, 'out'))} />
				<Tool icon={<ZoomIn />} label={texts.zoomIn} onClick={() => setOwnZoom(nextZoom(zoom, 'in'))} />
				<PlaceText>{Math.round(zoom * 100)} %</PlaceText>
				<Tool
					icon={<MoveHorizontal />}
					label={texts.fitWidth}
					aria-pressed={ownZoom === null}
					onClick={() => setOwnZoom(null)}
				/>
				<span>
					<Tool
						icon={<Search />}
						label={texts.search}
						aria-pressed={isSearching}
						onClick={() => (isSearching ? endSearch() : setSearching(true))}
					/>
					{actions}
				</span>
			</Tools>
			{isSearching && (
				<PdfSearch
					state={state}
					total={total}
					pageCount={pdf.pageCount}
					onSearch={search}
					onStep={step}
					onClose={endSearch}
				/>
			)}
			<VisuallyHidden role="status">{texts.page(page, pdf.pageCount)}</VisuallyHidden>
			<Scroller ref={scroller} tabIndex={0} role="group" aria-label={title} onScroll={() => setPage(readPlace())}>
				<Pages ref={pages} style={{ '--room': `${room - 32}px` } as CSSProperties}>
					{room > 0 &&
						Array.from({ length: pdf.pageCount }, (_, index) => index + 1).map((number) => (
							<PdfPage
								key={number}
								pdf={pdf}
								number={number}
								zoom={zoomOf(number)}
								size={sizeOf(number)}
								onSize={learnSize}
								onDrawn={noteDrawn}
							/>
						))}
				</Pages>
			</Scroller>
		</Keys>
	);
}
