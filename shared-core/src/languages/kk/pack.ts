import { months, words } from '../entries.ts'
import type { LanguagePack } from '../language.ts'
import { levels } from '../levels/kk.gen.ts'

/** Kazakh. Stop words: the commonest words of news text. Other lists are missing, so what needs them does not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'kk',
  name: 'Қазақша',
  direction: 'ltr',
  script: 'spaced',
  reviewed: false,
  lists: {
    stopWords: words(
      'адам айтты ал алды бар бойынша болды болып болған біз бір бірақ бұл да дауыс де деген деді дейін деп еді екі емес ең жер жылы және кейін күні мен менің мүмкін мәлімдеді немесе ол олар олардың оны оның осы себебі соңғы туралы қарсы үшін өз өткен',
    ),
  },
  months: months(
    'қаңтар/қаң ақпан/ақп наурыз/нау сәуір/сәу мамыр/мам маусым/мау шілде/шіл тамыз/там қыркүйек/қыр қазан/қаз қараша/қар желтоқсан/жел',
  ),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
}
