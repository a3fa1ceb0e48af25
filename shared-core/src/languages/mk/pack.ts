import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/mk.gen.ts'

/** Macedonian. Stop words: the commonest words of news text. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'mk',
  name: 'Македонски',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'а беа беше бидат биде во време г ги го година да дали дека до додека е еден за и изјави или им има како кога кои коишто кон кој којашто којшто многу може му на не недела нема но од откако по повеќе полицијата пред против проценти рече само се сега со сѐ таа тие тоа тој треба уште што ја ќе',
    ),
  },
  months: months(
    'јануари/јан февруари/фев март/мар април/апр мај јуни/јун јули/јул август/авг септември/сеп октомври/окт ноември/ное декември/дек',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
