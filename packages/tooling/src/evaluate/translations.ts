import { createApertium, runApertium } from '@citable/providers'
import { chrf, type Matches, matchesOf } from './chrf.ts'
import { type Measure, measureGroups, readRows } from './data.ts'

/** A news text of NTREX-128 in several languages; sentences with the same index say the same. */
interface Row {
  readonly id: string
  readonly text: Readonly<Record<string, readonly string[]>>
}

/** Least chrF++ of a pair, three points below what was measured with Apertium of Debian 12. */
const gates: readonly (readonly [from: string, to: string, least: number])[] = [
  ['en', 'es', 42],
  ['en', 'ca', 41],
  ['en', 'gl', 42],
  ['es', 'ca', 54],
  ['es', 'pt', 47],
  ['fr', 'es', 43],
]

/** Least chrF++ above that of the source, handed in as if it were its translation. */
const aboveCopy = 12

/** A text's matches with the reference: of the engine, by characters alone, and of the untranslated source. */
interface Judged {
  readonly id: string
  readonly plus: readonly Matches[]
  readonly plain: readonly Matches[]
  readonly copy: readonly Matches[]
  readonly unknown: number
  readonly words: number
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const plain = (text: string): string =>
  text
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

/**
 * Apertium's translations of 40 news texts against those of people, for each pair that is installed. Results depend on what the machine has, so the
 * page of results leaves them out.
 */
export async function evaluateTranslations(folder: string): Promise<readonly Measure[]> {
  const rows = readRows<Row>(folder, 'ntrex/dev')
  const apertium = createApertium({ run: runApertium, concurrency: 1 })
  const measures: Measure[] = []
  const pairs = await apertium.pairs()
  for (const [from, to, least] of gates) {
    const signal = AbortSignal.timeout(600_000)
    if (pairs === 'any' || !pairs.some((pair) => pair.from === from && pair.to === to)) {
      console.log(`     translations         ${from} → ${to}: Apertium does not have the pair here`)
      continue
    }
    const judged: Judged[] = []
    for (const { id, text } of rows) {
      const [sources, references] = [text[from] ?? [], text[to] ?? []]
      const segments = sources.map((sentence, index) => ({ id: `s${index}`, text: escaped(sentence) }))
      const answer = await apertium.translate({ segments, from, to, formality: 'default', context: null, signal })
      if (!answer.ok) throw new Error(`Apertium did not translate ${id} from ${from} to ${to}: ${answer.detail}`)
      const byId = new Map(answer.segments.map((segment) => [segment.id, plain(segment.text)]))
      const translated = sources.map((_, index) => byId.get(`s${index}`) ?? '')
      const against = (all: readonly string[], words: 0 | 2): readonly Matches[] =>
        all.map((sentence, index) => matchesOf(sentence, references[index] ?? '', words))
      judged.push({
        id,
        plus: against(translated, 2),
        plain: against(translated, 0),
        copy: against(sources, 2),
        unknown: answer.segments.reduce((sum, { unknownWords }) => sum + (unknownWords ?? 0), 0),
        words: sources.join(' ').split(/\s+/).length,
      })
    }
    measures.push(...measuresOf(judged, from, to, least))
  }
  return measures
}

function measuresOf(judged: readonly Judged[], from: string, to: string, least: number): readonly Measure[] {
  const scoreOf = (sample: readonly Judged[], kind: 'plus' | 'plain' | 'copy'): number => chrf(sample.flatMap((text) => text[kind]))
  const sum = (of: 'unknown' | 'words'): number => judged.reduce((total, text) => total + text[of], 0)
  const measure = (metric: string, gate: number, of: (sample: readonly Judged[]) => number): Measure => ({
    ...measureGroups({ what: 'translations', metric: `${from} → ${to}, ${metric}`, gate }, judged, ({ id }) => id, of, 200),
    isTiming: true,
  })
  return [
    {
      ...measure('chrF++', least, (sample) => scoreOf(sample, 'plus')),
      beside: {
        chrF: scoreOf(judged, 'plain'),
        'chrF++ of the source': scoreOf(judged, 'copy'),
        'unknown words in a thousand': (1_000 * sum('unknown')) / sum('words'),
      },
    },
    measure('chrF++ above the source', aboveCopy, (sample) => scoreOf(sample, 'plus') - scoreOf(sample, 'copy')),
  ]
}
