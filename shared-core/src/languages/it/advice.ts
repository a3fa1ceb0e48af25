import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  numbers:
    'uno/una due tre quattro cinque sei sette otto nove dieci/decina undici dodici/dozzina quindici venti/ventina trenta/trentina quaranta cinquanta/cinquantina cento/centinaio',
  series: 'parte|episodio|puntata|capitolo|giorno|settimana|stagione|giornata|numero|tappa|linea',
  labels: {
    label:
      "urgente|ultim(?:a |[’'])ora|aggiornamento|aggiornato|esclusiva|in esclusiva|in diretta|diretta|video|foto|flash|avviso|bozza|copia di|nuovo|versione finale",
    section: 'notizi(?:a|e)|news|attualità|cronaca|articol(?:o|i)|home|comunicato stampa|comunicati|senza categoria|in evidenza|blog',
    by: 'di|a cura di',
  },
}
