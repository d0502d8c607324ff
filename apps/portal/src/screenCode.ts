import type { RouteMatch, RouteName } from '@kontor/domain/routes';
import type { ComponentType } from 'react';

/** How the code of each screen is fetched, but of the sign-in, which the portal brings with it. */
export const screenCode: {
	readonly [N in RouteName]?: () => Promise<ComponentType<{ match: RouteMatch<N> }>>;
} = {
	noPermission: async () => (await import('./features/auth/NoPermissionScreen.tsx')).NoPermissionScreen,
	home: async () => (await import('./features/home/HomeScreen.tsx')).HomeScreen,
	crmAddressNew: async () => (await import('./features/crm/newAddress/NewAddressScreen.tsx')).NewAddressScreen,
	notifications: async () => (await import('./features/notifications/NotificationsScreen.tsx')).NotificationsScreen,
	crm: async () => (await import('./features/crm/search/CrmSearchScreen.tsx')).CrmSearchScreen,
	crmCall: async () => (await import('./features/crm/call/CallScreen.tsx')).CallScreen,
	crmAddress: async () => (await import('./features/crm/address/AddressScreen.tsx')).AddressScreen,
	tasks: async () => (await import('./features/tasks/list/TasksScreen.tsx')).TasksScreen,
	taskNew: async () => (await import('./features/tasks/newTask/NewTaskScreen.tsx')).NewTaskScreen,
	taskDetails: async () => (await import('./features/tasks/detail/TaskScreen.tsx')).TaskScreen,
	articles: async () => (await import('./features/articles/list/ArticlesScreen.tsx')).ArticlesScreen,
	articleDetails: async () => (await import('./features/articles/detail/ArticleScreen.tsx')).ArticleScreen,
	inventory: async () => (await import('./features/inventory/list/InventoryScreen.tsx')).InventoryScreen,
	inventoryScan: async () => (await import('./features/inventory/scan/ScanScreen.tsx')).ScanScreen,
	business: async () => (await import('./features/business/BusinessScreen.tsx')).BusinessScreen,
	documents: async () => (await import('./features/documents/list/DocumentsScreen.tsx')).DocumentsScreen,
	crmAddressDocumentDetailed: async () =>
		(await import('./features/documents/detail/DocumentScreen.tsx')).DocumentScreen,
	calendar: async () => (await import('./features/calendar/CalendarScreen.tsx')).CalendarScreen,
	calendarLoading: async () => (await import('./features/calendar/CalendarLoadingScreen.tsx')).CalendarLoadingScreen,
	notFound: async () => (await import('./features/auth/NotFoundScreen.tsx')).NotFoundScreen,
};

/** Fetches the screen that says what comes later. */
export async function laterCode(): Promise<ComponentType<{ match: RouteMatch }>> {
	return (await import('./features/later/LaterScreen.tsx')).LaterScreen;
}

/** Fetches the frame around the screens of who is signed in. */
export async function frameCode() {
	return (await import('./shell/SignedIn.tsx')).SignedIn;
}
