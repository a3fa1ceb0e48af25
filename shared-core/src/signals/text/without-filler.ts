import { termsOf } from '../../answers/answer-questions.ts'
import { factOf } from '../../answers/article-text.ts'
import { type Generality, isBareFiller, measureGeneral, sumGeneral } from '../../answers/general-text.ts'
import { isInterview } from '../../answers/is-interview.ts'
import type { Language, Word } from '../../languages/language.ts'
import { firstFrom } from '../../model/first-index.ts'
import { countWords, type Reading, type Section, type TextBlock } from '../reading.ts'

/**
 * Filler: a stretch of sentences in which general words are at least `share` percent of the content words (of the characters in unspaced
 * scripts), with at least `min` content words. A stretch may run over several paragraphs. The values find nearly all smooth texts without
 * content and few sentences of real pages.
 */
const filler = {
  words: [
    { share: 30, min: 40 },
    { share: 35, min: 18 },
    { share: 40, min: 12 },
    { share: 60, min: 8 },
  ],
  /** Percent of general words in a paragraph; a paragraph with fewer ends a stretch. */
  within: 20,
  characters: [
    { share: 20, min: 200 },
    { share: 25, min: 40 },
  ],
} as const

/** Share of a paragraph's units that title and headings hold, from which it adds nothing; for unspaced scripts, whose units overlap. */
const echoShare = 0.85

/**
 * The article without empty paragraphs: repeated ones, those with no word but words of the title and the headings, and those of which filler
 * is half. Signals that count in favour of an article measure this reading. Returns `reading` itself when no paragraph is empty.
 */
export function withoutFiller(reading: Reading): Reading {
  const { blocks, sections } = reading
  const { gone, rest } = emptyParts(reading)
  if (gone.size === 0) return reading
  rest.reading ??= {
    ...reading,
    blocks: blocks.filter((block) => !gone.has(block)),
    sections: sections.map((section): Section => {
      if (!section.blocks.some((block) => gone.has(block))) return section
      const left = section.blocks.filter((block) => !gone.has(block))
      return { heading: section.heading, blocks: left, words: countWords(left), facts: new Map() }
    }),
  }
  return rest.reading
}

/** Empty parts of a text: whole blocks with the reason, and the indexes of filler sentences by block. */
interface EmptyParts {
  readonly gone: ReadonlyMap<TextBlock, 'copy' | 'echo' | 'filler'>
  readonly filler: ReadonlyMap<TextBlock, ReadonlySet<number>>
  /** The reading without the blocks of `gone`, made at the first use. */
  readonly rest: { reading?: Reading }
}

/** Copies, echoes and filler of a text, read once for each reading. */
export function emptyParts(reading: Reading): EmptyParts {
  const known = memory.get(reading)
  if (known !== undefined) return known
  const { blocks, language } = reading
  const gone = new Map<TextBlock, 'copy' | 'echo' | 'filler'>()
  const seen = new Set<string>()
  const named = readNamed(reading)
  const candidates: TextBlock[] = []
  // in an interview, sentences in the first person are content: no other article holds them
  const isTalk = isInterview(blocks, language)
  for (const entry of blocks) {
    const { block } = entry
    if (block.kind !== 'paragraph' && block.kind !== 'quote') continue
    if (seen.has(block.text)) gone.set(entry, 'copy')
    else if (factOf(entry, isPlaceholder, language)) gone.set(entry, 'filler')
    else if (isEcho(entry, named, language.unspaced)) gone.set(entry, 'echo')
    else if (!isTalk || language.find('firstPerson', block.text).length === 0) candidates.push(entry)
    seen.add(block.text)
  }
  const filler = fillerOf(candidates, language)
  for (const [entry, numbers] of filler) {
    let words = 0
    for (const number of numbers) words += entry.tokens.sentences[number]!.words
    if (2 * words >= entry.tokens.count) gone.set(entry, 'filler')
  }
  const found = { gone, filler, rest: {} }
  memory.set(reading, found)
  return found
}

/** Cache of one analysis, in memory only. */
const memory = new WeakMap<Reading, EmptyParts>()

/** Blocks whose words count: all but filler and echoes. Copies count, because another check reports copies. */
export function hasContent(reading: Reading): (entry: TextBlock) => boolean {
  const { gone } = emptyParts(reading)
  return (entry) => (gone.get(entry) ?? 'copy') === 'copy'
}

