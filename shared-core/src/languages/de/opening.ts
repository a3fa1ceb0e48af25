import type { OpeningSource } from '../opening-source.ts'

/** Written by us. */
export const opening: OpeningSource = {
  articles: 'der die das ein eine',
  pointing: 'unser unsere mein meine dieser diese dieses ihr ihre sein seine',
  of: 'in im am von vom für aus bei',
  adjectivesFollow: false,
  isA: '(?:ist|sind) (?:eine?|der|die|das) ',
  nouns: 'in im am an auf von vom für aus bei mit zum zur ohne',
  others: 'zu und oder aber der die das dem den des wie als unter nach',
  clause: 'weil|obwohl|während|der|die|das|dem|den|dessen|deren|denen|wo|denn|damit|sodass|so dass|nachdem|sagt|teilte?|wie',
  bareClause: 'und (?:nicht|ist|sind|hat|haben|kann|können|wird|werden|muss|müssen|soll|sollen|darf|dürfen|kostet)',
  date: null,
  afterParticiple:
    '(?<= (?:ge[a-zäöüß]{2,20}|(?:ver|be|er|ent|zer)[a-zäöüß]{3,20}|[a-zäöüß]{2,12}ge[a-zäöüß]{3,20}|[a-zäöüß]{3,20}ier)(?:t|en)) und (?=(?:ab|am|an|auf|bis|dann|danach|im|in|mit|nach|seit|später|vom|von|wieder|zum|zur) )',
  and: 'und',
  past: 'te|ten|war|waren|hatten?|kam|ging|stand|saß|sah|wusste|dachte',
  purpose: 'für|mit|ohne',
  between: 'auch nun noch nie immer oft nur schon bereits jetzt',
  condition: 'wenn|falls|sofern|nur|außer|es sei denn|bis|aber',
  contested:
    '[Ii]nsidern?|Kreisen?|Personen|Quellen|(?:Medien|Bericht|Expert|Kritiker|Forscher|Wissenschaftler|Zeuge|Anwält|[Ee]rmittel|[Vv]erdächtig|[Bb]etr[uü]g|Mord|Korruption)[a-zäöü]*|Studien?|Umfragen?|Anwalt|ermordet|getötet',
  object:
    '(?:(?:Wenn|Falls|Sobald|Bevor) (?:Ihre?|[Dd]eine?|[Ee]ure?)|(?:Eine?n?|Den)(?= \\S{2,20} (?:zu )?\\S{2,20}e?n (?:ist|kann|macht|kostet|dauert|braucht|geht|lohnt))) ',
  lede: {
    verb: 'wird|werden|soll|sollen|(?:hat|haben)(?! (?:eine[nmr]?|kein[a-z]{0,2}|de[nmr]|die|das) [A-ZÄÖÜ][A-Za-zÄÖÜäöüß-]+[,.])|will|wollen|plant|planen|[a-zäöüß]{3,}t',
    past: null,
    scheduled:
      'öffne[tn]|schließ(?:t|en)|beginn(?:t|en)|ende[tn]|steig(?:t|en)|sink(?:t|en)|fällt|fallen|zieh(?:t|en)|start(?:et|en)|komm(?:t|en)|geh(?:t|en)|fährt|fahren|gilt|gelten',
    day: 'gestern|heute|morgen|am (?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)(?!,? (?:de[mn] )?[0-9])|diese[rn]? (?:Woche|Monat)',
    announced: 'Wir freuen uns, mitteilen zu können: ',
    inside:
      '(?:ab|am|vom|zum|seit|bis) (?:[A-Z][a-z]+(?:tag|woch|abend), (?:de[mn] )?)?[0-9]{1,2}\\. (?:[A-Z][a-zä]+|[0-9]{1,2}\\.)(?: [0-9]{4})?,? |(?:nach|seit) (?:[a-zäöü]+ )?(?:[a-zäöü]+ |[0-9]+ )?(?:Jahren|Monaten|Wochen|Tagen)(?: [A-ZÄÖÜ][a-zäöüß]+)? |im (?:Frühjahr|Sommer|Herbst|Winter|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?: [0-9]{4})? ',
  },
}
