import type { CheckId, Edit, Outcome, Report } from '@citable/core'
import { aggregate, rubric } from '@citable/core'
import { describe, expect, it } from 'vitest'
import type { Check } from '../schemas/optimization.ts'
import { nextSteps } from './next-steps.ts'
import { pointsToGain } from './points-to-gain.ts'

const outcome = (check: CheckId, score: number, certain = true): Outcome => ({
  check,
  status: score >= 80 ? 'pass' : 'fail',
  score,
  certain,
  code: '',
  args: {},
  spans: [],
  fix: null,
})

/** The next steps of a report of these outcomes and many checks that pass. */
const stepsOf = (
  outcomes: readonly Outcome[],
  edits: Partial<Record<CheckId, Edit>> = {},
  setAside: readonly string[] = [],
  kind = 'article',
): readonly string[] => {
  const aeo = aggregate(rubric.aeo, ['retrievable', 'quotable', 'credible'], outcomes)
  const seo = aggregate(rubric.seo, ['basics', 'content', 'technical', 'keyphrase', 'readability'], outcomes)
  const report: Report = { rubricVersion: rubric.version, language: 'en', aeo, seo, readability: null, outcomes }
  return nextSteps(
    report,
    outcomes.map(({ check }) => {
      const fix = edits[check] === undefined ? null : { edit: edits[check] }
      return { check, points: pointsToGain(report, check), fix } as unknown as Check
    }),
    setAside,
    kind,
  )
}
const good = (['search-bot-access', 'text-in-html', 'passage-size', 'author-named', 'title-length', 'page-lang'] as const).map((check) =>
  outcome(check, 100),
)

describe('nextSteps', () => {
  it('orders by points gained, at most three', () => {
    const steps = stepsOf([
      ...good,
      outcome('author-named', 0),
      outcome('statistic-density', 0),
      outcome('heading-structure', 0),
      outcome('description-present', 0),
      outcome('image-alt', 0),
    ])
    expect(steps).toHaveLength(3)
    expect(steps).toContain('image-alt')
    expect(steps).not.toContain('author-named')
  })
  it('names a mistake of the text before a title without subject, and that before all else', () => {
    const steps = stepsOf([...good, outcome('title-subject', 0), outcome('heading-structure', 0), outcome('text-slips', 0)])
    expect(steps.slice(0, 2)).toEqual(['text-slips', 'title-subject'])
  })
  it('leaves out what is uncertain, what passes and what moves no score', () => {
    expect(stepsOf([...good, outcome('statistic-density', 0, false), outcome('image-alt', 80), outcome('llms-txt', 0)])).toEqual([])
  })
  it.each<[CheckId[], string[]]>([
    [[], ['text-sufficient']],
    [['text-sufficient'], ['statistic-density']],
    [['text-sufficient', 'statistic-density'], []],
  ])('what a cap leaves without points stands once the cap is set aside: %j', (setAside, steps) => {
    const short = outcome('text-sufficient', 0)
    expect(stepsOf([...good, short, outcome('statistic-density', 0), outcome('llms-txt', 0)], {}, setAside)).toEqual(steps)
  })
  it('leaves out what its author has set aside', () => {
    expect(stepsOf([...good, outcome('image-alt', 0)], {}, ['image-alt'])).toEqual([])
  })
  it('puts advice behind what gains points, in the room that is left', () => {
    const advice = [outcome('title-labels', 0), outcome('kind-parts', 0, false)]
    expect(stepsOf([...good, ...advice, outcome('image-alt', 0)])).toEqual(['image-alt', 'title-labels'])
    const others = (['image-alt', 'description-present', 'heading-structure'] as const).map((check) => outcome(check, 0))
    expect(stepsOf([...good, ...advice, ...others])).not.toContain('title-labels')
  })
  it('puts a title without a subject first, also before what holds the score down', () => {
    const others = [outcome('page-snippet', 0), outcome('heading-structure', 0)]
    expect(stepsOf([...good, ...others, outcome('title-subject', 0)])[0]).toBe('title-subject')
    const label = { ...outcome('title-labels', 0), code: 'labelOnly' }
    expect(stepsOf([...good, ...others, label])[0]).toBe('title-labels')
    expect(stepsOf([...good, ...others, outcome('title-subject', 40, false)])).not.toContain('title-subject')
  })
  it.each([
    ['byline-complete', 'neither'],
    ['author-named', 'noAuthor'],
    ['date-visible', 'missing'],
  ] as const)('says first that author or date is missing: %s', (check, code) => {
    const others = (['image-alt', 'description-present', 'heading-structure'] as const).map((one) => outcome(one, 0))
    expect(stepsOf([...good.filter((one) => one.check !== check), ...others, { ...outcome(check, 0), code } as Outcome])[0]).toBe(check)
  })
  it('does not put first that a publisher is missing, or that a date differs', () => {
    const author = { ...outcome('author-named', 50), code: 'noPublisher' } as Outcome
    expect(stepsOf([...good, outcome('image-alt', 0), outcome('heading-structure', 0), author])[0]).not.toBe('author-named')
  })
  it.each([
    ['recipe', 30, []],
    ['event', 30, []],
    ['news', 40, []],
    ['explainer', 30, ['text-sufficient']],
    ['article', 59, ['text-sufficient']],
    ['article', 60, []],
  ] as const)('asks a short %s with %i of 100 for more words: %j', (kind, score, steps) => {
    const little = { ...outcome('text-sufficient', score), code: 'little' } as Outcome
    expect(stepsOf([...good, little], {}, [], kind)).toEqual(steps)
  })
  it('says of any kind that its words are empty', () => {
    const empty = { ...outcome('text-sufficient', 0), code: 'empty' } as Outcome
    expect(stepsOf([...good, empty], {}, [], 'recipe')).toEqual(['text-sufficient'])
  })
  it('names one problem once', () => {
    expect(stepsOf([...good, outcome('question-coverage', 0), outcome('opening-answer', 0)])).toEqual(['question-coverage'])
  })
  it('names one edit once', () => {
    const edit: Edit = { kind: 'set_field', field: 'description', value: 'Bread' }
    expect(
      stepsOf([...good, outcome('title-width', 0), outcome('image-present', 0)], { 'title-width': edit, 'image-present': edit }),
    ).toHaveLength(1)
    expect(stepsOf([...good, outcome('title-width', 0), outcome('image-present', 0)])).toHaveLength(2)
  })
  it('puts what holds the score down first', () => {
    expect(stepsOf([...good, outcome('statistic-density', 0), outcome('page-snippet', 0)])[0]).toBe('page-snippet')
  })
  it('puts first that a text lacks substance, and no other emptiness', () => {
    const others = [outcome('description-present', 0), outcome('title-present', 0)]
    const empty = (check: CheckId): Outcome => ({ ...outcome(check, 0), code: 'empty' }) as Outcome
    expect(stepsOf([...good, ...others, empty('statistic-density')])[0]).toBe('statistic-density')
    expect(stepsOf([...good, ...others, empty('slug-short')])[0]).not.toBe('slug-short')
  })
})
