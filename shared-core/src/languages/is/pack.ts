import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/is.gen.ts'

/** Icelandic. Stop words: the commonest words of news text. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'is',
  name: 'Íslenska',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'af aftur allt að ef eftir eins ekki en enn er eru eða fram frá fyrir gegn hafa hafi hann hans hefur hefði hjá hún með mun nú og sagði samkvæmt segir sem sig svo til um upp var vegna vera verið við voru væri yfir á áfram ára árið ég í úr út þar þau það þegar þeim þeir þeirra þess þetta því',
    ),
  },
  ordinalDot: true,
  months: months(
    'janúar/jan febrúar/feb mars/mar apríl/apr maí júní/jún júlí/júl ágúst/ágú september/sep október/okt nóvember/nóv desember/des',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
