import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/bs.gen.ts'

/** Bosnian. Stop words: the commonest words of news text. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'bs',
  name: 'Bosanski',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a ali bi bilo bio biti da do dok godine i iako ili iz izjavio je jer još kada kako kao koja koje koji li ljudi na nakon ne nije o od on po prema prije protiv rekao s sa sam samo se smo su sve to u više za zbog će što',
    ),
  },
  ordinalDot: true,
  months: months(
    'januar/jan februar/feb mart/mar april/apr maj juni/jun juli/jul august/aug septembar/sep oktobar/okt novembar/nov decembar/dec',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
