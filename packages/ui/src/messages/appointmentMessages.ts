/** What the calendar's grids say; apart from the others, so that only who shows appointments loads it. */
export const appointmentMessages = {
	week: (week: number) => `KW ${week}`,
	allDay: 'ganztägig',
	holiday: (name: string) => `Feiertag: ${name}`,
	today: 'heute',
	count: (count: number) => (count === 0 ? 'keine Termine' : count === 1 ? '1 Termin' : `${count} Termine`),
	before: (minutes: number) => `${minutes} Min. Vorbereitung`,
	after: (minutes: number) => `${minutes} Min. Nachbereitung`,
	fromBefore: 'beginnt früher',
	goesOn: 'geht weiter',
	keys: 'Eingabetaste öffnet. Leertaste nimmt den Termin auf, um ihn mit den Pfeiltasten zu verschieben.',
	lifted: (title: string) =>
		`${title} aufgenommen. Pfeiltasten verschieben, Umschalt und Pfeiltasten ändern das Ende, Eingabetaste legt ab, Escape bricht ab.`,
	liftedDays: (title: string) =>
		`${title} aufgenommen. Pfeiltasten verschieben um Tage und Wochen, Eingabetaste legt ab, Escape bricht ab.`,
	place: (time: string, column: string, isFree: boolean) =>
		[time, column, isFree ? 'frei' : 'belegt'].filter(Boolean).join(', '),
	dropped: (title: string, time: string) => `${title} abgelegt: ${time}.`,
	cancelled: (title: string) => `${title} wurde nicht verschoben.`,
	create: (time: string) => `Neuer Termin: ${time}`,
	more: (count: number, day: string) => (count === 1 ? `1 weiterer am ${day}` : `${count} weitere am ${day}`),
	moreWord: 'weitere',
	less: 'weniger anzeigen',
	none: 'Keine Termine in diesem Zeitraum.',
	showDay: (day: string) => `${day}: Tag anzeigen`,
	grid: 'Termine',
} as const;
