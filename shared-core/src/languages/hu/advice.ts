import type { TitleAdvice } from '../advice-words.ts'

/** Written by us. */
export const titleWords: TitleAdvice = {
  dates: {
    relative:
      'tegnapelőtt|tegnap(?!i)|(?:a )?(?:múlt|jövő) (?:héten|hónapban|évben|hétvégén|nyáron|télen|hétfőn|kedden|szerdán|csütörtökön|pénteken|szombaton|vasárnap)|tavaly|(?:néhány|pár|két|három|négy|\\d{1,2}) (?:napja|hete|hónapja|nappal ezelőtt|héttel ezelőtt|hónappal ezelőtt)',
    ahead: '(?:a )?jövő',
    reports: [' mondta', ' közölte', ' hozzátette', ' nyilatkozta'],
    until: '(?:legkésőbb)',
    untilBehind: '(?:-?(?:ig|áig|éig))(?!\\p{L})',
    future: 'lesz|lesznek|fog|fognak|kezdődik|nyílik|megnyílik|várható|tervezik|kerül sor',
    holds: 'van|vannak|lehet|érvényes|nyitva|tart|jelentkezés|jelentkezni|regisztráció|határidő|elérhető|kell',
    past: 'volt|voltak|zajlott|tartott|véget ért|megnyílt|kezdődött|lezárult',
  },
  numbers:
    'egy kettő/két három négy öt hat hét nyolc kilenc tíz tizenegy tizenkettő/tizenkét/tucat tizenöt húsz harminc negyven ötven száz',
  series: 'rész|fejezet|nap|évad|kötet|szám',
  labels: {
    label: 'sürgős|friss|frissítve|frissítés|élő|videó|fotók|figyelem|piszkozat|másolat|új|végleges változat',
    section: 'hírek|aktuális|cikkek|cikk|kezdőlap|sajtóközlemény|kategorizálatlan|blog',
    kindNames:
      'sajtóközlemény|hírlevél|közlemény|értesítés|fontos (?:közlemény|információ)|tájékoztató|jegyzőkönyv|meghívó|jelentés|üdvözöljük|bevezetés|rólunk|recept|interjú|emlékeztető|program|összefoglaló|eredmények',
    by: 'írta|szerző',
  },
}
