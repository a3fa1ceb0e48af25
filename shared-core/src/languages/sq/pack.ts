import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/sq.gen.ts'

/** Albanian. Stop words: the commonest words of news text. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'sq',
  name: 'Shqip',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'ai ajo ata atë cili deri dhe disa do duhet duke dy e edhe fundit gjatë gjithë i ishin ishte janë jetë ka kaluar kanë kishte kjo ku kur këtë mbi me mirë mund më ndaj ndërsa ne nga një nuk në nëse pa parë pas pasi po por prej pse për përpara që saj se shpreh shumë si sipas së ta tha tij tjetër tyre të u vetëm është',
    ),
  },
  months: months(
    'janar/jan shkurt/shk mars/mar prill/pri maj qershor/qer korrik/korr gusht/gush shtator/sht tetor/tet nëntor/nën dhjetor/dhj',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
