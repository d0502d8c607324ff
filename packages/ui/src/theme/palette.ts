// Private to the theme: components read semantic tokens, never these names.

/** The four brand colours of spec.md section 9, exactly as the company writes them. */
export const brand = {
	primary: '#13a0cb',
	error: '#eb0050',
	success: '#78a000',
	warning: '#ff8c28',
} as const;

/** Cool greys from paper to ink. */
export const slate = {
	0: '#ffffff',
	25: '#f7f8fa',
	50: '#f2f4f7',
	100: '#e9edf1',
	200: '#dde3e9',
	300: '#c5ced7',
	400: '#9aa7b4',
	450: '#7f8c9a',
	500: '#626f7b',
	550: '#5b6874',
	600: '#4b5865',
	700: '#36424e',
	750: '#2b3641',
	800: '#232d37',
	825: '#1d262f',
	850: '#182028',
	900: '#131a21',
	950: '#0d1318',
	990: '#141d26',
	1000: '#000000',
} as const;

/** Shades around the primary; white text is safe from 600 on, 500 is the brand itself. */
export const sky = {
	50: '#eaf6fa',
	100: '#d8eff7',
	300: '#79cfe9',
	400: '#46bce0',
	500: brand.primary,
	550: '#1188ae',
	600: '#0c7496',
	650: '#0a6786',
	700: '#085871',
	800: '#0c4154',
	850: '#0e3341',
	900: '#0d2a36',
	950: '#04202a',
	contrast: '#00435a',
} as const;

/** Shades around the error colour. */
export const rose = {
	50: '#fdeef3',
	100: '#fbdce6',
	300: '#ff8fb0',
	400: '#ff6d97',
	500: brand.error,
	600: '#d00047',
	650: '#b8003f',
	700: '#9c0036',
	900: '#3b1220',
	950: '#2f0d18',
	contrast: '#8c0030',
} as const;

/** Shades around the success colour. */
export const leaf = {
	50: '#f1f7df',
	300: '#b4d84f',
	400: '#9cc62b',
	500: brand.success,
	600: '#557100',
	700: '#476000',
	900: '#222d0a',
	contrast: '#2f4200',
} as const;

/** Shades around the warning colour. */
export const amber = {
	50: '#fff3e7',
	200: '#ffe08a',
	300: '#ffb673',
	400: '#ffa14d',
	500: brand.warning,
	600: '#b35400',
	700: '#8f4300',
	900: '#38220f',
	950: '#2a1400',
	contrast: '#663000',
} as const;
