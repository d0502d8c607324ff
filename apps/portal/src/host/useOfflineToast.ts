import { PRODUCT_NAME } from '@kontor/domain/product';
import { useToast } from '@kontor/ui/Toast';
import { useEffect, useEffectEvent } from 'react';
import { useReload } from '../data/api.tsx';
import { useHost } from './host.tsx';

/** Says once that the connection is lost and once that it is back. */
export function useOfflineToast(): void {
	const { connection } = useHost();
	const toasts = useToast();

	useEffect(() => {
		let lost: string | null = null;
		return connection.subscribe(() => {
			if (connection.isDown()) {
				lost = toasts.show({
					tone: 'error',
					duration: 'permanent',
					text: `Aktivieren Sie Ihre Internetverbindung um ${PRODUCT_NAME} verwenden zu können!`,
				});
				return;
			}
			if (lost !== null) toasts.dismiss(lost);
			toasts.show({ tone: 'success', text: 'Internetverbindung hergestellt!' });
		});
	}, [connection, toasts]);
}

/** Reads everything on screen anew once the connection is back. */
export function useReloadWhenBack(): void {
	const { connection } = useHost();
	const reload = useEffectEvent(useReload());

	useEffect(
		() =>
			connection.subscribe(() => {
				if (!connection.isDown()) void reload();
			}),
		[connection],
	);
}
