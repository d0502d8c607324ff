import axe from 'axe-core';

const otherModes = ['dark', 'contrast'] as const;

/**
 * Throws unless every text of the page has enough contrast in dark and high contrast too.
 * The a11y addon checks all rules in the story's own mode; only colours change with the mode, so only they run again.
 */
export async function expectContrastInOtherModes(): Promise<void> {
	const root = document.documentElement;
	const before = root.getAttribute('data-k-mode');
	try {
		for (const mode of otherModes) {
			root.setAttribute('data-k-mode', mode);
			axe.reset();
			const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
			if (violations.length > 0) throw new Error(`Too little contrast in mode "${mode}":\n${describe(violations)}`);
		}
	} finally {
		if (before) root.setAttribute('data-k-mode', before);
	}
}

function describe(violations: axe.Result[]): string {
	return violations
		.flatMap((violation) => violation.nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`))
		.join('\n');
}
