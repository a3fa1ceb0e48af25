import type { Language } from '../languages/language.ts'
import type { Article } from '../model/article.ts'
import type { Span } from '../model/values.ts'

/** Where the article says what: the ground every claim of a title must stand on. */
export interface Support {
  has(term: string): boolean
  /** Sentences that hold the terms, the fewest that cover them, at most three, in reading order of need. */
  spans(terms: readonly string[]): readonly Span[]
}

/** Most passages quoted for one title. */
const mostSpans = 3

/** Index of the visible text: headline, headings and body. */
export function createSupport(article: Article, language: Language): Support {
  const sentences: { span: Span; terms: Set<string> }[] = []
  const holders = new Map<string, number[]>()
  const add = (place: Span['place'], text: string): void => {
    const { words, sentences: ranges } = language.tokenize(text)
    let next = 0
    for (const range of ranges) {
      const terms = new Set<string>()
      while (next < words.length && words[next]!.start < range.end) {
        terms.add(words[next]!.term)
        next += 1
      }
      for (const term of terms) {
        const list = holders.get(term)
        if (list === undefined) holders.set(term, [sentences.length])
        else list.push(sentences.length)
      }
      sentences.push({ span: { place, start: range.start, end: range.end, quote: text.slice(range.start, range.end) }, terms })
    }
  }
  for (const block of article.blocks) if (block.kind !== 'image' && block.kind !== 'video') add(block.id, block.text)
  if (article.headline !== null) add('@title', article.headline.value)
  return {
    has: (term) => holders.has(term),
    spans(terms) {
      const open = new Set(terms.filter((term) => holders.has(term)))
      const chosen: Span[] = []
      while (open.size > 0 && chosen.length < mostSpans) {
        const gain = new Map<number, number>()
        for (const term of open) for (const id of holders.get(term)!) gain.set(id, (gain.get(id) ?? 0) + 1)
        let best = -1
        for (const [id, count] of gain) if (best < 0 || count > gain.get(best)! || (count === gain.get(best)! && id < best)) best = id
        chosen.push(sentences[best]!.span)
        for (const term of sentences[best]!.terms) open.delete(term)
      }
      return chosen
    },
  }
}
