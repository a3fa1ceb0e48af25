import { completeDraft } from './complete-draft.ts'
import { loadChecks, loadDraft, scoreArticle } from './draft.ts'
import { pack } from './languages/en/pack.ts'
import { contextOf, fieldsOf, type SimpleAnalysis, type SimpleInput, simpleResult } from './simple-result.ts'

/**
 * `@citable/core/english`: the same call for texts in English, small enough for a page: one file of code. What only some texts need, such
 * as recipes, events and blocks of plugins, comes in files of its own.
 */
export type { SimpleAnalysis, SimpleFinding, SimpleInput } from './simple-result.ts'

/** Scores, titles, JSON-LD and findings of a text in English; all of it is the article. Rejects when a file cannot be loaded. */
export async function analyze(input: Omit<SimpleInput, 'language'>): Promise<SimpleAnalysis> {
  const context = contextOf({ ...input, language: 'en' })
  const article = await loadDraft({ kind: 'body', html: input.html, fields: fieldsOf(input) }, context)
  const checks = await loadChecks(context, 'en')
  return simpleResult(await completeDraft(scoreArticle(article, context, { languages: [pack] }, checks)))
}
