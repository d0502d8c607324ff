import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import MoveHorizontal from 'lucide-react/icons/move-horizontal';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { ToolbarSeparator } from '../Toolbar/Toolbar.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { PdfPage } from './PdfPage.tsx';
import { Pages, Place, Scroller, Tools } from './PdfViewer.styles.ts';
import type { PdfDocument, PdfPageSize } from './pdfDocument.ts';
import { fitZoom, nextZoom } from './zoom.ts';

interface PdfPagesProps {
	pdf: PdfDocument;
	title: string;
	/** The size of the first page. */
	firstSize: PdfPageSize;
	/** What can be done with the whole document. */
	actions: ReactNode;
	onFailed: () => void;
}

const texts = messages.PdfViewer;

/** The pages of an open document one below the other, with the tools to move and zoom. */
export function PdfPages({ pdf, title, firstSize, actions, onFailed }: PdfPagesProps) {
	const scroller = useRef<HTMLDivElement>(null);
	const [room, setRoom] = useState(0);
	/** Null follows the width of the viewer. */
	const [ownZoom, setOwnZoom] = useState<number | null>(null);
	const [page, setPage] = useState(1);
	// Two paddings of 16 pixels and the hairlines of a page.
	const zoom = ownZoom ?? fitZoom(firstSize.width, room - 34);

	useEffect(() => {
		if (!scroller.current) return;
		const sizes = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width));
		sizes.observe(scroller.current);
		return () => sizes.disconnect();
	}, []);

	function pageElements(): HTMLElement[] {
		return [...(scroller.current?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
	}

	function showPage(number: number): void {
		pageElements()[number - 1]?.scrollIntoView({ block: 'start' });
		setPage(number);
	}

	function handleScroll(): void {
		const element = scroller.current;
		if (!element) return;
		const line = element.scrollTop + element.clientHeight / 3;
		const isEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1;
		const passed = pageElements().filter((one) => one.offsetTop <= line).length;
		setPage(isEnd ? pdf.pageCount : Math.max(1, passed));
	}

	return (
		<>
			<Tools label={texts.tools(title)}>
				<Tool icon={<ChevronUp />} label={texts.previous} disabled={page <= 1} onClick={() => showPage(page - 1)} />
				<Tool
					icon={<ChevronDown />}
					label={texts.next}
					disabled={page >= pdf.pageCount}
					onClick={() => showPage(page + 1)}
				/>
				<Place aria-hidden="true">
					{page} / {pdf.pageCount}
				</Place>
				<ToolbarSeparator />
				<Tool icon={<ZoomOut />} label={texts.zoomOut} onClick={() => setOwnZoom(nextZoom(zoom, 'out'))} />
				<Tool icon={<ZoomIn />} label={texts.zoomIn} onClick={() => setOwnZoom(nextZoom(zoom, 'in'))} />
				<Place>{Math.round(zoom * 100)} %</Place>
				<Tool
					icon={<MoveHorizontal />}
					label={texts.fitWidth}
					aria-pressed={ownZoom === null}
					onClick={() => setOwnZoom(null)}
				/>
				<span>{actions}</span>
			</Tools>
			<VisuallyHidden role="status">{texts.page(page, pdf.pageCount)}</VisuallyHidden>
			<Scroller ref={scroller} tabIndex={0} role="group" aria-label={title} onScroll={handleScroll}>
				<Pages>
					{room > 0 &&
						Array.from({ length: pdf.pageCount }, (_, index) => index + 1).map((number) => (
							<PdfPage
								key={number}
								pdf={pdf}
								number={number}
								zoom={zoom}
								expectedSize={firstSize}
								onFailed={onFailed}
							/>
						))}
				</Pages>
			</Scroller>
		</>
	);
}

interface ToolProps {
	icon: ReactNode;
	label: string;
	disabled?: boolean;
	'aria-pressed'?: boolean;
	onClick: () => void;
}

/** A tool of the bar, also one that acts on the whole document. */
export function Tool(props: ToolProps) {
	return <Button variant="quiet" size="compact" {...props} />;
}
