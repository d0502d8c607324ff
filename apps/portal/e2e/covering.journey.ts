import type { Page } from '@playwright/test';
import { everyScreen, goTo } from './everyScreen.ts';
import { expect, settled, signInAt, test } from './journey.ts';

const widths = [390, 768, 1440];

test('no toast and no bar covers a control, on no screen, at no width', async ({ page, context }) => {
	test.setTimeout(600_000);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await signInAt(page, '/');
	for (const scene of everyScreen) {
		const { name, open } = scene;
		await page.setViewportSize({ width: 1440, height: 900 });
		await goTo(page, scene);
		await settled(page);
		await open?.(page);
		await context.setOffline(true);
		await expect(page.getByRole('region', { name: 'Meldungen' })).toBeVisible();
		for (const width of widths) {
			await page.setViewportSize({ width, height: 844 });
			// The row of tabs brings the chosen one into sight a moment after each change of width.
			await expect.poll(() => coveredControls(page), `${name} at ${width}`).toEqual([]);
		}
		await context.setOffline(false);
		await expect(page.getByRole('region', { name: 'Meldungen' })).not.toContainText('Aktivieren Sie');
	}
});

/** What cannot be pressed in its middle although it is scrolled into sight, and what lies there instead. */
function coveredControls(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		const selector = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [role="tab"]';
		const isReachable = (element: HTMLElement) =>
			element.checkVisibility({ visibilityProperty: true }) &&
			element.closest('[inert], [aria-hidden="true"]') === null;
		const isOf = (element: HTMLElement, hit: Element | null) =>
			hit !== null &&
			(element.contains(hit) ||
				hit.closest('label')?.control === element ||
				// The picture of a check box lies on its input, within the same frame.
				(element.matches('[type="checkbox"], [type="radio"]') && element.parentElement?.contains(hit) === true));
		const names = (element: Element | null) =>
			element === null
				? 'nothing'
				: `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
		const covered: string[] = [];
		for (const element of [...document.querySelectorAll<HTMLElement>(selector)].filter(isReachable)) {
			// A row of tabs fades out at its ends, until it is scrolled to what lies there.
			const isTab = element.matches('[role="tab"]');
			element.scrollIntoView({ block: 'nearest', inline: isTab ? 'center' : 'nearest' });
			if (isTab) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			// What reaches over two lines has its middle between them; its first line is pressed.
			const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
			// What is there for readers alone has no place of its own.
			if (width <= 1 || height <= 1 || getComputedStyle(element).clipPath !== 'none') continue;
			const hit = document.elementFromPoint(left + width / 2, top + height / 2);
			if (!isOf(element, hit)) covered.push(`${names(element)} lies under ${names(hit)}`);
		}
		return covered;
	});
}
