import { createHash } from 'node:crypto'
import type { Optimization } from '@citable/contract'

/** Subjects that a reader grades. */
const subjects = ['titles', 'questions', 'fixes', 'kind', 'graph'] as const
export type Subject = (typeof subjects)[number]

/** One thing that an editor sees. `output` identifies exactly what was shown, so that a grade holds for as long as it stays the same. */
export interface Item {
  readonly id: string
  readonly what: Subject
  /** For questions the state that was shown; else ''. */
  readonly shownAs: string
  readonly text: string
  readonly output: string
}

/** Everything that an editor sees of an article and a reader grades, in the order of the panel. */
export function itemsOf(optimization: Optimization): readonly Item[] {
  const { answers, checks, next_steps, text_kind, titles } = optimization
  const byId = new Map(checks.map((check) => [check.check, check]))
  return [
    ...titles.map(({ text }, at) => item('titles', at, text)),
    ...answers.map(({ question, state, sentence }, at) =>
      item('questions', at, `“${question}” → ${state}${sentence === null ? '' : `\n  quoted: “${sentence.quote.trim()}”`}`, state),
    ),
    ...next_steps.map((id, at) => {
      const check = byId.get(id)
      const places = (check?.spans ?? []).slice(0, 3).map(({ quote }) => `\n  at: “${quote.trim().slice(0, 300)}”`)
      return item('fixes', at, `${check?.message ?? id}\n  what to do: ${check?.fix?.message ?? '–'}${places.join('')}`)
    }),
    item('kind', 0, text_kind.kind),
    ...graphFacts(optimization).map((text, at) => item('graph', at, text)),
  ]
}

const item = (what: Subject, at: number, text: string, shownAs = ''): Item => ({
  id: `${what}-${at + 1}`,
  what,
  shownAs,
  text,
  output: createHash('sha256').update(`${what}\n${text}`).digest('hex').slice(0, 16),
})

function graphFacts({ article, schema_type }: Optimization): readonly string[] {
  const { headline, authors, date_published, date_modified, image, language } = article
  return [
    `headline: ${headline ?? '(none)'}`,
    `authors: ${authors.map(({ kind, name }) => `${name} (${kind})`).join(', ') || '(none)'}`,
    `published: ${date_published ?? '(none)'}; modified: ${date_modified ?? '(none)'}`,
    `image: ${image?.url ?? '(none)'}`,
    `type: ${schema_type.type}; language: ${language}`,
  ]
}
