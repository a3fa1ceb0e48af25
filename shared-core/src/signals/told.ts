import { articleTitle } from '../answers/questions.ts'
import { genericTerms } from './generic-terms.ts'
import { countWords, type Reading, type Section, type TextBlock } from './reading.ts'

/** Content words of a paragraph, and the share of general ones from which it says nothing. Source: scoring.md 2. */
const filler = { least: 12, share: 0.35 } as const

/** Characters of such a paragraph in unspaced scripts, and the share of them that general words hold. */
const fillerCharacters = { least: 40, share: 0.2 } as const

/** Units of an unspaced script in a row, of which title and headings hold so many that nothing is added. */
const echoShare = 0.85

/**
 * The article without what tells nothing: paragraphs that stood before, that hold only words of title and headings, or that are made of general
 * words. What counts for an article is measured in the rest; the same reading where nothing is left out.
 */
export function toldReading(reading: Reading): Reading {
  const { blocks, sections } = reading
  const gone = untold(reading)
  if (gone.size === 0) return reading
  return {
    ...reading,
    blocks: blocks.filter((block) => !gone.has(block)),
    sections: sections.map((section): Section => {
      if (!section.blocks.some((block) => gone.has(block))) return section
      const left = section.blocks.filter((block) => !gone.has(block))
      return { heading: section.heading, blocks: left, words: countWords(left), facts: new Map() }
    }),
  }
}

/** Blocks that tell nothing, and why. */
export function untold(reading: Reading): ReadonlyMap<TextBlock, 'copy' | 'echo' | 'filler'> {
  const known = memory.get(reading)
  if (known !== undefined) return known
  const { blocks, language } = reading
  const gone = new Map<TextBlock, 'copy' | 'echo' | 'filler'>()
  memory.set(reading, gone)
  const seen = new Set<string>()
  const named = namedTerms(reading)
  const isFiller = language.unspaced ? fillerOfCharacters(reading) : fillerOfWords(reading)
  for (const entry of blocks) {
    const { block } = entry
    if (block.kind !== 'paragraph' && block.kind !== 'quote') continue
    if (seen.has(block.text)) gone.set(entry, 'copy')
    else if (isEcho(entry, named, language.unspaced)) gone.set(entry, 'echo')
    else if (isFiller(entry)) gone.set(entry, 'filler')
    seen.add(block.text)
  }
  return gone
}

/** Of one analysis. Memory only. */
const memory = new WeakMap<Reading, ReadonlyMap<TextBlock, 'copy' | 'echo' | 'filler'>>()

/** Terms of title, headline and headings. */
function namedTerms({ article, blocks, language }: Reading): ReadonlySet<string> {
  const named = new Set<string>()
  for (const text of [articleTitle(article), article.title?.value, article.headline?.value])
    if (text !== undefined) for (const { term } of language.tokenize(text).words) named.add(term)
  for (const { block, tokens } of blocks) if (block.kind === 'heading') for (const { term } of tokens.words) named.add(term)
  return named
}

/** Every word that says something stands in title or headings. */
function isEcho({ tokens: { words } }: TextBlock, named: ReadonlySet<string>, unspaced: boolean): boolean {
  let known = 0
  let names = 0
  for (const { term, stop } of words) {
    if (!stop && named.has(term)) names += 1
    if (stop || named.has(term)) known += 1
    else if (!unspaced) return false
  }
  return names > 0 && known >= words.length * (unspaced ? echoShare : 1)
}

function fillerOfWords({ language }: Reading): (entry: TextBlock) => boolean {
  if (!language.has('genericWords')) return () => false
  const { singles } = genericTerms(language)
  return ({ tokens: { words } }) => {
    if (words.length < filler.least) return false
    let content = 0
    let general = 0
    for (const { stop, term, start, end } of words) {
      if (stop || end - start < 2) continue
      content += 1
      if (singles.has(term)) general += 1
    }
    return content >= filler.least && general >= content * filler.share
  }
}

function fillerOfCharacters({ language }: Reading): (entry: TextBlock) => boolean {
  const phrases = language.pack.lists.genericWords ?? []
  if (phrases.length === 0) return () => false
  return ({ block: { text }, tokens: { count } }) => {
    if (count < fillerCharacters.least) return false
    let general = 0
    for (const phrase of phrases)
      for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + phrase.length)) general += phrase.length
    return general >= count * fillerCharacters.share
  }
}
