import { createGlobalStyle } from 'styled-components';

/** The page reset and base typography; rendered once by ThemeProvider. */
export const GlobalStyle = createGlobalStyle`
	*, *::before, *::after {
		box-sizing: border-box;
	}

	html {
		-webkit-text-size-adjust: 100%;
		text-size-adjust: 100%;
	}

	body {
		margin: 0;
		/* A page that scrolls as a whole ends above the toasts. */
		padding-block-end: var(--k-toast-space, 0px);
		background: var(--k-color-background);
		color: var(--k-color-text);
		font-family: var(--k-font-family);
		font-size: var(--k-font-size-md);
		line-height: var(--k-line-height-md);
		font-feature-settings: 'cv05', 'cv08', 'ss03';
		font-synthesis: none;
		/* A word longer than its line breaks rather than widen the page; it does not make columns narrower. */
		overflow-wrap: break-word;
		-webkit-font-smoothing: antialiased;
		text-rendering: optimizeLegibility;
	}

	button, input, select, textarea {
		font: inherit;
		letter-spacing: inherit;
	}

	h1, h2, h3, h4, p, dl, dd, ul, ol, figure {
		margin: 0;
	}

	/* Icons are 16 px and grow with the text; a larger one sets --k-icon-size around it. */
	.lucide {
		flex: none;
		width: var(--k-icon-size, var(--k-icon-sm));
		height: var(--k-icon-size, var(--k-icon-sm));
	}

	:focus-visible {
		outline: var(--k-focus-width) solid var(--k-color-focus);
		outline-offset: var(--k-focus-offset);
	}

	::selection {
		background: var(--k-color-primary);
		color: var(--k-color-on-primary);
	}

	@media (prefers-reduced-motion: reduce) {
		*, *::before, *::after {
			animation-duration: 1ms !important;
			animation-iteration-count: 1 !important;
			transition-duration: 0ms !important;
			scroll-behavior: auto !important;
		}
	}

	:root[data-k-reduced-motion] * {
		animation-duration: 1ms !important;
		animation-iteration-count: 1 !important;
		transition-duration: 0ms !important;
	}

	@media (forced-colors: active) {
		:focus-visible {
			outline-color: Highlight;
		}
	}

	/* On paper nothing can be pressed, and nothing scrolls. */
	@media print {
		body {
			background: none;
		}

		nav,
		button,
		[role='tablist'],
		[role='toolbar'],
		[role='search'] {
			display: none !important;
		}
	}
`;
