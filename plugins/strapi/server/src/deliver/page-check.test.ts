import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Core } from '@strapi/strapi'
import { expect, test, vi } from 'vitest'
import type { StoredSnapshots } from '../publish/read-snapshots.ts'
import { pageCheckService } from './page-check.ts'

vi.mock('../score/optimizer.ts', () => ({
  jsonLdOfPage: (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text]) => JSON.parse(text!)),
}))

const page = { '@type': 'WebPage', '@id': 'https://e.org/a', name: 'A' }
const article = { '@type': 'Article', '@id': 'https://e.org/a#article', headline: 'A', author: [{ name: 'Ada' }] }
const delivered = { '@context': 'https://schema.org', '@graph': [page, article] }

/** The verdict on a page with these blocks, whose entry's graph is `delivered`. */
async function stateOf(...blocks: readonly unknown[]): Promise<unknown> {
  const html = blocks.map((block) => `<script type="application/ld+json">${JSON.stringify(block)}</script>`).join('')
  const server = createServer((_request, response) => void response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const row = { contentType: 'api::post.post', relatedDocumentId: 'a', relatedLocale: '' }
  const strapi = {
    config: { get: () => true },
    db: { query: () => ({ findMany: async () => [row] }) },
  } as unknown as Core.Strapi
  const stored = { live: async () => [{ relatedLocale: '', jsonLd: delivered }] } as unknown as StoredSnapshots
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a`
  try {
    return (await pageCheckService({ strapi, stored }).check(address, () => true)).state
  } finally {
    await new Promise((closed) => server.close(closed).closeAllConnections())
  }
}

test.each<[string, readonly unknown[], string]>([
  ['all nodes in one graph', [delivered], 'same'],
  ['all nodes, a block each', [page, article], 'same'],
  ['all nodes beside those of somebody else', [delivered, { '@type': 'Person', '@id': 'https://e.org/#ada' }], 'same'],
  ['other writers, which not everybody may read', [page, { ...article, author: [] }], 'same'],
  ['a node less', [page], 'different'],
  ['a property less', [page, { '@type': 'Article', '@id': article['@id'] }], 'different'],
  ['another value', [page, { ...article, headline: 'B' }], 'different'],
  ['nodes of somebody else alone', [{ '@type': 'Person', '@id': 'https://e.org/#ada' }], 'missing'],
  ['nothing', [], 'missing'],
])('a page that carries %s', async (_what, blocks, state) => {
  expect(await stateOf(...blocks)).toBe(state)
})
