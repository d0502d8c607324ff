import { expect, test } from 'vitest';
import { fileContentType, isHealthFile, storedFileName } from './fileContent.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
	['%PDF-1.7\n', 'application/pdf'],
	['\xff\xd8\xff\xe0\x00\x10JFIF', 'image/jpeg'],
	['\x89PNG\r\n\x1a\n\x00\x00', 'image/png'],
	['RIFF\x00\x01\x02\x03WEBPVP8 ', 'image/webp'],
	['RIFF\x00\x01\x02\x03WAVEfmt ', null],
	['<html>%PDF-', null],
	['GIF89a', null],
	['MZ\x90', null],
	['', null],
])('the bytes %j are %s', (head, type) => {
	expect(fileContentType(bytes(head))).toBe(type);
});

test.each([
	['Verordnung.pdf', 'application/pdf', 'Verordnung.pdf'],
	['IMG_1.JPEG', 'image/jpeg', 'IMG_1.JPEG'],
	['C:\\Scans\\Befund Müller.pdf', 'application/pdf', 'Befund Müller.pdf'],
	['../../etc/passwd', 'image/png', 'passwd.png'],
	['rechnung.exe', 'application/pdf', 'rechnung.exe.pdf'],
	['a\u202efdp.webp', 'image/webp', 'afdp.webp'],
	['..', 'image/png', 'Datei.png'],
	['', 'image/jpeg', 'Datei.jpg'],
] as const)('a file named %j of %s is kept as %s', (name, type, kept) => {
	expect(storedFileName(name, type)).toBe(kept);
});

test.each([
	['prescription', true],
	['finding', true],
	['powerOfAttorney', false],
])('a %s tells of health: %s', (kind, tells) => {
	expect(isHealthFile(kind)).toBe(tells);
});
