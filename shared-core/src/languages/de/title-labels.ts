import type { LabelWords } from '../advice-words.ts'

/** Written by us. */
export const labels: LabelWords = {
  label:
    'eilmeldung|eil|aktualisiert|exklusiv|liveticker|live-?ticker|im video|mit (?:video|bildern|fotos)|entwurf|kopie von|neu(?:er beitrag)?|endfassung|anzeige',
  section: 'nachrichten|aktuelles|artikel|beiträge|startseite|pressemitteilung(?:en)?|magazin|allgemein|neuigkeiten|meldungen',
  kindNames:
    'rundschreiben|rundbrief|newsletter|mitteilung(?:en)?|bekanntmachung|hinweise?|wichtige[r]? (?:hinweise?|mitteilung|information(?:en)?)|information(?:en)?|protokoll|tagesordnung|einladung|bericht|ankündigung|stellungnahme|einleitung|(?:herzlich )?willkommen|über uns|titel|rezept|interview|erinnerung|programm|zusammenfassung|übersicht|ergebnisse|aushang',
  by: 'von',
}
