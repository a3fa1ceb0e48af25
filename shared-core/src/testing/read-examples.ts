import type { AnalysisContext, ArticleInput, AuthorFields } from '../model/input.ts'
import { plainHtml } from './plain-text.ts'
import { testContext } from './test-context.ts'

/** An executed example of a check's page. */
export interface Example {
  readonly expect: 'pass' | 'fail'
  /** Message code; null: any. */
  readonly code: string | null
  readonly input: ArticleInput
  readonly context: AnalysisContext
  readonly source: string
}

/** Context of examples and tests: an English draft on a fixed day, nothing known of a site or a page. */
export const exampleContext = testContext({ language: 'en', now: '2026-06-01', options: { seo: true, aeo: true, titles: 3 } })

export const exampleFields: AuthorFields = {
  title: null,
  description: null,
  slug: null,
  image: null,
  authors: [],
  datePublished: null,
  dateModified: null,
}

/**
 * Examples of a check's page: code fences tagged `html pass`, `html fail` or `html fail <code>` (`markdown` likewise).
 * An example that begins with a doctype or `<html` is a page, any other the body of a draft. Comments set the scene:
 * `<!-- context {"targetQueries": ["…"]} -->`, `<!-- fields {"title": "…"} -->`, and `<!-- words 200 -->` stands for that much plain text.
 */
export function readExamples(page: string): readonly Example[] {
  const examples: Example[] = []
  for (const match of page.matchAll(/^```(html|markdown) (pass|fail)(?: (\w+))?\n([\s\S]*?)\n```$/gm)) {
    const [, language, expect, code, source] = match as unknown as [
      string,
      'html' | 'markdown',
      'pass' | 'fail',
      string | undefined,
      string,
    ]
    const context = { ...exampleContext, ...readJson(source, 'context') } as AnalysisContext
    const fields = { ...exampleFields, ...readJson(source, 'fields') } as AuthorFields
    const text = source
      .replace(/<!-- (?:context|fields) [\s\S]*?-->\n?/g, '')
      .replace(/<!-- words (\d+)(?: from (\d+))? -->/g, (_all, words, from) => plainHtml(Number(words), Number(from ?? 0)))
    const input: ArticleInput =
      language === 'markdown'
        ? { kind: 'markdown', markdown: text, fields }
        : /^\s*(?:<!doctype|<html)/i.test(text)
          ? { kind: 'page', html: text }
          : { kind: 'body', html: text, fields }
    examples.push({ expect, code: code ?? null, input, context, source })
  }
  return examples
}

function readJson(source: string, name: 'context' | 'fields'): object {
  const match = new RegExp(`<!-- ${name} ([\\s\\S]*?) -->`).exec(source)
  return match === null ? {} : (JSON.parse(match[1]!) as object)
}
