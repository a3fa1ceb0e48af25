import type { Language } from '../languages/language.ts'

/** What is made of a language's words once, whatever its region. Memory only. */
export function byLanguage<Words, Made>(make: (words: Words, language: Language) => Made): (language: Language, words: Words) => Made {
  const known = new Map<string, Made>()
  return (language, words) => {
    const tag = language.tag.split('-')[0]!
    const made = known.get(tag) ?? make(words, language)
    known.set(tag, made)
    return made
  }
}
