// Common names, streets and goods from which the demo data are put together; no list of real people.

/** The most common surnames first, several in all the ways they are written. */
export const commonSurnames = words(`
	Gruber Huber Wagner Müller Bauer Pichler Steiner Moser Mayer Hofer Berger Leitner Eder Fuchs Fischer Schmid Schwarz
	Winkler Weber Schneider Maier Reiter Schmidt Mayr Wimmer Egger Brunner Lang Baumgartner Auer Binder Lechner Wolf
	Wallner Aigner Koller Lehner Haas Ebner Schuster Wieser Weiß Strasser Haider Böhm Koch Holzer Schwaiger Maurer
	Stadler Hofbauer Ortner Riegler Fink Kern Ziegler Kaiser Lackner Mair Resch Karner Stöger Reisinger Rainer Kainz
	Thaler Winter Schober Hartl Kogler Kraus König Grabner Vogl Horvath Seidl Plank Zauner Pfeiffer Hauser Jäger Hahn
	Krenn Mueller Miller Meier Neubauer Neumann Brandstätter Zimmermann Klein Sommer Reiterer Krüger Weiss Straßer
	Schmied Schmitt Boehm Jaeger Muller Stainer Maierhofer Mayrhofer Meyer Özdemir Novák Kovács Petrović Jovanović
	Yılmaz Dvořák Nguyen Łukasik Şahin Ćosić Højgaard Lefèvre Škoda Weißenböck Großschädl Köck Röck Öllinger Übelacker
	Äußerer Kößler Füßl Größl Schüßler Schüssler Strauß Strauss Groß Gross`);

/** Two halves that together give the rarer surnames. */
export const surnameBeginnings = words(`
	Ober Unter Nieder Hinter Vorder Ach Alt Asch Bach Berg Birn Brand Breit Buch Dorn Eber Eibl Eich Erl Esch Fall Feld
	Fels Forst Frei Fried Gatt Gold Gras Grün Hain Hart Hasel Heid Hirsch Hoch Hoh Holz Höll Kalt Kirch Klamm Kreuz Laub
	Lind Loch Mitter Moos Mühl Neu Nuss Obern Öd Pfaffen Rauch Reit Roith Rosen Rott Salz Sand Schach Schall Schön Schwarz
	Sonn Stein Stoll Tann Teuf Tiefen Wald Wasser Weich Weiden Wiesen Wild Wind Zehet Zell`);
export const surnameEndings = words(`
	bacher bauer berger böck brandner brunner bichler dorfer ecker egger eder felder gruber hammer haider häuser hofer
	holzer huber kofler lechner lehner leitner maier mayr mayer moser müller reiter reuter riedler rainer ratzer schlager
	singer stätter steiner steger taler thaler thanner wallner wanger weger wimmer wieser zeller`);

/** The most common first names first. */
export const femaleNames = words(`
	Maria Anna Elisabeth Christine Eva Monika Sabine Andrea Claudia Barbara Martina Katharina Sandra Julia Sarah Petra
	Gabriele Karin Johanna Theresia Brigitte Ingrid Renate Helga Ursula Gertrude Margarete Hannah Lena Laura Sophie Emma
	Marie Lisa Nina Melanie Daniela Cornelia Doris Birgit Silvia Ulrike Manuela Nicole Stefanie Verena Magdalena Viktoria
	Rosa Hermine Edith Erika Hildegard Franziska Josefine Leopoldine Friederike Elfriede Waltraud Hedwig Judith Eveline
	Jasmin Bettina Michaela Astrid Heidi Iris Tanja Simone Carina Angelika Roswitha Käthe Bärbel Zoë Renée Ayşe Fatma
	Emina Milica Jelena Zsófia Agnieszka Olena Ljiljana`);
export const maleNames = words(`
	Franz Johann Josef Karl Peter Michael Thomas Andreas Wolfgang Martin Christian Stefan Alexander Markus Gerhard Manfred
	Daniel Lukas David Paul Maximilian Jakob Tobias Felix Florian Sebastian Philipp Elias Leon Julian Dominik Patrick
	Robert Herbert Helmut Walter Günther Werner Heinz Erich Kurt Friedrich Rudolf Anton Georg Alois Leopold Ernst Otto
	Ferdinand Hermann Jürgen Harald Bernhard Roland Reinhard Christoph Mathias Matthias Roman Mario Raphael Simon Fabian
	Jonas Moritz Valentin Gregor Klaus Siegfried Engelbert Ignaz Björn René André Mehmet Mustafa Dragan Zoran István
	Goran Piotr Taras Nikola Kim Sascha Robin`);

