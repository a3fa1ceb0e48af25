import { analyzeArticle } from './analyze.ts'
import { readArticle } from './extract/read-article.ts'
import { loadLanguagePack } from './languages/index.ts'
import { contextOf, fieldsOf, type SimpleAnalysis, type SimpleInput, simpleResult } from './simple-result.ts'

/**
 * `@citable/core/simple`: one call, any language, results in words. It loads the pack of the text's language by itself and takes the day
 * from the clock; all else is what `analyze` of the main entry gives.
 */
export type { SimpleAnalysis, SimpleFinding, SimpleInput } from './simple-result.ts'

/** A document that says what it is; anything else is the text of an article. */
const isPage = (html: string): boolean => /<(?:!doctype|html|head|body)[\s>]/i.test(html)

/** Scores, titles, JSON-LD and findings of a page or a text. Never rejects for a bad article. */
export async function analyze(input: SimpleInput): Promise<SimpleAnalysis> {
  const context = contextOf(input)
  const { html } = input
  const article = readArticle(isPage(html) ? { kind: 'page', html } : { kind: 'body', html, fields: fieldsOf(input) }, context)
  const pack = await loadLanguagePack(article.language)
  return simpleResult(analyzeArticle(article, context, { languages: pack === null ? [] : [pack] }))
}
