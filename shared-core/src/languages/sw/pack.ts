import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/sw.gen.ts'

/** Swahili. Stop words: the commonest words of news text and those of stopwords-iso that it uses. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'sw',
  name: 'Kiswahili',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'akasema alikuwa alisema ambao ambayo asilimia au baada basi bila cha chini dhidi eneo hadi hali hapo hata hilo hivyo hiyo huku huo huu ikiwa ili ilikuwa juu kabla kama karibu kati katika kazi kila kisha kubwa kufanya kuhusu kupata kura kutoka kuwa kwa kwamba kwanza kwenda kwenye la lakini mara mchezo mdogo miaka mimi mkubwa mmoja moja mpira mtu muda mwaka mwenye na naye nchi ndani ni nini njia pamoja pia rais saa sababu sana sasa siku tena timu tu uchaguzi vile vya wa wakati wake walikuwa wao watu wengine wote ya yake yangu yao yeye za zaidi zake',
    ),
  },
  months: months(
    'januari/jan februari/feb machi/mac aprili/apr mei juni/jun julai/jul agosti/ago septemba/sep oktoba/okt novemba/nov desemba/des',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
