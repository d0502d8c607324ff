/** The product's name; a company renames it here. */
export const PRODUCT_NAME = 'Kontor';

/** The version on the navigation's chip (spec.md, section 9). */
export const PRODUCT_VERSION = 'V2.0.14-R1';