interface Named {
  /** Terms of title, headline and headings. */
  readonly terms: ReadonlySet<string>
  /** The words of each heading. */
  readonly headings: ReadonlySet<string>
}

function readNamed({ article, blocks, language, passages }: Reading): Named {
  const terms = new Set(passages.named)
  if (article.title !== null) for (const term of language.recall(article.title.value, termsOf)) terms.add(term)
  const headings = blocks.filter(({ block }) => block.kind === 'heading')
  return { terms, headings: new Set(headings.map(({ tokens }) => formsOf(tokens.words))) }
}

/** True when the title and the headings hold every content word of the block, or when the block repeats a heading. */
function isEcho({ tokens: { words } }: TextBlock, { terms, headings }: Named, unspaced: boolean): boolean {
  let known = 0
  let names = 0
  for (const { term, stop } of words) {
    if (!stop && terms.has(term)) names += 1
    if (stop || terms.has(term)) known += 1
    else if (!unspaced) return false
  }
  return (names > 0 && known >= words.length * (unspaced ? echoShare : 1)) || (words.length > 0 && headings.has(formsOf(words)))
}

/** Words of the Latin that typesetters put where a text will stand. */
const placeholders = new Set(
  'lorem ipsum dolor sit amet consectetur adipiscing elit sed eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam quis nostrud ullamco laboris nisi commodo consequat duis aute irure voluptate velit esse'.split(
    ' ',
  ),
)

/** A third of the words, and five at least, are of the placeholder text: no Latin of an author comes near it. */
function isPlaceholder({ tokens: { words } }: TextBlock): boolean {
  const found = words.filter(({ form }) => placeholders.has(form)).length
  return found >= 5 && 3 * found >= words.length
}

const formsOf = (words: readonly Word[]): string => words.map(({ form }) => form).join(' ')

/** The sentences that are in stretches of general words. */
function fillerOf(blocks: readonly TextBlock[], language: Language): ReadonlyMap<TextBlock, ReadonlySet<number>> {
  const found = new Map<TextBlock, Set<number>>()
  if (!language.has('genericWords')) return found
  const rest = blocks.filter((entry) => {
    const isBare = factOf(entry, isBareFiller, language)
    if (isBare) found.set(entry, new Set(entry.tokens.sentences.keys()))
    return !isBare
  })
  /** Sentences of all blocks in a row, and the first of each block. */
  const sentences: Generality[] = []
  const firsts: number[] = []
  for (const entry of rest) {
    firsts.push(sentences.length)
    for (const sentence of factOf(entry, measureGeneral, language)) sentences.push(sentence)
  }
  for (const { share, min } of language.unspaced ? filler.characters : filler.words)
    for (const { from, to } of densest(sentences.map(({ general, all }) => 100 * general - share * all))) {
      let words = 0
      for (let at = from; at < to; at += 1) words += sentences[at]!.all
      if (words < min) continue
      for (let at = from; at < to; at += 1) {
        const index = firstFrom(firsts, at + 1) - 1
        const entry = rest[index]!
        if (generalShare(entry, language) >= (language.unspaced ? 0 : filler.within))
          found.set(entry, (found.get(entry) ?? new Set()).add(at - firsts[index]!))
      }
    }
  return found
}

/** General words in a hundred content words of a paragraph. */
function generalShare(entry: TextBlock, language: Language): number {
  const { general, all } = sumGeneral(entry, language)
  return all === 0 ? 0 : (100 * general) / all
}

/** All maximal stretches of the highest sums, from and to, in linear time (Ruzzo & Tompa 1999). */
function densest(scores: readonly number[]): readonly { readonly from: number; readonly to: number }[] {
  // `low` and `high` are the sums of all scores before a stretch, and with it; `below` is the last stretch before it with a lower `low`
  const found: { readonly from: number; readonly to: number; readonly low: number; readonly high: number; readonly below: number }[] = []
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at]!
    let from = at
    let low = sum
    sum += score
    if (score <= 0) continue
    for (;;) {
      let below = found.length - 1
      while (below >= 0 && found[below]!.low >= low) below = found[below]!.below
      const last = found[below]
      if (last === undefined || last.high >= sum) {
        found.push({ from, to: at + 1, low, high: sum, below })
        break
      }
      from = last.from
      low = last.low
      found.length = below
    }
  }
  return found
}
