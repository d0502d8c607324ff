import { expect, test } from 'vitest';
import { currentContract } from '../contract/contract.ts';
import type { ContractDocument } from '../contract/document.ts';
import { describeOperations } from './changedOperations.ts';

test('an operation reads otherwise when a model it reaches through others has changed, and only then', () => {
	const before = new Map(describeOperations(currentContract()));
	const contract = structuredClone(currentContract()) as ContractDocument & {
		components: { schemas: Record<string, { properties: Record<string, unknown> }> };
	};
	const { LastInteraction } = contract.components.schemas;
	if (LastInteraction === undefined) throw new Error('The contract has no LastInteraction');
	LastInteraction.properties.added = { type: 'string' };
	const changed = describeOperations(contract).filter(([id, text]) => before.get(id) !== text);
	expect(changed.map(([id]) => id)).toEqual(['listLastInteractions']);
});
