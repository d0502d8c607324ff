/**
 * Prints the document behind an address of this page through a hidden frame; where the browser shows no PDF in frames or
 * refuses, it opens it in a tab. The frame stays until the returned function is called: the print dialog reads from it.
 */
export function printPdf(address: string): () => void {
	if (!navigator.pdfViewerEnabled) {
		window.open(address, '_blank');
		return () => {};
	}
	const frame = document.createElement('iframe');
	frame.hidden = true;
	frame.title = document.title;
	frame.addEventListener('load', () => {
		try {
			frame.contentWindow?.focus();
			frame.contentWindow?.print();
		} catch {
			// Firefox shows a PDF as a page of its own, which this one may not touch.
			window.open(address, '_blank');
		}
	});
	frame.src = address;
	document.body.append(frame);
	return () => frame.remove();
}
