import { Loading, SkeletonText } from '@kontor/ui/Skeleton';
import {
	createContext,
	type ReactNode,
	Suspense,
	use,
	useCallback,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
} from 'react';

/** One that hangs must not keep back the others for longer. */
const PATIENCE_MS = 3000;

const ArrivalContext = createContext<(() => () => void) | null>(null);

/** Parts below each other that are shown once all of them have come, so that none is moved by a later one. */
export function Together({ children }: { children: ReactNode }) {
	const pending = useRef(0);
	const [isWaiting, setWaiting] = useState(true);
	const register = useCallback(() => {
		pending.current += 1;
		return () => {
			pending.current -= 1;
			// One that comes may be followed by its parts, which register in the same commit.
			queueMicrotask(() => pending.current === 0 && setWaiting(false));
		};
	}, []);

	// What is read again later stays where it stands.
	useEffect(() => {
		if (pending.current === 0) setWaiting(false);
		const timer = setTimeout(() => setWaiting(false), PATIENCE_MS);
		return () => clearTimeout(timer);
	}, []);

	return (
		<ArrivalContext value={register}>
			{isWaiting && (
				<Loading>
					<SkeletonText lines={8} />
				</Loading>
			)}
			<div style={{ display: isWaiting ? 'none' : 'contents' }}>
				<Suspense fallback={<OnItsWay />}>{children}</Suspense>
			</div>
		</ArrivalContext>
	);
}

/** Keeps the parts around from being shown while this one `isLoading`. */
export function useComesTogether(isLoading: boolean): void {
	const register = use(ArrivalContext);
	useLayoutEffect(() => (isLoading ? register?.() : undefined), [isLoading, register]);
}

function OnItsWay() {
	useComesTogether(true);
	return null;
}
