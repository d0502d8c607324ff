import { type Browser, chromium } from 'playwright';
import { chromiumFlags, chromiumPath } from '../../../scripts/chromiumPath.ts';

/** Opens the Chromium of this machine; `args` are further flags of its command line. */
export function openChromium(args: readonly string[] = []): Promise<Browser> {
	const executablePath = chromiumPath();
	return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: [...chromiumFlags, ...args] });
}
