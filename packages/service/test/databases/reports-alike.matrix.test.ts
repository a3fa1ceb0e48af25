import { expect, it } from 'vitest'
import { noteFacts } from '../../src/storage/article-facts.ts'
import { storeOptimization } from '../../src/storage/optimizations.ts'
import { statement } from '../../src/storage/storage.ts'
import { seededEvents, seededQueries, seededSites } from '../setup/seeded-traffic.ts'
import { createTestService, type TestService } from '../setup/test-service.ts'
import { trafficEngines } from './storages.ts'

const dayMs = 86_400_000

/** Articles of the sites, some fetched and some not, with scores and dates. */
async function storeArticles({ storage, tenant, clock }: TestService): Promise<void> {
  const urls = seededSites.flatMap(({ host }) =>
    ['bread', 'Bread', 'bread-flour', '%C3%A9clair', 'never'].map((path) => `https://${host}/${path}`),
  )
  for (const [index, url] of urls.entries()) {
    // two at a time at the same moment
    const createdAt = clock.now - Math.floor(index / 2) * dayMs
    const value = {
      id: `opt_${index}`,
      articleId: `art_${index}`,
      identity: url,
      canonicalUrl: url,
      url,
      aeoScore: 40 + index,
      seoScore: 60,
      createdAt,
    }
    const texts = { rubricVersion: '1.0.0', scores: '{}', checksSummary: '{}', document: new Uint8Array(), request: new Uint8Array() }
    const facts = {
      title: null,
      publishedAt: clock.now - (index + 1) * 7 * dayMs,
      modifiedAt: clock.now - index * 3 * dayMs,
      isDrawn: index % 4 === 0 ? 1 : 0,
    } as const
    const unit = [...storeOptimization(storage, tenant, { ...value, ...texts }, true), noteFacts(storage, tenant, value.articleId, facts)]
    expect((await storage.write(unit)).ok).toBe(true)
  }
}

it('reports over the same events are the same bytes with each database', async () => {
  const [ofSqlite, ...others] = await Promise.all(
    trafficEngines.map(async (engine) => {
      const service = await createTestService({}, engine)
      try {
        const { storage, tenant, clock } = service
        await storage.write(
          seededSites.map(({ id, host }) =>
            statement(storage.build.insertInto('site').values({ id, host, tenant_id: tenant.tenantId, created_at: 1 })),
          ),
        )
        await storeArticles(service)
        const events = seededEvents(1_400, clock.now)
        let accepted = 0
        for (let first = 0; first < events.length; first += 500) {
          const payload = { source: first % 1000 === 0 ? 'wordpress' : 'cdn', events: events.slice(first, first + 500) }
          const answer = await service.call({ method: 'POST', url: '/v1/events', payload })
          expect([answer.json().rejected, answer.statusCode === 202 ? null : answer.body]).toEqual([[], null])
          accepted += answer.json().accepted
        }
        // of 70 that come again, 25 come from another observer than before
        expect(accepted).toBe(1_425)
        const answers = new Map<string, string>()
        for (const query of seededQueries(clock.now)) {
          const answer = await service.call({ method: 'GET', url: `/v1/analytics?${query}` })
          expect([query, answer.statusCode]).toEqual([query, 200])
          answers.set(query, answer.body)
        }
        // what is remembered of days that are over is what was read
        for (const [query, body] of answers) {
          const again = await service.call({ method: 'GET', url: `/v1/analytics?${query}` })
          expect([query, again.body]).toEqual([query, body])
        }
        return answers
      } finally {
        await service.close()
      }
    }),
  )
  expect(others).toEqual([ofSqlite, ofSqlite])
  // what is compared says something
  expect(new Set(ofSqlite?.values()).size).toBeGreaterThan(30)
})
