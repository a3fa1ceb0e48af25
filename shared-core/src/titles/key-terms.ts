import type { ArticleText } from '../answers/article-text.ts'
import type { QueryTerm } from '../answers/ranking/coverage.ts'
import type { Language } from '../languages/language.ts'
import { type CentralSentence, centralSentences, createTermWorth } from '../signals/structure/central-sentences.ts'

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

/** `carrying`: how many terms. The others are factors of a term's worth. */
const limits = { carrying: 8, sentences: 2, inSentence: 3, inFirst: 1.5, inHeading: 1.5 } as const

/**
 * The terms that carry a text: rare ones that it repeats, most of all those of its two central sentences. A heading of the first
 * level repeats the title, which is judged by them. Source: 88 drafts of eight readings, chosen on half: an editor's title stands 15 points above
 * the weak one that it replaces in 194 of 240 and 172 of 202 pairs, by the words of headings and lead in 141 and 106.
 */
export function findKeyTerms({ blocks }: Pick<ArticleText, 'blocks'>, language: Language, year: number): readonly QueryTerm[] {
  const own = blocks.filter(({ block }) => !(block.kind === 'heading' && block.level === 1))
  const worthOf = createTermWorth(own, language)
  const sentences = centralSentences({ blocks: own }, language, year)
  const termsOf = (some: readonly CentralSentence[]) => new Set(some.flatMap(({ words }) => words.map(({ term }) => term)))
  const told = termsOf(sentences.toSorted((a, b) => b.worth - a.worth).slice(0, limits.sentences))
  const first = termsOf(sentences.slice(0, 1))
  const factorOf = (term: string): number => (told.has(term) ? limits.inSentence : 1) * (first.has(term) ? limits.inFirst : 1)
  const terms = new Map<string, { readonly term: QueryTerm; worth: number }>()
  for (const { block, tokens } of own) {
    const ofBlock = block.kind === 'heading' ? limits.inHeading : 1
    for (const { term, stop, start, end } of tokens.words) {
      if (stop || (term.length < 2 && language.unspaced) || /^[0-9]+$/.test(term)) continue
      const worth = worthOf(term) * ofBlock * factorOf(term)
      const known = terms.get(term)
      if (known === undefined)
        terms.set(term, { term: { term, weight: language.weight(term), text: block.text.slice(start, end), stop: false }, worth })
      else if (worth > known.worth) known.worth = worth
    }
  }
  return [...terms.values()]
    .sort((a, b) => b.worth - a.worth)
    .slice(0, limits.carrying)
    .map(({ term }) => term)
}
