import axe from 'axe-core';

const otherModes = ['dark', 'contrast'] as const;

/** A part of a screen needs no landmarks of its own. */
const allRules: axe.RunOptions = { rules: { region: { enabled: false } } };

/** Only colours change with the mode. */
const rulesOfColours: axe.RunOptions = { runOnly: ['color-contrast'] };

/**
 * Throws if axe finds a violation in what the page shows: by all rules in its own mode, and too little contrast in dark
 * and high contrast.
 */
export async function expectNoViolations(): Promise<void> {
	const root = document.documentElement;
	const before = root.getAttribute('data-k-mode');
	await painted();
	await check(before ?? 'light', allRules);
	try {
		for (const mode of otherModes) {
			root.setAttribute('data-k-mode', mode);
			await check(mode, rulesOfColours);
		}
	} finally {
		if (before) root.setAttribute('data-k-mode', before);
	}
}

/** A dialog that has just come hides what is behind it only once it is painted. */
async function painted(): Promise<void> {
	for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

async function check(mode: string, rules: axe.RunOptions): Promise<void> {
	axe.reset();
	// What passes is of no interest: to describe it takes as long as the rules themselves.
	const { violations } = await axe.run(document.body, { ...rules, resultTypes: ['violations'], preload: false });
	if (violations.length > 0) throw new Error(`axe finds faults in mode "${mode}":\n${describe(violations)}`);
}

function describe(violations: axe.Result[]): string {
	return violations
		.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`))
		.join('\n');
}
