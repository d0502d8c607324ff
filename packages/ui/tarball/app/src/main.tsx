import '@kontor/ui/theme/fonts.css';
import { ThemeProvider } from '@kontor/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { ownTheme } from './ownTheme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');
createRoot(root).render(
	<StrictMode>
		<ThemeProvider theme={ownTheme} mode="light">
			<App />
		</ThemeProvider>
	</StrictMode>,
);
