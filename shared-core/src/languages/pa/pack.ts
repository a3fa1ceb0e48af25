import type { LanguagePack } from '../language.ts'
import { apart, levels } from '../levels/pa.gen.ts'
import { months, words } from '../words/entries.ts'

/** Punjabi. Stop words: the commonest words of news text. Other lists are missing; checks that need them do not apply. Not evaluated: the answer threshold is the default of spaced languages. */
export const pack: LanguagePack = {
  tag: 'pa',
  name: 'ਪੰਜਾਬੀ',
  direction: 'ltr',
  script: 'spaced',
  doublesWords: true,
  reviewed: false,
  lists: {
    abbreviations: words('ਸ਼੍ਰੀ ਸ਼੍ਰੀ ਸ੍ਰੀ ਸ਼੍ਰੀਮਤੀ ਡਾ ਮਿ ਸੇਨ'),
    stopWords: words(
      '’ਤੇ ਅਤੇ ਅਸੀਂ ਆਪਣੇ ਇਸ ਇਹ ਇੱਕ ਉਨ੍ਹਾਂ ਉਸ ਉਸਨੇ ਉਹ ਕਰ ਕਰਦੇ ਕਰਨ ਕਰਨਾ ਕਿ ਕਿਉਂਕਿ ਕਿਹਾ ਕੀਤਾ ਕੀਤੀ ਕੁਝ ਕੇ ਕੋਈ ਕੰਮ ਗਏ ਗਿਆ ਜਦੋਂ ਜਾਂ ਜਿਸ ਜੋ ਤਾਂ ਤੇ ਤੋਂ ਤੌਰ ਤੱਕ ਦਾ ਦਿੱਤਾ ਦਿੱਤੀ ਦੀ ਦੇ ਨਹੀਂ ਨਾਲ ਨੂੰ ਨੇ ਪਰ ਪਹਿਲਾਂ ਬਹੁਤ ਬਾਅਦ ਮੈਂ ਰਹੇ ਰਿਹਾ ਲਈ ਲੋਕਾਂ ਵਾਲੇ ਵਿਚ ਵਿੱਚ ਵੀ ਵੱਧ ਸਨ ਸਮੇਂ ਸਾਲ ਸੀ ਹਨ ਹਾਂ ਹੀ ਹੈ ਹੋ ਹੋਇਆ ਹੋਏ ਹੋਰ',
    ),
  },
  months: months('ਜਨਵਰੀ/ਜਨ ਫ਼ਰਵਰੀ/ਫ਼ਰ ਮਾਰਚ ਅਪ੍ਰੈਲ/ਅਪ੍ਰੈ ਮਈ ਜੂਨ ਜੁਲਾਈ/ਜੁਲਾ ਅਗਸਤ/ਅਗ ਸਤੰਬਰ/ਸਤੰ ਅਕਤੂਬਰ/ਅਕਤੂ ਨਵੰਬਰ/ਨਵੰ ਦਸੰਬਰ/ਦਸੰ'),
  ease: null,
  sentenceLimit: 20,
  answerThreshold: 490,
  phrases: {},
  levels,
  apart,
}
