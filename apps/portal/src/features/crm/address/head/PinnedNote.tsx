import type { Model } from '@kontor/api-client/types';
import { Button } from '@kontor/ui/Button';
import { Menu } from '@kontor/ui/Menu';
import { useToast } from '@kontor/ui/Toast';
import Palette from 'lucide-react/icons/palette';
import { styled } from 'styled-components';
import { useNoteTone } from '../../../../data/noteTone.ts';

type Tone = Model<'NoteTone'>;

const tones: Readonly<Record<Tone, string>> = {
	warning: 'Orange',
	error: 'Rot',
	success: 'Grün',
	info: 'Blau',
	neutral: 'Ohne Farbe',
};

const options = (Object.keys(tones) as Tone[]).map((value) => ({ value, label: tones[value] }));

/** The note of the counter, pinned to the head of its address in a colour of the theme. */
export function PinnedNote({ address, onEdit }: { address: Model<'Address'>; onEdit: () => void }) {
	const change = useNoteTone(address.lfdnr);
	const toasts = useToast();
	if (address.note === '') return null;

	async function choose(value: string): Promise<void> {
		const tone = options.find((option) => option.value === value)?.value ?? 'warning';
		try {
			await change(tone);
		} catch {
			toasts.show({ tone: 'error', text: 'Die Farbe der Notiz wurde nicht gespeichert.' });
		}
	}

	return (
		<Note aria-label="Angeheftete Notiz" data-tone={address.noteTone}>
			<p>{address.note}</p>
			<Menu
				align="end"
				entries={[
					{ id: 'edit', label: 'Notiz bearbeiten', onAction: onEdit },
					{
						kind: 'choice',
						id: 'tone',
						label: 'Farbe',
						options,
						value: address.noteTone,
						onValueChange: (value) => void choose(value),
					},
				]}
				trigger={(props) => (
					<Button {...props} size="compact" variant="quiet" icon={<Palette />} label="Notiz und ihre Farbe ändern" />
				)}
			/>
		</Note>
	);
}

const Note = styled.aside`
	display: flex;
	align-items: start;
	gap: var(--k-space-2);
	max-width: 76rem;
	margin-bottom: var(--k-space-4);
	padding: var(--k-space-1) var(--k-space-1) var(--k-space-1) var(--k-space-4);
	border-inline-start: 3px solid var(--accent);
	border-radius: var(--k-radius-small);
	background: var(--ground);

	--accent: var(--k-color-border);
	--ground: var(--k-color-surface-sunken);

	&[data-tone='warning'] {
		--accent: var(--k-color-warning-border);
		--ground: var(--k-color-warning-surface);
	}
	&[data-tone='error'] {
		--accent: var(--k-color-error-border);
		--ground: var(--k-color-error-surface);
	}
	&[data-tone='success'] {
		--accent: var(--k-color-success-border);
		--ground: var(--k-color-success-surface);
	}
	&[data-tone='info'] {
		--accent: var(--k-color-primary-border);
		--ground: var(--k-color-primary-surface);
	}

	> p {
		flex: 1;
		margin: 0;
		padding-block: var(--k-space-1);
		overflow-wrap: anywhere;
		white-space: pre-line;
	}
`;
