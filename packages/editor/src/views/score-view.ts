import type { Optimization } from '@citable/contract/present'
import type { MessageArgs } from '@citable/core'
import { isEmpty } from '../host/host.ts'
import type { EditorState } from '../store/editor-state.ts'
import type { Catalog } from '../texts/catalog.ts'
import { bandWord, toneOf } from './bands.ts'
import { labelOfPart } from './groups.ts'
import type { RowView, ScoreView } from './view-types.ts'

const labels = {
  aeo: { label: 'scoreAeo', help: 'scoreAeoHelp' },
  seo: { label: 'scoreSeo', help: 'scoreSeoHelp' },
} as const

/** A text without a word has faults to list, but nothing that a number could be about. */
export const isJudged = (optimization: Optimization | null): optimization is Optimization =>
  optimization !== null && optimization.article.word_count > 0

/** One ring: number, word, trend, parts and what holds the score down. `costs`: the checks that cost it points. */
export function scoreView(
  id: 'aeo' | 'seo',
  { optimization: last, earlyScores, draft }: EditorState,
  costs: readonly RowView[],
  catalog: Catalog,
): ScoreView {
  const optimization = isJudged(last) ? last : null
  const early = isEmpty(draft) ? null : earlyScores
  const value = optimization ? optimization[`${id}_score`] : (early?.[`${id}Score`] ?? null)
  const label = catalog.text(labels[id].label)
  const tone = toneOf(value)
  const word = tone === 'neutral' ? '' : catalog.text(bandWord[tone])
  const sentence = value === null ? catalog.text('scoreNone') : catalog.text('scoreSentence', { value, word })
  const base = draft.baseline && (id === 'aeo' ? draft.baseline.aeoScore : draft.baseline.seoScore)
  return {
    id,
    label,
    help: catalog.text(labels[id].help),
    value,
    share: (value ?? 0) / 100,
    tone,
    word,
    sentence,
    name: catalog.text('scoreNamed', { label, sentence }),
    trend: value === null || base === null ? null : trend(value, base, draft.baseline?.kind ?? 'saved', catalog),
    parts: optimization ? partsOf(optimization, id, catalog) : [],
    limits: optimization ? limitsOf(optimization, id, costs, catalog) : [],
    costs: optimization ? costs : [],
  }
}

const trend = (value: number, base: number, kind: 'saved' | 'published', catalog: Catalog): NonNullable<ScoreView['trend']> => {
  const icon = value > base ? 'up' : value < base ? 'down' : 'same'
  if (kind === 'published') return { icon, text: catalog.text('trendPublished', { value: base }) }
  const args = { change: Math.abs(value - base) }
  return { icon, text: catalog.text(icon === 'up' ? 'trendUp' : icon === 'down' ? 'trendDown' : 'trendSame', args) }
}

const partsOf = (optimization: Optimization, id: 'aeo' | 'seo', catalog: Catalog): ScoreView['parts'] =>
  Object.entries(optimization.scores[id].parts).map(([part, value]) => {
    const args: MessageArgs = { part: labelOfPart(part, catalog) }
    return {
      id: part,
      label: labelOfPart(part, catalog),
      value,
      tone: toneOf(value),
      text: value === null ? catalog.text('scorePartNone', args) : catalog.text('scorePart', { ...args, value }),
    }
  })

/** The cost of a penalty is shown once: in its row where it has one. */
const limitsOf = (optimization: Optimization, id: 'aeo' | 'seo', costs: readonly RowView[], catalog: Catalog): readonly string[] => {
  const titleOf = (check: string) => {
    const title = optimization.checks.find((one) => one.check === check)?.title ?? check
    return catalog.message(`${check}.title`, {}) ?? title
  }
  const { caps, penalties } = optimization.scores[id]
  return [
    ...caps.map(({ check, limit }) => catalog.text('scoreCap', { limit, check: titleOf(check) })),
    ...penalties
      .filter(({ check }) => !costs.some((row) => row.id === check))
      .map(({ check, points }) => catalog.text('scorePenalty', { points, check: titleOf(check) })),
  ]
}
