import { useLayoutEffect } from 'react';

let owners = 0;

/** For a screen that scans by itself, such as a count: while it is there, the frame around it takes no codes. */
export function useOwnScanner(): void {
	useLayoutEffect(() => {
		owners += 1;
		return () => {
			owners -= 1;
		};
	}, []);
}

/** True while a screen takes the codes itself. */
export function hasOwnScanner(): boolean {
	return owners > 0;
}
