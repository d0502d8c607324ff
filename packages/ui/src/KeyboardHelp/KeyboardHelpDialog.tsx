import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Dialog } from '../Dialog/Dialog.tsx';
import { messages } from '../messages/messages.ts';
import { below } from '../theme/ThemeProvider.tsx';
import type { KeyboardShortcut, KeyboardShortcutGroup } from './KeyboardHelp.tsx';

/** The dialog of KeyboardHelp, apart so that it loads when it is first opened. */
export function KeyboardHelpDialog({
	groups,
	onClose,
}: {
	groups: readonly KeyboardShortcutGroup[];
	onClose: () => void;
}) {
	return (
		<Dialog isOpen isDismissable size="lg" title={messages.KeyboardHelp.title} onClose={onClose}>
			<Groups>
				{groups.map((group) => (
					<section key={group.label} aria-label={group.label}>
						<h3>{group.label}</h3>
						<dl>
							{group.shortcuts.map((shortcut) => (
								<Fragment key={shortcut.label}>
									<dt>{shortcut.label}</dt>
									<dd>
										<Ways shortcut={shortcut} />
									</dd>
								</Fragment>
							))}
						</dl>
					</section>
				))}
			</Groups>
		</Dialog>
	);
}

function Ways({ shortcut }: { shortcut: KeyboardShortcut }) {
	return shortcut.keys.map((keys, way) => (
		<Fragment key={keys.join(' ')}>
			{way > 0 && <small> {messages.KeyboardHelp.or} </small>}
			{keys.map((key, index) => (
				<Fragment key={key}>
					{index > 0 && ' '}
					<kbd>{key}</kbd>
				</Fragment>
			))}
		</Fragment>
	));
}

const Groups = styled.div`
	display: grid;
	grid-template-columns: repeat(2, minmax(0, 1fr));
	align-items: start;
	gap: var(--k-space-6) var(--k-space-8);

	${below.sm} {
		grid-template-columns: minmax(0, 1fr);
	}

	h3 {
		margin-bottom: var(--k-space-1);
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-sm);
		font-weight: var(--k-font-weight-medium);
		line-height: var(--k-line-height-sm);
	}

	dl {
		display: grid;
		grid-template-columns: minmax(0, 1fr) auto;
	}

	dt,
	dd {
		align-content: center;
		min-height: 2.25rem;
		padding-block: var(--k-space-1);
		border-top: var(--k-border-width) solid var(--k-color-separator);
	}

	dt {
		padding-inline-end: var(--k-space-3);
		overflow-wrap: anywhere;
	}

	dd {
		text-align: end;
	}

	small {
		color: var(--k-color-text-muted);
		font-size: var(--k-font-size-xs);
	}

	kbd {
		display: inline-block;
		min-width: 1.5rem;
		padding: 0 var(--k-space-1);
		border: var(--k-border-width) solid var(--k-color-border-button);
		border-radius: var(--k-radius-small);
		background: var(--k-color-surface-sunken);
		font-family: inherit;
		font-size: var(--k-font-size-xs);
		line-height: 1.25rem;
		text-align: center;
	}
`;
