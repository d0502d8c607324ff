/** The most bytes a picture is sent with; its base64 has to fit into one request. */
const MOST_BYTES = 360_000;

/** Sides in pixels and qualities to try, until a picture is small enough. */
const attempts = [
	[1_600, 0.86],
	[1_600, 0.7],
	[1_200, 0.7],
	[800, 0.7],
] as const;

/** Why a file is no picture of an article. */
export const notAPicture = 'Diese Datei ist kein Bild, das der Browser anzeigen kann.';

/**
 * A picture file, upright and made small enough to be sent, as base64 of a JPEG or, with a clear ground, a WebP; rejects
 * with a sentence. What the camera has written into it stays behind.
 */
export async function pictureOf(file: File): Promise<string> {
	const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
		throw new Error(notAPicture);
	});
	try {
		const type = file.type === 'image/png' || file.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
		for (const [side, quality] of attempts) {
			const blob = await drawn(bitmap, side, type, quality);
			if (blob.size <= MOST_BYTES) return await base64Of(blob);
		}
		throw new Error('Das Bild ist zu groß.');
	} finally {
		bitmap.close();
	}
}

function drawn(bitmap: ImageBitmap, side: number, type: string, quality: number): Promise<Blob> {
	const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
	const canvas = new OffscreenCanvas(
		Math.max(1, Math.round(bitmap.width * scale)),
		Math.max(1, Math.round(bitmap.height * scale)),
	);
	const context = canvas.getContext('2d');
	if (context === null) throw new Error(notAPicture);
	context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
	return canvas.convertToBlob({ type, quality });
}

function base64Of(blob: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onerror = () => reject(new Error(notAPicture));
		reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
		reader.readAsDataURL(blob);
	});
}
