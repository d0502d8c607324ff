import { type AddressRow, addressRow, type Town } from './organisations.ts';

interface Insurer {
	readonly name: string;
	readonly street: string;
	readonly plz: string;
	readonly city: string;
	/** Federal province whose patients it mostly insures; none for the professional and municipal ones. */
	readonly province?: string;
}

// Offices as their carriers publish them; the municipal funds have no street here.
const insurers: readonly Insurer[] = [
	office('Wien', 'Wienerbergstraße 15-19', '1100', 'Wien', 'Wien'),
	office('Niederösterreich', 'Kremser Landstraße 3', '3100', 'St. Pölten', 'Niederösterreich'),
	office('Burgenland', 'Siegfried-Marcus-Straße 5', '7000', 'Eisenstadt', 'Burgenland'),
	office('Oberösterreich', 'Gruberstraße 77', '4021', 'Linz', 'Oberösterreich'),
	office('Steiermark', 'Josef-Pongratz-Platz 1', '8010', 'Graz', 'Steiermark'),
	office('Kärnten', 'Kempfstraße 8', '9021', 'Klagenfurt am Wörthersee', 'Kärnten'),
	office('Salzburg', 'Engelbert-Weiß-Weg 10', '5020', 'Salzburg', 'Salzburg'),
	office('Tirol', 'Klara-Pölt-Weg 2', '6020', 'Innsbruck', 'Tirol'),
	office('Vorarlberg', 'Jahngasse 4', '6850', 'Dornbirn', 'Vorarlberg'),
	{ name: 'BVAEB Versicherungsanstalt öffentlich Bediensteter', street: '', plz: '1080', city: 'Wien' },
	{ name: 'SVS Sozialversicherungsanstalt der Selbständigen', street: '', plz: '1050', city: 'Wien' },
	{ name: 'KFA Krankenfürsorgeanstalt Wien', street: '', plz: '1080', city: 'Wien' },
	{ name: 'KFA Krankenfürsorgeanstalt Baden', street: '', plz: '2500', city: 'Baden' },
	{ name: 'KFA Krankenfürsorgeanstalt Graz', street: '', plz: '8010', city: 'Graz' },
	{ name: 'KFA Krankenfürsorgeanstalt Salzburg', street: '', plz: '5020', city: 'Salzburg' },
	{ name: 'KFA Krankenfürsorgeanstalt Hallein', street: '', plz: '5400', city: 'Hallein' },
	{ name: 'KFA Krankenfürsorgeanstalt Villach', street: '', plz: '9500', city: 'Villach' },
	{ name: 'KFA Krankenfürsorgeanstalt Linz', street: '', plz: '4020', city: 'Linz' },
	{ name: 'KFA Krankenfürsorgeanstalt Wels', street: '', plz: '4600', city: 'Wels' },
	{ name: 'KFA Krankenfürsorgeanstalt Steyr', street: '', plz: '4400', city: 'Steyr' },
	{ name: 'KFL Krankenfürsorge Oberösterreichische Landesbedienstete', street: '', plz: '4020', city: 'Linz' },
	{ name: 'KFG Krankenfürsorge für oberösterreichische Gemeinden', street: '', plz: '4020', city: 'Linz' },
	{ name: 'LKUF Lehrer-Kranken- und Unfallfürsorge Oberösterreich', street: '', plz: '4020', city: 'Linz' },
	{ name: 'KUF Krankenfürsorge der Tiroler Landesbeamten', street: '', plz: '6020', city: 'Innsbruck' },
	{ name: 'KUF Krankenfürsorge der Tiroler Gemeindebeamten', street: '', plz: '6020', city: 'Innsbruck' },
	{ name: 'KUF Krankenfürsorge der Tiroler Landeslehrer', street: '', plz: '6020', city: 'Innsbruck' },
];

function office(region: string, street: string, plz: string, city: string, province: string): Insurer {
	return { name: `ÖGK Österreichische Gesundheitskasse ${region}`, street, plz, city, province };
}

/** All health insurers as addresses, and which one insures most people of a federal province. */
export function insurerRows({ nextLfdnr }: Town): { rows: AddressRow[]; byProvince: ReadonlyMap<string, number> } {
	const byProvince = new Map<string, number>();
	const rows = insurers.map(({ name, street, plz, city, province }) => {
		const lfdnr = nextLfdnr();
		if (province !== undefined) byProvince.set(province, lfdnr);
		return addressRow({ lfdnr, is_person: false, kd_krankenkasse: true, company_name: name, street, plz, city });
	});
	return { rows, byProvince };
}
