import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/cy.gen.ts'

/** Welsh. Stop words: the commonest words of news text. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'cy',
  name: 'Cymraeg',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'a ac am ar at bobl bod bydd cael cafodd cyn ddim ddydd dim dros dweud dywedodd ei er erbyn eu fe fel fod fy fydd gael gan gyda gyfer hwn hyn hynny i lle mae mae’r meddai mewn mis mwy na nad neu newydd nhw ni nid o oed oedd oherwydd ond pan roedd sydd un wedi wlad wnaeth wrth y ym yn yng yr yw â ôl',
    ),
  },
  months: months(
    'ionawr/ion chwefror/chwef/chw mawrth/maw ebrill/ebr mai mehefin/meh gorffennaf/gorff/gor awst medi hydref/hyd tachwedd/tach rhagfyr/rhag',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
