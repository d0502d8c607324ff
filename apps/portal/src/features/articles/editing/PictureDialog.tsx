import { ApiProblem } from '@kontor/api-client/problem';
import { pictureSource } from '@kontor/ui/Avatar';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { FileField } from '@kontor/ui/FileField';
import { useToast } from '@kontor/ui/Toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type StoredPicture, storedPictureOf, useChangeImage } from '../../../data/articleWrites.ts';
import { sentenceOf } from '../../../screen/Failure.tsx';
import { pictureOf } from './pictureFile.ts';

/** Props of PictureDialog. */
export interface PictureDialogProps {
	nr: string;
	/** True if there is a picture that can be removed. */
	hasImage: boolean;
	/** Version of the picture that is seen while the dialog opens. */
	version: number;
	onClose: () => void;
}

const MOST_BYTES = 30 * 1024 * 1024;

/** Gives an article another picture or takes it away; the picture is seen before it is stored. */
export function PictureDialog({ nr, hasImage, version, onClose }: PictureDialogProps) {
	const change = useChangeImage(nr);
	const toasts = useToast();
	const [picture, setPicture] = useState<string | null>(null);
	const [seen, setSeen] = useState(version);
	const [other, setOther] = useState<StoredPicture | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);

	async function choose(file: File | undefined): Promise<void> {
		setPicture(null);
		setProblem(null);
		if (file === undefined) return;
		setBusy(true);
		try {
			setPicture(await pictureOf(file));
		} catch (error) {
			setProblem(error instanceof Error ? error.message : 'Das Bild lässt sich nicht lesen.');
		} finally {
			setBusy(false);
		}
	}

	async function save(image: string | null): Promise<void> {
		setBusy(true);
		setProblem(null);
		try {
			await change(image, seen);
			toasts.show({ tone: 'success', text: image === null ? 'Bild entfernt.' : 'Bild gespeichert.' });
			onClose();
		} catch (error) {
			setBusy(false);
			const stored = storedPictureOf(error);
			if (stored === null) {
				setProblem(reasonOf(error));
				return;
			}
			// Whoever saves again has seen what is there now.
			setSeen(stored.version);
			setOther(stored);
		}
	}

	return (
		<Dialog
			isOpen
			title="Bild des Artikels"
			onClose={onClose}
			actions={
				<>
					{hasImage && (
						<Button variant="quiet" disabled={isBusy} onClick={() => void save(null)}>
							Bild entfernen
						</Button>
					)}
					<Button
						variant="primary"
						isPending={isBusy}
						disabled={picture === null}
						onClick={() => picture !== null && void save(picture)}
					>
						Speichern
					</Button>
				</>
			}
		>
			<Stack>
				<FileField
					label="Bilddatei"
					hint="JPEG, PNG oder WebP. Das Bild wird aufrecht und verkleinert gespeichert, ohne Ort und Gerät der Aufnahme."
					accept={['image/jpeg', 'image/png', 'image/webp']}
					maxSize={MOST_BYTES}
					onValueChange={(files) => void choose(files[0])}
				/>
				<div role="status">{problem !== null && <Banner tone="error">{problem}</Banner>}</div>
				{other !== null && (
					<Banner tone="warning">
						{other.image === null
							? 'Jemand anderer hat das Bild inzwischen entfernt.'
							: 'Jemand anderer hat inzwischen ein anderes Bild gespeichert.'}
						{' Speichern Sie noch einmal, wenn Ihres gelten soll.'}
					</Banner>
				)}
				{other?.image && <img src={pictureSource(other.image) ?? undefined} alt="Bild, das jetzt gespeichert ist" />}
				{picture !== null && <img src={pictureSource(picture) ?? undefined} alt="So wird das Bild gespeichert" />}
			</Stack>
		</Dialog>
	);
}

function reasonOf(error: unknown): string {
	if (!(error instanceof ApiProblem)) return 'Das Bild wurde nicht gespeichert.';
	return error.status === 422 || error.status === 400
		? 'Diese Datei ist kein Bild, das gespeichert werden kann.'
		: sentenceOf(error);
}

const Stack = styled.div`
	display: grid;
	gap: var(--k-space-3);

	img {
		justify-self: center;
		max-width: 100%;
		max-height: 18rem;
		object-fit: contain;
	}

	> [role='status']:empty {
		display: none;
	}
`;
