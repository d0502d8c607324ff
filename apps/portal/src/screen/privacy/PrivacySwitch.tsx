import { Button } from '@kontor/ui/Button';
import { VisuallyHidden } from '@kontor/ui/VisuallyHidden';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { styled } from 'styled-components';
import { ariaKeysOf, writtenKeysOf } from '../shortcuts.ts';
import { usePrivacy } from './privacy.tsx';

/** Switches the Diskretmodus. */
export function PrivacySwitch() {
	const { isDiscreet, setDiscreet } = usePrivacy();
	return (
		<>
			<Switch
				variant="quiet"
				icon={isDiscreet ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
				label="Diskretmodus"
				title={`Diskretmodus ${isDiscreet ? 'ausschalten' : 'einschalten'} (${writtenKeysOf('discreet').join('+')})`}
				aria-pressed={isDiscreet}
				aria-keyshortcuts={ariaKeysOf('discreet')}
				onClick={() => setDiscreet(!isDiscreet)}
			/>
			<VisuallyHidden role="status">{isDiscreet && 'Der Diskretmodus ist eingeschaltet.'}</VisuallyHidden>
		</>
	);
}

const Switch = styled(Button)`
	&[aria-pressed='true'] {
		background: var(--k-color-surface-active);
	}
`;
