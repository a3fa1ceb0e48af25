import type { Language } from '../languages/language.ts'
import type { Article } from '../model/article.ts'
import type { Span } from '../model/values.ts'

/** Where the article says what: the ground every claim of a title must stand on. */
export interface Support {
  has(term: string): boolean
  /** Sentences that hold the term. */
  count(term: string): number
  /** All terms stand in one sentence. */
  hasTogether(terms: readonly string[]): boolean
  /** The sentences that cover the terms, the fewest, at most three. */
  spans(terms: readonly string[]): readonly Span[]
}

/** Most passages quoted for one title. */
const mostSpans = 3

interface Source {
  readonly place: Span['place']
  readonly text: string
}

/** Index of headings and body. The title itself is no ground: what only it says, the text does not. */
export function createSupport(article: Article, language: Language): Support {
  const sources: Source[] = []
  for (const block of article.blocks)
    if (block.kind !== 'image' && block.kind !== 'video') sources.push({ place: block.id, text: block.text })
  return indexSupport(sources, language)
}

/** Index of a plain text. */
export function textSupport(text: string, language: Language): Support {
  return indexSupport([{ place: 'text', text }], language)
}

function indexSupport(sources: readonly Source[], language: Language): Support {
  const spans: Span[] = []
  const holders = new Map<string, number[]>()
  for (const { place, text } of sources) {
    const { words, sentences } = language.tokenize(text)
    let next = 0
    for (const range of sentences) {
      const id = spans.length
      spans.push({ place, start: range.start, end: range.end, quote: text.slice(range.start, range.end) })
      while (next < words.length && words[next]!.start < range.end) {
        const { term } = words[next]!
        const list = holders.get(term)
        if (list === undefined) holders.set(term, [id])
        else if (list.at(-1) !== id) list.push(id)
        next += 1
      }
    }
  }
  return {
    has: (term) => holders.has(term),
    count: (term) => holders.get(term)?.length ?? 0,
    hasTogether(terms) {
      const [first, ...rest] = terms
      if (first === undefined) return true
      const sets = rest.map((term) => new Set(holders.get(term)))
      return (holders.get(first) ?? []).some((id) => sets.every((set) => set.has(id)))
    },
    spans(terms) {
      const open = new Set(terms.filter((term) => holders.has(term)))
      const chosen: Span[] = []
      while (open.size > 0 && chosen.length < mostSpans) {
        const gain = new Map<number, string[]>()
        for (const term of open) {
          for (const id of holders.get(term)!) {
            const list = gain.get(id)
            if (list === undefined) gain.set(id, [term])
            else list.push(term)
          }
        }
        let best = -1
        let bestTerms: readonly string[] = []
        for (const [id, list] of gain) {
          if (list.length > bestTerms.length || (list.length === bestTerms.length && id < best)) {
            best = id
            bestTerms = list
          }
        }
        chosen.push(spans[best]!)
        for (const term of bestTerms) open.delete(term)
      }
      return chosen
    },
  }
}
