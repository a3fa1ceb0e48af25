import { beforeAll, expect, test } from 'vitest'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'
import { signIn } from '../site/sign-in.ts'

const article = 'api::article.article'
const entries = 50_000
/** Milliseconds of the processor that a click may take. */
const limit = 500

let site: SharedSite
let token: string

beforeAll(async () => {
  site = await sharedSite()
  token = await signIn(site, 'many-entries')
  const basis = await site.service('settings').basis(article)
  const { connection } = site.app.db
  const at = Date.now() - 1_000_000
  for (let first = 0; first < entries; first += 100) {
    const ids = Array.from({ length: 100 }, (_, index) => first + index)
    const row = (n: number, published: number | null) => ({
      document_id: `document${n}`,
      locale: 'en',
      // no two alike, in no order, in two scripts
      title: n % 2 === 0 ? `Entry ${(n * 7919) % entries} of many` : `記事 ${(n * 7919) % entries}`,
      published_at: published,
      updated_at: at + n,
    })
    await connection('articles').insert(ids.flatMap((n) => [row(n, null), row(n, at + n)]))
    await connection('citable_snapshots').insert(
      ids.map((n) => ({
        document_id: `snapshot${n}`,
        content_type: article,
        related_document_id: `document${n}`,
        related_locale: 'en',
        basis,
        aeo_score: n % 101,
        seo_score: (n * 7) % 101,
        row_published_at: at + n,
        row_updated_at: at + n,
      })),
    )
  }
})

/** Processor time of a request, the best of three: the site, its database and the asking are this process, whatever else the machine has to do. */
async function timeOf(path: string): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 3; run++) {
    const begun = process.cpuUsage()
    const response = await fetch(`${site.base}/citable${path}`, { headers: { authorization: `Bearer ${token}` } })
    expect(response.status).toBe(200)
    await response.text()
    const { user, system } = process.cpuUsage(begun)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

for (const path of [
  '/health',
  '/health?page=900',
  '/health?sort=title',
  '/health?sort=title&order=desc&page=2000',
  '/health?sort=seoScore&order=desc&page=2000',
  '/health?state=stale',
  '/health?locale=fr',
  '/backlog',
])
  test(`${path} of ${entries} entries takes ${limit} ms at most`, async () => {
    expect(await timeOf(path)).toBeLessThan(limit)
  })
