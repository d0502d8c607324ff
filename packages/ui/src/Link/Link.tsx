import { type ComponentPropsWithRef, createContext, type MouseEvent, type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import { type ButtonLooks, type ButtonSize, type ButtonVariant, buttonStyles } from '../Button/Button.tsx';

/** Goes to a path of this app without loading the page anew; the app's router provides it. */
export type Navigate = (href: string, options?: { replace?: boolean }) => void;

const NavigateContext = createContext<Navigate | null>(null);

/** Tells all links below it how the app navigates; without one they are plain links. */
export function LinkProvider({ onNavigate, children }: { onNavigate: Navigate; children: ReactNode }) {
	return <NavigateContext value={onNavigate}>{children}</NavigateContext>;
}

/** The app's way to navigate, or null without a LinkProvider; for components that navigate without a link. */
export function useNavigateTo(): Navigate | null {
	return use(NavigateContext);
}

/** Whether a click on a link should stay the browser's: another tab, a download, another site, or already handled. */
export function isNativeClick(
	event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>,
	anchor: HTMLAnchorElement,
): boolean {
	if (event.defaultPrevented || event.button !== 0) return true;
	if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return true;
	if (anchor.hasAttribute('download')) return true;
	if (anchor.target !== '' && anchor.target !== '_self') return true;
	return anchor.origin !== window.location.origin;
}

/** Props of Anchor; every attribute of the native element passes through. */
export interface AnchorProps extends ComponentPropsWithRef<'a'> {
	href: string;
	/** Takes the place of the current history entry. */
	isReplace?: boolean;
}

/** A link without looks that lets the app's router have the plain clicks; base of everything that leads elsewhere. */
export function Anchor({ href, isReplace = false, onClick, ...rest }: AnchorProps) {
	const navigate = useNavigateTo();

	function handleClick(event: MouseEvent<HTMLAnchorElement>) {
		onClick?.(event);
		if (!navigate || isNativeClick(event, event.currentTarget)) return;
		event.preventDefault();
		const { pathname, search, hash } = event.currentTarget;
		navigate(`${pathname}${search}${hash}`, { replace: isReplace });
	}

	return <a rel={rest.target === '_blank' ? 'noreferrer' : undefined} {...rest} href={href} onClick={handleClick} />;
}

const LinkBase = styled(Anchor)<{ $isQuiet: boolean }>`
	border-radius: var(--k-space-half);
	color: ${({ $isQuiet }) => ($isQuiet ? 'inherit' : 'var(--k-color-primary-text)')};
	text-decoration-line: ${({ $isQuiet }) => ($isQuiet ? 'var(--k-link-decoration)' : 'underline')};
	text-decoration-thickness: 1px;
	text-decoration-color: color-mix(in srgb, currentcolor 45%, transparent);
	text-underline-offset: 0.2em;
	overflow-wrap: anywhere;
	transition: text-decoration-color var(--k-duration);

	&:hover {
		text-decoration-line: underline;
		text-decoration-color: currentcolor;
	}
`;

/** Props of Link. */
export interface LinkProps extends AnchorProps {
	/** Takes the colour of the text around it and is underlined only under the pointer; for lists and tables of links. */
	isQuiet?: boolean;
}

/** A link in running text or in a list. */
export function Link({ isQuiet = false, ...rest }: LinkProps) {
	return <LinkBase {...rest} $isQuiet={isQuiet} />;
}

const LinkButtonBase = styled(Anchor)<ButtonLooks>`
	${buttonStyles}
`;

/** Props of LinkButton. */
export interface LinkButtonProps extends AnchorProps {
	variant?: ButtonVariant;
	size?: ButtonSize;
	icon?: ReactNode;
}

/** A link that looks like a button, for the main way onward: "Neue Adresse". */
export function LinkButton({ variant = 'secondary', size = 'md', icon, children, ...rest }: LinkButtonProps) {
	return (
		<LinkButtonBase {...rest} $variant={variant} $size={size} $isIconOnly={false}>
			{icon}
			{children}
		</LinkButtonBase>
	);
}
