import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { pdfMessages } from '../messages/pdfMessages.ts';
import { TextField } from '../TextField/TextField.tsx';
import { Locked } from './PdfViewer.styles.ts';

interface PdfPasswordProps {
	/** The one before did not open the document. */
	isWrong: boolean;
	/** A password is being tried. */
	isChecking: boolean;
	/** What can be done without it. */
	actions: ReactNode;
	onPassword: (password: string) => void;
}

const texts = pdfMessages;

/** Asks for the password of a document; it is kept nowhere, and browsers are not asked to keep it either. */
export function PdfPassword({ isWrong, isChecking, actions, onPassword }: PdfPasswordProps) {
	const field = useRef<HTMLInputElement>(null);
	const [password, setPassword] = useState('');
	const [isMissing, setIsMissing] = useState(false);
	const error = isMissing ? texts.passwordMissing : isWrong && !isChecking ? texts.passwordWrong : undefined;

	useEffect(() => {
		if (isWrong && !isChecking) field.current?.select();
	}, [isWrong, isChecking]);

	function handleSubmit(event: FormEvent): void {
		event.preventDefault();
		if (isChecking) return;
		setIsMissing(password === '');
		if (password === '') field.current?.focus();
		else onPassword(password);
	}

	return (
		<Locked onSubmit={handleSubmit} noValidate>
			<p role="status">{texts.locked}</p>
			<TextField
				ref={field}
				type="password"
				label={texts.password}
				value={password}
				onValueChange={setPassword}
				error={error}
				autoComplete="off"
				readOnly={isChecking}
			/>
			<div>
				<Button type="submit" variant="primary" isPending={isChecking}>
					{texts.unlock}
				</Button>
				{actions}
			</div>
		</Locked>
	);
}
