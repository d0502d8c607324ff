import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
	children: ReactNode;
	/** Shown in place of what broke; `retry` renders it anew. */
	fallback: (error: unknown, retry: () => void) => ReactNode;
}

/** Keeps what breaks inside from taking the rest of the page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failure: { error: unknown } | null }> {
	override state: { failure: { error: unknown } | null } = { failure: null };

	static getDerivedStateFromError(error: unknown) {
		return { failure: { error } };
	}

	override render(): ReactNode {
		const { failure } = this.state;
		if (failure === null) return this.props.children;
		return this.props.fallback(failure.error, () => this.setState({ failure: null }));
	}
}
