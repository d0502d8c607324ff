import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ScannerDialog } from './ScannerDialog.tsx';
import { createFakeCamera, type FakeCameraOptions } from './testing/fakeCamera.ts';

const meta = {
	component: ScannerDialog,
	args: { isOpen: true, onClose: fn(), onDetected: fn() },
} satisfies Meta<typeof ScannerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A camera that cannot be used, and the sentence that says why. */
function failing(options: FakeCameraOptions, sentence: string): Story {
	return {
		args: { camera: createFakeCamera(options).camera },
		play: async () => {
			const dialog = await screen.findByRole('alertdialog', { name: 'Ein Fehler ist aufgetreten' });
			await expect(dialog).toHaveTextContent(sentence);
			// A dialog fades in.
			await waitFor(() => expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible());
		},
	};
}

export const ZugriffVerweigert = failing(
	{ failures: ['NotAllowedError', 'NotAllowedError', 'NotAllowedError'] },
	'Zugriff auf die Kamera verweigert. Bitte erteilen Sie die Kamera-Berechtigung.',
);

export const KeineKamera = failing(
	{ failures: ['NotFoundError', 'NotFoundError', 'NotFoundError'] },
	'Keine Kamera gefunden. Bitte eine Kamera anschließen.',
);

export const UnsichereVerbindung = failing({ isSecure: false }, 'Verbindung zum Server muss sicher sein. (HTTPS)');
