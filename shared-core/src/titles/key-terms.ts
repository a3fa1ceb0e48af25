import type { QueryTerm } from '../answers/ranking/coverage.ts'
import type { Language } from '../languages/language.ts'
import type { Article } from '../model/article.ts'

/** Number of the heaviest terms that stand for a text. Source: scoring.md 4.3. */
const keyTermCount = 5

/** The heaviest terms of texts: number of occurrences × background weight, stop words and bare numbers left out. Ties: the earlier. */
export function keyTerms(texts: readonly string[], language: Language): readonly QueryTerm[] {
  const counts = new Map<string, { readonly term: QueryTerm; sum: number }>()
  for (const text of texts) {
    for (const word of language.tokenize(text).words) {
      if (word.stop || (word.term.length < 2 && language.unspaced)) continue
      const known = counts.get(word.term)
      if (known !== undefined) {
        known.sum += known.term.weight
        continue
      }
      if (/^[0-9]+$/.test(word.term)) continue
      const weight = language.weight(word.term)
      counts.set(word.term, { term: { term: word.term, weight, text: text.slice(word.start, word.end), stop: false }, sum: weight })
    }
  }
  return [...counts.values()]
    .sort((a, b) => b.sum - a.sum)
    .slice(0, keyTermCount)
    .map(({ term }) => term)
}

/** Paragraphs that make the lead. */
const leadParagraphs = 2

/** The heaviest terms of headings and lead. A heading of the first level repeats the title, which is judged by them. */
export function articleKeyTerms(article: Article, language: Language): readonly QueryTerm[] {
  const texts: string[] = []
  let paragraphs = 0
  for (const block of article.blocks) {
    if (block.kind === 'paragraph') paragraphs += 1
    if ((block.kind === 'heading' && block.level > 1) || (block.kind === 'paragraph' && paragraphs <= leadParagraphs))
      texts.push(block.text)
  }
  return keyTerms(texts, language)
}
