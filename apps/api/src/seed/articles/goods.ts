/** Goods of one kind: what they are, their makes and sizes, and what they cost. */
export interface Goods {
	readonly kind: string;
	/** Code of a category; its type follows. */
	readonly category: string;
	/** Code of a group of that category. */
	readonly group: string;
	readonly makes: readonly string[];
	readonly sizes: readonly string[];
	/** Net sale price of the cheapest and the dearest one, in euros. */
	readonly price: readonly [number, number];
	/** Code of the unit it is counted in. */
	readonly unit: string;
	/** Pieces of a carton; 0 where there is none. */
	readonly carton: number;
	/** Whether packs carry a lot number, each a serial number, or neither. */
	readonly traced: 'lot' | 'serial' | null;
}

/** All goods of the catalogue. */
export const goods: readonly Goods[] = [
	good(
		'Rollstuhl',
		'REHA/MOB',
		'Standard Leicht Aktiv Pflege Faltbar',
		'SB 40|SB 43|SB 46|SB 50',
		[320, 2400],
		'serial',
	),
	good('Rollator', 'REHA/MOB', 'Classic Carbon Indoor Gelände', 'S|M|L', [79, 420], 'serial'),
	good('Pflegebett', 'REHA/PFL', 'Domus Niedrig Komfort Schwerlast', '90x200|100x200|120x200', [890, 3200], 'serial'),
	good('Badewannenlift', 'REHA/BAD', 'Aqua Kompakt Plus', 'weiß|blau', [290, 690], 'serial'),
	good('Toilettensitzerhöhung', 'REHA/BAD', 'Basis Komfort', '5 cm|10 cm|15 cm', [29, 119]),
	good('Gehstock', 'REHA/MOB', 'Holz Alu Falt Anatomisch', '80 cm|90 cm|verstellbar', [14, 59]),
	good('Unterarmgehstütze', 'REHA/MOB', 'Soft Reflex Kinder', 'grau|blau|rot', [19, 49], null, 'PAAR'),
	good(
		'Kompressionsstrumpf',
		'KOMP/STRU',
		'Elegance Cotton Forte Sport',
		'I AD|II AD|II AG|III AG',
		[49, 139],
		null,
		'PAAR',
	),
	good('Stützstrumpfhose', 'KOMP/STRU', 'Aktiv Fein Mama', 'S|M|L|XL', [19, 69]),
	good('Kniebandage', 'BAND/BEIN', 'Genu Stabil Sport', 'XS|S|M|L|XL', [39, 129]),
	good('Sprunggelenksbandage', 'BAND/BEIN', 'Malleo Stabil', 'links S|links M|rechts S|rechts M', [29, 99]),
	good('Rückenorthese', 'BAND/RUMPF', 'Lumbo Dorso Vertebra', 'S|M|L|XL', [89, 349]),
	good('Handgelenksschiene', 'BAND/ARM', 'Manu Carpal Kurz', 'links|rechts', [24, 79]),
	good(
		'Schuheinlage',
		'ORTHO/FUSS',
		'Sport Diabetes Leder Business',
		'36|37|38|39|40|41|42|43|44|45',
		[59, 159],
		null,
		'PAAR',
	),
	good('Diabetikerschuh', 'ORTHO/FUSS', 'Wien Graz Alpin', '37|38|39|40|41|42|43|44', [129, 249], null, 'PAAR'),
	good(
		'Inkontinenzeinlage',
		'INKO/AUFS',
		'Normal Extra Super Nacht',
		'28 Stück|30 Stück|60 Stück',
		[9, 29],
		'lot',
		'PKG',
		6,
	),
	good('Inkontinenzhose', 'INKO/AUFS', 'Pants Slip Fix', 'S|M|L|XL', [12, 34], 'lot', 'PKG', 8),
	good('Krankenunterlage', 'INKO/BETT', 'Einmal Waschbar', '60x60|60x90|90x170', [8, 39], 'lot', 'PKG', 4),
	good('Blutzuckermessgerät', 'DIAB/BZ', 'Smart Basis Sprechend', 'mg/dl', [19, 69], 'serial'),
	good('Blutzuckerteststreifen', 'DIAB/BZ', 'Smart Basis', '50 Stück|100 Stück', [19, 49], 'lot', 'PKG', 24),
	good('Blutdruckmessgerät', 'DIAG/BD', 'Oberarm Handgelenk Praxis', 'M|L', [29, 189], 'serial'),
	good('Wundauflage', 'WUND/VERB', 'Schaum Alginat Hydro Silber', '5x5|10x10|15x15|20x20', [3, 79], 'lot', 'STK', 10),
	good('Verbandstoff', 'WUND/VERB', 'Mull Elastisch Selbsthaftend', '6 cm|8 cm|10 cm', [1, 9], 'lot', 'STK', 20),
	good('Einmalhandschuh', 'HYG/SCHUTZ', 'Nitril Latex Vinyl', 'S|M|L|XL', [5, 19], 'lot', 'PKG', 10),
	good('Händedesinfektion', 'HYG/DESI', 'Sensitiv Gel', '100 ml|500 ml|1 l|5 l', [3, 49], 'lot', 'STK', 12),
	good('Brustprothese', 'PROTH/BRUST', 'Natura Leicht Silikon', '3|4|5|6|7|8', [119, 349], 'serial'),
	good('Spezial-BH', 'PROTH/BRUST', 'Klassik Komfort Spitze', '75B|80B|85C|90D', [39, 89]),
	good('Sauerstoffgerät', 'ATEM/O2', 'Mobil Stationär', '3 l|5 l', [1290, 3490], 'serial'),
	good('Inhalationsgerät', 'ATEM/INH', 'Junior Pro Leise', 'Set', [49, 189], 'serial'),
	good('Antidekubitusmatratze', 'REHA/PFL', 'Wechseldruck Weichlagerung', '90x200|100x200', [390, 1890], 'serial'),
];

