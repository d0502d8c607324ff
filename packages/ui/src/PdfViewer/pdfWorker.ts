// The reader of pdf.js, as a worker of this bundle: nothing is fetched from elsewhere.
import 'pdfjs-dist/build/pdf.worker.mjs';

// A message sent while the module is still being evaluated would be lost; this one says when to begin.
self.postMessage('ready');
