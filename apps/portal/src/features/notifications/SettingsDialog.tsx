import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { Switch } from '@kontor/ui/Switch';
import { useToast } from '@kontor/ui/Toast';
import { useState } from 'react';
import { useBrowserNotices } from '../../data/browserNotices.ts';
import { useNotificationSettings } from '../../data/notificationSettings.ts';
import type { NotificationType } from '../../data/notifications.ts';
import { Failure } from '../../screen/Failure.tsx';
import { Choices } from './NotificationsScreen.styles.ts';
import { mutableTypes } from './notificationWords.ts';

/** Of what the user wants to be told, and where; each choice counts at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
	const { muted, setMuted } = useNotificationSettings();
	const toasts = useToast();

	async function choose(type: NotificationType, isMuted: boolean): Promise<void> {
		try {
			await setMuted(type, isMuted);
		} catch {
			toasts.show({ tone: 'error', text: 'Die Einstellung konnte nicht gespeichert werden.' });
		}
	}

	return (
		<Dialog
			isOpen
			onClose={onClose}
			title="Worüber Sie benachrichtigt werden"
			isDismissable
			actions={
				<Button variant="primary" onClick={onClose}>
					Fertig
				</Button>
			}
		>
			{muted.status === 'failed' && <Failure {...muted} />}
			{muted.status === 'loading' && (
				<Loading>
					<SkeletonText lines={6} />
				</Loading>
			)}
			{muted.status === 'ready' && (
				<Choices>
					{mutableTypes.map(({ type, sentence }) => (
						<Switch
							key={type}
							label={sentence}
							checked={!muted.data.includes(type)}
							onCheckedChange={(isOn) => void choose(type, !isOn)}
						/>
					))}
				</Choices>
			)}
			<BrowserChoice />
		</Dialog>
	);
}

/** Asks the browser only when somebody wants it here. */
function BrowserChoice() {
	const { isOn, isPossible, turn } = useBrowserNotices();
	const [isRefused, setRefused] = useState(false);
	if (!isPossible) return null;
	return (
		<Choices data-apart>
			<Switch
				label="Auch auf diesem Bildschirm melden, wenn Kontor im Hintergrund ist"
				hint="Ohne Ton und ohne Inhalt der Nachricht, nur in diesem Browser."
				checked={isOn}
				error={isRefused ? 'Dieser Browser erlaubt Kontor keine Meldungen.' : undefined}
				onCheckedChange={(next) => void turn(next).then((isDone) => setRefused(!isDone))}
			/>
		</Choices>
	);
}
