import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/sr.gen.ts'

/** Serbian. Stop words: the commonest words of news text. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'sr',
  name: 'Српски',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a ali bi bio da do godine i iz izjavio je kada kako kao koja koji li na nakon ne nije o od rekao sa sam samo se su sve to u više za zbog će što а али би био више дa да до за због и из када која који ли нa на након не није о од рекао сe са се су то у што је ће',
    ),
  },
  ordinalDot: true,
  months: months(
    'јануар/јан/januar/jan фебруар/феб/februar/feb март/мар/mart/mar април/апр/april/apr мај/maj јун/jun јул/jul август/авг/avgust/avg септембар/сеп/septembar/sep октобар/окт/oktobar/okt новембар/нов/novembar/nov децембар/дец/decembar/dec',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
