import type { OpeningSource } from '../opening-source.ts'

/** Written by us. */
export const opening: OpeningSource = {
  articles: 'il lo la i gli le l un uno una',
  pointing: 'questo questa questi queste nostro nostra suo sua',
  of: 'di del della dei d dello delle dell degli',
  adjectivesFollow: true,
  isA: "(?:è|sono) (?:un[oa]?|un[’']|il|lo|la|i|gli|le|l[’']) ?",
  nouns: 'di del della dei delle in con senza su nel nella',
  others: 'a al alla per e o che cui dove quando tra fra da dal dalla come',
  clause: 'perché|anche se|mentre|che|cui|dove|secondo|dopo',
  bareClause: 'perché|mentre|anche se|dopo|e (?:non|si|è|sono|può|possono|ha|hanno|costa|sarà|saranno)',
  date: '(?:per la prima volta|(?:dal|il) (?:(?:lune|marte|mercole|giove|vener)dì |sabato |domenica )?[0-9])',
  and: 'e',
  past: 'ò|ava|eva|iva|ì|era|ha|fu',
  purpose: 'per|con|senza|che',
  between: 'si non già anche mai sempre ancora ne ci',
  condition: 'se|salvo|solo|soltanto|purché|a meno|fino|ma',
  contested:
    'persone|fonti?|voci|media|esperti|critici|ricercatori|scienziati|stud[io]o?|sondaggi[o]?|testimoni|(?:avvocat|indag|accus|omicid|frod|truff)[a-zà]*',
  object: '(?:\\S{2,20}(?:are|ere|ire|rre) (?:uno?|una)|(?:Se|Quando) (?:il|la) (?:tuo|tua|suo|sua|vostro|vostra)) ',
  front: { any: 'In|Nel|Nella|Dopo|Durante|Per|Con|Ieri', start: 'Da|Dal|Dalla|A partire|Il [0-9]|Quest[ao]|Oggi|Domani' },
  lede: {
    done: '(?:ha|hanno|è|sono) ',
    circumstance: '(?:a [A-Z]|in [A-Z]|durante |nel corso |vicino a |dopo una? )',
    verb: 'ha|hanno|[a-zàèéìòù]{2,}(?:rà|ranno)|(?:è|sono) (?:stat[oaie] )?[a-z]{2,}(?:t[oaie]|s[oaie])|sta per|stanno per|si [a-z]{2,}(?:rà|ranno)',
    past: null,
    scheduled:
      '(?:ri)?apr(?:e|ono)|chiud(?:e|ono)|inizi(?:a|ano)|cominci(?:a|ano)|pass(?:a|ano)|sal(?:e|gono)|scend(?:e|ono)|cambi(?:a|ano)|si trasferisc(?:e|ono)|torn(?:a|ano)|arriv(?:a|ano)|termin(?:a|ano)|part(?:e|ono)|entr(?:a|ano)',
    day: 'ieri|oggi|domani|questa (?:settimana|mattina|sera)|(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)(?! [0-9])',
    announced: 'Siamo (?:lieti|felici|orgogliosi|contenti) di (?:annunciare|annunciarvi|comunicare|comunicarvi|informarvi) che ',
    end: "(?:a|ad|da|entro|in) (?:gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|estate|autunno|inverno)|(?:nel|dal|entro il) [12][0-9]{3}|(?:il|dal) [0-9]|l[’']anno prossimo",
  },
}
