import { describe, expect, it } from 'vitest'
import { readArticle } from '../extract/read-article.ts'
import { allPacks } from '../languages/all.ts'
import type { AnalysisContext } from '../model/input.ts'
import { scoreArticle } from '../score-article.ts'
import { plainHtml } from '../testing/plain-text.ts'
import { exampleContext, exampleFields } from '../testing/read-examples.ts'
import { checks } from './index.ts'
import { pageChecks } from './page-checks.ts'

const contexts: readonly (readonly [string, AnalysisContext])[] = [
  ['of which no server was asked', exampleContext],
  ['whose page was read', { ...exampleContext, page: { status: 200, robots: ['noindex'], robotsTxt: null } }],
]

describe.each(contexts)('a draft %s', (_name, context) => {
  const html = `<h2>What is slate?</h2>${plainHtml(300)}`
  const article = readArticle({ kind: 'body', html, fields: exampleFields }, context)
  it('is scored alike with and without the checks of pages', () => {
    const resources = { languages: allPacks }
    expect(scoreArticle(article, context, resources).report).toEqual(scoreArticle(article, context, resources, checks).report)
  })
  it.each(pageChecks.map(({ id }) => id))('has nothing for %s', (id) => {
    const { outcomes } = scoreArticle(article, context, { languages: allPacks }, checks).report
    expect(outcomes.find(({ check }) => check === id)).toEqual({ check: id, status: 'not_checked' })
  })
})
