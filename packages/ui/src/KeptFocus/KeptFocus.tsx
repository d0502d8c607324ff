import { type ComponentPropsWithRef, useEffect } from 'react';
import { useInnerRef } from '../Field/useInnerRef.ts';
import { keepFocus } from '../overlay/keepFocus.ts';

/**
 * A block in which the focus is never lost: when what has it vanishes, such as a button whose work is done, it goes to
 * the nearest stop of the same region, else to the heading or the region itself.
 */
export function KeptFocus({ ref, ...rest }: ComponentPropsWithRef<'div'>) {
	const [frame, setFrame] = useInnerRef(ref);
	useEffect(() => (frame.current ? keepFocus(frame.current) : undefined), [frame]);
	return <div {...rest} ref={setFrame} />;
}
