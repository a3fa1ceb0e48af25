import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/nn.gen.ts'
import { months, words } from '../words/entries.ts'

/** Norwegian Nynorsk. Stop words: the commonest words of news text and those of stopwords-iso that it uses. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'nn',
  name: 'Norsk nynorsk',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'alle andre arbeid at av begge berre blei bli blir blitt bort bra bruke både de deg dei deira den denne der det dette di din du då eg ei ein eit eitt eller en enn er etter folk for fordi frå få før gjorde gå ha hadde han hans har hennar henne her ho i ikkje ingen inn ja kan kom kor korleis kunne kva kvar kven kvifor landet laurdag like makt mange me med medan meg meir mellom men mens mest mi min mine mitt mot mykje må måte ned no noko nokon nokre ny nå når og også om opp oss over prosent på rett sa seg seier si sidan sin sine siste sitt skal skulle slik slutt som somme stille så tid til tilbake to under ut var vart ved vere vi vil ville vore vår være å',
    ),
    genericWords: words(
      'arbeid aspekt augeblink auke avgjerande balanse behov best beste betre bidra bidreg byrje dag dagleg del draum døme effekt effektiv eineståande element enkel erfaring evne faktor fantastisk finn finne fokus forandre forbetre fordel forstå framgang framifrå framtid fremje føle føler føremon føremål gi gir gje gjer gjere gjev glad glede gløyme god gode grunn grunnlag grunnleggjande harmoni heilskap hjelp hjelpe hugse høve idear idé individ individuell inspirasjon kjenne kjensle kropp kunnskap kvalitet kvardag lett leve lever lidenskap liten liv livet lukkast lukke lykke lære løysing mangfald meining menneske merksemd metode moderne mogelegheit mogleg motivasjon målsetjing måtar måte naturleg naudsynt ny nye nyte nytt nytte nødvendig nøgd nøkkel oppdage oppleve oppnå passande passe perfekt person positiv potensial problem prøve påverke resultat riktig rolle samanheng samfunn sjel sjølvtillit skape skilnad spesiell spørsmål steg stor store større suksess svar talrik tanke tenkje tid tilby ting tolmod trivsel tru trur ulik unik utalleg utfordring utforske utvikle vakker vanskeleg variert veit vekse velje velvære verd verda verdi verknad vesentleg viktig vite årsak ønske ønskje',
    ),
  },
  ordinalDot: true,
  patterns: {
    references: 'referencer|kilder|referanser|litteratur',
    free: '\\bgratis\\b',
    newsDay: 'måndag|onsdag|torsdag|fredag',
    opinionLabel: 'kommentare?',
    alternative: 'eller',
  },
  shares: {
    numbers: 'en=1 et=1 ett=1 én=1 ét=1 to=2 tre=3 fire=4 fem=5 seks=6 syv=7 sju=7 otte=8 åtte=8 ni=9 ti=10 tyve=20 tjue=20',
    parts: ['(N) (?:ud af|ut av|av|af) (N)<end>'],
    ordinals: [
      [
        'hvert? (W)<end>',
        'anden=2 andre=2 andet=2 tredje=3 fjerde=4 femte=5 sjette=6 syvende=7 sjuende=7 ottende=8 åttende=8 niende=9 tiende=10',
      ],
    ],
    fractions: [
      [
        '(N) (W)(?:ar|er|en|e)?<end>',
        'tredjedel=3 tredel=3 fjärdedel=4 fjerdedel=4 firedel=4 femtedel=5 femdel=5 sjättedel=6 sjettedel=6 tiondel=10 tiendedel=10 tidel=10',
      ],
    ],
    words: [['(?:halvdelen|halvparten)(?= a[vf] )', 50]],
    rows: 'første|anden|andre|siste|sidste',
  },
  months: months(
    'januar/jan februar/feb mars/mar april/apr mai juni/jun juli/jul august/aug september/sep oktober/okt november/nov desember/des',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
