import { expect, test } from 'vitest';
import { pictureSource } from './avatarPicture.ts';

test('the type of a picture comes from its own bytes, bare or as a data URL', () => {
	expect(pictureSource('iVBORw0KGgoAAAA')).toBe('data:image/png;base64,iVBORw0KGgoAAAA');
	expect(pictureSource('data:image/png;base64,/9j/4AAQ')).toBe('data:image/jpeg;base64,/9j/4AAQ');
	expect(pictureSource('UklGRiIAAABXRUJQ')).toBe('data:image/webp;base64,UklGRiIAAABXRUJQ');
});

test('SVG, HTML, web addresses and nothing are no pictures', () => {
	expect(pictureSource('data:image/svg+xml;base64,PHN2Zz4=')).toBeNull();
	expect(pictureSource('data:text/html,<script>')).toBeNull();
	expect(pictureSource('https://example.org/a.png')).toBeNull();
	expect(pictureSource('')).toBeNull();
	expect(pictureSource(null)).toBeNull();
});
