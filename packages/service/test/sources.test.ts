import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fetchedPage } from './setup/fetched-page.ts'
import { createTestService, type TestService } from './setup/test-service.ts'

describe('POST /v1/sources', () => {
  let service: TestService
  let asked: string[] = []
  beforeAll(async () => {
    service = await createTestService({
      fetchDocument: async (url) => {
        asked.push(url)
        const said = url.endsWith('/changed') ? '1,900,000' : '1,600,000'
        if (url.endsWith('/gone')) return { ok: false, outcome: 'unusable', reason: 'status', detail: '', status: 404 }
        const html = `<html lang="en"><title>Parcels by bicycle</title><p>The annual report describes how couriers work, which streets they take, and how the council counts them.</p><p>Bicycle couriers delivered ${said} parcels last year.</p>`
        return { ...fetchedPage(url, { html }), type: 'text/html' }
      },
    })
  })
  afterAll(() => service.close())
  const check = (links: readonly string[], more = {}) =>
    service.call({
      method: 'POST',
      url: '/v1/sources',
      payload: {
        content: {
          html: links
            .map((url) => `<p>Couriers delivered 1.6 million parcels by bicycle last year, <a href="${url}">the council reports</a>.</p>`)
            .join(''),
          url: 'https://magazine.gent/parcels',
          language: 'en',
        },
        ...more,
      },
    })

  it('says of each claim what its page says, and remembers pages', async () => {
    const links = ['https://one.gent/there', 'https://two.gent/changed', 'https://three.gent/gone', 'https://magazine.gent/own']
    const answer = await check(links)
    expect(answer.statusCode).toBe(200)
    const { claims, counts, asked: pages } = answer.json()
    expect(counts).toEqual({ stands_there: 1, does_not_hold: 1, could_not_be_checked: 0, link_dead: 1 })
    expect(claims[0]).toMatchObject({
      kind: 'figure',
      text: '1.6 million',
      answer: 'stands_there',
      source: links[0],
      link_place: 'sentence',
    })
    expect(claims[0].passage_url).toMatch(/^https:\/\/one\.gent\/there#:~:text=Bicycle/)
    expect(claims[1]).toMatchObject({ answer: 'does_not_hold', source_figure: '1,900,000', reason: null })
    expect(claims[2]).toMatchObject({ answer: 'link_dead', reason: 'not_found', archive_url: `https://web.archive.org/web/2/${links[2]}` })
    expect(pages).toEqual(links.slice(0, 3))
    asked = []
    await check(links)
    expect(asked).toEqual([])
  })

  it('asks nothing for a key that may only read scores', async () => {
    asked = []
    const reader = await service.makeKey({ scopes: ['score:read'] })
    const refused = await service.call({ method: 'POST', url: '/v1/sources', payload: { content: { html: '<p>x</p>' } }, as: reader })
    expect(refused.statusCode).toBe(403)
    expect(asked).toEqual([])
  })
})
