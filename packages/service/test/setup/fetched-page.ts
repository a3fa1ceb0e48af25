import type { FetchedPage } from '../../src/fetching/safe-fetch.ts'
import type { Transferred } from '../../src/fetching/transfer.ts'

const bread = `<!doctype html><html lang="en"><head><title>How to bake bread</title></head><body><article><h1>How to bake bread</h1>
<p>Bread is food from flour, water and yeast. It is baked for 40 minutes at 220 °C.</p></article></body></html>`

/** A page as the fetcher hands it over. */
export function fetchedPage(url: string, { html = bread, ...more }: Partial<FetchedPage> & { readonly html?: string } = {}): FetchedPage {
  return {
    ok: true,
    url,
    status: 200,
    body: new TextEncoder().encode(html),
    charset: 'utf-8',
    bytes: html.length,
    redirects: [],
    robots: [],
    robotsTxt: null,
    crawlDelayMs: null,
    etag: null,
    lastModified: null,
    ...more,
  }
}

/** The answer to a plain request as the fetcher hands it over. */
export const transferred = (url: string, { html = bread, status = 200 } = {}): { readonly ok: true } & Transferred => ({
  ok: true,
  url,
  redirects: [],
  status,
  headers: { 'content-type': 'text/html' },
  robotsTags: [],
  body: Buffer.from(html),
  rawBytes: html.length,
})
