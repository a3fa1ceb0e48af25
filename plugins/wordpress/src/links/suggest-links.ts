import type { Language } from '@citable/core/languages'

/** A published post that may be linked to. */
export interface LinkTarget {
  readonly id: number
  readonly title: string
  readonly url: string
  /** Its keyphrase and its headings. */
  readonly topics: readonly string[]
  /** Other posts that link to it. */
  readonly links: number
}

/** A text of the article in which links can stand. */
export interface LinkText {
  readonly place: string
  readonly text: string
  /** Places of its links, in characters of the text. */
  readonly linked: readonly { readonly start: number; readonly end: number }[]
}

/** The words of a sentence that fit a post. */
export interface LinkSuggestion {
  readonly target: LinkTarget
  readonly place: string
  readonly start: number
  readonly end: number
  readonly words: string
  readonly sentence: string
}

/** As many as are read with a smile. */
const max = 5
/** Words between the first and the last that fit: more would be a sentence, no link. */
const widest = 8
/** Part of what a post is about that a sentence has to name, by weight. */
const minShare = 0.5
/** A post that nobody links to goes before one of the same fit. */
const orphanBonus = 1.2

/** An address as it is compared: without protocol, `www.`, fragment and slash at the end. */
export const comparable = (url: string): string =>
  (url.split('#')[0] ?? '')
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase()

interface Topic {
  readonly target: LinkTarget
  readonly terms: ReadonlySet<string>
}

/**
 * Up to five posts that a sentence of the article speaks of, each once and in its best place; none that the article links to already.
 * A sentence fits by the terms it shares with a post's title, keyphrase or one of its headings, rare ones before common ones.
 */
export function suggestLinks(
  texts: readonly LinkText[],
  targets: readonly LinkTarget[],
  linkedUrls: ReadonlySet<string>,
  language: Language,
): readonly LinkSuggestion[] {
  const scale = language.unspaced ? 3 : 1
  const topics = targets
    .filter(({ url }) => !linkedUrls.has(comparable(url)))
    .flatMap((target) =>
      [target.title, ...target.topics]
        .map((topic): Topic => ({ target, terms: new Set(language.terms(topic)) }))
        .filter(({ terms }) => terms.size > 0),
    )
  const posts = new Map<string, Set<number>>()
  const byTerm = new Map<string, Topic[]>()
  for (const topic of topics)
    for (const term of topic.terms) {
      posts.set(term, (posts.get(term) ?? new Set()).add(topic.target.id))
      byTerm.set(term, [...(byTerm.get(term) ?? []), topic])
    }
  const weight = (term: string): number => Math.log(1 + targets.length / (posts.get(term)?.size ?? 1))
  const total = (terms: Iterable<string>): number => [...terms].reduce((sum, term) => sum + weight(term), 0)

  const best = new Map<number, { readonly value: number; readonly found: LinkSuggestion }>()
  for (const { place, text, linked } of texts) {
    const { words, sentences } = language.tokenize(text)
    for (const sentence of sentences) {
      const inside = words.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
      for (const topic of new Set(inside.flatMap(({ term }) => byTerm.get(term) ?? []))) {
        const found = new Set(inside.flatMap(({ term }) => (topic.terms.has(term) ? [term] : [])))
        // One word names a post only where it is all that the post is about, and no other post's.
        const isNamed =
          found.size >= 2 * scale || (found.size === topic.terms.size && [...found].every((term) => posts.get(term)?.size === 1))
        const share = total(found) / total(topic.terms)
        if (!isNamed || share < minShare) continue
        const place_ = narrowest(inside, found)
        if (!place_ || place_.words > widest * scale) continue
        const { start, end } = place_
        if (linked.some((link) => link.start < end && start < link.end)) continue
        const value = total(found) * share * (topic.target.links === 0 ? orphanBonus : 1)
        if (value <= (best.get(topic.target.id)?.value ?? 0)) continue
        best.set(topic.target.id, {
          value,
          found: {
            target: topic.target,
            place,
            start,
            end,
            words: text.slice(start, end),
            sentence: text.slice(sentence.start, sentence.end).trim(),
          },
        })
      }
    }
  }
  const chosen: LinkSuggestion[] = []
  for (const { found } of [...best.values()].sort((a, b) => b.value - a.value || b.found.target.id - a.found.target.id)) {
    const isTaken = chosen.some((other) => other.place === found.place && other.start < found.end && found.start < other.end)
    if (!isTaken) chosen.push(found)
    if (chosen.length === max) break
  }
  return chosen
}

/** The shortest stretch of words that holds all the terms. */
function narrowest(
  words: readonly { readonly start: number; readonly end: number; readonly term: string }[],
  terms: ReadonlySet<string>,
): { readonly start: number; readonly end: number; readonly words: number } | null {
  let shortest: { readonly start: number; readonly end: number; readonly words: number } | null = null
  const last = new Map<string, number>()
  words.forEach(({ term, end }, at) => {
    if (!terms.has(term)) return
    last.set(term, at)
    if (last.size < terms.size) return
    const first = Math.min(...last.values())
    const length = at - first + 1
    if (shortest === null || length < shortest.words) shortest = { start: words[first]!.start, end, words: length }
  })
  return shortest
}
