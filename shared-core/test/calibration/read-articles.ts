import { readdirSync, readFileSync } from 'node:fs'
import type { AnalysisContext, ArticleInput } from '../../src/index.ts'
import { testContext } from '../../src/testing/test-context.ts'

/** An article of our own with the quality band that an editor gave it: 5 excellent, 4 good, 3 average, 2 thin, 1 spam. */
export interface CalibrationArticle {
  readonly name: string
  readonly band: 1 | 2 | 3 | 4 | 5
  readonly input: ArticleInput
  readonly context: AnalysisContext
}

const now = '2026-11-21T00:00:00Z'

/** The articles in five bands. */
const articles = new URL('./articles/', import.meta.url)

/** Texts that say nothing (band 2), and honest notes of people (band 3), written to test the rubric after it was made. */
export const fillerArticles = new URL('./filler/', import.meta.url)

/**
 * Pairs of a text that says nothing and one of substance, on one subject: `2-it.md` and `3-it.md` even under the same title, which the second
 * does not take up in its words, `2-title-it.md` and `3-title-it.md` each under its own. Written before the measures that separate them.
 */
export const pairedArticles = new URL('./pairs/', import.meta.url)

/**
 * Three short articles each in twelve languages, by people who had not seen the rubric: `5` what a good editor would print, `3` ordinary, `1` stuffed
 * or smooth and empty.
 */
export const ownArticles = new URL('./own/', import.meta.url)

/** Smooth advice without a figure, date, name, source or step (band 2), as models write it, in ten languages. */
export const smoothArticles = new URL('./smooth/', import.meta.url)

/** Pairs of a flawed draft (`2`) and the same repaired (`4`), each flaw in a language of its own: vague titles, filler, stuffing, walls of text. */
export const twinArticles = new URL('./twins/', import.meta.url)

/** Every article of a folder, by name. The first character of a file's name is its band. */
export function readCalibrationArticles(folder: URL = articles): readonly CalibrationArticle[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const text = withRealSources(readFileSync(new URL(name, folder), 'utf8'))
      const band = Number(name[0]) as CalibrationArticle['band']
      return { name, band, ...(name.endsWith('.html') ? readPage(text) : readMarkdown(text)) }
    })
}

/** The sources of these articles use reserved names, which count as no sources; they stand for real names. */
function withRealSources(text: string): string {
  const own = /(?:^url: |"url":")https:\/\/([\w.-]+)/m.exec(text)?.[1]
  return text.replace(/https:\/\/([\w.-]+)\.example(?:\.(?:org|com|net))?(?=[/)"])/g, (address, name: string) =>
    own !== undefined && (own === `${name}.example` || address.includes(own)) ? address : `https://${name}.org`,
  )
}

/** A whole page; its first line is a comment with the address and language. */
function readPage(text: string): Pick<CalibrationArticle, 'input' | 'context'> {
  const [, facts = '{}'] = /^<!-- (.*) -->/.exec(text) ?? []
  const { url, language } = JSON.parse(facts) as { url: string; language: string }
  return { input: { kind: 'page', html: text.slice(text.indexOf('\n') + 1) }, context: contextOf(url, language) }
}

/** `key: value` lines, an empty line, then Markdown. */
function readMarkdown(text: string): Pick<CalibrationArticle, 'input' | 'context'> {
  const end = text.indexOf('\n\n')
  const facts = new Map(
    text
      .slice(0, end)
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  )
  const get = (key: string) => facts.get(key) ?? null
  const image = get('image')
  const url = get('url')
  return {
    input: {
      kind: 'markdown',
      markdown: text.slice(end + 2),
      fields: {
        title: get('title'),
        description: get('description'),
        slug: url === null ? null : (url.split('/').at(-1) ?? null),
        image: image === null ? null : { url: image, alt: get('alt'), width: 1600, height: 900 },
        authors: (get('authors')?.split('; ') ?? []).map((name) => ({ kind: 'person', name, url: null })),
        datePublished: get('published'),
        dateModified: get('modified'),
      },
    },
    context: contextOf(url ?? '', get('language') ?? 'en'),
  }
}

function contextOf(url: string, language: string): AnalysisContext {
  return testContext({
    url,
    language,
    now,
    site: { url: `${new URL(url).origin}/`, name: 'Example', publisher: { kind: 'organization', name: 'Example', url: null }, logo: null },
    options: { seo: true, aeo: true, titles: 3 },
  })
}