/** Street names with an ending of their own; others get one of the endings. */
export const streetNames = words(`
	Hauptplatz Kirchenplatz Kirchengasse Schulgasse Bahnhofplatz Mühlweg Am_Anger Am_Bach Im_Feld Lindenallee Marktplatz
	Rathausplatz Birkenweg Rosenweg Fliederweg Ahornweg Sonnenhang Feldgasse Gartengasse Wiesenweg Bergweg Augasse
	Schloßgasse Brunnengasse Kapellenweg Steinbruchweg Weinbergweg Badgasse Postgasse Färbergasse Ringweg`).map((name) =>
	name.replaceAll('_', ' '),
);
export const streetBeginnings = words(`
	Haupt Bahnhof Wiener_ Linzer_ Grazer_ Salzburger_ Innsbrucker_ Kremser_ Schul Kirchen Dorf Landes Bundes Mozart
	Schubert Haydn Beethoven Goethe Schiller Raiffeisen Dr.-Karl-Renner- Kaiser-Franz-Josef- Kärntner_ Mariahilfer_
	Wiedner_Haupt Landstraßer_Haupt Simmeringer_Haupt Brünner_ Prager_ Laxenburger_ Triester_ Nürnberger_ Mühl Wald See
	Ufer Industrie Park Ring Sonnen Stelzhamer Lenau Grillparzer Anzengruber Rosegger Peter-Rosegger- Hans-Sachs-`).map(
	(name) => name.replaceAll('_', ' '),
);

export const companyKinds = words(`
	Installationen Elektrotechnik Baumeister Tischlerei Malerei Autohaus Gasthof Hotel Bäckerei Fleischerei Apotheke
	Reisebüro Steuerberatung Immobilien Versicherungsmakler Druckerei Gartenbau Spedition Dachdeckerei Optik Physiotherapie
	Hauskrankenpflege Orthopädietechnik Bandagist Drogerie Fitnessstudio Kindergarten Tagesstätte Werkstätte Metallbau`);
export const supplierKinds = words(`
	Medizintechnik Pflegebedarf Orthopädie Verbandstoffe Rehatechnik Hygieneprodukte Kompressionstechnik Laborbedarf
	Sanitätsbedarf Schuhtechnik Inkontinenzprodukte Wundversorgung Diabetesbedarf Atemtechnik`);
export const companyForms = ['GmbH', 'GmbH & Co KG', 'KG', 'OG', 'e.U.', 'AG'] as const;
export const homeKinds = words('Pflegeheim Seniorenheim Seniorenresidenz Pflegezentrum Wohnhaus Landespflegeheim');
export const homeNames = [
	'St. Anna',
	'St. Josef',
	'St. Elisabeth',
	'Maria Hilf',
	'Haus Abendsonne',
	'Haus Lindenhof',
	'Am Kurpark',
	'Zum Guten Hirten',
	'Rosengarten',
	'Haus Bethanien',
	'An der Traisen',
	'Bergblick',
] as const;

export const doctorSubjects = [
	'ALLG',
	'ALLG',
	'ALLG',
	'INT',
	'ORTHO',
	'NEURO',
	'DERMA',
	'GYN',
	'PAED',
	'PHYS',
	'URO',
	'CHIR',
] as const;

