import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages/messages.ts';
import { dialogAttribute } from '../overlay/isDialogOpen.ts';
import { Body, Foot, Head } from '../overlay/sheetParts.ts';
import { useScrollStop } from '../overlay/useScrollStop.ts';
import { Content, type DialogSize, Panel, Scrim } from './Dialog.styles.ts';

export type { DialogSize } from './Dialog.styles.ts';

/** Props of Dialog. */
export interface DialogProps {
	isOpen: boolean;
	/** Escape, the X, or a press beside where `isDismissable`; the owner may ask about unsaved input before it closes. */
	onClose: () => void;
	/** The heading and name of the dialog. */
	title: string;
	size?: DialogSize;
	/** A press beside it closes it too; not where something is being entered. */
	isDismissable?: boolean;
	/** Buttons, the main one last; they stay in sight while the content scrolls. */
	actions?: ReactNode;
	/** An `alertdialog` interrupts with a question: its content is read out at once, and its buttons are the only way out. */
	role?: 'dialog' | 'alertdialog';
	/** Something is running that closing would not stop: neither Escape nor the X close it. */
	isBusy?: boolean;
	children: ReactNode;
}

/**
 * A task in front of everything else: the focus stays inside and returns where it came from, toasts stay reachable. An
 * element of the content with `data-autofocus` takes the focus first, else the dialog itself.
 * It brings React Aria's overlays along, so load it lazily where it is not the first thing seen.
 */
export function Dialog({
	isOpen,
	onClose,
	title,
	size = 'md',
	isDismissable = false,
	actions,
	role = 'dialog',
	isBusy = false,
	children,
}: DialogProps) {
	const id = useId();
	const isAlert = role === 'alertdialog';
	return (
		<Scrim
			{...{ [dialogAttribute]: '' }}
			isOpen={isOpen}
			onOpenChange={(isStillOpen) => !isStillOpen && onClose()}
			isDismissable={isDismissable && !isBusy}
			isKeyboardDismissDisabled={isBusy}
		>
			<Panel $size={size}>
				<Content role={role} aria-labelledby={`${id}-title`} {...(isAlert ? { 'aria-describedby': `${id}-body` } : {})}>
					<Head>
						<h2 id={`${id}-title`}>{title}</h2>
						{!isAlert && (
							<Button
								variant="quiet"
								size="compact"
								icon={<X />}
								label={messages.Dialog.close}
								disabled={isBusy}
								onClick={onClose}
							/>
						)}
					</Head>
					<ScrollBody id={`${id}-body`}>{children}</ScrollBody>
					{actions && <Foot>{actions}</Foot>}
				</Content>
			</Panel>
		</Scrim>
	);
}

/** Scrolls where its content is longer than it. */
function ScrollBody({ id, children }: { id: string; children: ReactNode }) {
	const scroll = useScrollStop();
	const { ref } = scroll;

	// React Aria leaves the focus where it is within the dialog, and takes it only afterwards.
	useEffect(() => {
		ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
	}, [ref]);

	return (
		<Body {...scroll} id={id}>
			<div>{children}</div>
		</Body>
	);
}
