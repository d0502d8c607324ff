import { writePdf } from './samplePdf.ts';

/**
 * A page whose fonts all have to come from the reader: Japanese ones written in Shift-JIS, which only a map of letters can
 * tell, a sign of ZapfDingbats, and Helvetica.
 */
export function fontPdf(): Blob {
	const descriptor =
		'<< /Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>';
	const details = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /DW 500';
	return writePdf(
		[
			'<< /Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /90ms-RKSJ-H /DescendantFonts [4 0 R] >>',
			`<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /FontDescriptor 5 0 R ${details} >>`,
			descriptor,
			'<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>',
			'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
		],
		[
			{
				resources: '/Font << /F1 3 0 R /F2 6 0 R /F3 7 0 R >>',
				content:
					'BT /F1 120 Tf 50 700 Td (Rezept) Tj ET BT /F2 120 Tf 50 500 Td (nnnn) Tj ET BT /F3 120 Tf 50 300 Td (MMMM) Tj ET',
			},
		],
	);
}
