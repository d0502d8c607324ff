import { writeFileSync } from 'node:fs';
import { frameWith } from '../src/ScannerDialog/testing/codes.ts';

/** Writes a film that Chromium plays as its camera (`--use-file-for-fake-video-capture`): an EAN-13 lying still. */
export function writeCameraFilm(file: string, text: string): void {
	const { width, height, data } = frameWith('ean_13', text, { module: 4 });
	const grey = Uint8Array.from({ length: width * height }, (_, pixel) => data[pixel * 4] ?? 0);
	const colour = new Uint8Array((width * height) / 2).fill(128);
	const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, colour]);
	writeFileSync(
		file,
		Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
	);
}
