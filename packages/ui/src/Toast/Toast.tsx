import { createContext, type ReactNode, use } from 'react';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastQueue } from './toastQueue.ts';

export { createToastQueue, type Toast, type ToastInput, type ToastQueue, type ToastTone } from './toastQueue.ts';

const QueueContext = createContext<ToastQueue | null>(null);

/** Props of ToastProvider. */
export interface ToastProviderProps {
	/** From `createToastQueue`; made outside React, so that code without components can show toasts as well. */
	queue: ToastQueue;
	children: ReactNode;
}

/** Shows the toasts of a queue above everything, dialogs included, and gives the queue to what is inside. */
export function ToastProvider({ queue, children }: ToastProviderProps) {
	return (
		<QueueContext value={queue}>
			{children}
			<ToastRegion queue={queue} />
		</QueueContext>
	);
}

/** The window's toasts: `const toasts = useToast(); toasts.show({ tone: 'success', text: 'Gespeichert.' })`. */
export function useToast(): ToastQueue {
	const queue = use(QueueContext);
	if (!queue) throw new Error('useToast needs a ToastProvider around it');
	return queue;
}
