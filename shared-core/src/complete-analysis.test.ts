import { describe, expect, it } from 'vitest'
import { latePartsOf } from './analyze.ts'
import { checks } from './checks/index.ts'
import { passScore } from './checks/ramp.ts'
import { completeAnalysis } from './complete-analysis.ts'
import { readArticle } from './extract/read-article.ts'
import { allPacks } from './languages/all.ts'
import { scoreArticle } from './score-article.ts'
import { exampleContext, exampleFields } from './testing/read-examples.ts'

const weekly = 'Weekly, from spring until autumn.'

describe('an answer in a text', () => {
  it.each([
    ['that is not good keeps a quotation with a figure', passScore - 1, 'Weekly, for 3 years.', 'Weekly, for 3 years.'],
    ['that is not good keeps no other', passScore - 1, weekly, undefined],
    ['that is good keeps any', passScore, weekly, weekly],
  ])('%s', (_name, value, text, quote) => {
    const html = `<h2>How often is a young hedge watered?</h2><p>${text}</p>`
    const article = readArticle({ kind: 'body', html, fields: exampleFields }, exampleContext, undefined)
    const scored = scoreArticle(article, exampleContext, { languages: allPacks }, checks)
    const valued = { ...scored, report: { ...scored.report, aeo: { ...scored.report.aeo, value } } }
    const { answers } = completeAnalysis(valued, latePartsOf(valued))
    expect(answers.map(({ state, sentence }) => [state, sentence?.quote])).toEqual([['answered', quote]])
  })
  it('that is not good keeps the place that is in doubt', () => {
    const article = readArticle(
      { kind: 'body', html: '<p>Alder buds open before the frost of the last nights is gone.</p>', fields: exampleFields },
      exampleContext,
      undefined,
    )
    const context = { ...exampleContext, targetQueries: ['which alder buds open early in cold valleys'] }
    const scored = scoreArticle(article, context, { languages: allPacks }, checks)
    const [open] = scored.answers
    expect(open?.state).toBe('unclear')
    expect(open?.sentence).not.toBeNull()
    expect(completeAnalysis(scored, latePartsOf(scored)).answers).toEqual(scored.answers)
  })
  it.each([
    ['that the text contradicts elsewhere is in doubt', '£6', 'unclear'],
    ['that the text tells again stays', '£5', 'answered'],
  ])('%s', (_name, again, state) => {
    const html = `<h2>What does admission cost?</h2><p>Admission is £5. The doors open at six.</p><h2>How it is paid</h2><p>At the desk, in cash. Admission: ${again}.</p>`
    const article = readArticle({ kind: 'body', html, fields: exampleFields }, exampleContext, undefined)
    const scored = scoreArticle(article, exampleContext, { languages: allPacks }, checks)
    expect(scored.answers.map((answer) => answer.state)).toEqual(['answered'])
    expect(completeAnalysis(scored, latePartsOf(scored)).answers.map((answer) => answer.state)).toEqual([state])
  })
})
