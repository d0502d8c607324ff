import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import House from 'lucide-react/icons/house';
import { MenuButton } from '../Menu/Menu.tsx';
import { messages } from '../messages/messages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Crumb, Current, Disabled, List, Nav, Step } from './Breadcrumbs.styles.ts';

/** One step of the way. */
export interface BreadcrumbItem {
	readonly label: string;
	/** Null where nothing can be opened: the step appears disabled. */
	readonly href: string | null;
}

/** Props of Breadcrumbs. */
export interface BreadcrumbsProps {
	/** Home first, shown as an icon; the last one is the current page. `breadcrumbsOf` of the domain gives exactly this. */
	items: readonly BreadcrumbItem[];
}

/** The way from home to the current page; what lies between folds into a menu where it is narrow. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
	const [home, ...steps] = items;
	const middle = steps.slice(0, -1);
	const current = steps.at(-1);
	return (
		<Nav aria-label={messages.Breadcrumbs.label}>
			<List>
				{home && (
					<Step data-part="home">
						<Crumb href={home.href ?? '/'} title={home.label} aria-current={current ? undefined : 'page'}>
							<House />
							<VisuallyHidden>{home.label}</VisuallyHidden>
						</Crumb>
					</Step>
				)}
				{middle.length > 0 && (
					<Step data-part="more">
						<ChevronRight />
						<MenuButton
							size="compact"
							variant="quiet"
							icon={<Ellipsis />}
							label={messages.Breadcrumbs.more}
							entries={middle.map(({ label, href }) =>
								href === null ? { id: label, label, isDisabled: true } : { id: label, label, href },
							)}
						/>
					</Step>
				)}
				{middle.map(({ label, href }) => (
					<Step key={label} data-part="middle">
						<ChevronRight />
						{href === null ? (
							<Disabled role="link" aria-disabled="true">
								{label}
							</Disabled>
						) : (
							<Crumb href={href}>
								<span>{label}</span>
							</Crumb>
						)}
					</Step>
				))}
				{current && (
					<Step data-part="current">
						<ChevronRight />
						<Current aria-current="page" title={current.label}>
							{current.label}
						</Current>
					</Step>
				)}
			</List>
		</Nav>
	);
}
