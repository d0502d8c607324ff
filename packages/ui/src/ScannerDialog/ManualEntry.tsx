import { checkGtin } from '@kontor/german/gtin';
import { visibleText } from '@kontor/german/visibleText';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { scannerMessages } from '../messages/scannerMessages.ts';
import { TextField } from '../TextField/TextField.tsx';

/** Props of ManualEntry. */
export interface ManualEntryProps {
	value: string;
	onValueChange: (value: string) => void;
	onEnter: (text: string) => void;
}

/** Typing a code where the camera does not read it. A number with a wrong check digit is taken at the second try. */
export function ManualEntry({ value, onValueChange, onEnter }: ManualEntryProps) {
	const [refused, setRefused] = useState<string | null>(null);
	const text = scannerMessages;
	const code = visibleText(value).trim();
	const isRefused = refused === code;

	function submit(event: FormEvent): void {
		event.preventDefault();
		const isMistyped = /^[0-9]{12,14}$/.test(code) && checkGtin(code) === 'gtinCheckDigit';
		const isTaken = code !== '' && (!isMistyped || isRefused);
		setRefused(isTaken ? null : code);
		if (isTaken) onEnter(code);
	}

	return (
		<Form onSubmit={submit} noValidate>
			<TextField
				label={text.manual}
				hint={text.manualHint}
				value={value}
				onValueChange={onValueChange}
				error={isRefused && code === '' ? text.empty : undefined}
				warning={isRefused && code !== '' ? text.checkDigit : undefined}
				autoComplete="off"
				autoCapitalize="characters"
				autoCorrect="off"
				spellCheck={false}
				enterKeyHint="done"
			/>
			<Button type="submit">{text.take}</Button>
		</Form>
	);
}

const Form = styled.form`
	display: grid;
	grid-template-columns: minmax(0, 1fr) auto;
	align-items: end;
	gap: var(--k-space-2);
`;
