// The first bytes of the picture kinds the server accepts, in base64; anything else (SVG!) is not shown.
const kinds = [
	{ start: 'iVBORw0KGgo', type: 'image/png' },
	{ start: '/9j/', type: 'image/jpeg' },
	{ start: 'UklGR', type: 'image/webp' },
] as const;

/**
 * The image source of a base64 picture (bare, or a data URL), or null when it is not a PNG, JPEG or WebP by its own
 * first bytes, whatever type it claims.
 */
export function pictureSource(picture: string | null | undefined): string | null {
	if (!picture) return null;
	const data = picture.replace(/^data:[^,]*,/, '').trim();
	const kind = kinds.find(({ start }) => data.startsWith(start));
	return kind ? `data:${kind.type};base64,${data}` : null;
}
