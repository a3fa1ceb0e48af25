import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/km.gen.ts'
import { months } from '../words/entries.ts'

/** Khmer. Terms are pairs of letter clusters. Lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of unspaced languages. */
export const pack: LanguagePack = {
  tag: 'km',
  name: 'ខ្មែរ',
  direction: 'ltr',
  script: 'cluster',
  reviewed: false,
  lists: {},
  months: months('មករា កុម្ភៈ មីនា មេសា ឧសភា មិថុនា កក្កដា សីហា កញ្ញា តុលា វិច្ឆិកា ធ្នូ'),
  ease: null,
  sentenceLimit: 40,
  answerThreshold: 470,
  phrases: {},
  levels,
}
