import { initialsOf } from '@kontor/german/name';
import { useState } from 'react';
import { styled } from 'styled-components';
import { pictureSource } from './avatarPicture.ts';

export { pictureSource } from './avatarPicture.ts';

/** Props of Avatar. */
export interface AvatarProps {
	/** The person's or company's name, for the initials. */
	name: string;
	/** A PNG, JPEG or WebP as base64; initials stand in for a missing or broken one. */
	picture?: string | null;
	/** 24, 32 or 56 pixels. Default `md`. */
	size?: 'sm' | 'md' | 'lg';
}

const Root = styled.span`
	display: inline-flex;
	flex: none;
	align-items: center;
	justify-content: center;
	width: 2rem;
	height: 2rem;
	overflow: hidden;
	border-radius: var(--k-radius-full);
	background: var(--k-color-primary-surface);
	box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--k-color-primary-border) 35%, transparent);
	color: var(--k-color-primary-text);
	font-size: var(--k-font-size-xs);
	font-weight: var(--k-font-weight-strong);
	letter-spacing: 0.02em;
	line-height: 1;
	user-select: none;

	&[data-size='sm'] {
		width: 1.5rem;
		height: 1.5rem;
		font-size: 0.625rem;
	}
	&[data-size='lg'] {
		width: 3.5rem;
		height: 3.5rem;
		font-size: var(--k-font-size-lg);
	}
	/* Not text of its own: screen readers and "label in name" checks go by the name beside it. */
	&::before {
		content: attr(data-initials);
	}
	img {
		width: 100%;
		height: 100%;
		object-fit: cover;
	}
`;

/** A person's picture or initials. It is decoration: the name must stand beside it or label what it sits in. */
export function Avatar({ name, picture, size = 'md' }: AvatarProps) {
	const source = pictureSource(picture);
	const [broken, setBroken] = useState<string | null>(null);
	const isShown = source !== null && source !== broken;
	return (
		<Root data-size={size} data-initials={isShown ? undefined : initialsOf(name)} aria-hidden="true">
			{isShown && <img src={source} alt="" draggable={false} onError={() => setBroken(source)} />}
		</Root>
	);
}
