import { describe, expect, it } from 'vitest'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import type { AnalysisContext } from '../model/input.ts'
import { scoreArticle } from '../score-article.ts'
import { plainHtml } from '../testing/plain-text.ts'
import { exampleContext, exampleFields } from '../testing/read-examples.ts'
import { checks } from './index.ts'
import { completeReport, loadEditSignals } from './late-checks.ts'
import { loadChecks } from './load-checks.ts'
import { pageChecks } from './page-checks.ts'
import { siteChecks } from './site-checks.ts'

const contexts: readonly (readonly [string, AnalysisContext])[] = [
  ['of which no server was asked', exampleContext],
  ['whose page was read', { ...exampleContext, page: { status: 200, robots: ['noindex'], robotsTxt: null } }],
  ['with a keyphrase', { ...exampleContext, targetQueries: ['Why slate?', 'slate roofs'] }],
  ['with a question to answer', { ...exampleContext, targetQueries: ['Why slate?'] }],
]

describe.each(contexts)('a draft %s', (_name, context) => {
  const html = `<h2>What is slate?</h2>${plainHtml(300)}`
  const article = readArticle({ kind: 'body', html, fields: exampleFields }, context)
  it('is reported alike with the checks that are loaded for it and with all', async () => {
    const resources = { languages: allPacks }
    const { report } = scoreArticle(article, context, resources, checks)
    const scored = scoreArticle(article, context, resources, await loadChecks(context, article.language))
    expect(completeReport(scored, await loadEditSignals(scored.report))).toEqual(report)
  })
  it.each([...pageChecks, ...(context.page === null ? siteChecks : [])].map(({ id }) => id))('has nothing for %s', (id) => {
    const { outcomes } = scoreArticle(article, context, { languages: allPacks }, checks).report
    expect(outcomes.find(({ check }) => check === id)).toEqual({ check: id, status: 'not_checked' })
  })
})

it('a draft with a keyphrase is not scored without what judges it', async () => {
  const article = readArticle({ kind: 'body', html: plainHtml(300), fields: exampleFields }, exampleContext)
  const context = { ...exampleContext, targetQueries: ['slate roofs'] }
  const others = await loadChecks(exampleContext, article.language)
  expect(() => scoreArticle(article, context, { languages: allPacks }, others)).toThrow('loadChecks')
})

it('a draft whose page was read is not scored without what judges robots.txt', async () => {
  const article = readArticle({ kind: 'body', html: plainHtml(300), fields: exampleFields }, exampleContext)
  const context = { ...exampleContext, page: { status: 200, robots: [], robotsTxt: null } }
  const others = await loadChecks(exampleContext, article.language)
  expect(() => scoreArticle(article, context, { languages: allPacks }, others)).toThrow('loadChecks')
})
