/* Long because all sentences of the library stand in one place, where a translator finds them. */

const timeSkipped =
	'Diese Uhrzeit gibt es an diesem Tag nicht: Die Uhren werden über sie hinweg vorgestellt, auf Sommerzeit.';

/** Every German sentence of the library, keyed by component. */
export const messages = {
	Banner: {
		dismiss: 'Hinweis schließen',
		tone: { info: 'Hinweis', success: 'Erfolg', warning: 'Warnung', error: 'Fehler', update: 'Neue Version' },
	},
	BicField: {
		bicLength: 'Ein BIC hat 8 oder 11 Zeichen.',
		bicFormat: 'Ein BIC beginnt mit sechs Buchstaben, z. B. GIBAAT für eine Bank in Österreich.',
		bicCountry: 'Das fünfte und sechste Zeichen sind kein Land. Bitte vergleichen Sie den BIC mit dem Original.',
		abroad: 'Dieser BIC gehört nicht zum Land der IBAN.',
	},
	Breadcrumbs: {
		label: 'Sie sind hier',
		more: 'Weitere Ebenen anzeigen',
	},
	Button: {
		pending: 'Wird ausgeführt …',
	},
	Calendar: {
		previous: 'Voriger Monat',
		next: 'Nächster Monat',
		month: 'Monat',
		year: 'Jahr',
		week: 'KW',
		weekOf: (week: number) => `Kalenderwoche ${week}`,
		today: 'Heute',
		isToday: 'heute',
	},
	Chip: {
		remove: (text: string) => `„${text}“ entfernen`,
		removeFilter: (label: string) => `Filter ${label} entfernen`,
		filter: (label: string) => `Filter ${label}`,
	},
	ComboBox: {
		loading: 'Wird gesucht …',
		none: 'Keine Einträge gefunden.',
		failed: 'Die Suche ist fehlgeschlagen.',
		retry: 'Erneut versuchen',
		open: 'Vorschläge anzeigen',
		clear: 'Auswahl löschen',
		tooShort: (minimum: number) => `Geben Sie mindestens ${minimum} Zeichen ein.`,
		unchosen: 'Bitte wählen Sie einen Eintrag aus der Liste.',
		count: (count: number) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
	},
	DateField: {
		dateInvalid: 'Kein gültiges Datum!',
		dateMissing: 'Kein Datum angegeben!',
		dateTooEarly: (min: string) => `Das Datum darf nicht vor dem ${min} liegen.`,
		dateTooLate: (max: string) => `Das Datum darf nicht nach dem ${max} liegen.`,
		open: 'Kalender öffnen',
		openByKey: 'Kalender öffnen (Alt + ↓)',
		calendarOf: (label: string) => `Kalender: ${label}`,
		failed: 'Der Kalender konnte nicht geladen werden. Sie können das Datum eintippen.',
	},
	DateRangeField: {
		from: 'von',
		to: 'bis',
		fromOf: (label: string) => `${label} von`,
		toOf: (label: string) => `${label} bis`,
		order: 'Das Ende darf nicht vor dem Beginn liegen.',
		presets: (label: string) => `${label}: Schnellauswahl`,
	},
	DateTimeDialog: {
		date: 'Datum',
		time: 'Zeit',
		tabs: 'Datum und Zeit',
		allDay: 'Ganztägig',
		allDayShown: '(ganztägig)',
		clock: 'Uhrzeit',
		hours: 'Stunde',
		minutes: 'Minute',
		take: 'Übernehmen',
		nothing: 'Noch kein Datum gewählt',
		problem: {
			dateMissing: 'Kein Datum angegeben!',
			inputInvalid: 'Kein gültiger Input!',
			dateInvalid: 'Kein gültiges Datum!',
			dateTimeTimeInvalid: 'Keine gültige Zeit!',
			timeSkipped: timeSkipped,
		},
	},
	DateTimeField: {
		open: 'Datum und Zeit wählen',
		openByKey: 'Datum und Zeit wählen (Alt + ↓)',
		failed: 'Die Auswahl konnte nicht geladen werden. Sie können Datum und Zeit eintippen.',
	},
	Dialog: {
		close: 'Schließen',
		cancel: 'Abbrechen',
		understood: 'Verstanden',
	},
	DescriptionList: {
		noValue: 'keine Angabe',
	},
	EmailField: {
		emailDomain: 'Nach dem @ fehlt die Domain, z. B. anna.huber@firma.at.',
		emailAt: 'Eine E-Mail-Adresse hat genau ein @, z. B. anna.huber@firma.at.',
		emailFormat: 'Bitte prüfen Sie die E-Mail-Adresse, z. B. anna.huber@firma.at.',
		emailLength: 'Diese E-Mail-Adresse ist zu lang.',
		suggestion: 'Meinten Sie',
	},
	ErrorState: {
		text: 'Die Daten konnten nicht geladen werden.',
		retry: 'Erneut versuchen',
		reference: (reference: string) => `Kennung: ${reference}`,
	},
	ErrorSummary: {
		title: (count: number) => (count === 1 ? 'Bitte prüfen Sie diese Angabe' : `Bitte prüfen Sie ${count} Angaben`),
		odd: 'Ist das so gemeint?',
	},
	Field: {
		required: 'Pflichtfeld',
	},
	FileField: {
		choose: 'Datei auswählen',
		chooseSeveral: 'Dateien auswählen',
		drop: 'oder hierher ziehen',
		files: 'Ausgewählte Dateien',
		limits: (types: string, size: string) => [types, size && `höchstens ${size}`].filter(Boolean).join(', '),
		remove: (name: string) => `„${name}“ entfernen`,
		removed: (name: string) => `„${name}“ entfernt.`,
		uploading: (name: string) => `„${name}“ wird hochgeladen`,
		done: 'Hochgeladen',
		wrongType: (name: string) => `„${name}“ hat keinen erlaubten Dateityp.`,
		tooLarge: (name: string, limit: string) => `„${name}“ ist größer als ${limit}.`,
		empty: (name: string) => `„${name}“ ist leer.`,
		onlyOne: 'Bitte wählen Sie nur eine Datei.',
	},
	FilterBar: {
		label: 'Filter',
		add: 'Filter hinzufügen',
		search: 'Filter suchen',
		reset: 'Alle entfernen',
	},
	GlobalSearch: {
		label: (productName: string) => `${productName} durchsuchen (mind. 3 Zeichen)`,
		loading: 'Globale Suche läuft',
		open: 'Suche öffnen',
		close: 'Suche schließen',
		results: 'Suchergebnisse',
		empty: 'Suchbegriff eingeben, um die Suche zu starten.',
		tooShort: 'Geben Sie mindestens 3 Zeichen ein, um die Suche zu starten.',
		searching: 'Ergebnisse werden geladen...',
		none: 'Keine Einträge gefunden.',
		failed: 'Die Suche ist fehlgeschlagen.',
		recent: 'Zuletzt geöffnet',
		allHits: 'Alle Treffer in CRM',
		keys: [
			['↑ ↓', 'wählen'],
			['Enter', 'öffnen'],
			['Strg Enter', 'neuer Tab'],
			['Esc', 'schließen'],
		],
		count: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
		countOrMore: (count: number) => `${count} oder mehr Treffer`,
		notImplementedTitle: 'Noch nicht verfügbar',
		notImplemented: 'Diese Funktion ist noch nicht implementiert.',
	},
	IbanField: {
		ibanCharacters: 'Eine IBAN besteht aus Buchstaben und Ziffern und beginnt mit dem Land, z. B. AT61.',
		ibanLength: 'Eine IBAN hat 15 bis 34 Zeichen.',
		ibanChecksum: 'Die Prüfziffern stimmen nicht. Bitte vergleichen Sie die IBAN mit dem Original.',
		ibanCountry: (country: string) => `Mit ${country} beginnt keine bekannte IBAN. Bitte prüfen Sie das Land.`,
		ibanCountryLength: (country: string, length: number, typed: number) =>
			`Eine IBAN mit ${country} hat ${length} Zeichen, hier sind es ${typed}.`,
	},
	KeyboardHelp: {
		title: 'Tastenkürzel',
		or: 'oder',
		this: 'Diese Übersicht öffnen',
	},
	Menu: {
		failed: 'Das Menü konnte nicht geladen werden.',
	},
	MultiSelect: {
		chosen: 'Ausgewählt',
		added: (label: string) => `${label} hinzugefügt.`,
		removed: (label: string) => `${label} entfernt.`,
		clear: 'Auswahl leeren',
		open: 'Einträge anzeigen',
	},
	NotificationBell: {
		label: (unread: number) => {
			if (unread === 0) return 'Benachrichtigungen';
			return `Benachrichtigungen, ${unread >= 1000 ? 'mehr als 999' : unread} ungelesene`;
		},
		heading: (unread: number) => {
			if (unread === 1) return '1 ungelesene Nachricht';
			return `${unread >= 1000 ? 'Mehr als 999' : unread} ungelesene Nachrichten`;
		},
		dialog: 'Ungelesene Nachrichten',
		failed: 'Die Nachrichten konnten nicht geladen werden.',
		none: 'Sie haben keine neuen Nachrichten erhalten.',
		markRead: 'Als gelesen markieren',
		markReadOf: (subject: string) => `„${subject}“ als gelesen markieren`,
		all: 'Alle Benachrichtigungen anzeigen',
		allShort: 'Alle Anzeigen',
		loading: 'Nachrichten werden geladen …',
	},
	NumberField: {
		numberFormat: 'Bitte geben Sie eine Zahl ein, z. B. 1.234,50.',
		numberDecimals: (decimals: number) =>
			decimals === 0
				? 'Bitte geben Sie eine ganze Zahl ein.'
				: `Höchstens ${decimals} ${decimals === 1 ? 'Nachkommastelle' : 'Nachkommastellen'}.`,
		numberTooSmall: (min: string) => `Der kleinste erlaubte Wert ist ${min}.`,
		numberTooLarge: (max: string) => `Der größte erlaubte Wert ist ${max}.`,
		increase: (label: string) => `${label} erhöhen`,
		decrease: (label: string) => `${label} verringern`,
	},
	Pagination: {
		label: 'Seiten',
		previous: 'Vorige Seite',
		next: 'Nächste Seite',
		page: (page: number) => `Seite ${page}`,
		pageOf: (page: number, count: number) => `Seite ${page} von ${count}`,
	},
	PhoneField: {
		unread: 'Diese Nummer ist nicht eindeutig lesbar. Sie wird so gespeichert, wie sie hier steht.',
	},
	ProgressBar: {
		percent: (percent: number) => `${percent} %`,
	},
	SearchMenu: {
		none: 'Kein Eintrag passt.',
	},
	SearchField: {
		clear: 'Suche leeren',
		loading: 'Suche läuft',
	},
	Select: {
		placeholder: 'Bitte wählen',
	},
	SideNav: {
		label: 'Hauptnavigation',
		drawer: 'Navigation',
		close: 'Navigation schließen',
		noPermission: 'Keine Berechtigung',
		planned: 'Noch nicht verfügbar',
		plannedShort: 'folgt',
	},
	Skeleton: {
		loading: 'Wird geladen …',
	},
	Stepper: {
		label: 'Schritte',
		state: { done: 'erledigt', current: 'aktuell', error: 'fehlerhaft', upcoming: 'offen' },
	},
	SvnrField: {
		serial: 'Laufnummer mit Prüfziffer, 4 Ziffern',
		date: 'Geburtsdatum als TTMMJJ, 6 Ziffern',
		svnrFormat: 'Bitte zehn Ziffern eingeben: 4 + Geburtsdatum (TTMMJJ).',
		svnrCheckDigit: 'Die Prüfziffer stimmt nicht. Bitte vergleichen Sie die Nummer mit der e-card.',
		svnrDay: 'Den Tag in dieser Nummer gibt es nicht. Bitte vergleichen Sie sie mit der e-card.',
		svnrBirthDate: 'Das Geburtsdatum weicht von der Versicherungsnummer ab. Das kommt vor, bitte prüfen Sie beides.',
		valid: 'Prüfziffer stimmt',
	},
	Table: {
		empty: 'Keine Einträge gefunden.',
		loading: 'Einträge werden geladen …',
		refreshing: 'Einträge werden aktualisiert …',
		failed: 'Die Einträge konnten nicht geladen werden.',
		view: 'Ansicht',
		columns: 'Spalten',
		compact: 'Kompakte Zeilen',
		sort: 'Sortierung',
		unsorted: 'Ohne Sortierung',
		descending: 'Absteigend',
		reset: 'Ansicht zurücksetzen',
		resizeHint: 'Umschalt und Pfeil links oder rechts ändert die Spaltenbreite.',
		width: (column: string, width: number) => `${column}: ${width} Pixel breit`,
		count: (count: string) => (count === '1' ? '1 Eintrag' : `${count} Einträge`),
		selection: 'Auswahl',
		selectHint: 'Leertaste wählt die Zeile aus, Umschalt und Pfeil auf oder ab mehrere.',
		peekOrSelectHint:
			'Leertaste öffnet die Vorschau, Umschalt und Leertaste wählt die Zeile aus, Umschalt und Pfeil auf oder ab mehrere.',
		selectRow: 'Zeile auswählen',
		selectAll: 'Alle auswählen',
		selectNone: 'Auswahl aufheben',
		selected: (count: string) => `${count} ausgewählt`,
		exportCsv: 'Als CSV speichern',
		print: 'Drucken',
		preparingSheet: 'Alle Einträge werden geladen …',
		copied: (count: string) => (count === '1' ? '1 Zeile kopiert' : `${count} Zeilen kopiert`),
		partlyPrinted: (held: string, total: string) =>
			`Hier stehen ${held} von ${total} Einträgen. Bis zu 2.000 druckt „Drucken“ im Menü „Ansicht“; alle enthält die CSV-Datei.`,
	},
	TagField: {
		values: 'Einträge',
		added: (tags: readonly string[]) => `${tags.join(', ')} hinzugefügt.`,
		removed: (tag: string) => `${tag} entfernt.`,
		known: (tag: string) => `${tag} ist schon eingetragen.`,
	},
	TextArea: {
		tooLong: (over: number) =>
			over === 1 ? 'Der Text ist um 1 Zeichen zu lang.' : `Der Text ist um ${over} Zeichen zu lang.`,
		count: (count: number, limit: number) => `${count} von ${limit} Zeichen`,
	},
	TextField: {
		reveal: 'Passwort anzeigen',
		conceal: 'Passwort verbergen',
	},
	TimeField: {
		timeInvalid: 'Kein gültiges Datum!',
		timeMissing: 'Keine gültige Uhrzeit',
		timeSkipped: timeSkipped,
		timeTwice:
			'Diese Uhrzeit gibt es an diesem Tag zweimal, weil die Uhren zurückgestellt werden. Sie bleibt so, wie sie hier steht.',
		range: (min: string, max: string) => `Bitte geben Sie eine Uhrzeit von ${min} bis ${max} ein.`,
		open: 'Uhrzeiten anzeigen',
		times: (label: string) => `${label}: Uhrzeiten`,
	},
	Toast: {
		region: 'Meldungen',
		dismiss: 'Meldung schließen',
		dismissAll: 'Alle schließen',
		tone: { info: 'Hinweis', success: 'Erfolg', warning: 'Warnung', error: 'Fehler' },
		count: (count: number) => `${count}-mal`,
	},
	TopBar: {
		menu: 'Navigation öffnen',
	},
	UidField: {
		uidFormat: 'Eine UID beginnt mit dem Land, z. B. ATU und 8 Ziffern in Österreich.',
		uidCountry: 'Mit diesen Buchstaben beginnt keine UID der EU. In Österreich beginnt sie mit ATU.',
		uidCheckDigit: 'Die Prüfziffer stimmt nicht. Bitte vergleichen Sie die UID mit dem Original.',
		odd: {
			uidFormat: 'So sind die UIDs dieses Landes nicht aufgebaut. Bitte vergleichen Sie die UID mit dem Original.',
			uidCountry: 'Mit diesen Buchstaben beginnt keine UID der EU. Bitte vergleichen Sie die UID mit dem Original.',
			uidCheckDigit: 'Die Prüfziffer stimmt nicht. Bitte vergleichen Sie die UID mit dem Original.',
		},
	},
	UserMenu: {
		label: (name: string) => `Benutzermenü von ${name}`,
		appearance: 'Darstellung',
		modes: { system: 'System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
		signOut: 'Abmelden',
	},
} as const;

/** The German sentences of the charts, apart so that only who draws charts loads them. */
export const chartMessages = {
	empty: 'Keine Daten vorhanden',
	noValue: 'keine Angabe',
	change: 'Veränderung',
	share: 'Anteil',
	rest: (count: number) => `Übrige (${count})`,
	asTable: 'Als Tabelle anzeigen',
	asChart: 'Als Diagramm anzeigen',
	save: 'Herunterladen',
	csv: 'Zahlen (CSV)',
	png: 'Bild (PNG)',
	svg: 'Bild (SVG)',
	pictureOnlyOfChart: 'Nur in der Ansicht als Diagramm',
	pointsInRow: (title: string, count: number) =>
		`${title}: Diagramm mit ${count === 1 ? '1 Wert' : `${count} Werten`}. Mit Pfeil links und rechts durch die Werte.`,
	pointsInColumn: (title: string, count: number) =>
		`${title}: Diagramm mit ${count === 1 ? '1 Anteil' : `${count} Anteilen`}. Mit Pfeil hinauf und hinunter durch die Werte.`,
	pointsInGrid: (title: string, rows: number, columns: number) =>
		`${title}: Diagramm mit ${rows} mal ${columns} Feldern. Mit den Pfeiltasten durch die Werte.`,
	heatFirst: (bound: string) => `unter ${bound}`,
	heatFrom: (bound: string) => `ab ${bound}`,
} as const;

/** The German sentences of the dashboard, apart so that only who shows one loads them. */
export const dashboardMessages = {
	clock: 'Uhr',
	refresh: 'Aktualisieren',
	refreshedAt: (time: string) => `Stand ${time}`,
	menuOf: (title: string) => `Menü von ${title}`,
	broken: 'Dieser Bereich kann gerade nicht angezeigt werden.',
	direction: { up: 'gestiegen: ', down: 'gesunken: ', same: 'unverändert: ' },
	loading: 'Dashboard wird geladen …',
	none: 'Ihr Dashboard ist leer.',
	edit: 'Bearbeiten',
	done: 'Fertig',
	add: 'Widget hinzufügen',
	undo: 'Rückgängig',
	templates: 'Vorlagen',
	reset: 'Zurücksetzen',
	resetTitle: 'Dashboard zurücksetzen?',
	resetText: 'Alle Widgets stehen danach wieder so, wie sie am Anfang standen. Ihre eigene Anordnung geht verloren.',
	handle: (title: string) => `${title} verschieben`,
	handleHint: 'Pfeiltasten verschieben, Umschalt und Pfeiltasten ändern die Größe.',
	arrange: (title: string) => `${title} anordnen`,
	move: 'Verschieben',
	left: 'Nach links',
	right: 'Nach rechts',
	up: 'Nach oben',
	down: 'Nach unten',
	size: 'Größe',
	wider: 'Breiter',
	narrower: 'Schmaler',
	taller: 'Höher',
	lower: 'Niedriger',
	remove: 'Entfernen',
	placed: (title: string, column: number, row: number, columns: number) =>
		`${title}: Spalte ${column} von ${columns}, Zeile ${row}`,
	sized: (title: string, width: number, height: number) =>
		`${title}: ${width} ${width === 1 ? 'Spalte' : 'Spalten'} breit, ${height} ${height === 1 ? 'Zeile' : 'Zeilen'} hoch`,
	noWay: (title: string) => `${title} kann nicht weiter in diese Richtung.`,
	noSize: (title: string) => `Diese Größe ist für ${title} nicht möglich.`,
	cancelled: (title: string) => `${title} steht wieder am alten Platz.`,
	removed: (title: string) => `${title} entfernt`,
	added: (title: string) => `${title} hinzugefügt`,
	gallery: 'Widget hinzufügen',
	addOne: 'Hinzufügen',
	addNamed: (title: string) => `${title} hinzufügen`,
	allAdded: 'Alle Widgets sind bereits am Dashboard.',
} as const;
