import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Readability } from '@mozilla/readability'
import { load } from 'cheerio/slim'
import { parseHTML } from 'linkedom'
import type { MadeArticle } from './make-article.ts'

/** Takes a text to do what the tool does with it. */
type Tool = (article: MadeArticle) => void

/** The parser that the core uses, and nothing else. */
export const parseAlone: Tool = ({ html }) => {
  load(html, { xml: { xmlMode: false, decodeEntities: true, withStartIndices: true, withEndIndices: true } }, false)
}

/** Finding the main text of a page, as reader views do. */
export const readability: Tool = ({ title, html }) => {
  const { document } = parseHTML(
    `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>${html}</main></body></html>`,
  )
  new Readability(document as unknown as ConstructorParameters<typeof Readability>[0]).parse()
}

/** yoastseo from a copy the caller has: it is GPL and never a dependency. Its paper and assessors, as its own documentation uses them. */
export function loadYoastseo(path: string): Tool {
  const load = createRequire(pathToFileURL(`${path}/package.json`))
  const yoast = load(path) as {
    Paper: new (text: string, attributes: object) => unknown
    [name: string]: unknown
  }
  const find = (name: string): Assessor => {
    const found = yoast[name] ?? (yoast.assessors as Record<string, unknown> | undefined)?.[name]
    if (found === undefined) throw new Error(`The copy of yoastseo at ${path} has no ${name}`)
    return found as Assessor
  }
  type Assessor = new (researcher: unknown) => { assess(paper: unknown): void }
  const { default: Researcher } = load(`${path}/build/languageProcessing/languages/en/Researcher`) as {
    default: new (paper: unknown) => unknown
  }
  const [Seo, Content] = [find('SEOAssessor'), find('ContentAssessor')]
  return ({ html, title, description }) => {
    const paper = new yoast.Paper(html, { keyword: 'heat pump', title, description, slug: 'heat-pumps', locale: 'en_US' })
    const researcher = new Researcher(paper)
    new Seo(researcher).assess(paper)
    new Content(researcher).assess(paper)
  }
}
