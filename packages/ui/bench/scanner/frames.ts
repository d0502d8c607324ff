import { frameSize } from '../../src/ScannerDialog/testing/fakeCamera.ts';

/** No camera looks closer than this many pixels for one of the picture's. */
const CLOSEST = 4;

/** How a hand holds a thing before a camera: pixels aside, radians turned, and how much of the frame it fills. */
const poses = Array.from({ length: 12 }, (_, index) => ({
	x: Math.sin(index * 2.4) * 3,
	y: Math.cos(index * 1.7) * 3,
	turn: (Math.sin(index * 1.1) * 0.7 * Math.PI) / 180,
	part: 1 - (index % 4) * 0.04,
}));

/**
 * The frames a camera would see of a picture held before it: as large as it fits and a little smaller, in the poses of a
 * trembling hand. Beyond its edges the scene goes on in the colour of the edges.
 */
export function framesOf(picture: ImageBitmap): HTMLCanvasElement[] {
	const fit = Math.min(frameSize.width / picture.width, frameSize.height / picture.height, CLOSEST);
	const scene = edgeColour(picture);
	return poses.map(({ x, y, turn, part }) => {
		const [canvas, context] = canvasOf(frameSize.width, frameSize.height);
		context.fillStyle = scene;
		context.fillRect(0, 0, canvas.width, canvas.height);
		context.translate(canvas.width / 2 + x, canvas.height / 2 + y);
		context.rotate(turn);
		context.scale(fit * part, fit * part);
		context.imageSmoothingQuality = 'high';
		context.drawImage(picture, -picture.width / 2, -picture.height / 2);
		return canvas;
	});
}

function edgeColour(picture: ImageBitmap): string {
	const { width, height } = picture;
	const [, context] = canvasOf(width, height);
	context.drawImage(picture, 0, 0);
	const edges = [
		context.getImageData(0, 0, width, 1),
		context.getImageData(0, height - 1, width, 1),
		context.getImageData(0, 0, 1, height),
		context.getImageData(width - 1, 0, 1, height),
	].flatMap(({ data }) => [...data]);
	const [red, green, blue] = [0, 1, 2].map((channel) => median(edges.filter((_, index) => index % 4 === channel)));
	return `rgb(${red}, ${green}, ${blue})`;
}

function median(values: number[]): number {
	return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width, height });
	const context = canvas.getContext('2d', { alpha: false });
	if (!context) throw new Error('No canvas');
	return [canvas, context];
}
