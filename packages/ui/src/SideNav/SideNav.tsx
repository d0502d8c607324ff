import X from 'lucide-react/icons/x';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { DrawerLayer } from '../Drawer/DrawerLayer.tsx';
import { messages } from '../messages/messages.ts';
import { Drawer, Foot, Head, Permanent, Scroll, Version } from './SideNav.styles.ts';
import { type SideNavGroup, SideNavList } from './SideNavList.tsx';

export type { SideNavEntry, SideNavGroup } from './SideNavList.tsx';

/** Props of SideNav. */
export interface SideNavProps {
	/** The launcher: entries by category, in order. */
	groups: readonly SideNavGroup[];
	/** The product's name or logo at the top, usually a link home. */
	brand: ReactNode;
	/** Shown on a chip at the foot, e.g. "V2.0.14-R1". */
	version: string;
	/** Whose portal this is; null while it is loading. */
	company: { name: string; postcode: string; city: string; country: string } | null;
	/** Beside the page, or a modal drawer over it that closes on Esc, on a press outside and when a link is followed. */
	variant: 'permanent' | { isOpen: boolean; onClose: () => void };
}

/** The main navigation: an app launcher by category, with version and company at its foot. */
export function SideNav({ groups, brand, version, company, variant }: SideNavProps) {
	const list = <SideNavList groups={groups} />;
	const foot = (
		<Foot>
			<Version>{version}</Version>
			{/* The lines stand before the company is known, so the foot does not grow. */}
			<address>
				<span>{company?.name ?? '\u00a0'}</span>
				<span>{company ? `${company.postcode} ${company.city}` : '\u00a0'}</span>
				<span>{company?.country ?? '\u00a0'}</span>
			</address>
		</Foot>
	);
	if (variant === 'permanent') {
		return (
			<Permanent aria-label={messages.SideNav.label}>
				<Head>{brand}</Head>
				<Scroll>{list}</Scroll>
				{foot}
			</Permanent>
		);
	}
	if (!variant.isOpen) return null;
	return (
		<ModalNav brand={brand} onClose={variant.onClose}>
			<Scroll>{list}</Scroll>
			{foot}
		</ModalNav>
	);
}

function ModalNav({ brand, onClose, children }: { brand: ReactNode; onClose: () => void; children: ReactNode }) {
	function onClick(event: MouseEvent<HTMLElement>): void {
		const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
		if (link && !event.ctrlKey && !event.metaKey) onClose();
	}

	return (
		<DrawerLayer side="start" onClose={onClose} aria-label={messages.SideNav.drawer}>
			<Drawer aria-label={messages.SideNav.label} onClick={onClick}>
				<Head>
					{brand}
					<Button variant="quiet" icon={<X />} label={messages.SideNav.close} onClick={onClose} />
				</Head>
				{children}
			</Drawer>
		</DrawerLayer>
	);
}
