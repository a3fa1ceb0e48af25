import { hasLetter } from '../languages/characters/characters.ts'
import type { Language } from '../languages/language.ts'
import { titleIntent } from '../languages/title-intent.ts'
import type { Article } from '../model/article.ts'
import type { ArticleText } from './article-text.ts'
import { articleTitle, minContentWords, oneSpace } from './questions.ts'

/** Most proposals, and words of one. */
const proposalsMax = 3
const proposalsWords = 8
const proposalsCharacters = 24

/** Questions that readers may type and the article does not ask: from its headings, then its title. */
export function proposeQuestions(article: Article, text: ArticleText, language: Language): readonly string[] {
  const title = articleTitle(article)
  const about = new Set(language.terms(title))
  const isPhrase = (phrase: string): boolean => {
    const { count } = language.tokenize(phrase)
    const content = language.terms(phrase).length
    return count <= (language.unspaced ? proposalsCharacters : proposalsWords) && content >= minContentWords(language)
  }
  const headings = text.sections.flatMap(({ heading }) => {
    const phrase = heading === null || heading.block.level === 1 ? '' : oneSpace(heading.block.text)
    const isPlain = phrase !== '' && hasLetter(phrase[0]!) && !/[:!|…]|\.$/.test(phrase) && !language.contains('genericHeadings', phrase)
    return isPlain && isPhrase(phrase) && language.terms(phrase).some((term) => about.has(term)) ? [phrase] : []
  })
  const template = language.pack.phrases.whatIs
  const isSubject = !language.unspaced && template !== undefined && language.tokenize(title).count === 1
  const isTyped = isPhrase(title) && !/[,;:!…]/.test(title) && typedIntents.has(titleIntent(title, language))
  const own = isSubject ? template.replace('{}', () => title) : isTyped ? title : ''
  return [...new Set([own, ...headings])].filter((phrase) => phrase !== '').slice(0, proposalsMax)
}

/** Titles of these kinds are what readers type. */
const typedIntents: ReadonlySet<string> = new Set(['how_to', 'comparison', 'price', 'review', 'list', 'definition'])
