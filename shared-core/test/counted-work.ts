import { analyze } from '../src/analyze.ts'
import { findJsonLdScripts } from '../src/extract/page/json-ld-scripts.ts'
import { readArticle } from '../src/extract/read-article.ts'
import { allPacks } from '../src/languages/all.ts'
import { languageFor } from '../src/languages/language-for.ts'
import type { ArticleInput } from '../src/model/input.ts'
import { decidingRule, readRobotsTxt, withoutPauses } from '../src/parse/robots-txt.ts'
import { exampleContext } from '../src/testing/read-examples.ts'
import { parseTitles } from '../src/titles/generator/parse-titles.ts'

// Work of the core whose steps are counted.

export const read = (input: ArticleInput) => readArticle(input, exampleContext)

export const score = (input: ArticleInput, language: string, query: string) =>
  analyze(input, { ...exampleContext, language, targetQueries: [query] }, { languages: allPacks })

export const tokenize = (text: string) => languageFor('en', allPacks).tokenize(text)

export { findJsonLdScripts, parseTitles }

/** The line of a robots.txt that decides about a path for CitableBot; null: none does. */
export const decidingLine = (text: string, path: string): string | null =>
  withoutPauses(decidingRule(withoutPauses(readRobotsTxt(text, ['CitableBot'])).get('CitableBot')!.rules, path))?.line ?? null
