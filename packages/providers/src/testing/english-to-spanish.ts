import type { TranslationRequest } from '../translator.ts'

/** A request to translate these texts from English to Spanish, with nothing beside them. */
export const englishToSpanish = (texts: readonly string[]): TranslationRequest => ({
  segments: texts.map((text, index) => ({ id: `s${index + 1}`, text })),
  from: 'en',
  to: 'es',
  formality: 'default',
  context: null,
  signal: new AbortController().signal,
})
