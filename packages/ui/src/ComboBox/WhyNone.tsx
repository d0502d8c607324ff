import { Button } from '../Button/Button.tsx';
import type { SearchState } from '../GlobalSearch/searchRun.ts';
import { messages } from '../messages/messages.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Note, Text } from './ComboBox.styles.ts';

/** Props of WhyNone. */
interface WhyNoneProps {
	status: SearchState<unknown>['status'];
	/** Entries that are shown. */
	count: number;
	minLength: number;
	onRetry: () => void;
}

/** One line that says why there are no entries; nothing where there are some. */
export function WhyNone({ status, count, minLength, onRetry }: WhyNoneProps) {
	if (status === 'failed') {
		return (
			<Note>
				<Text>{messages.ComboBox.failed}</Text>
				<Button size="compact" tabIndex={-1} onClick={onRetry}>
					{messages.ComboBox.retry}
				</Button>
			</Note>
		);
	}
	if (status === 'tooShort' || status === 'empty') return <Note>{messages.ComboBox.tooShort(minLength)}</Note>;
	if (count > 0) return null;
	if (status === 'found') return <Note>{messages.ComboBox.none}</Note>;
	if (status !== 'loading') return null;
	return (
		<Note>
			<Spinner />
			{messages.ComboBox.loading}
		</Note>
	);
}
