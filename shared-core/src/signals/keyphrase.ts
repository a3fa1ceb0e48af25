import { factFor, factOf } from '../answers/article-text.ts'
import { quotedPhrase } from '../answers/quoted-phrase.ts'
import type { Language } from '../languages/language.ts'
import { defineSignal } from './define-signal.ts'
import { keyphraseIn } from './keyphrase-in.ts'
import { classifyLinks, measureLinks } from './links.ts'
import { pathWords } from './match.ts'
import { countWords, isProse, type TextBlock } from './reading.ts'

/**
 * Where the keyphrase stands, without its stop and question words; null without one. Shares are parts of its terms, 0–1; 1 means all, in any
 * order, and for a keyphrase in quotation marks its exact form: all terms in another form count one term less, but in the address.
 * `uses` counts sentences of the prose with all terms; `gap` is the longest stretch without one, as a share of all sentences. `otherUses`
 * counts the site's other articles with the same keyphrase; null: not known.
 */
export const keyphrase = defineSignal({
  fold: (_facts, reading) => {
    const { article, context, language, blocks } = reading
    const query = keyphraseIn(context.targetQueries)
    if (query === null) return null
    const exact = quotedPhrase(query)
    const phrase = exact ?? query
    const terms = language.terms(phrase)
    const wanted: Wanted = { terms: new Set(terms), exact: exact === null ? null : exactForm(exact, language) }
    const share = (text: string | null | undefined): number | null =>
      text === null || text === undefined || text.trim() === '' ? null : shareOf(wanted, text, language)
    const prose = blocks.filter(({ block }) => isProse(block))
    const first = prose.find(({ block, tokens }) => block.kind === 'paragraph' && tokens.count > 0)
    const firstSentence =
      first === undefined
        ? 0
        : Math.max(0, ...first.tokens.sentences.map(({ start, end }) => shareOf(wanted, first.block.text.slice(start, end), language)))
    const words = countWords(blocks)
    let uses = 0
    let sentences = 0
    let gap = 0
    let since = 0
    let before = 0
    let inFirstTenth = false
    for (const entry of prose) {
      const found = factFor(entry, countUses, query, wanted, language)
      for (let index = 0; index < found.length; index += 1) {
        const { hasAll, length } = found[index]!
        sentences += 1
        if (hasAll) {
          uses += 1
          gap = Math.max(gap, since)
          since = 0
          if (before * 10 <= words) inFirstTenth = true
        } else since += 1
        before += length
      }
    }
    gap = Math.max(gap, since)
    const title = article.title?.value ?? ''
    const inner = reading.sections.flatMap(({ heading }) =>
      heading !== null && (heading.block.level === 2 || heading.block.level === 3) ? [heading] : [],
    )
    const images = blocks.flatMap(({ block }) => (block.kind === 'image' ? [block.image.alt ?? ''] : []))
    const description = article.description?.value ?? null
    return {
      phrase,
      contentWords: terms.length,
      title: share(title),
      front: frontPosition(wanted.terms, title, language),
      intro: first === undefined ? null : { sentence: firstSentence, paragraph: shareOf(wanted, first.block.text, language), inFirstTenth },
      headings: inner.map((heading) => factFor(heading, shareOfBlock, query, wanted, language)),
      description:
        description === null || description.trim() === ''
          ? null
          : language
              .tokenize(description)
              .sentences.filter(({ start, end }) => shareOf(wanted, description.slice(start, end), language) === 1).length,
      slug: article.slug === null ? null : shareOf({ ...wanted, exact: null }, pathWords(article.slug), language),
      alts: images.map((alt) => shareOf(wanted, alt, language)),
      uses,
      sentences,
      words,
      gap: sentences === 0 ? 0 : gap / sentences,
      anchors: classifyLinks(
        blocks.map((entry) => factOf(entry, measureLinks, language)),
        reading,
      )
        .filter(({ kind, text }) => kind === 'internal' && isSame(wanted.terms, text, language))
        .map(({ span }) => span),
      otherUses: context.otherKeyphrases?.filter((other) => isSame(wanted.terms, other, language)).length ?? null,
      unspaced: language.unspaced,
    }
  },
})

/** Terms to search a text for: in any order, or besides in one exact form. */
interface Wanted {
  readonly terms: ReadonlySet<string>
  /** Forms of the words in order; of unspaced scripts the phrase as one. null: any form will do. */
  readonly exact: readonly string[] | null
}

const exactForm = (phrase: string, language: Language): readonly string[] =>
  language.unspaced ? [phrase.toLowerCase()] : language.tokenize(phrase).words.map(({ form }) => form)

/** The text holds the exact form. */
function holdsExactly(exact: readonly string[], text: string, language: Language): boolean {
  if (language.unspaced) return text.toLowerCase().includes(exact[0]!)
  const { words } = language.tokenize(text)
  return words.some((_word, at) => exact.every((form, offset) => words[at + offset]?.form === form))
}

/** Sentences with their words, and whether they hold the keyphrase. */
function countUses(
  { block: { text }, tokens: { words, sentences } }: TextBlock,
  { terms, exact }: Wanted,
  language: Language,
): readonly { readonly hasAll: boolean; readonly length: number }[] {
  let at = 0
  const found = new Set<string>()
  return sentences.map(({ start, end, words: length }) => {
    found.clear()
    while (at < words.length && words[at]!.start < end) {
      const word = words[at]!
      if (word.start >= start && terms.has(word.term)) found.add(word.term)
      at += 1
    }
    const hasAll = terms.size > 0 && found.size === terms.size
    return { hasAll: hasAll && (exact === null || holdsExactly(exact, text.slice(start, end), language)), length }
  })
}

const shareOfBlock = ({ block }: TextBlock, wanted: Wanted, language: Language): number => shareOf(wanted, block.text, language)

function shareOf({ terms, exact }: Wanted, text: string, language: Language): number {
  if (terms.size === 0 || text === '') return 0
  const found = new Set<string>()
  for (const { term } of language.tokenize(text).words) if (terms.has(term)) found.add(term)
  const isOther = exact !== null && found.size === terms.size && !holdsExactly(exact, text, language)
  return (isOther ? found.size - 1 : found.size) / terms.size
}

/** Place of the phrase's first term, as a part of the title, 0–1; null when none is there. */
function frontPosition(needed: ReadonlySet<string>, title: string, language: Language): number | null {
  const word = language.tokenize(title).words.find(({ term }) => needed.has(term))
  return word === undefined || title.length === 0 ? null : word.start / title.length
}

/** The text holds all terms and no other content term. */
function isSame(needed: ReadonlySet<string>, text: string, language: Language): boolean {
  const terms = language.terms(text)
  return terms.length > 0 && terms.length === needed.size && terms.every((term) => needed.has(term))
}
