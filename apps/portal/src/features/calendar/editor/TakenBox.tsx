import { can } from '@kontor/domain/permissions';
import { formatAppointmentTime } from '@kontor/german/calendar/appointmentTime';
import { Banner } from '@kontor/ui/Banner';
import { Button } from '@kontor/ui/Button';
import { TextField } from '@kontor/ui/TextField';
import { styled } from 'styled-components';
import type { TakenTime } from '../../../data/calendar.ts';
import { useSubject } from '../../../screen/CurrentUser.tsx';
import { takenInWords } from '../view/takenInWords.ts';
import type { EditorValues } from './editorValues.ts';

/** Props of TakenBox. */
export interface TakenBoxProps {
	idOfReason: string;
	taken: TakenTime;
	values: EditorValues;
	error: string | undefined;
	isSeries: boolean;
	onChange: (change: Partial<EditorValues>) => void;
}

/** What is in the way of an appointment, and the ways on: another time, those of a series left out or moved, overbooked. */
export function TakenBox({ idOfReason, taken, values, error, isSeries, onChange }: TakenBoxProps) {
	const mayOverbook = can(useSubject(), 'overbook');
	const isOverbooking = values.conflictResolution === 'overbook';
	return (
		<Box aria-label="Konflikt">
			<Banner tone="warning">{takenInWords(taken)}</Banner>
			{taken.free.length > 0 && (
				<>
					<p>Nächste freie Zeiten:</p>
					<Row>
						{taken.free.map(({ start, end }) => (
							<Button
								key={start}
								size="compact"
								onClick={() => onChange({ start, end, conflictResolution: 'none', overbookReason: '' })}
							>
								{formatAppointmentTime({ start, end, allDay: false })}
							</Button>
						))}
					</Row>
				</>
			)}
			<Row>
				{isSeries && (
					<>
						<Button size="compact" onClick={() => onChange({ conflictResolution: 'skip' })}>
							Diese Termine auslassen
						</Button>
						<Button size="compact" onClick={() => onChange({ conflictResolution: 'shift' })}>
							Auf die nächste freie Zeit verschieben
						</Button>
					</>
				)}
				{mayOverbook && !isOverbooking && (
					<Button size="compact" onClick={() => onChange({ conflictResolution: 'overbook' })}>
						Trotzdem eintragen (überbuchen)
					</Button>
				)}
			</Row>
			{isOverbooking && (
				<TextField
					id={idOfReason}
					label="Grund der Überbuchung"
					isRequired
					maxLength={500}
					autoComplete="off"
					value={values.overbookReason}
					error={error}
					onValueChange={(overbookReason) => onChange({ overbookReason })}
				/>
			)}
		</Box>
	);
}

const Box = styled.section`
	display: grid;
	gap: var(--k-space-2);

	p {
		margin: 0;
		color: var(--k-color-text-muted);
	}
`;

const Row = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--k-space-2);
`;
