import { ApiProblem } from '@kontor/api-client/problem';
import { PRODUCT_NAME } from '@kontor/domain/product';
import type { RouteMatch } from '@kontor/domain/routes';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { TextField } from '@kontor/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { sentenceOf } from '../../screen/Failure.tsx';
import { useSession, useSessionState } from '../../session/SessionProvider.tsx';
import { BrandMark } from '../../shell/BrandMark.tsx';
import { Form, Panel, Stage } from './LoginScreen.styles.ts';

type Name = 'username' | 'password';
type Errors = Partial<Record<Name, string>>;

const missing: Record<Name, string> = {
	username: 'Bitte geben Sie Ihren Benutzernamen ein.',
	password: 'Bitte geben Sie Ihr Passwort ein.',
};

/** Where everyone starts; after it the guard leads to where the user wanted to go. */
export function LoginScreen({ match }: { match: RouteMatch<'login'> }) {
	const session = useSession();
	const state = useSessionState();
	const form = useRef<HTMLFormElement>(null);
	const [errors, setErrors] = useState<Errors>({});
	const [failure, setFailure] = useState<string | null>(null);
	const [isPending, setPending] = useState(false);

	async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
		event.preventDefault();
		if (isPending) return;
		const data = new FormData(event.currentTarget);
		const credentials = { username: String(data.get('username')).trim(), password: String(data.get('password')) };
		const found = errorsOf(credentials);
		setErrors(found);
		setFailure(null);
		const firstWrong = (Object.keys(found) as Name[])[0];
		if (firstWrong) {
			focusOn(firstWrong);
			return;
		}
		setPending(true);
		try {
			await session.signIn(credentials);
		} catch (error) {
			setFailure(failureOf(error));
			setPending(false);
			focusOn('password');
		}
	}

	function focusOn(name: Name): void {
		const field = form.current?.elements.namedItem(name);
		if (field instanceof HTMLInputElement) field.select();
	}

	const hasEnded = state.status === 'signedOut' && state.reason === 'ended';
	return (
		<Stage>
			<Panel>
				<BrandMark />
				<h1 tabIndex={-1}>Anmelden</h1>
				{match.query.logout === 'true' && failure === null && <Banner tone="success">Sie sind abgemeldet.</Banner>}
				{hasEnded && failure === null && (
					<Banner tone="info">Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.</Banner>
				)}
				{failure !== null && <Banner tone="error">{failure}</Banner>}
				<Form
					ref={form}
					noValidate
					aria-label={`Anmeldung bei ${PRODUCT_NAME}`}
					onSubmit={(event) => void onSubmit(event)}
				>
					<TextField
						label="Benutzername"
						name="username"
						autoComplete="username"
						autoCapitalize="none"
						spellCheck={false}
						maxLength={64}
						autoFocus
						error={errors.username}
					/>
					<TextField
						label="Passwort"
						name="password"
						type="password"
						autoComplete="current-password"
						maxLength={256}
						error={errors.password}
					/>
					<Button type="submit" variant="primary" isPending={isPending}>
						Anmelden
					</Button>
				</Form>
			</Panel>
		</Stage>
	);
}

function failureOf(error: unknown): string {
	if (!(error instanceof ApiProblem)) return 'Die Anmeldung ist fehlgeschlagen.';
	// The one answer to a wrong name and a wrong password, in the words of this form.
	return error.status === 401 ? 'Benutzername oder Passwort ist falsch.' : sentenceOf(error);
}

function errorsOf(credentials: Record<Name, string>): Errors {
	return {
		...(credentials.username === '' ? { username: missing.username } : {}),
		...(credentials.password === '' ? { password: missing.password } : {}),
	};
}
