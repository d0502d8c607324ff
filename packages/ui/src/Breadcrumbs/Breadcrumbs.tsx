import ChevronRight from 'lucide-react/icons/chevron-right';
import Ellipsis from 'lucide-react/icons/ellipsis';
import House from 'lucide-react/icons/house';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Anchor } from '../Link/Link.tsx';
import { messages } from '../messages/messages.ts';
import { Surface } from '../popup/Surface.tsx';
import { usePopup } from '../popup/usePopup.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

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

const Nav = styled.nav`
	min-width: 0;
	container-type: inline-size;
`;

const List = styled.ol`
	display: flex;
	align-items: center;
	min-width: 0;
	height: var(--k-control-height);
	padding: 0;
	color: var(--k-color-text-muted);
	list-style: none;
	white-space: nowrap;
`;

const Step = styled.li`
	display: flex;
	flex: 0 1 auto;
	align-items: center;
	min-width: 0;

	&[data-part='home'],
	&[data-part='more'] {
		flex: none;
	}
	&[data-part='middle'] {
		flex-shrink: 4;
	}
	&[data-part='more'] {
		display: none;
	}
	@container (width < 30rem) {
		&[data-part='middle'] {
			display: none;
		}
		&[data-part='more'] {
			display: flex;
		}
	}
	> svg {
		margin-inline: 2px;
		color: var(--k-color-text-disabled);
	}
`;

const Crumb = styled(Anchor)`
	display: flex;
	align-items: center;
	min-width: 0;
	height: var(--k-control-height-compact);
	padding: 0 6px;
	border-radius: var(--k-radius-small);
	color: inherit;
	text-decoration: none;

	&:hover {
		background: var(--k-color-surface-hover);
		color: var(--k-color-text);
	}
	span {
		overflow: hidden;
		text-overflow: ellipsis;
	}
`;

const Disabled = styled.a`
	min-width: 0;
	padding: 0 6px;
	overflow: hidden;
	color: var(--k-color-text-disabled);
	cursor: not-allowed;
	text-overflow: ellipsis;
`;

const Current = styled.span`
	min-width: 0;
	padding: 0 6px;
	overflow: hidden;
	color: var(--k-color-text);
	font-weight: var(--k-font-weight-medium);
	text-overflow: ellipsis;
`;

const More = styled.div`
	position: relative;
`;

const MoreList = styled.ul`
	display: grid;
	min-width: 10rem;
	padding: var(--k-space-1);
	list-style: none;

	> li {
		display: flex;
		align-items: center;
		min-height: var(--k-control-height);
	}
	a {
		flex: 1;
	}
`;

/** The way from home to the current page; what lies between folds into a small list where it is narrow. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
	const { isOpen, popupId, close, root, trigger } = usePopup();
	const [home, ...steps] = items;
	const middle = steps.slice(0, -1);
	const current = steps.at(-1);

	return (
		<Nav aria-label={messages.Breadcrumbs.label}>
			<List>
				{home && (
					<Step data-part="home">
						<Crumb href={home.href ?? '/'} title={home.label} aria-current={current ? undefined : 'page'}>
							<House size={16} aria-hidden="true" />
							<VisuallyHidden>{home.label}</VisuallyHidden>
						</Crumb>
					</Step>
				)}
				{middle.length > 0 && (
					<Step data-part="more">
						<Separator />
						<More {...root}>
							<Button
								{...trigger}
								size="compact"
								variant="quiet"
								icon={<Ellipsis size={16} aria-hidden="true" />}
								label={messages.Breadcrumbs.more}
							/>
							{isOpen && (
								<Surface align="start" id={popupId}>
									<MoreList onClick={close}>
										{middle.map((item) => (
											<li key={item.label}>
												<Way {...item} />
											</li>
										))}
									</MoreList>
								</Surface>
							)}
						</More>
					</Step>
				)}
				{middle.map((item) => (
					<Step key={item.label} data-part="middle">
						<Separator />
						<Way {...item} />
					</Step>
				))}
				{current && (
					<Step>
						<Separator />
						<Current aria-current="page" title={current.label}>
							{current.label}
						</Current>
					</Step>
				)}
			</List>
		</Nav>
	);
}

function Separator() {
	return <ChevronRight size={14} aria-hidden="true" />;
}

function Way({ label, href }: BreadcrumbItem) {
	if (href !== null) {
		return (
			<Crumb href={href}>
				<span>{label}</span>
			</Crumb>
		);
	}
	return (
		<Disabled role="link" aria-disabled="true">
			{label}
		</Disabled>
	);
}
