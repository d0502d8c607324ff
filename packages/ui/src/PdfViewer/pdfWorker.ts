// The reader of pdf.js, as a worker of this bundle: nothing is fetched from elsewhere.
import 'pdfjs-dist/build/pdf.worker.mjs';
import { readerAddresses } from './readerFiles/readerAddresses.ts';

const warn = console.warn;

// What the reader cannot read it leaves out, and says so on the console alone.
console.warn = (...parts: unknown[]) => {
	if (parts.some((part) => /ignoring|skipping/i.test(String(part)))) self.postMessage('complaint');
	warn(...parts);
};

// A message sent while the module is still being evaluated would be lost; this one says when to begin, and where
// the reader's files are.
self.postMessage({ readerAddresses });
