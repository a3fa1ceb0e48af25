import { factFor, factOf } from '../answers/article-text.ts'
import type { Language } from '../languages/language.ts'
import { defineSignal } from './define-signal.ts'
import { classifyLinks, measureLinks } from './links.ts'
import { pathWords } from './match.ts'
import { countWords, isProse, type TextBlock } from './reading.ts'

/**
 * Where the keyphrase stands: the first target query, its stop and question words dropped; null without one.
 *
 * Shares are parts of its terms found, 0–1; a share of 1 means all of them, in any order. `uses` counts sentences of the prose that
 * hold all terms; `gap` is the longest stretch without one as a part of all sentences. `otherUses` counts the site's other articles with
 * the same keyphrase; null: nobody looked.
 */
export const keyphrase = defineSignal({
  fold: (_facts, reading) => {
    const { article, context, language, blocks } = reading
    const phrase = context.targetQueries.map((query) => query.trim()).find((query) => query !== '')
    if (phrase === undefined) return null
    const terms = language.terms(phrase)
    const needed = new Set(terms)
    const share = (text: string | null | undefined): number | null =>
      text === null || text === undefined || text.trim() === '' ? null : shareOf(needed, text, language)
    const prose = blocks.filter(({ block }) => isProse(block))
    const paragraphs = prose.filter(({ block, tokens }) => block.kind === 'paragraph' && tokens.count > 0)
    const first = paragraphs[0]
    const firstSentence =
      first === undefined
        ? 0
        : Math.max(0, ...first.tokens.sentences.map(({ start, end }) => shareOf(needed, first.block.text.slice(start, end), language)))
    const words = countWords(blocks)
    let uses = 0
    let sentences = 0
    let gap = 0
    let since = 0
    let before = 0
    let inFirstTenth = false
    for (const entry of prose) {
      for (const { hasAll, length } of factFor(entry, countUses, phrase, needed, language)) {
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
      front: frontPosition(needed, title, language),
      intro: first === undefined ? null : { sentence: firstSentence, paragraph: shareOf(needed, first.block.text, language), inFirstTenth },
      headings: inner.map((heading) => factFor(heading, shareOfBlock, phrase, needed, language)),
      description:
        description === null || description.trim() === ''
          ? null
          : language
              .tokenize(description)
              .sentences.filter(({ start, end }) => shareOf(needed, description.slice(start, end), language) === 1).length,
      slug: article.slug === null ? null : shareOf(needed, pathWords(article.slug), language),
      alts: images.map((alt) => shareOf(needed, alt, language)),
      uses,
      sentences,
      words,
      gap: sentences === 0 ? 0 : gap / sentences,
      anchors: classifyLinks(
        blocks.map((entry) => factOf(entry, measureLinks, language)),
        reading,
      )
        .filter(({ kind, text }) => kind === 'internal' && isSame(needed, text, language))
        .map(({ span }) => span),
      otherUses: context.otherKeyphrases?.filter((other) => isSame(needed, other, language)).length ?? null,
      unspaced: language.unspaced,
    }
  },
})

/** Sentences with their words, and whether they hold all terms. */
function countUses(
  { tokens: { words, sentences } }: TextBlock,
  needed: ReadonlySet<string>,
): readonly { readonly hasAll: boolean; readonly length: number }[] {
  let at = 0
  return sentences.map(({ start, end, words: length }) => {
    const found = new Set<string>()
    while (at < words.length && words[at]!.start < end) {
      const word = words[at]!
      if (word.start >= start && needed.has(word.term)) found.add(word.term)
      at += 1
    }
    return { hasAll: needed.size > 0 && found.size === needed.size, length }
  })
}

const shareOfBlock = ({ block }: TextBlock, needed: ReadonlySet<string>, language: Language): number =>
  shareOf(needed, block.text, language)

function shareOf(needed: ReadonlySet<string>, text: string, language: Language): number {
  if (needed.size === 0 || text === '') return 0
  const found = new Set<string>()
  for (const { term } of language.tokenize(text).words) if (needed.has(term)) found.add(term)
  return found.size / needed.size
}

/** Where the first term of the phrase begins, as a part of the title, 0–1; null when none is there. */
function frontPosition(needed: ReadonlySet<string>, title: string, language: Language): number | null {
  const word = language.tokenize(title).words.find(({ term }) => needed.has(term))
  return word === undefined || title.length === 0 ? null : word.start / title.length
}

/** The text holds all terms and no other content term. */
function isSame(needed: ReadonlySet<string>, text: string, language: Language): boolean {
  const terms = language.terms(text)
  return terms.length > 0 && terms.length === needed.size && terms.every((term) => needed.has(term))
}
