import { Readability } from '@mozilla/readability'
import { parseHTML } from 'linkedom'
import createMetascraper from 'metascraper'
import authorRules from 'metascraper-author'
import dateRules from 'metascraper-date'
import imageRules from 'metascraper-image'
import titleRules from 'metascraper-title'

/** A reader's findings in a page; `body` null: it reads none. */
export interface PageReading {
  readonly headline: string | null
  /** One text; names joined by commas. */
  readonly authors: string
  readonly date: string | null
  readonly image: string | null
  /** The running text, made when asked for, which is not counted as reading; null: it reads none. */
  readonly body: (() => string) | null
}

/** Mozilla's Readability on linkedom's document. */
export function readWithReadability(html: string): PageReading {
  const { document } = parseHTML(html)
  const parsed = new Readability(document as unknown as Document).parse()
  return {
    headline: parsed?.title ?? null,
    authors: parsed?.byline ?? '',
    date: parsed?.publishedTime ?? null,
    image: null,
    body: () => textOf(parsed?.content ?? ''),
  }
}

/** The text of its HTML, blocks apart, so that no words run together. */
function textOf(content: string): string {
  const { document } = parseHTML(`<html><body>${content}</body></html>`)
  document.querySelectorAll('p, li, h1, h2, h3, h4, h5, h6, div, blockquote, td, th, br, pre, figcaption').forEach((block) => {
    block.after('\n')
  })
  return document.body.textContent ?? ''
}

const scrape = createMetascraper([authorRules(), dateRules({ datePublished: true }), imageRules(), titleRules()])

/** metascraper with its rules for author, date, image and title. */
export async function readWithMetascraper(html: string, url: string): Promise<PageReading> {
  const { title, author, date, datePublished, image } = await scrape({ html, url })
  return { headline: title ?? null, authors: author ?? '', date: datePublished ?? date ?? null, image: image ?? null, body: null }
}
