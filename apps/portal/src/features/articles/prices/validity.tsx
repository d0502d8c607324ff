import type { Model } from '@kontor/api-client/types';
import { formatGermanDate } from '@kontor/german/date';
import { Badge } from '@kontor/ui/Badge';
import { styled } from 'styled-components';

/** The days on which something holds, in words. */
export function daysOf({ validFrom, validTo }: { validFrom: string | null; validTo: string | null }): string {
	if (validFrom !== null && validTo !== null) return `${formatGermanDate(validFrom)} – ${formatGermanDate(validTo)}`;
	if (validFrom !== null) return `ab ${formatGermanDate(validFrom)}`;
	return validTo === null ? 'unbegrenzt' : `bis ${formatGermanDate(validTo)}`;
}

const words: Readonly<Record<Model<'Validity'>, string>> = {
	now: 'heute gültig',
	future: 'künftig',
	past: 'abgelaufen',
};

/** Whether something holds today. */
export function ValidityBadge({ validity }: { validity: Model<'Validity'> }) {
	return <Badge tone={validity === 'now' ? 'success' : 'neutral'}>{words[validity]}</Badge>;
}

/** Quieter where something does not hold today (`data-validity`). */
export const Dimmed = styled.span`
	&[data-validity='past'],
	&[data-validity='future'] {
		color: var(--k-color-text-muted);
	}
`;
