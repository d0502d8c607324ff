import type { PathOf } from '@kontor/api-client/types';
import { viennaTime } from '@kontor/german/dateTime';
import { Widget, type WidgetState } from '@kontor/ui/dashboard';
import { Link } from '@kontor/ui/Link';
import { type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { type Loaded, useReadTime } from '../../data/api.tsx';
import { useClock } from '../../host/clock.tsx';
import { sentenceOf } from '../../screen/Failure.tsx';
import { WidgetPlacementContext } from './portalWidget.ts';
import { useRefresh } from './useRefresh.ts';

const REFRESH_MS = 5 * 60_000;

/** Props of LoadedWidget. */
export interface LoadedWidgetProps<T> {
	title: string;
	/** What was asked for; asked again every five minutes while somebody can see it, once for all who show it. */
	path: PathOf<'get'>;
	loaded: Loaded<T>;
	/** Whether there is nothing to show; lists are by themselves. */
	isEmpty?: (data: T) => boolean;
	/** The one sentence for that; "Keine Einträge gefunden." by default. */
	emptyText?: string;
	/** Where everything of this kind is; without it there is no such page, or not for this user. */
	all?: { href: string; label: string } | undefined;
	/** Content that goes to the edges by itself. */
	isFlush?: boolean;
	skeleton?: ReactNode;
	children: (data: T) => ReactNode;
}

/** A widget with an answer of the server in each of its states, when it was read, and the way to all of it. */
export function LoadedWidget<T>({
	title,
	path,
	loaded,
	all,
	isFlush = false,
	children,
	...rest
}: LoadedWidgetProps<T>) {
	const { isSeen, onAnswered } = use(WidgetPlacementContext);
	const refresh = useRefresh();
	const clock = useClock();
	const readAt = useReadTime(path);
	const isAnswered = loaded.status !== 'loading';
	const answered = useEffectEvent(onAnswered);

	useEffect(() => {
		if (isAnswered) answered();
	}, [isAnswered]);

	useEffect(() => {
		if (!isSeen || !isAnswered) return;
		if (readAt !== null && clock() - readAt > REFRESH_MS) void refresh(path);
		const timer = setInterval(() => void refresh(path), REFRESH_MS);
		return () => clearInterval(timer);
	}, [isSeen, isAnswered, readAt, refresh, clock, path]);

	return (
		<Widget
			title={title}
			isFlush={isFlush}
			state={stateOf(loaded, rest)}
			refreshedAt={readAt === null ? undefined : viennaTime(readAt)}
			onRefresh={isAnswered ? () => void refresh(path) : undefined}
			footer={all && <Link href={all.href}>{all.label}</Link>}
		>
			{loaded.status === 'ready' && children(loaded.data)}
		</Widget>
	);
}

function stateOf<T>(
	loaded: Loaded<T>,
	{ isEmpty = isEmptyList, emptyText = 'Keine Einträge gefunden.', skeleton }: Partial<LoadedWidgetProps<T>>,
): WidgetState {
	if (loaded.status === 'loading') return { kind: 'loading', skeleton };
	if (loaded.status === 'failed') {
		const reference = loaded.problem.problem?.requestId;
		return {
			kind: 'error',
			text: sentenceOf(loaded.problem),
			onRetry: loaded.retry,
			...(reference !== undefined && { reference }),
		};
	}
	return isEmpty(loaded.data) ? { kind: 'empty', text: emptyText } : { kind: 'ready' };
}

function isEmptyList(data: unknown): boolean {
	return Array.isArray(data) && data.length === 0;
}
