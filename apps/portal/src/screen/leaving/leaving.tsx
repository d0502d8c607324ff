import { createContext, type ReactNode, Suspense, use, useCallback, useRef, useState } from 'react';
import { lazyChunk } from '../../host/chunks.ts';
import './popState.ts';

/** What is asked before a screen with unsaved input is left. */
export interface LeaveQuestion {
	readonly title: string;
	/** What happens to the input. */
	readonly text: string;
	/** The verb of leaving. */
	readonly confirmLabel: string;
}

type Leave = (proceed: () => void) => void;

const LeaveContext = createContext<{ leave: Leave; setQuestion: (question: LeaveQuestion | null) => void } | null>(
	null,
);

const LeaveDialog = lazyChunk(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

/** Lets screens ask before they are left; `children` gets the way to leave, which links go. */
export function LeaveProvider({ children }: { children: (leave: Leave) => ReactNode }) {
	const question = useRef<LeaveQuestion | null>(null);
	const [asked, setAsked] = useState<{ question: LeaveQuestion; proceed: () => void } | null>(null);
	const leave = useCallback<Leave>((proceed) => {
		if (question.current === null) proceed();
		else setAsked({ question: question.current, proceed });
	}, []);
	const setQuestion = useCallback((next: LeaveQuestion | null) => {
		question.current = next;
	}, []);
	const [value] = useState({ leave, setQuestion });

	return (
		<LeaveContext value={value}>
			{children(leave)}
			{asked !== null && (
				<Suspense fallback={null}>
					<LeaveDialog
						question={asked.question}
						onStay={() => setAsked(null)}
						onLeave={() => {
							setAsked(null);
							asked.proceed();
						}}
					/>
				</Suspense>
			)}
		</LeaveContext>
	);
}

/** Goes on at once or, with unsaved input, once the user has agreed: for ways that are no links, such as tabs. */
export function useLeave(): Leave {
	return useLeaving().leave;
}

/** The way to leave, and to ask before it; screens take `useLeave` and `useLeaveQuestion`. */
export function useLeaving() {
	const value = use(LeaveContext);
	if (value === null) throw new Error('Leaving a screen needs a LeaveProvider around it');
	return value;
}
