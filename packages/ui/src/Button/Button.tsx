import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { messages } from '../messages/messages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Base, type ButtonSize, type ButtonVariant, Content, Pending } from './Button.styles.ts';

export { type ButtonLooks, type ButtonSize, type ButtonVariant, buttonStyles } from './Button.styles.ts';

type Labelled =
	| { children: ReactNode; icon?: ReactNode; label?: undefined }
	/** Only an icon: `label` is its name for screen readers and its tooltip. */
	| { children?: undefined; icon: ReactNode; label: string };

/** Props of Button; every attribute of the native element passes through. */
export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> &
	Labelled & {
		/** One `primary` per view, `danger` for what destroys; `secondary` by default. */
		variant?: ButtonVariant;
		size?: ButtonSize;
		/** The action is running: the button keeps width and focus, ignores clicks, and says so. */
		isPending?: boolean;
	};

/** Does something here and now; what leads elsewhere is a Link. */
export function Button({
	variant = 'secondary',
	size = 'md',
	isPending,
	icon,
	label,
	children,
	type = 'button',
	onClick,
	...rest
}: ButtonProps) {
	function handleClick(event: MouseEvent<HTMLButtonElement>) {
		if (isPending) {
			event.preventDefault();
			event.stopPropagation();
			return;
		}
		onClick?.(event);
	}

	return (
		<>
			<Base
				aria-label={label}
				title={label}
				{...rest}
				type={type}
				aria-disabled={isPending || rest['aria-disabled']}
				onClick={handleClick}
				$variant={variant}
				$size={size}
				$isIconOnly={label !== undefined}
			>
				<Content $isHidden={isPending === true}>
					{icon}
					{children}
				</Content>
				{isPending && (
					<Pending>
						<Spinner />
					</Pending>
				)}
			</Base>
			{isPending !== undefined && <VisuallyHidden role="status">{isPending && messages.Button.pending}</VisuallyHidden>}
		</>
	);
}
