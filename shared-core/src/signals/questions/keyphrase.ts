import { quotedPhrase } from '../../answers/quotations/quoted-phrase.ts'
import type { Inflection } from '../../languages/inflection.ts'
import type { Language, Word } from '../../languages/language.ts'
import { type WordKeys, wordKeysOf } from '../../languages/words/word-keys.ts'
import { defineSignal, type Signal } from '../define-signal.ts'
import type { Reading, TextBlock } from '../reading.ts'
import type { KeyphraseTools } from './keyphrase-tools.ts'

/**
 * Where the keyphrase stands, without its stop and question words; null without one. Shares are parts of its words, 0–1; 1 means all, in any
 * order and form (`wordKeysOf`), and for a keyphrase in quotation marks its exact form: all words in another form count one word less, but
 * in the address. `uses` counts sentences of the prose with all words; `gap` is the longest stretch without one, as a share of all sentences. `otherUses`
 * counts the site's other articles with the same keyphrase; null: not known.
 */
export const createKeyphrase = (
  inflections: Readonly<Record<string, Inflection>>,
  tools: KeyphraseTools,
): Signal<never, Keyphrase | null> =>
  defineSignal({ fold: (_facts, reading) => measureKeyphrase(reading, inflections[reading.language.tag] ?? null, tools) })

export type Keyphrase = NonNullable<ReturnType<typeof measureKeyphrase>>

function measureKeyphrase(
  reading: Reading,
  inflection: Inflection | null,
  { classifyLinks, countWords, factFor, factOf, isProse, keyphraseIn, measureLinks, pathWords }: KeyphraseTools,
) {
  const { article, context, language, blocks } = reading
  const query = keyphraseIn(context.targetQueries)
  if (query === null) return null
  const exact = quotedPhrase(query)
  const phrase = exact ?? query
  const wanted = wantedWords(phrase, exact === null ? null : exactForm(exact, language), wordKeysOf(language.pack, inflection), language)
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
    contentWords: wanted.words,
    title: share(title),
    front: frontPosition(wanted, title, language),
    intro: first === undefined ? null : { sentence: firstSentence, paragraph: shareOf(wanted, first.block.text, language), inFirstTenth },
    headings: inner.map((heading) => factFor(heading, shareOfBlock, query, wanted, language)),
    description:
      description === null || description.trim() === ''
        ? null
        : language
            .tokenize(description)
            .sentences.filter(({ start, end }) => shareOf(wanted, description.slice(start, end), language) === 1).length,
    slug: article.slug === null ? null : shareOf({ ...wanted, exact: null }, pathWords(article.slug), language, true),
    alts: images.map((alt) => shareOf(wanted, alt, language)),
    uses,
    sentences,
    words,
    gap: sentences === 0 ? 0 : gap / sentences,
    anchors: classifyLinks(
      blocks.map((entry) => factOf(entry, measureLinks, language)),
      reading,
    )
      .filter(({ kind, text }) => kind === 'internal' && isSame(wanted, text, language))
      .map(({ span }) => span),
    otherUses: context.otherKeyphrases?.filter((other) => isSame(wanted, other, language)).length ?? null,
    unspaced: language.unspaced,
  }
}

/** Words to search a text for, in any form and order, or besides in one exact form. */
interface Wanted {
  /** How many different words. */
  readonly words: number
  /** The words that have a key, as numbers 0 to `words`. */
  readonly byKey: ReadonlyMap<string, readonly number[]>
  /** Keys of the words as addresses spell them, without marks on letters. */
  readonly inAddress: ReadonlyMap<string, readonly number[]>
  /** Forms of the words in order; of unspaced scripts the phrase as one. null: any form will do. */
  readonly exact: readonly string[] | null
  readonly keysOf: WordKeys
  /** Pairs of characters in unspaced scripts that only join two others: `都観` in `京都観光`, which `京都の観光` says without it. */
  readonly joints: readonly (readonly [joint: number, before: number, behind: number])[]
}

/** The content words of a phrase; two forms of one word are one. */
function wantedWords(phrase: string, exact: Wanted['exact'], keysOf: WordKeys, language: Language): Wanted {
  const byKey = new Map<string, number[]>()
  const inAddress = new Map<string, number[]>()
  const places: number[] = []
  let words = 0
  for (const word of unitsOf(phrase, language)) {
    const keys = keysOf(word)
    if (word.stop || keys.some((key) => byKey.has(key))) continue
    for (const key of keys) byKey.set(key, [...(byKey.get(key) ?? []), words])
    for (const key of [...keys, ...addressKeys(word.form, keysOf)]) inAddress.set(key, [...(inAddress.get(key) ?? []), words])
    if (word.end - word.start === 2) places[word.start] = words
    words += 1
  }
  const joints = places.flatMap((joint, at) => {
    const [before, behind] = [places[at - 1], places[at + 1]]
    return language.unspaced && before !== undefined && behind !== undefined ? [[joint, before, behind] as const] : []
  })
  return { words, byKey, inAddress, exact, keysOf, joints }
}

