import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Article, Block } from '@citable/core'
import { isMedia } from '@citable/core'
import { load } from 'cheerio'
import { ownArticles, readCalibrationArticles } from '../../../../shared-core/test/calibration/read-articles.ts'
import { type DrawnPage, drawPages, includesOwnArticles, readPage } from './draw-pages.ts'
import { type Half, hashOf } from './halves.ts'
import { type Item, itemsOf } from './items-of.ts'
import { analyzeOwn, optimizePage } from './optimize-page.ts'

/** A page's own facts, which readers do not see. */
interface KeyPage {
  readonly page: string
  readonly language: string
  readonly score: number
  readonly items: readonly Item[]
}

/** `commit` and `date` say what was shown. */
export interface Key {
  readonly commit: string
  readonly date: string
  readonly pages: readonly KeyPage[]
}

/** UTF-16 units of the whole page's text that a sheet holds. */
const maxText = 40_000

/**
 * Writes the sheets of a round: for each page its text (read first, before anything is shown), the whole page as text, and what Citable
 * shows of it; `key.json` holds the scores and the outputs' hashes, which readers do not see. They go outside the project.
 */
export function writeSheets(folder: string, round: number, half: Half, out: string, commit: string): number {
  mkdirSync(out, { recursive: true })
  const now = new Date().toISOString()
  const pages = drawPages(folder, round, half)
  const key: KeyPage[] = pages.map((page, at) => {
    const html = readPage(folder, page.id)
    const { optimization, article } = optimizePage(page, html, now)
    const items = itemsOf(optimization)
    const name = join(out, String(at + 1).padStart(2, '0'))
    writeFileSync(`${name}-text.md`, textSheet(page, article))
    writeFileSync(`${name}-page.txt`, wholePage(html))
    writeFileSync(`${name}-shown.md`, `${page.id}\n${page.url ?? ''}\n\n${items.map(({ id, text }) => `[${id}] ${text}`).join('\n\n')}\n`)
    return { page: page.id, language: article.language, score: optimization.aeo_score, items }
  })
  if (includesOwnArticles(round)) key.push(...writeOwn(out))
  writeFileSync(join(out, 'key.json'), JSON.stringify({ commit, date: now.slice(0, 10), pages: key } satisfies Key, null, 1))
  return key.length
}

/** Our own articles of eight languages, text only, under names that do not show how good they are meant to be. */
function writeOwn(out: string): readonly KeyPage[] {
  const languages = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'pl', 'zh']
  const articles = readCalibrationArticles(ownArticles).filter(({ name }) => languages.includes(name.slice(2, 4)))
  return articles
    .map((article) => ({ article, id: `own-${hashOf(`own:${article.name}`).toString(16)}` }))
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ article, id }, at) => {
      const { article: read, report } = analyzeOwn(article)
      writeFileSync(join(out, `own-${String(at + 1).padStart(2, '0')}-text.md`), textSheet({ id, url: null }, read))
      return { page: id, language: read.language, score: report.aeo.value, items: [] }
    })
}

const textSheet = ({ id, url }: Pick<DrawnPage, 'id' | 'url'>, { title, headline, blocks }: Article): string =>
  [
    `page: ${id}`,
    `address: ${url ?? '(unknown)'}`,
    `<title>: ${title?.value ?? '(none)'}`,
    `headline: ${headline?.value ?? '(none)'}`,
    '',
    ...blocks.map(blockText),
    '',
  ].join('\n')

function blockText(block: Block): string {
  if (block.kind === 'heading') return `\n${'#'.repeat(block.level)} ${block.text}\n`
  if (block.kind === 'list') return block.items.map(({ quote }) => `- ${quote}`).join('\n')
  if (block.kind === 'table') return block.rows.map((row) => `| ${row.map(({ quote }) => quote).join(' | ')} |`).join('\n')
  if (block.kind === 'quote') return `> ${block.text}\n`
  if (isMedia(block)) return `[${block.kind}: ${block.text}]`
  return `${block.text}\n`
}

/** The head's facts and every visible text of a page, for judging what was taken as the article and what the graph says. */
function wholePage(html: string): string {
  const $ = load(html)
  const head = [
    `lang: ${$('html').attr('lang') ?? '(none)'}`,
    `<title>: ${$('title').first().text().trim()}`,
    ...$(
      'meta[name=description],meta[name=robots],meta[name=author],meta[property^="og:"],meta[property^="article:"],meta[name^="twitter:"]',
    )
      .toArray()
      .map((meta) => `${$(meta).attr('name') ?? $(meta).attr('property')}: ${$(meta).attr('content') ?? ''}`),
    `canonical: ${$('link[rel=canonical]').attr('href') ?? '(none)'}`,
  ]
  $('script,style,noscript,template,svg,iframe').remove()
  $('p,div,li,h1,h2,h3,h4,h5,h6,tr,section,article,header,footer,nav,aside,figcaption,br,time').append('\n')
  const text = $('body')
    .text()
    .replace(/[ \t\f\v]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
  return `${head.join('\n')}\n\n${text.slice(0, maxText)}\n`
}
