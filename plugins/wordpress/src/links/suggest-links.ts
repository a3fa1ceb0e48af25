import type { Language } from '@citable/core/languages'

/** A published post that may be linked to. */
export interface LinkTarget {
  readonly id: number
  readonly title: string
  readonly url: string
  /** Its keyphrase and its headings. */
  readonly topics: readonly string[]
  /** The first of these, where it is the keyphrase of its author. */
  readonly keyphrase?: string
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
/** A post that no post links to goes before one of the same fit. */
const orphanBonus = 1.2

/** An address as it is compared: without protocol, `www.`, fragment and slash at the end. */
export const comparable = (url: string): string =>
  (url.split('#')[0] ?? '')
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '')
    .toLowerCase()

/** Addresses of links as they are compared, without those that no browser could open. */
export const comparableLinks = (hrefs: readonly string[], base: string): ReadonlySet<string> =>
  new Set(hrefs.filter((href) => URL.canParse(href, base)).map((href) => comparable(new URL(href, base).href)))

interface Topic {
  readonly target: LinkTarget
  readonly terms: ReadonlySet<string>
  /** Of all its terms. */
  readonly weight: number
  /** Part of the post's title that the article names, by weight. */
  readonly about: number
  /** One of its headings, which says what a part is about. */
  readonly isPart: boolean
}

/** Part of a post's title that the article has to name before a heading of the post counts, by weight. */
const minCore = 0.5
/** A name that so many posts share names none of them. */
const ambiguous = 3

/**
 * Up to five posts that a sentence of the article mentions, each once and in its best place; none that the article links to already.
 * A sentence fits by the terms it shares with a post's title, keyphrase or one of its headings, rare ones before common ones.
 */
export function suggestLinks(
  texts: readonly LinkText[],
  targets: readonly LinkTarget[],
  linkedUrls: ReadonlySet<string>,
  language: Language,
): readonly LinkSuggestion[] {
  const scale = language.unspaced ? 3 : 1
  const article = new Set(texts.flatMap(({ text }) => language.tokenize(text).words.map(({ term }) => term)))
  const named = targets
    .filter(({ url }) => !linkedUrls.has(comparable(url)))
    .map((target) => ({ target, parts: [target.title, ...target.topics].map((topic) => new Set(language.terms(topic))) }))
  const posts = new Map<string, Set<number>>()
  for (const { target, parts } of named)
    for (const term of parts.flatMap((terms) => [...terms])) posts.set(term, (posts.get(term) ?? new Set()).add(target.id))
  const weight = (term: string): number => Math.log(1 + targets.length / (posts.get(term)?.size ?? 1))
  const total = (terms: readonly string[]): number => terms.reduce((sum, term) => sum + weight(term), 0)
  const isAlone = (term: string): boolean => posts.get(term)?.size === 1

  const byTerm = new Map<string, Topic[]>()
  for (const { target, parts } of named) {
    const core = [...(parts[0] ?? [])]
    const about = core.length === 0 ? 0 : total(core.filter((term) => article.has(term))) / total(core)
    for (const [at, terms] of parts.entries()) {
      const isPart = at > 0 && target.topics[at - 1] !== target.keyphrase
      const topic: Topic = { target, terms, weight: total([...terms]), about, isPart }
      for (const term of terms) {
        const others = byTerm.get(term)
        if (others) others.push(topic)
        else byTerm.set(term, [topic])
      }
    }
  }
  /** So many posts have all of these terms in what they are about. */
  const areShared = (terms: readonly string[]): boolean => {
    const [first = new Set<number>(), ...rest] = terms.map((term) => posts.get(term) ?? new Set<number>()).sort((a, b) => a.size - b.size)
    return first.size >= ambiguous && [...first].filter((id) => rest.every((ids) => ids.has(id))).length >= ambiguous
  }

  const best = new Map<number, { readonly value: number; readonly found: LinkSuggestion }>()
  for (const { place, text, linked } of texts) {
    const { words, sentences } = language.tokenize(text)
    for (const sentence of sentences) {
      const inside = words.filter(({ start, end }) => start >= sentence.start && end <= sentence.end)
      for (const topic of new Set(inside.flatMap(({ term }) => byTerm.get(term) ?? []))) {
        const found = new Set(inside.flatMap(({ term }) => (topic.terms.has(term) ? [term] : [])))
        const terms = [...found]
        const sum = total(terms)
        const share = sum / topic.weight
        if (share < minShare || !isNamed(topic, terms, scale, isAlone)) continue
        // Words of a whole subject name that of its posts that the article mentions elsewhere, too.
        if (share < 1 && topic.about <= share && areShared(terms)) continue
        const place_ = narrowest(inside, found)
        if (!place_ || place_.words > widest * scale) continue
        const { start, end } = place_
        if (linked.some((link) => link.start < end && start < link.end)) continue
        // Words that stand together name a thing.
        const density = found.size / place_.words
        const value = sum * share * (1 + topic.about) * density * (topic.target.links === 0 ? orphanBonus : 1)
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

/** The terms name the post: two of them at least, or one that is its whole title and no other post's. */
function isNamed({ target, isPart, about }: Topic, terms: readonly string[], scale: number, isAlone: (term: string) => boolean): boolean {
  if (terms.length < 2 * scale) return !isPart && !/\s/.test(target.title.trim()) && terms.every(isAlone)
  // "Tips for beginners" is above a part of many a text: a heading counts in an article on the post's subject, or by words of its own.
  return !isPart || about >= minCore || terms.every(isAlone)
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
