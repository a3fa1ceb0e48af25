import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/az.gen.ts'

/** Azerbaijani. Stop words: the commonest words of news text. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'az',
  name: 'Azərbaycanca',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'barədə baş belə bildirdi bildirib bir biz bu ci cümə da daha davam dedi deyib deyil deyə də edib edir edən etdi etmək görə günü heç hələ hər idi iki ilə isə ki kimi lakin məhkəmə mən o olan olaraq olduğunu onlar onların onun qarşı qədər son sonra səs və yeni çox üçün şəkildə şənbə ən əsasən əvvəl',
    ),
  },
  months: months(
    'yanvar/yan fevral/fev mart/mar aprel/apr may iyun/iyn iyul/iyl avqust/avq sentyabr/sen oktyabr/okt noyabr/noy dekabr/dek',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
