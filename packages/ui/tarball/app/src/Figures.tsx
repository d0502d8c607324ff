import { LineChart, monthCategories } from '@kontor/ui/charts';
import { PdfViewer } from '@kontor/ui/PdfViewer';

/** Ink on the upper half, as a scanner packs it (JBIG2), in hexadecimal digits. */
const scan =
	'0000000030000100000013000000100000001000000000000000000000000000000126' +
	'00010000001D00000010000000100000000000000000000126A0BFFFE6A0DFF8008008>';

/** A scanned picture, and a line in a Japanese font that is named and not brought along. */
const page = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> /XObject << /Scan 9 0 R >> >> >> endobj
4 0 obj << /Length 143 >> stream
BT /F1 24 Tf 40 100 Td (Rechnung 4711) Tj ET BT /F2 24 Tf 40 140 Td (Beilage) Tj ET
q 200 0 0 80 40 10 cm /Scan Do Q                            
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
6 0 obj << /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /90ms-RKSJ-H /DescendantFonts [7 0 R] >> endobj
7 0 obj << /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /FontDescriptor 8 0 R /DW 500 /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> >> endobj
8 0 obj << /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >> endobj
9 0 obj << /Type /XObject /Subtype /Image /Width 16 /Height 16 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter [/ASCIIHexDecode /JBIG2Decode] /Length ${scan.length} >> stream
${scan}
endstream endobj
trailer << /Root 1 0 R >>`;
const file = new Blob([page], { type: 'application/pdf' });

const months = monthCategories();
const revenue = { id: 'revenue', label: 'Umsatz', values: months.map((_, index) => index * 1000) };

/** The heavy parts, loaded when they are asked for. */
export function Figures() {
	return (
		<>
			<LineChart title="Umsatz" categoryTitle="Monat" categories={months} series={[revenue]} />
			<div style={{ height: 400 }}>
				<PdfViewer file={file} title="Rechnung 4711" />
			</div>
		</>
	);
}
