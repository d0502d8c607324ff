/** Rows of a page of a list. */
export const PAGE_SIZE = 100;