/** Words of a phrase; of unspaced scripts the units that a text must hold: endings in hiragana change with the form of a verb. */
function unitsOf(phrase: string, language: Language): readonly Word[] {
  const { words } = language.tokenize(phrase)
  if (!language.unspaced) return words
  const firm = words.filter(({ form, stop }) => !stop && !/^[\u3041-\u309f]+$/.test(form))
  return firm.length > 0 ? firm : words
}

const marks = /[\u0300-\u036f]/g

/** Keys of a word as it may be in an address: `Häuser` is `haeuser` or `hauser`. */
function addressKeys(form: string, keysOf: WordKeys): readonly string[] {
  const bare = form.normalize('NFD').replace(marks, '').replace(/ß/g, 'ss').replace(/ł/g, 'l').replace(/ø/g, 'o').replace(/ı/g, 'i')
  return bare === form ? [] : keysOf({ form: bare, term: bare })
}

const exactForm = (phrase: string, language: Language): readonly string[] =>
  language.unspaced ? [phrase.toLowerCase()] : language.tokenize(phrase).words.map(({ form }) => form)

/** The text holds the exact form. */
function holdsExactly(exact: readonly string[], text: string, language: Language): boolean {
  if (language.unspaced) return text.toLowerCase().includes(exact[0]!)
  const { words } = language.tokenize(text)
  return words.some((_word, at) => exact.every((form, offset) => words[at + offset]?.form === form))
}

/** Marks the wanted words that a word is a form of. */
function note(word: Word, byKey: Wanted['byKey'], keysOf: WordKeys, found: Set<number>): void {
  for (const key of keysOf(word)) for (const at of byKey.get(key) ?? []) found.add(at)
}

/** How many wanted words were found, with the joints between others. */
function countFound(found: Set<number>, { joints }: Wanted): number {
  for (const [joint, before, behind] of joints) if (found.has(before) && found.has(behind)) found.add(joint)
  return found.size
}

/** Sentences with their words, and whether they hold the keyphrase. */
function countUses(
  { block: { text }, tokens: { words, sentences } }: TextBlock,
  wanted: Wanted,
  language: Language,
): readonly { readonly hasAll: boolean; readonly length: number }[] {
  const { byKey, words: needed, exact, keysOf } = wanted
  let at = 0
  const found = new Set<number>()
  return sentences.map(({ start, end, words: length }) => {
    found.clear()
    while (at < words.length && words[at]!.start < end) {
      const word = words[at]!
      if (word.start >= start) note(word, byKey, keysOf, found)
      at += 1
    }
    const hasAll = needed > 0 && countFound(found, wanted) === needed
    return { hasAll: hasAll && (exact === null || holdsExactly(exact, text.slice(start, end), language)), length }
  })
}

const shareOfBlock = ({ block }: TextBlock, wanted: Wanted, language: Language): number => shareOf(wanted, block.text, language)

function shareOf(wanted: Wanted, text: string, language: Language, isAddress = false): number {
  const { words, byKey, inAddress, exact, keysOf } = wanted
  if (words === 0 || text === '') return 0
  const found = new Set<number>()
  for (const word of language.tokenize(text).words) note(word, isAddress ? inAddress : byKey, keysOf, found)
  const count = countFound(found, wanted)
  const isOther = exact !== null && count === words && !holdsExactly(exact, text, language)
  return (isOther ? count - 1 : count) / words
}

/** Place of the phrase's first word, as a part of the title, 0–1; null when none is there. */
function frontPosition({ byKey, keysOf }: Wanted, title: string, language: Language): number | null {
  const word = language.tokenize(title).words.find((one) => keysOf(one).some((key) => byKey.has(key)))
  return word === undefined || title.length === 0 ? null : word.start / title.length
}

/** The text holds all words and no other content word. */
function isSame({ words, byKey, keysOf }: Wanted, text: string, language: Language): boolean {
  const found = new Set<number>()
  for (const word of unitsOf(text, language)) {
    if (word.stop) continue
    if (!keysOf(word).some((key) => byKey.has(key))) return false
    note(word, byKey, keysOf, found)
  }
  return words > 0 && found.size === words
}
