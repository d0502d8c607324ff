import { LineChart, monthCategories } from '@kontor/ui/charts';
import { PdfViewer } from '@kontor/ui/PdfViewer';

const page = `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >> endobj
4 0 obj << /Length 46 >> stream
BT /F1 24 Tf 40 100 Td (Rechnung 4711) Tj ET  
endstream endobj
5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj
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
