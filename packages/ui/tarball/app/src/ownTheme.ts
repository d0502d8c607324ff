import { createTheme } from '@kontor/ui/theme';

/** The looks of another company, in ten lines. */
export const ownTheme = createTheme({
	fontFamily: 'Georgia, serif',
	radius: '0px',
	colors: {
		light: { primary: '#5b2a86', primaryHover: '#4c2270', primaryActive: '#3d1b5a', primaryText: '#5b2a86' },
		dark: { primary: '#b98ee0', primaryHover: '#c7a4e7', primaryActive: '#d5bbee', onPrimary: '#1c0c2b' },
	},
});
