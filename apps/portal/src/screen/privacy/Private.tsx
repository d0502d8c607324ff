import { HIDDEN_MARK, HIDDEN_WORD } from '@kontor/domain/privacy';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { usePrivacy } from './privacy.tsx';

/** Props of Private. */
export interface PrivateProps {
	/** A personal value; nothing stays nothing. */
	children: ReactNode;
	/** What a screen reader says in its place; "verborgen" by default. */
	spoken?: string;
}

/** The door of every personal value: shows it or, in the Diskretmodus outside of the open record, its mark. */
export function Private({ children, spoken = HIDDEN_WORD }: PrivateProps) {
	const { isHidden } = usePrivacy();
	if (!isHidden || children === '' || children === null || children === undefined || children === false) {
		return children;
	}
	return (
		<Hidden>
			<span aria-hidden="true">{HIDDEN_MARK}</span>
			<VisuallyHidden>{spoken}</VisuallyHidden>
		</Hidden>
	);
}

const Hidden = styled.span`
	position: relative;
	white-space: nowrap;
`;
