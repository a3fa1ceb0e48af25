import { describe, expect, it } from 'vitest'
import { analyze } from './analyze.ts'
import { checks } from './checks/index.ts'
import { runChecks } from './checks/run-checks.ts'
import { readArticle } from './extract/read-article.ts'
import { allPacks } from './languages/all.ts'
import { scoreArticle } from './score-article.ts'
import { type RubricEntry, rubric } from './scoring/rubric.ts'
import { plainHtml } from './testing/plain-text.ts'
import { exampleContext, exampleFields } from './testing/read-examples.ts'

const draft = (html: string) => ({ kind: 'body', html, fields: { ...exampleFields, title: 'What does a heat pump cost?' } }) as const

describe('analyze', () => {
  it('judges an empty article without a fault', () => {
    const { report, words } = analyze({ kind: 'body', html: '', fields: exampleFields }, exampleContext, { languages: allPacks })
    expect(words).toBe(0)
    expect(report.outcomes.filter(({ status }) => status === 'error')).toEqual([])
    expect(report.readability).toBeNull()
    expect(report.aeo.value).toBeLessThanOrEqual(60)
  })
  it('lists every check once, in the order of the rubric', () => {
    const { report } = analyze(draft('<p>It depends.</p>'), exampleContext, { languages: allPacks })
    expect(report.outcomes.map(({ check }) => check)).toEqual(
      [...rubric.aeo, ...rubric.seo].flatMap((group) =>
        (group.checks as readonly RubricEntry[]).filter(({ again }) => again !== true).map(({ check }) => check),
      ),
    )
    expect(report.rubricVersion).toBe(rubric.version)
  })
  it('says what each part of the scores is', () => {
    const { report } = analyze(draft(plainHtml(200)), exampleContext, { languages: allPacks })
    expect(Object.keys(report.aeo.parts)).toEqual(['retrievable', 'quotable', 'credible'])
    expect(Object.keys(report.seo.parts)).toEqual(['basics', 'content', 'technical', 'keyphrase', 'readability'])
    expect([report.aeo.parts.retrievable, report.seo.parts.basics]).toEqual([expect.any(Number), expect.any(Number)])
  })
  it.each([
    ['news', 100, 'not_applicable'],
    ['news', 60, 'fail'],
    ['explainer', 100, 'fail'],
  ] as const)('of %s with %i words the length is %s', (textKind, words, status) => {
    const html = `<p>${Array.from(
      { length: words / 10 },
      (_, at) =>
        `In ${2001 + at}, ${plainHtml(10)
          .replace(/<[^>]*>/g, '')
          .split(' ')
          .slice(0, 6)
          .join(`${at} `)} Berg ${at}.`,
    ).join(' ')}</p>`
    const { report } = analyze(draft(html), { ...exampleContext, textKind }, { languages: allPacks })
    expect(report.outcomes.find(({ check }) => check === 'text-sufficient')?.status).toBe(status)
    expect(report.outcomes.filter((outcome) => outcome.status === 'pass').length).toBeGreaterThan(0)
  })
  it.each([30, 90, 200])('says one number of words in every verdict on the length of %i words with headings', (words) => {
    const html = `<h2>What it costs in all</h2>${plainHtml(words)}<h2>Who pays for it</h2><p>Ada Berg pays for all of it.</p>`
    const { report, words: told } = analyze(draft(html), exampleContext, { languages: allPacks })
    const counts = report.outcomes
      .filter(({ check }) => ['text-sufficient', 'text-length', 'text-word-count', 'heading-structure'].includes(check))
      .flatMap((outcome) => ('args' in outcome && outcome.args ? [outcome.args['words'] ?? outcome.args['count']] : []))
      .filter((count) => count !== undefined)
    expect(counts.length).toBeGreaterThan(2)
    expect(new Set([told, ...counts]).size).toBe(1)
  })
  it('the hour of the day makes no difference', () => {
    const article = readArticle(draft(plainHtml(60)), exampleContext, undefined)
    const context = { ...exampleContext, now: '2026-11-20T23:59:59Z' }
    expect(scoreArticle(article, context, { languages: allPacks }, checks).context.now).toBe('2026-11-20')
  })
  it('says for words and ease what the text holds', () => {
    const { report, words } = analyze(draft('<p>The pump is quiet. We like it.</p>'), exampleContext, { languages: allPacks })
    expect(words).toBe(7)
    expect(report.readability).toEqual({ ease: 100, formula: expect.stringContaining('Flesch'), sentences: 2, words: 7 })
  })
  it('throws when the pack of a supported language is missing', () => {
    expect(() => analyze(draft('<p>It depends.</p>'), exampleContext, { languages: [] })).toThrow(/^The pack of "en" is missing in resources/)
  })
  it('judges a language without a pack by what is no matter of language', () => {
    const { report } = analyze(draft(plainHtml(200)), { ...exampleContext, language: 'tlh' }, { languages: allPacks })
    const status = (id: string) => report.outcomes.find(({ check }) => check === id)?.status
    expect(status('passage-self-contained')).toBe('not_applicable')
    expect(status('tone-neutral')).toBe('not_applicable')
    expect(status('title-present')).toBe('pass')
    expect(report.readability?.ease).toBeNull()
  })
  it.each(['ar', 'hi', 'th', 'zh'])('judges %s without a fault', (language) => {
    const text = {
      ar: 'مضخة الحرارة تنقل الحرارة إلى البيت.',
      hi: 'हीट पंप घर में गर्मी लाता है।',
      th: 'ปั๊มความร้อนนำความร้อนเข้าสู่บ้าน',
      zh: '热泵把热量带进房子。',
    }[language]!
    const { report } = analyze(draft(`<h2>${text}</h2><p>${text.repeat(20)}</p>`), { ...exampleContext, language }, { languages: allPacks })
    expect(report.language).toBe(language)
    expect(report.outcomes.filter(({ status }) => status === 'error')).toEqual([])
  })
  it('leaves JSON as it is', () => {
    const analysis = analyze(draft(plainHtml(100)), exampleContext, { languages: allPacks })
    expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis)
  })
})

describe('runChecks', () => {
  const read = (name: string) => {
    if (name === 'title') throw new Error('planted')
    return null as never
  }
  it('makes a fault of a check or its signal an error of that check alone', () => {
    const outcomes = runChecks(
      checks.filter(({ id }) => id === 'title-present' || id === 'page-indexable'),
      read,
    )
    expect(outcomes).toEqual([
      { check: 'title-present', status: 'error' },
      { check: 'page-indexable', status: 'not_checked' },
    ])
  })
  it('takes a score that is no integer within 0–100 for a fault', () => {
    const planted = { ...checks[0]!, needs: [], run: () => ({ score: 100.5, code: 'good', args: {} }) }
    expect(runChecks([planted as never], read)).toEqual([{ check: checks[0]!.id, status: 'error' }])
  })
})
