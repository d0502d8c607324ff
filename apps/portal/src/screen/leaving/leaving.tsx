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

/** Goes on at once or, with unsaved input, once the user has agreed; `instead` is asked in place of the screen's question. */
type Leave = (proceed: () => void, instead?: LeaveQuestion) => void;

/** Unsaved input, with what is to be done once its user has agreed to leave it. */
interface Unsaved {
	readonly question: LeaveQuestion;
	readonly onLeft: () => void;
	/** Saves it and says whether that worked; null where there is nothing to be saved. */
	readonly save: (() => Promise<boolean>) | null;
}

const LeaveContext = createContext<{ leave: Leave; holdUp: (unsaved: Unsaved) => () => void } | null>(null);

const LeaveDialog = lazyChunk(async () => (await import('./LeaveDialog.tsx')).LeaveDialog);

/** Lets screens ask before they are left; `children` gets the way to leave, which links go. */
export function LeaveProvider({ children }: { children: (leave: Leave) => ReactNode }) {
	const unsaved = useRef(new Set<Unsaved>());
	const [asked, setAsked] = useState<{ question: LeaveQuestion; proceed: () => void; save: Unsaved['save'] } | null>(
		null,
	);
	const leave = useCallback<Leave>((proceed, instead) => {
		const last = [...unsaved.current].at(-1);
		if (last === undefined) proceed();
		else setAsked({ question: instead ?? last.question, proceed, save: unsaved.current.size === 1 ? last.save : null });
	}, []);
	const holdUp = useCallback((one: Unsaved) => {
		unsaved.current.add(one);
		return () => void unsaved.current.delete(one);
	}, []);
	const [value] = useState({ leave, holdUp });

	return (
		<LeaveContext value={value}>
			{children(leave)}
			{asked !== null && (
				<Suspense fallback={null}>
					<LeaveDialog
						question={asked.question}
						onSave={
							asked.save &&
							(async () => {
								const isSaved = await asked.save?.();
								setAsked(null);
								if (isSaved) asked.proceed();
							})
						}
						onStay={() => setAsked(null)}
						onLeave={() => {
							setAsked(null);
							for (const { onLeft } of [...unsaved.current]) onLeft();
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
