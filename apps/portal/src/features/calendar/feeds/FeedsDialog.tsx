import { asProblem } from '@kontor/api-client/problem';
import { can } from '@kontor/domain/permissions';
import { formatGermanDateTime } from '@kontor/german/dateTime';
import { isBlank } from '@kontor/german/visibleText';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { Dialog } from '@kontor/ui/Dialog';
import { Select } from '@kontor/ui/Select';
import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import { TextField } from '@kontor/ui/TextField';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useCalendarFeeds, useFeedWrites } from '../../../data/calendar.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { Failure, sentenceOf } from '../../../screen/Failure.tsx';

const levels = {
	busy: 'nur „beschäftigt“',
	withoutPersons: 'Titel und Ort, ohne Personen',
	full: 'alles, auch wer kommt',
} as const;

type Level = keyof typeof levels;

/** Calendars for other programs: made, looked at and ended. The address of one is shown once. */
export function FeedsDialog({ onClose }: { onClose: () => void }) {
	const feeds = useCalendarFeeds();
	const writes = useFeedWrites();
	const mayFull = can(useSubject(), 'health');
	const [name, setName] = useState('');
	const [level, setLevel] = useState<Level>('busy');
	const [address, setAddress] = useState<string | null>(null);
	const [isCopied, setCopied] = useState(false);
	const [error, setError] = useState<string>();
	const [failure, setFailure] = useState<string | null>(null);
	const [isPending, setPending] = useState(false);

	async function make(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (isBlank(name)) {
			setError('Bitte geben Sie einen Namen ein.');
			return;
		}
		if (await told(() => writes.create(name.trim(), level))) setName('');
	}

	/** Makes one and shows its address; false where it failed, with the reason. */
	async function told(create: () => ReturnType<typeof writes.create>): Promise<boolean> {
		// A second press would make a second one.
		if (isPending) return false;
		setPending(true);
		try {
			const { file } = await create();
			setAddress(`${window.location.origin}/api/v1/calv2/feed/${file}`);
			setCopied(false);
			setFailure(null);
			return true;
		} catch (problem) {
			setFailure(sentenceOf(asProblem(problem)));
			return false;
		} finally {
			setPending(false);
		}
	}

	async function end(lfdnr: number): Promise<void> {
		try {
			await writes.end(lfdnr);
			setAddress(null);
		} catch (problem) {
			setFailure(sentenceOf(asProblem(problem)));
		}
	}

	async function copy(): Promise<void> {
		if (address === null) return;
		try {
			await navigator.clipboard.writeText(address);
			setCopied(true);
		} catch {
			// Without a secure connection, or where the browser was told to, there is no clipboard.
			setFailure(
				'Der Browser lässt das Kopieren nicht zu. Bitte markieren Sie die Adresse und kopieren Sie sie selbst.',
			);
		}
	}

	return (
		<Dialog isOpen title="Kalender abonnieren" onClose={onClose} actions={<Button onClick={onClose}>Schließen</Button>}>
			<Parts>
				<p>
					Outlook, Google und Apple lesen Ihren Kalender unter einer geheimen Adresse. Google fragt nur alle 8 bis 24
					Stunden nach.
				</p>
				<div role="status">{failure !== null && <Banner tone="error">{failure}</Banner>}</div>
				{feeds.status === 'loading' && (
					<Loading>
						<SkeletonText lines={3} />
					</Loading>
				)}
				{feeds.status === 'failed' && <Failure {...feeds} />}
				{feeds.status === 'ready' && feeds.data.length === 0 && <p>Sie haben noch keinen Kalender abonniert.</p>}
				{feeds.status === 'ready' && feeds.data.length > 0 && (
					<List>
						{feeds.data.map(({ lfdnr, bezeichnung, level: shared, fetchedAt }) => (
							<li key={lfdnr}>
								<span>
									<b>{bezeichnung}</b>
									<small>
										{levels[shared]} ·{' '}
										{fetchedAt === null ? 'noch nie abgerufen' : `zuletzt ${formatGermanDateTime(fetchedAt)}`}
									</small>
								</span>
								<Row>
									<Button
										size="compact"
										aria-label={`${bezeichnung}: Adresse ersetzen`}
										title="Eine neue Adresse gilt, die alte nicht mehr"
										onClick={() => void told(() => writes.create(bezeichnung, shared, lfdnr))}
									>
										Ersetzen
									</Button>
									<Button size="compact" aria-label={`${bezeichnung} beenden`} onClick={() => void end(lfdnr)}>
										Beenden
									</Button>
								</Row>
							</li>
						))}
					</List>
				)}
				{address !== null && (
					<Address>
						<Banner tone="success">
							Die Adresse wird nur jetzt angezeigt. Wer sie kennt, kann den Kalender lesen.
						</Banner>
						<output>{address}</output>
						<Button size="compact" onClick={() => void copy()}>
							{isCopied ? 'Kopiert' : 'Adresse kopieren'}
						</Button>
						<ul>
							<li>Outlook: Kalender hinzufügen › Aus dem Internet abonnieren › Adresse einfügen</li>
							<li>Google: Weitere Kalender › Per URL › Adresse einfügen</li>
							<li>Apple: Ablage › Neues Kalenderabonnement › Adresse einfügen</li>
						</ul>
					</Address>
				)}
				<Form noValidate onSubmit={(event) => void make(event)}>
					<TextField
						label="Name des neuen Abonnements"
						maxLength={100}
						autoComplete="off"
						value={name}
						error={error}
						onValueChange={(value) => {
							setName(value);
							setError(undefined);
						}}
					/>
					<Select
						label="Was andere Programme erfahren"
						placeholder={null}
						value={level}
						options={(['busy', 'withoutPersons', ...(mayFull ? (['full'] as const) : [])] as const).map((one) => ({
							value: one,
							label: levels[one],
						}))}
						onValueChange={(value) => setLevel(value === 'full' || value === 'withoutPersons' ? value : 'busy')}
					/>
					<Button type="submit" isPending={isPending}>
						Adresse erstellen
					</Button>
				</Form>
			</Parts>
		</Dialog>
	);
}

const Parts = styled.div`
	display: grid;
	gap: var(--k-space-4);

	p {
		margin: 0;
	}
	> [role='status']:empty {
		display: none;
	}
`;

const List = styled.ul`
	margin: 0;
	padding: 0;
	list-style: none;

	li {
		display: flex;
		align-items: center;
		justify-content: space-between;
		gap: var(--k-space-3);
		padding-block: var(--k-space-2);
		border-block-end: var(--k-border-width) solid var(--k-color-separator);
	}
	b,
	small {
		display: block;
	}
	b {
		font-weight: var(--k-font-weight-medium);
	}
	small {
		color: var(--k-color-text-muted);
	}
`;

const Row = styled.span`
	display: flex;
	gap: var(--k-space-2);
`;

const Address = styled.div`
	display: grid;
	justify-items: start;
	gap: var(--k-space-2);

	output {
		overflow-wrap: anywhere;
		font-family: var(--k-font-family-mono);
		font-size: var(--k-font-size-sm);
	}
	ul {
		margin: 0;
		padding-inline-start: var(--k-space-5);
		color: var(--k-color-text-muted);
	}
`;

const Form = styled.form`
	display: grid;
	justify-items: stretch;
	gap: var(--k-space-4);

	> button {
		justify-self: start;
	}
`;
