import { hrefOf } from '@kontor/domain/routes';
import { Anchor, LinkButton } from '@kontor/ui/Link';
import { TopBar } from '@kontor/ui/TopBar';
import type { ReactNode } from 'react';
import { useCompany } from '../data/company.ts';
import { BrandMark } from './BrandMark.tsx';
import { Column, Footer, Frame, Main } from './Shell.styles.ts';
import { UpdateBanner } from './UpdateBanner.tsx';

/** Props of SignedOut. */
export interface SignedOutProps {
	/** The login screen needs no button that leads to it. */
	isLogin: boolean;
	children: ReactNode;
}

/** The frame around what everybody may see: no navigation, a way to sign in, and whose portal this is. */
export function SignedOut({ isLogin, children }: SignedOutProps) {
	return (
		<Frame>
			<Column>
				<UpdateBanner />
				{!isLogin && (
					<TopBar
						breadcrumbs={
							<Anchor href="/" style={{ textDecoration: 'none' }}>
								<BrandMark />
							</Anchor>
						}
						actions={
							<LinkButton href={hrefOf('login')} variant="primary">
								Login
							</LinkButton>
						}
					/>
				)}
				<Main id="inhalt" tabIndex={-1}>
					{children}
				</Main>
				<CompanyFooter />
			</Column>
		</Frame>
	);
}

function CompanyFooter() {
	const company = useCompany();
	if (company === null) return <Footer />;
	return (
		<Footer>
			<span>{`${company.name} ${company.form}`.trim()}</span>
			<span>{company.street}</span>
			<span>{`${company.postcode} ${company.city}, ${company.country}`}</span>
			<a href={`tel:${company.tel.replace(/[^+\d]/g, '')}`}>{company.tel}</a>
			<a href={`mailto:${company.email}`}>{company.email}</a>
		</Footer>
	);
}
