import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  dates: {
    relative:
      "(?<!di |da )(?:l[’'])?altro ieri|(?<!di |dall[’']altro |fino a )ieri(?! (?:e|come|a) )|la (?:settimana|primavera) (?:scorsa|prossima)|la (?:scorsa|prossima) (?:settimana|estate|primavera)(?! (?:di|del|della)\\b)|(?:lo )?scorso (?:mese|anno|fine settimana|autunno|inverno)(?! (?:di|del|della)\\b)|(?:il mese|l[’']anno|l[’']estate|l[’']inverno|l[’']autunno|(?:luned|marted|mercoled|gioved|venerd)ì|sabato) (?:scors[oa]|prossim[oa])|(?:il )?prossimo (?:mese|anno|(?:luned|marted|mercoled|gioved|venerd)ì|sabato|fine settimana)(?! (?:di|del|della)\\b)|(?:pochi|due|tre|quattro|alcuni|qualche|\\d{1,2}) (?:giorn[oi]|settiman[ae]|mes[ei]) fa",
    ahead: '(?:il |la )?prossim[oa]',
    until:
      "(?:fino al(?:l[’'])?|entro (?:il|l[’'])|non oltre il|scade il|prima del(?:l[’'])?)(?: (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica))?",
    future: '(?:[a-zà]+(?:er|ir|ar)(?:à|anno))|sarà|saranno|avrà|avranno|potrà|potranno|previst[oaie]|in programma',
    holds:
      'è|sono|può|possono|vale|valgono|aperto|aperta|aperte|iscrizioni|iscriversi|prenotare|prenotazioni|scadenza|scade|valido|valida|disponibile',
    past: 'era|erano|fu|furono|è stat[oa]|sono stat[ie]|ha|hanno|aveva|avevano',
  },
  numbers:
    'uno/una due tre quattro cinque sei sette otto nove dieci/decina undici dodici/dozzina quindici venti/ventina trenta/trentina quaranta cinquanta/cinquantina cento/centinaio',
  series: 'parte|episodio|puntata|capitolo|giorno|settimana|stagione|giornata|numero|tappa|linea',
  labels: {
    label:
      "urgente|ultim(?:a |[’'])ora|aggiornamento|aggiornato|esclusiva|in esclusiva|in diretta|diretta|video|foto|flash|avviso|bozza|copia di|nuovo|versione finale",
    section: 'notizi(?:a|e)|news|attualità|cronaca|articol(?:o|i)|home|comunicato stampa|comunicati|senza categoria|in evidenza|blog',
    kindNames:
      'comunicat[oi](?: stampa)?|newsletter|circolare|verbale|ordine del giorno|annuncio|avvis[oi](?: importanti| importante)?|informazion[ei](?: importanti)?|invito|relazione|benvenut[oi]|introduzione|chi siamo|ricetta|intervista|promemoria|programma|riassunto|risultati',
    by: 'di|a cura di',
  },
  open: 'il|lo|la|gli|le|un|uno|una|di|del|della|dei|delle|o|ma|che|con|in|per|da|dal|al|alla|quando|perché',
}
