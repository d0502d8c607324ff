import { PRODUCT_NAME } from '@kontor/domain/product';
import { Brand } from './Shell.styles.ts';

/** The product's sign and name. */
export function BrandMark() {
	return (
		<Brand>
			<svg width="22" height="22" viewBox="0 0 32 32" fill="none" aria-hidden="true">
				<rect width="32" height="32" rx="7" fill="currentColor" />
				<path
					d="M10 7v18M21.5 7 11.5 16l10 9"
					stroke="var(--k-color-surface)"
					strokeWidth="4"
					strokeLinecap="round"
					strokeLinejoin="round"
				/>
			</svg>
			{PRODUCT_NAME}
		</Brand>
	);
}
