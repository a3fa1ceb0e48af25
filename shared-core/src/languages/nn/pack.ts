import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/nn.gen.ts'

/** Norwegian Nynorsk. Stop words: the commonest words of news text and those of stopwords-iso that it uses. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
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
  },
  ordinalDot: true,
  months: months(
    'januar/jan februar/feb mars/mar april/apr mai juni/jun juli/jul august/aug september/sep oktober/okt november/nov desember/des',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
