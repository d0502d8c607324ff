import { can, type Permission, type Subject } from '../permissions.ts';

/** Everything that may be seen or done with an article, tabs first and in their order; `needs` goes beside the app. */
const permissions = [
	{ key: 'overview', label: 'Übersicht', isTab: true, needs: 'articles' },
	{ key: 'stock', label: 'Bestand', isTab: true, needs: 'articles' },
	{ key: 'salePrices', label: 'Verkaufspreise', isTab: true, needs: 'articles' },
	{ key: 'purchasePrices', label: 'Einkaufspreise', isTab: true, needs: 'costs' },
	{ key: 'movements', label: 'Bewegungen', isTab: true, needs: 'articles' },
	{ key: 'commissionedOrdered', label: 'Kommissioniert/Bestellt', isTab: true, needs: 'articles' },
	{ key: 'openOffers', label: 'Offene Angebote', isTab: true, needs: 'articles' },
	{ key: 'statistics', label: 'Statistik', isTab: true, needs: 'statistics' },
	{ key: 'costs', label: 'Einkaufspreise und Spannen sehen', isTab: false, needs: 'costs' },
	{ key: 'edit', label: 'Artikel bearbeiten und Bestand buchen', isTab: false, needs: 'articlesEdit' },
] as const satisfies readonly { key: string; label: string; isTab: boolean; needs: Permission }[];

/** One thing that may be seen or done with an article. */
export type ArticlePermission = (typeof permissions)[number];

/** What somebody may see and do with articles, in the order of the tabs. */
export function articlePermissions(subject: Subject): ArticlePermission[] {
	return permissions.filter(({ needs }) => can(subject, 'articles') && can(subject, needs));
}