/** What is done or lent, which nobody keeps on a shelf: number, name, group and price. */
export const services = [
	service('DL-0001', 'Maßnehmen Kompressionsstrümpfe', 'DL/SERV/ANP', 18, 'PAU'),
	service('DL-0002', 'Anpassung Orthese je Sitzung', 'DL/SERV/ANP', 35, 'PAU'),
	service('DL-0003', 'Rollstuhlreparatur je Arbeitsstunde', 'DL/SERV/REP', 78, 'STD'),
	service('DL-0004', 'Sicherheitstechnische Kontrolle', 'DL/SERV/REP', 49.5, 'PAU'),
	service('DL-0005', 'Zustellung Wien', 'DL/SERV/ZUST', 12.5, 'PAU'),
	service('DL-0006', 'Zustellung je Kilometer', 'DL/SERV/ZUST', 0.92, 'KM'),
	service('MW-0001', 'Miete Pflegebett je Monat', 'MW/MIET/MPFL', 89, 'MON'),
	service('MW-0002', 'Miete Wechseldruckmatratze je Monat', 'MW/MIET/MPFL', 65, 'MON'),
	service('MW-0003', 'Miete Rollstuhl je Monat', 'MW/MIET/MMOB', 39, 'MON'),
	// Numbers that have to be written otherwise in a path.
	service('EINL/MASS 1+1', 'Maßeinlage nach Abdruck, 1+1 Paar', 'HB/ORTHO/FUSS', 189, 'PAAR'),
	service('Ü-100', 'Übertragungsgebühr Schuhwerk', 'DL/SERV/ANP', 9.9, 'PAU'),
] as const;

function good(
	kind: string,
	place: string,
	makes: string,
	sizes: string,
	price: readonly [number, number],
	traced: Goods['traced'] = null,
	unit = 'STK',
	carton = 0,
): Goods {
	const [category = '', group = ''] = place.split('/');
	return { kind, category, group, makes: makes.split(' '), sizes: sizes.split('|'), price, traced, unit, carton };
}

function service(art_nr: string, name: string, place: string, price: number, unit: string) {
	const [article_type = '', article_category = '', article_group = ''] = place.split('/');
	return { art_nr, name, article_type, article_category, article_group, price, unit };
}
