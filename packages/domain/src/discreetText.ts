import { HIDDEN_MARK } from './privacy.ts';

/** Words of the work that say nothing about a person; whatever is not among them may be a name or a need. */
const harmless = new Set(
	`ab am an auf aus bei bis das dem den der des die ein eine einen einer für im in ist mit nach noch oder ob ohne per
	sind über um und vom von vor wegen zu zum zur nicht bitte dringend neu neue neuer neues offen offene
	abholen abholung ablegen abrechnen abrechnung abschließen absenden änderung ändern anforderung anfordern anfrage
	anfragen angebot anlegen anmelden anmeldung annahme anpassung anprobe anrufen antwort antworten archivieren artikel
	aufgabe auftrag ausdrucken ausfüllen ausgabe ausgeben ausliefern auslieferung ausmessen bearbeiten beleg belege
	bericht beschwerde besorgen besprechen besprechung bestand bestandsaufnahme bestätigen bestätigung bestellen bestellung
	besuch bewilligung bezahlen bezahlung brief buchen buchung daten dokument dokumente drucken eingang einlagern einholen
	einladung einplanen einreichen einspruch eintragen erfassen ergänzen ergebnis erinnern erinnerung erklären erledigen
	ersatz erstellen faktura faxen fehler fertig fertigen filiale firma formular fragen freigabe freigeben gutschrift
	gespräch heute informieren information inventur inventurliste kalkulieren kasse klären kontakt kontrolle kontrollieren
	konzept kopie kopieren korrektur korrigieren kostenvoranschlag kunde kunden kundin lager leihgerät leihgeräte liefern
	lieferschein lieferscheine liefertermin lieferung liste löschen mahnen mahnung mail maßtermin melden meldung mitteilen
	montag dienstag mittwoch donnerstag freitag samstag morgen muster nachbestellen nachbestellung nachfassen nachfrage
	nachfragen nachreichen nachsehen notieren öffnen ordnen personal planen post preis preise preisliste probe protokoll
	prüfen prüfung rechnung rechnungen reklamation reparatur reparieren reservieren rezept rückfrage rückgabe rückmeldung
	rückruf rückrufen rücksendung scannen schicken schreiben schulung senden speichern stammdaten storno stornieren
	tauschen teil teile telefonat termin termine übergabe übergeben überprüfen überweisen überweisung umbuchen umtausch
	unterlagen unterschreiben unterschrift urlaub verbuchen vereinbaren vergleichen verlängern verlängerung verordnung
	verordnungsschein verordnungsscheine verrechnen verrechnung versand verschicken verschieben versenden vertrag
	vertretung vervollständigen vorbereiten vorlage vorlegen ware waren wareneingang warten wartung weiterleiten
	wiedervorlage woche zahlung zahlungseingang zurückrufen zurückschicken zusammenstellen zusenden zustellung`
		.split(/\s+/)
		.filter((word) => word !== ''),
);

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’.@_][\p{L}\p{M}\p{N}]+)*/gu;
// Numbers of documents and postcodes are short; longer ones may be an insurance or a phone number.
const SHORT_NUMBER = /^[0-9]{1,4}$/;

/**
 * A title that somebody typed, as the Diskretmodus shows it: words of the work stay, everything else is one mark, for it
 * may be a name. `Rückruf Elisabeth Huber wegen Liefertermin` becomes `Rückruf ••••• wegen Liefertermin`.
 */
export function discreetText(title: string): string {
	const masked = title.replace(WORD, (word) => (isHarmless(word) ? word : HIDDEN_MARK));
	return masked.replaceAll(new RegExp(`${HIDDEN_MARK}(?:[\\s,/&+-]+${HIDDEN_MARK})+`, 'g'), HIDDEN_MARK);
}

function isHarmless(word: string): boolean {
	return SHORT_NUMBER.test(word) || harmless.has(word.toLowerCase());
}
