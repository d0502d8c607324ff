/**
 * Sets the text of an input the way a user or the browser's autofill does: React, react-hook-form and native listeners
 * all hear of it.
 */
export function setNativeValue(input: HTMLInputElement, value: string): void {
	// React overrides the setter on the element to know its last value; the prototype's one gets past that.
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
	input.dispatchEvent(new Event('input', { bubbles: true }));
	input.dispatchEvent(new Event('change', { bubbles: true }));
}
