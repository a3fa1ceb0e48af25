import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/my.gen.ts'
import { months } from '../words/entries.ts'

/** Burmese. Terms are pairs of letter clusters. Lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of unspaced languages. */
export const pack: LanguagePack = {
  tag: 'my',
  name: 'မြန်မာ',
  direction: 'ltr',
  script: 'cluster',
  reviewed: false,
  lists: {},
  months: months('ဇန်နဝါရီ/ဇန် ဖေဖော်ဝါရီ/ဖေ မတ် ဧပြီ/ဧ မေ ဇွန် ဇူလိုင်/ဇူ ဩဂုတ်/ဩ စက်တင်ဘာ/စက် အောက်တိုဘာ/အောက် နိုဝင်ဘာ/နို ဒီဇင်ဘာ/ဒီ'),
  ease: null,
  sentenceLimit: 40,
  answerThreshold: 470,
  phrases: {},
  levels,
}
