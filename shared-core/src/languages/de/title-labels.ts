import type { LabelWords } from '../advice-words.ts'

/** Written by us. */
export const labels: LabelWords = {
  label:
    'eilmeldung|eil|aktualisiert|exklusiv|liveticker|live-?ticker|im video|mit (?:video|bildern|fotos)|entwurf|kopie von|neu(?:er beitrag)?|endfassung|anzeige',
  section: 'nachrichten|aktuelles|artikel|beiträge|startseite|pressemitteilung(?:en)?|magazin|allgemein|neuigkeiten|meldungen',
  by: 'von',
}
