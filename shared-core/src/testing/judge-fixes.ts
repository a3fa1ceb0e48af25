import { checks } from '../checks/index.ts'
import type { Article } from '../model/article.ts'
import type { Edit, SingleEdit } from '../model/edit.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { Outcome } from '../model/report.ts'
import type { Resources } from '../score-article.ts'
import { scoreArticle } from '../score-article.ts'
import { applyEdit } from './apply-edit.ts'

/** The effect on an article of a change that the core offers. */
export interface JudgedFix {
  readonly check: string
  readonly safety: 'safe' | 'draft' | 'none'
  readonly edit: Edit
  /** Empty: it does no harm. */
  readonly harms: readonly string[]
  /** Points that each score gains; less than 0: what it loses, which is among the harms. */
  readonly gains: Readonly<Record<'aeo' | 'seo', number>>
}

/**
 * Applies every change that is offered for an article, each to the article as it was, and says what it harms: a score falls, words are
 * written that are in the text already, or the same point asks for a change at the same place again.
 */
export function judgeFixes(article: Article, context: AnalysisContext, resources: Resources): readonly JudgedFix[] {
  const before = scoreArticle(article, context, resources, checks).report
  return before.outcomes.flatMap((outcome) => {
    const fix = 'fix' in outcome ? outcome.fix : null
    if (!fix?.edit) return []
    const { edit, safety } = fix
    const after = scoreArticle(applyEdit(article, edit), context, resources, checks).report
    const falls = (['aeo', 'seo'] as const).flatMap((name) => {
      const [old, now] = [before[name].value, after[name].value]
      return now < old ? [`${name} ${old} → ${now}: ${lost(before.outcomes, after.outcomes)}`] : []
    })
    const repeated = singles(edit).flatMap((one) => repeatedWords(article, one))
    const again = after.outcomes.find(({ check }) => check === outcome.check)
    const isBack = again !== undefined && 'code' in again && again.status === 'fail' && comesBack(outcome, again, edit)
    return [
      {
        check: outcome.check,
        safety,
        edit,
        gains: { aeo: after.aeo.value - before.aeo.value, seo: after.seo.value - before.seo.value },
        harms: [...falls, ...repeated, ...(isBack ? [`comes back as ${again.code}`] : [])],
      },
    ]
  })
}

const singles = (edit: Edit): readonly SingleEdit[] => (edit.kind === 'several' ? edit.edits : [edit])

const placesOf = (edit: Edit): readonly string[] =>
  singles(edit).map((one) =>
    'span' in one ? one.span.place : one.kind === 'set_field' ? `@${one.field}` : 'block' in one ? one.block : 'new',
  )

function comesBack(asked: Outcome, again: Extract<Outcome, { readonly code: string }>, edit: Edit): boolean {
  if (!('code' in asked) || again.code !== asked.code) return false
  const places = placesOf(edit)
  const found = again.fix?.edit ? placesOf(again.fix.edit) : again.spans.map(({ place }) => place)
  return found.some((place) => places.includes(place))
}

/** Words that an edit adds although they are in the text already. */
function repeatedWords({ blocks }: Article, edit: SingleEdit): readonly string[] {
  const written =
    edit.kind === 'insert_block'
      ? edit.html.replace(/<[^>]*>/g, '')
      : edit.kind === 'set_attribute' && edit.name === 'alt'
        ? edit.value
        : edit.kind === 'replace_text' && edit.value.length > edit.span.quote.length
          ? edit.value
          : ''
  return written !== '' && blocks.some(({ text }) => text.includes(written)) ? [`repeats “${written}”`] : []
}

const lost = (before: readonly Outcome[], after: readonly Outcome[]): string =>
  before
    .flatMap((one) => {
      const now = after.find(({ check }) => check === one.check)
      const [a, b] = [pointsOf(one), pointsOf(now)]
      return a === b ? [] : [`${one.check} ${a} → ${b}`]
    })
    .join(', ')

const pointsOf = (outcome: Outcome | undefined): number | string =>
  outcome === undefined ? '-' : 'score' in outcome ? outcome.score : outcome.status
