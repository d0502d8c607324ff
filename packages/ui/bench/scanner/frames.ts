import { frameSize } from '../../src/ScannerDialog/testing/fakeCamera.ts';

/** No camera looks closer than this many pixels for one of the picture's. */
const CLOSEST = 4;

/** How a hand trembles: pixels aside, radians turned, and nearer or farther. */
const poses = Array.from({ length: 12 }, (_, index) => ({
	x: Math.sin(index * 2.4) * 3,
	y: Math.cos(index * 1.7) * 3,
	turn: (Math.sin(index * 1.1) * 0.7 * Math.PI) / 180,
	size: 1 + Math.sin(index * 0.9) * 0.02,
}));

/**
 * The frames of a camera that sees what the picture shows, no less and no more: its shape is the picture's, its size as
 * near to 1280 × 720 as that allows. A frame around it would give cut-off codes the quiet zone they lack.
 */
export function framesOf(picture: ImageBitmap): HTMLCanvasElement[] {
	const fit = Math.min(frameSize.width / picture.width, frameSize.height / picture.height, CLOSEST);
	const size = { width: Math.round(picture.width * fit), height: Math.round(picture.height * fit) };
	return poses.map((pose) => {
		const canvas = document.createElement('canvas');
		Object.assign(canvas, size);
		const context = canvas.getContext('2d', { alpha: false });
		if (!context) throw new Error('No canvas');
		context.imageSmoothingQuality = 'high';
		// Under the moved picture the unmoved one, so that no edge shows.
		context.drawImage(picture, 0, 0, size.width, size.height);
		context.translate(size.width / 2 + pose.x, size.height / 2 + pose.y);
		context.rotate(pose.turn);
		context.scale(fit * pose.size, fit * pose.size);
		context.drawImage(picture, -picture.width / 2, -picture.height / 2);
		return canvas;
	});
}
