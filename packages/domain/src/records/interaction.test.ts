import { describe, expect, test } from 'vitest';
import { checkInteraction, type InteractionField, interactionLengths, interactionWarnings } from './interaction.ts';

const interaction = { subject: 'Rückruf', text: '', date: '2026-03-02', time: '09:15' };
const context = { today: '2026-11-29' };

test('an ordinary interaction is neither wrong nor odd', () => {
	expect([checkInteraction(interaction, context), interactionWarnings(interaction)]).toEqual([{}, {}]);
});

describe('what is wrong', () => {
	test.each<[InteractionField, string, string]>([
		['subject', '\u200b', 'missing'],
		['subject', 'x'.repeat(interactionLengths.subject + 1), 'tooLong'],
		['text', 'x'.repeat(interactionLengths.text + 1), 'tooLong'],
		['date', '', 'missing'],
		['date', '31.02.2026', 'dateInvalid'],
		['date', '2026-11-30', 'dateTooLate'],
		['time', '', 'missing'],
		['time', '25:00', 'timeInvalid'],
	])('%s %j: %s', (field, value, problem) => {
		expect(checkInteraction({ ...interaction, [field]: value }, context)).toEqual({ [field]: problem });
	});
});

describe('when the clocks are changed', () => {
	test('a time they skip is none', () => {
		const skipped = { ...interaction, date: '2026-03-29', time: '02:30' };
		expect(checkInteraction(skipped, context)).toEqual({ time: 'timeSkipped' });
	});

	test('one they show twice is taken as it is, and said to be so', () => {
		const twice = { ...interaction, date: '2026-10-25', time: '02:30' };
		expect(checkInteraction(twice, context)).toEqual({});
		expect(interactionWarnings(twice)).toEqual({ time: 'timeTwice' });
	});
});
