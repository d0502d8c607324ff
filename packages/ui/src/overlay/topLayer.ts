/** What stays usable whatever lies on top: the toasts. React Aria honours this attribute. */
export const topLayerAttribute = 'data-react-aria-top-layer';
