import { detectLanguage, languageFor } from '@citable/core/languages'
import { allPacks } from '@citable/core/languages/all'
import { backgroundSources } from '../data/background-sources.ts'
import { type Measure, measureGroups, readRows } from './data.ts'
import { interval } from './statistics.ts'

interface Row {
  readonly doc: string
  readonly sentences: readonly string[]
}

interface Counts {
  readonly doc: string
  readonly right: number
  readonly found: number
  readonly known: number
}

/** A lower-case word of five letters or more (no abbreviation is so long), a mark, closing quotes, then a capital. */
const plainEnd = /\p{Ll}{5}[.!?]+(?:\s?»|["'”’«)\]])*(?=\s["'“„«»(¿¡]*\p{Lu})/gu

/** The same where letters have no case: five letters, a full stop, then a letter. */
const plainEndWithoutCase = /[\p{Lo}\p{M}]{5}\.["'”’]*(?=\s["'“‘]*\p{Lo})/gu

/** Sentences of a document joined by spaces: are their ends found again. */
function judge({ doc, sentences }: Row, tag: string): Counts {
  const ends = new Set<number>()
  let text = ''
  for (const sentence of sentences) {
    const clean = sentence.trim()
    text += `${text === '' ? '' : ' '}${clean}`
    // a headline has no mark at its end; nothing in a joined text shows it
    if (/[.!?…؟۔।։。！？]["'”’»«)\]」』]*$/.test(clean) || (tag === 'hy' && clean.endsWith(':'))) ends.add(text.length)
  }
  // translators put two sentences into one segment: a certain end is known too
  for (const mark of [plainEnd, plainEndWithoutCase]) for (const match of text.matchAll(mark)) ends.add(match.index + match[0].length)
  const found = languageFor(tag, allPacks)
    .tokenize(text)
    .sentences.map(({ end }) => end)
  return { doc, right: found.filter((end) => ends.has(end)).length, found: found.length, known: ends.size }
}

function f1(counts: readonly Omit<Counts, 'doc'>[]): number {
  const sum = counts.reduce(
    (total, entry) => ({ right: total.right + entry.right, found: total.found + entry.found, known: total.known + entry.known }),
    { right: 0, found: 0, known: 0 },
  )
  return (2 * sum.right) / (sum.found + sum.known)
}

/** The documents of a language, of both scripts where it has two. */
const readBackground = (folder: string, tag: string): Row[] =>
  backgroundSources(tag).flatMap((source) => readRows<Row>(folder, `background/${source}`))

/** Sentence ends (F1) for every spaced language with a pack, on news documents of the background set. */
export function evaluateSentences(folder: string): readonly Measure[] {
  return allPacks
    .filter(({ script }) => script === 'spaced')
    .map(({ tag }) => {
      const judged = readBackground(folder, tag).map((row) => judge(row, tag))
      return measureGroups({ what: `sentence ends ${tag}`, metric: 'F1', gate: 0.95 }, judged, ({ doc }) => String(doc), f1)
    })
}

/** Share of documents whose first four sentences show their language; no gate of its own, shown as it is. */
export function evaluateDetection(folder: string): readonly Measure[] {
  const judged = allPacks.flatMap(({ tag }) =>
    readBackground(folder, tag).map(({ sentences }) => (detectLanguage(sentences.slice(0, 4).join(' ')) === tag.split('-')[0] ? 1 : 0)),
  )
  const measure = (sample: readonly number[]): number => sample.reduce((sum, value) => sum + value, 0) / sample.length
  return [
    {
      what: 'language detection',
      metric: 'share of documents',
      value: measure(judged),
      interval: interval(judged, measure),
      gate: 0.9,
      groups: judged.length,
    },
  ]
}
