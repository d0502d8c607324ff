import { frameSize } from '../../src/ScannerDialog/testing/fakeCamera.ts';

/** How large a picture lies in the frame: at most this part of its width and height, and never magnified further. */
const PART = 0.9;
const LARGEST = 4;

/** Poses of a hand that holds still as well as hands can: pixels aside, degrees turned, and size. */
const poses = Array.from({ length: 8 }, (_, index) => ({
	x: Math.sin(index * 2.4) * 3,
	y: Math.cos(index * 1.7) * 3,
	turn: (Math.sin(index * 1.1) * 0.7 * Math.PI) / 180,
	size: 1 + Math.sin(index * 0.9) * 0.01,
}));

/** The frames a camera would see of a picture held before it: the same picture in the poses of a trembling hand. */
export function framesOf(picture: ImageBitmap): HTMLCanvasElement[] {
	const fit = Math.min((frameSize.width * PART) / picture.width, (frameSize.height * PART) / picture.height, LARGEST);
	return poses.map(({ x, y, turn, size }) => {
		const canvas = document.createElement('canvas');
		Object.assign(canvas, frameSize);
		const context = canvas.getContext('2d', { alpha: false });
		if (!context) throw new Error('No canvas');
		context.fillStyle = '#808080';
		context.fillRect(0, 0, canvas.width, canvas.height);
		context.translate(canvas.width / 2 + x, canvas.height / 2 + y);
		context.rotate(turn);
		context.scale(fit * size, fit * size);
		context.imageSmoothingQuality = 'high';
		context.drawImage(picture, -picture.width / 2, -picture.height / 2);
		return canvas;
	});
}