/** Goods: what they are, their makes, their sizes. */
export const goods: readonly { kind: string; category: string; group: string; makes: string[]; sizes: string[] }[] = [
	good('Rollstuhl', 'Rehatechnik', 'Mobilität', 'Standard Leicht Aktiv Pflege Faltbar', 'SB 40|SB 43|SB 46|SB 50'),
	good('Rollator', 'Rehatechnik', 'Mobilität', 'Classic Carbon Indoor Gelände', 'S|M|L'),
	good('Pflegebett', 'Rehatechnik', 'Pflege', 'Domus Niedrig Komfort Schwerlast', '90x200|100x200|120x200'),
	good('Badewannenlift', 'Rehatechnik', 'Bad', 'Aqua Kompakt Plus', 'weiß|blau'),
	good('Toilettensitzerhöhung', 'Rehatechnik', 'Bad', 'Basis Komfort', '5 cm|10 cm|15 cm'),
	good('Gehstock', 'Rehatechnik', 'Mobilität', 'Holz Alu Falt Anatomisch', '80 cm|90 cm|verstellbar'),
	good('Unterarmgehstütze', 'Rehatechnik', 'Mobilität', 'Soft Reflex Kinder', 'grau|blau|rot'),
	good('Kompressionsstrumpf', 'Kompression', 'Strümpfe', 'Elegance Cotton Forte Sport', 'I AD|II AD|II AG|III AG'),
	good('Stützstrumpfhose', 'Kompression', 'Strümpfe', 'Aktiv Fein Mama', 'S|M|L|XL'),
	good('Kniebandage', 'Bandagen', 'Bein', 'Genu Stabil Sport', 'XS|S|M|L|XL'),
	good('Sprunggelenksbandage', 'Bandagen', 'Bein', 'Malleo Stabil', 'links S|links M|rechts S|rechts M'),
	good('Rückenorthese', 'Bandagen', 'Rumpf', 'Lumbo Dorso Vertebra', 'S|M|L|XL'),
	good('Handgelenksschiene', 'Bandagen', 'Arm', 'Manu Carpal Kurz', 'links|rechts'),
	good('Schuheinlage', 'Orthopädie', 'Fuß', 'Sport Diabetes Leder Business', '36|37|38|39|40|41|42|43|44|45'),
	good('Diabetikerschuh', 'Orthopädie', 'Fuß', 'Wien Graz Alpin', '37|38|39|40|41|42|43|44'),
	good('Inkontinenzeinlage', 'Inkontinenz', 'Aufsaugend', 'Normal Extra Super Nacht', '28 Stück|30 Stück|60 Stück'),
	good('Inkontinenzhose', 'Inkontinenz', 'Aufsaugend', 'Pants Slip Fix', 'S|M|L|XL'),
	good('Krankenunterlage', 'Inkontinenz', 'Bettschutz', 'Einmal Waschbar', '60x60|60x90|90x170'),
	good('Blutzuckermessgerät', 'Diabetes', 'Messung', 'Smart Basis Sprechend', 'mg/dl'),
	good('Blutzuckerteststreifen', 'Diabetes', 'Messung', 'Smart Basis', '50 Stück|100 Stück'),
	good('Blutdruckmessgerät', 'Diagnostik', 'Messung', 'Oberarm Handgelenk Praxis', 'M|L'),
	good('Wundauflage', 'Wundversorgung', 'Verband', 'Schaum Alginat Hydro Silber', '5x5|10x10|15x15|20x20'),
	good('Verbandstoff', 'Wundversorgung', 'Verband', 'Mull Elastisch Selbsthaftend', '6 cm|8 cm|10 cm'),
	good('Einmalhandschuh', 'Hygiene', 'Schutz', 'Nitril Latex Vinyl', 'S|M|L|XL'),
	good('Händedesinfektion', 'Hygiene', 'Desinfektion', 'Sensitiv Gel', '100 ml|500 ml|1 l|5 l'),
	good('Brustprothese', 'Prothetik', 'Brust', 'Natura Leicht Silikon', '3|4|5|6|7|8'),
	good('Spezial-BH', 'Prothetik', 'Brust', 'Klassik Komfort Spitze', '75B|80B|85C|90D'),
	good('Sauerstoffgerät', 'Atemtherapie', 'Sauerstoff', 'Mobil Stationär', '3 l|5 l'),
	good('Inhalationsgerät', 'Atemtherapie', 'Inhalation', 'Junior Pro Leise', 'Set'),
	good('Antidekubitusmatratze', 'Rehatechnik', 'Pflege', 'Wechseldruck Weichlagerung', '90x200|100x200'),
];

function good(kind: string, category: string, group: string, makes: string, sizes: string): (typeof goods)[number] {
	return { kind, category, group, makes: makes.split(' '), sizes: sizes.split('|') };
}

function words(text: string): string[] {
	return text.trim().split(/\s+/);
}
