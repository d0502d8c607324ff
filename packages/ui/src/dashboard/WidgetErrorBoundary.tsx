import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { dashboardMessages } from '../messages/messages.ts';
import { Instead } from './Widget.styles.ts';

/** Keeps a fault in a widget's content from taking the dashboard with it; another try renders the content anew. */
export class WidgetErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
	override state = { isBroken: false };

	static getDerivedStateFromError() {
		return { isBroken: true };
	}

	override componentDidCatch(error: unknown) {
		reportError(error);
	}

	override render() {
		if (!this.state.isBroken) return this.props.children;
		return (
			<Instead>
				<ErrorState onRetry={() => this.setState({ isBroken: false })}>{dashboardMessages.broken}</ErrorState>
			</Instead>
		);
	}
}
