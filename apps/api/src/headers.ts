/**
 * What the portal's pages may load (security.md 5.21). Styles may stand inline, since styled-components and react-aria
 * write `<style>` elements and a nonce would tie the portal's static files to this server; scripts may not, but the
 * scanner's decoder compiles WebAssembly.
 */
const contentSecurityPolicy = [
	"default-src 'self'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"font-src 'self' data:",
	"media-src 'self' blob:",
	"worker-src 'self' blob:",
	// Printing a PDF puts it into a hidden frame.
	"frame-src 'self' blob:",
	"connect-src 'self'",
	"form-action 'self'",
	"object-src 'none'",
	"base-uri 'none'",
	"frame-ancestors 'none'",
].join('; ');

/** Stands on every answer, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
	'content-security-policy': contentSecurityPolicy,
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
	'referrer-policy': 'same-origin',
	'strict-transport-security': 'max-age=31536000; includeSubDomains',
	'x-content-type-options': 'nosniff',
	'x-frame-options': 'DENY',
};
