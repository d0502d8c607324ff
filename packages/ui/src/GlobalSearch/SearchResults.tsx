import { formatCount } from '@kontor/german/number';
import { type MarkedPart, markMatches } from '@kontor/german/search';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { messages } from '../messages/messages.ts';
import {
	Detail,
	Group,
	GroupLabel,
	Hints,
	Listbox,
	Message,
	OptionButton,
	OptionLink,
	Title,
	Words,
} from './SearchResults.styles.ts';
import type { SearchHit, SearchView } from './searchHits.ts';

interface SearchResultsProps {
	view: SearchView;
	listId: string;
	optionId: (key: string) => string;
	activeKey: string | undefined;
	allHits: { key: string; href: string } | null;
	onPoint: (key: string) => void;
	/** A hit is being opened, or with null the list of all. */
	onLeave: (hit: SearchHit | null) => void;
	onRetry: () => void;
}

const texts = messages.GlobalSearch;

/** The list below the field, or the sentence in its place. */
export function SearchResults(props: SearchResultsProps) {
	const { view } = props;
	switch (view.kind) {
		case 'hits':
		case 'recent':
			return <Hits {...props} view={view} />;
		case 'failed':
			return <ErrorState onRetry={props.onRetry}>{texts.failed}</ErrorState>;
		default:
			return (
				<Message>
					<EmptyState>{texts[view.kind]}</EmptyState>
				</Message>
			);
	}
}

type HitsProps = SearchResultsProps & { view: Extract<SearchView, { kind: 'hits' | 'recent' }> };

function Hits({ view, listId, allHits, ...option }: HitsProps) {
	const isStale = view.kind === 'hits' && view.isStale;
	const groups =
		view.kind === 'hits' ? view.groups : [{ key: 'recent', label: texts.recent, count: null, hits: view.hits }];
	const query = view.kind === 'hits' ? view.query : '';
	return (
		<>
			<Listbox
				id={listId}
				role="listbox"
				aria-label={texts.results}
				aria-busy={isStale || undefined}
				inert={isStale}
				data-stale={isStale || undefined}
			>
				{groups.map((group) => (
					<ResultGroup key={group.key} label={group.label} count={countOf(group)}>
						{group.hits.map((hit) => (
							<Option key={hit.key} hit={hit} query={query} {...option} />
						))}
					</ResultGroup>
				))}
				{allHits && (
					<OptionLink
						id={option.optionId(allHits.key)}
						role="option"
						tabIndex={-1}
						href={allHits.href}
						aria-selected={option.activeKey === allHits.key}
						onPointerMove={() => option.onPoint(allHits.key)}
						onClick={() => option.onLeave(null)}
						data-all=""
					>
						{texts.allHits}
						<ArrowRight />
					</OptionLink>
				)}
			</Listbox>
			<Hints aria-hidden="true">
				{texts.keys.map(([key, meaning]) => (
					<span key={key}>
						<kbd>{key}</kbd> {meaning}
					</span>
				))}
			</Hints>
		</>
	);
}

function countOf({ count, isMore = false }: { count: number | null; isMore?: boolean }): string | null {
	if (count === null) return null;
	return isMore ? `${formatCount(count)}+` : formatCount(count);
}

function ResultGroup({ label, count, children }: { label: string; count: string | null; children: React.ReactNode }) {
	const labelId = useId();
	return (
		<Group role="group" aria-labelledby={labelId}>
			<GroupLabel id={labelId} role="presentation">
				<span>{label}</span> {count !== null && <span>{count}</span>}
			</GroupLabel>
			{children}
		</Group>
	);
}

type OptionProps = Pick<SearchResultsProps, 'optionId' | 'activeKey' | 'onPoint' | 'onLeave'> & {
	hit: SearchHit;
	query: string;
};

function Option({ hit, query, optionId, activeKey, onPoint, onLeave }: OptionProps) {
	const props = {
		id: optionId(hit.key),
		role: 'option',
		tabIndex: -1,
		'aria-selected': activeKey === hit.key,
		onPointerMove: () => {
			if (activeKey !== hit.key) onPoint(hit.key);
		},
	};
	const words = (
		<>
			{hit.icon}
			<Words>
				<Title>
					<Marked text={hit.title} query={query} />
				</Title>
				{hit.detail && (
					<Detail>
						{' '}
						<Marked text={hit.detail} query={query} />
					</Detail>
				)}
			</Words>
		</>
	);
	if (hit.href === null) {
		return (
			<OptionButton {...props} onClick={() => onLeave(hit)}>
				{words}
			</OptionButton>
		);
	}
	return (
		<OptionLink
			{...props}
			href={hit.href}
			onClick={(event) => {
				if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onLeave(hit);
			}}
		>
			{words}
		</OptionLink>
	);
}

function Marked({ text, query }: { text: string; query: string }) {
	if (query === '') return text;
	let position = 0;
	return markMatches(text, query).map((part: MarkedPart) => {
		const key = position;
		position += part.text.length;
		return part.isMatch ? <mark key={key}>{part.text}</mark> : part.text;
	});
}
