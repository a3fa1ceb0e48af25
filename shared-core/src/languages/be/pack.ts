import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/be.gen.ts'

/** Belarusian. Stop words: the commonest words of news text. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'be',
  name: 'Беларуская',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'а аб ад але больш будзе была было былі быў года годзе гэта гэтага гэтым да для з з’яўляецца за заявіў каб калі мы на не па пасля пра сказаў таго так таксама тое толькі тым у ці чалавек час што я яго яе як якая які якія яна яны яшчэ ён і іх ў',
    ),
  },
  apostrophe: 'letter',
  months: months(
    'студзеня/студзень/сту лютага/люты/лют сакавіка/сакавік/сак красавіка/красавік/кра мая/май чэрвеня/чэрвень/чэр ліпеня/ліпень/ліп жніўня/жнівень/жні верасня/верасень/вер кастрычніка/кастрычнік/кас лістапада/лістапад/ліс снежня/снежань/сне',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
