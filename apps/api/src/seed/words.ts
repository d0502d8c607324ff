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

function words(text: string): string[] {
	return text.trim().split(/\s+/);
}
