import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { databaseName, headlineOf, queriesOf } from '../site/boot.ts'
import { type SharedSite, sharedSite } from '../site/shared-site.ts'

const article = 'api::article.article'
let site: SharedSite
const docs = () => site.documents(article)
const snapshots = () => site.service('snapshots')
const headline = (documentId: string, locale = 'en', uid = article) => headlineOf(site, uid, documentId, locale)
const settled = () => snapshots().idle()

/** Sends and waits for what is queued. */
async function send(method: string, path: string, data: unknown) {
  const sent = await sendOnly(method, path, data)
  await settled()
  return sent
}
async function sendOnly(method: string, path: string, data: unknown) {
  const response = await fetch(site.base + path, { method, headers: site.headers, body: JSON.stringify({ data }) })
  expect(response.status).toBeLessThan(300)
  return ((await response.json()) as { data: { documentId: string } }).data
}

/** Minutes later, by the clock that Strapi reads. */
async function later(work: () => Promise<unknown>, minutes = 1): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] }).advanceTimersByTime(minutes * 60_000)
  try {
    await work()
  } finally {
    vi.useRealTimers()
  }
}

beforeAll(async () => {
  site = await sharedSite()
})

describe('every way of publishing', () => {
  test('publish makes a snapshot; a draft has none', async () => {
    const { documentId } = await docs().create({ locale: 'en', data: { title: 'Soil needs air', markdown: 'one two' } })
    await settled()
    expect(await headline(documentId)).toBeUndefined()
    await docs().publish({ documentId })
    await settled()
    expect(await headline(documentId)).toBe('Soil needs air')
  })

  test('publishing again without a change writes nothing and leaves the dates', async () => {
    const { documentId } = await send('POST', '/api/articles', { title: 'Twice', markdown: 'x' })
    const before = await snapshots().find(article, documentId, 'en')
    expect(await snapshots().sync(article, documentId)).toEqual({ written: 0, removed: 0 })
    await docs().publish({ documentId })
    await settled()
    const after = await snapshots().find(article, documentId, 'en')
    expect(after.jsonLd).toEqual(before.jsonLd)
    expect(after.analysedAt).toEqual(before.analysedAt)
  })

  test('a change moves dateModified and leaves datePublished', async () => {
    const { documentId } = await send('POST', '/api/articles', { title: 'Dates', markdown: 'x' })
    const before = await snapshots().find(article, documentId, 'en')
    await later(() => send('PUT', `/api/articles/${documentId}`, { markdown: 'y' }))
    const after = await snapshots().find(article, documentId, 'en')
    expect(new Date(after.datePublished)).toEqual(new Date(before.datePublished))
    expect(new Date(after.dateModified).getTime()).toBeGreaterThan(new Date(before.dateModified).getTime())
  })

  test('a new description alone makes the text no newer', async () => {
    const { documentId } = await send('POST', '/api/articles', { title: 'Text', markdown: 'Soil needs air.' })
    const before = await snapshots().find(article, documentId, 'en')
    await later(() => send('PUT', `/api/articles/${documentId}`, { description: 'Why soil needs air' }))
    const described = await snapshots().find(article, documentId, 'en')
    expect(new Date(described.dateModified).getTime()).toBeGreaterThan(new Date(before.dateModified).getTime())
    expect(described).toMatchObject({ textHash: before.textHash, textSince: before.textSince })
    await later(() => send('PUT', `/api/articles/${documentId}`, { markdown: 'Soil needs air and water.' }), 2)
    const rewritten = await snapshots().find(article, documentId, 'en')
    expect(new Date(rewritten.textSince)).toEqual(new Date(rewritten.dateModified))
    expect(rewritten.textHash).not.toBe(before.textHash)
  })

  test('REST POST publishes by default; its answer does not wait for the analysis, reading the entry does', async () => {
    let begin = () => {}
    const held = new Promise<void>((resolve) => {
      begin = resolve
    })
    const { sync } = snapshots()
    const spy = vi.spyOn(snapshots(), 'sync').mockImplementation(async (...parts) => {
      await held
      return sync(...parts)
    })
    const { documentId } = await sendOnly('POST', '/api/articles', { title: 'Via REST', markdown: 'x' })
    expect(await headline(documentId)).toBeUndefined()
    const read = async (path: string) => {
      const response = await fetch(site.base + path, { headers: site.headers })
      return ((await response.json()) as { data: { jsonLdText?: string; citable?: { jsonLdText: string } } }).data
    }
    const readers = [read(`/api/articles/${documentId}`), read(`/api/citable/json-ld/${article}/${documentId}`)]
    begin()
    const [entry, graph] = await Promise.all(readers)
    expect(entry?.citable?.jsonLdText).toContain('Via REST')
    expect(graph?.jsonLdText).toContain('Via REST')
    spy.mockRestore()
    await sendOnly('PUT', `/api/articles/${documentId}`, { title: 'Changed over REST' })
    expect((await read(`/api/citable/json-ld/${article}/${documentId}`)).jsonLdText).toContain('Changed over REST')
  })

  test('REST POST and PUT with status=draft do nothing', async () => {
    const { documentId } = await send('POST', '/api/articles?status=draft', { title: 'Draft', markdown: 'x' })
    await send('PUT', `/api/articles/${documentId}?status=draft`, { title: 'Still a draft' })
    await settled()
    expect(await headline(documentId)).toBeUndefined()
  })

  test('REST PUT of a published entry', async () => {
    const { documentId } = await send('POST', '/api/articles', { title: 'Before', markdown: 'x' })
    await send('PUT', `/api/articles/${documentId}`, { title: 'After' })
    expect(await headline(documentId)).toBe('After')
  })

  test('saving the draft of a published entry leaves the snapshot alone', async () => {
    const { documentId } = await send('POST', '/api/articles', { title: 'Public', markdown: 'x' })
    await docs().update({ documentId, data: { title: 'Not yet' } })
    await settled()
    expect(await headline(documentId)).toBe('Public')
    await docs().discardDraft({ documentId })
    await settled()
    expect(await headline(documentId)).toBe('Public')
  })

  test('every locale at once, unpublish of one, delete of one, delete of all', async () => {
    const { documentId } = await docs().create({ locale: 'en', data: { title: 'EN', markdown: 'x' } })
    await docs().update({ documentId, locale: 'fr', data: { title: 'FR', markdown: 'x' } })
    await docs().update({ documentId, locale: 'de', data: { title: 'DE', markdown: 'x' } })
    const all = async () => {
      await settled()
      return [await headline(documentId), await headline(documentId, 'fr'), await headline(documentId, 'de')]
    }
    await docs().publish({ documentId, locale: '*' })
    expect(await all()).toEqual(['EN', 'FR', 'DE'])
    await docs().unpublish({ documentId, locale: 'fr' })
    expect(await all()).toEqual(['EN', undefined, 'DE'])
    await docs().delete({ documentId, locale: 'de' })
    expect(await all()).toEqual(['EN', undefined, undefined])
    await docs().delete({ documentId, locale: '*' })
    expect(await all()).toEqual([undefined, undefined, undefined])
  })

  test('a new locale is nothing until it is published', async () => {
    const { documentId } = await send('POST', '/api/articles', { title: 'One', markdown: 'x' })
    await docs().update({ documentId, locale: 'fr', data: { title: 'Un', markdown: 'x' } })
    await settled()
    expect(await headline(documentId, 'fr')).toBeUndefined()
    await docs().publish({ documentId, locale: 'fr' })
    await settled()
    expect([await headline(documentId), await headline(documentId, 'fr')]).toEqual(['One', 'Un'])
  })

  test('clone makes a draft, whatever status it is given', async () => {
    const { documentId } = await send('POST', '/api/articles', { title: 'Origin', markdown: 'x' })
    const clone = await docs().clone({ documentId, data: { slug: 'copy', title: 'Copy' }, status: 'published' })
    await settled()
    expect(await headline(clone.documentId)).toBeUndefined()
    await docs().publish({ documentId: clone.documentId })
    await settled()
    expect(await headline(clone.documentId)).toBe('Copy')
  })
})

describe('publishing in a transaction, and many at once', () => {
  test('a rolled back publish writes nothing', async () => {
    const { documentId } = await send('POST', '/api/articles', { title: 'Kept', markdown: 'x' })
    await docs().update({ documentId, data: { title: 'Lost' } })
    const failure = site.app.db.transaction(async () => {
      await docs().publish({ documentId })
      throw new Error('later failure')
    })
    await expect(failure).rejects.toThrow('later failure')
    await settled()
    expect(await headline(documentId)).toBe('Kept')
  })

  test('inside a transaction nothing is written before the commit', async () => {
    const { documentId } = await docs().create({ locale: 'en', data: { title: 'Hook', markdown: 'x' } })
    await site.app.db.transaction(async () => {
      await docs().publish({ documentId })
      expect(await headline(documentId)).toBeUndefined()
    })
    await settled()
    expect(await headline(documentId)).toBe('Hook')
  })

  test('creating published inside a transaction is found after the commit', async () => {
    let documentId = ''
    await site.app.db.transaction(async () => {
      documentId = (await docs().create({ locale: 'en', status: 'published', data: { title: 'Made inside', markdown: 'x' } })).documentId
    })
    await settled()
    expect(await headline(documentId)).toBe('Made inside')
  })

  test('a bulk publish of 100, all at once in one transaction', async () => {
    const ids: string[] = []
    for (let index = 0; index < 100; index++)
      ids.push((await docs().create({ locale: 'en', data: { title: `Bulk ${index}`, markdown: 'x' } })).documentId)
    await site.app.plugin('content-manager').service('document-manager').publishMany(article, ids, 'en')
    await settled()
    expect(await snapshots().ofDocuments(article, ids)).toHaveLength(100)
    // nothing for later tests to look at again
    await site.app.db.connection('articles').whereIn('document_id', ids).delete()
    await site.app.db.connection('citable_snapshots').whereIn('related_document_id', ids).delete()
  })

  test('five publishes of one document at once end with what is public', async () => {
    const { documentId } = await send('POST', '/api/articles', { title: 'Race 0', markdown: 'x' })
    const publishes = [1, 2, 3, 4, 5].map((index) => docs().update({ documentId, data: { title: `Race ${index}` }, status: 'published' }))
    const results = await Promise.allSettled(publishes)
    // of two at the same moment, Strapi itself refuses one on MySQL
    const isOwn = ({ reason }: PromiseRejectedResult) => databaseName === 'MySQL' && /already exists for UID/.test(String(reason))
    expect(results.filter((result) => result.status === 'rejected' && !isOwn(result))).toEqual([])
    expect(results.map(({ status }) => status)).toContain('fulfilled')
    await settled()
    expect(await headline(documentId)).toBe((await docs().findOne({ documentId, status: 'published' })).title)
  })
})

describe('types', () => {
  test('without drafts every write is public; no locale', async () => {
    const memo = 'api::memo.memo'
    const { documentId } = await site.documents(memo).create({ data: { title: 'A memo', body: 'First line.\n\nSecond paragraph.' } })
    await settled()
    expect(await headline(documentId, '', memo)).toBe('A memo')
    await site.documents(memo).update({ documentId, data: { title: 'A better memo' } })
    await settled()
    expect(await headline(documentId, '', memo)).toBe('A better memo')
    const clone = await site.documents(memo).clone({ documentId, data: { title: 'A copy' } })
    await settled()
    expect(await headline(clone.documentId, '', memo)).toBe('A copy')
    await site.documents(memo).delete({ documentId })
    await settled()
    expect(await headline(documentId, '', memo)).toBeUndefined()
  })

  test('a single type', async () => {
    const about = 'api::about.about'
    const { documentId } = await site.documents(about).create({ data: { title: 'About us', body: 'We write.' } })
    await site.documents(about).publish({ documentId })
    await settled()
    expect(await headline(documentId, '', about)).toBe('About us')
    await site.documents(about).unpublish({ documentId })
    await settled()
    expect(await headline(documentId, '', about)).toBeUndefined()
  })

  test('components, with text from each of them', async () => {
    const guide = 'api::guide.guide'
    const { documentId } = await site.documents(guide).create({
      data: {
        headline: 'A guide',
        path: 'a-guide',
        writer: 'Mara Lindqvist',
        intro: 'Four words stand here.',
        lead: { heading: 'Lead', body: 'Three more words.' },
        steps: [
          { heading: 'Step one', body: 'Do **this** first.' },
          { heading: 'Step two', body: 'Then do that.' },
        ],
      },
    })
    await site.documents(guide).publish({ documentId })
    await settled()
    const { jsonLd } = await snapshots().find(guide, documentId, '')
    const node = jsonLd['@graph'].find((one: { headline?: string }) => one.headline === 'A guide')
    expect(node.wordCount).toBe(4 + 3 + 3 + 3)
    expect(JSON.stringify(jsonLd)).toContain('Mara Lindqvist')
  })

  test('a dynamic zone and the author’s relation', async () => {
    const author = await site
      .documents('api::author.author')
      .create({ data: { name: 'Jo Field', url: 'https://www.example.org/jo', email: 'jo@example.org' } })
    const { documentId } = await send('POST', '/api/articles', {
      title: 'Zones',
      author: author.documentId,
      sections: [
        { __component: 'sections.text', heading: 'Why', body: 'Because air matters.' },
        { __component: 'sections.quote', text: 'Turn it weekly.', by: 'A gardener' },
      ],
    })
    const { jsonLd } = await snapshots().find(article, documentId, 'en')
    expect(JSON.stringify(jsonLd)).toContain('"name":"Jo Field"')
    expect(JSON.stringify(jsonLd)).not.toContain('jo@example.org')
  })

  test('a renamed author reaches the articles', async () => {
    const author = await site.documents('api::author.author').create({ data: { name: 'Old Name' } })
    const { documentId } = await send('POST', '/api/articles', { title: 'By someone', markdown: 'x', author: author.documentId })
    await site.documents('api::author.author').update({ documentId: author.documentId, data: { name: 'New Name' } })
    await settled()
    expect(JSON.stringify((await snapshots().find(article, documentId, 'en')).jsonLd)).toContain('"name":"New Name"')
  })

  test('a type that is no article costs nothing and has no snapshot', async () => {
    const faq = await site.documents('api::faq.faq').create({ status: 'published', data: { question: 'Why?', answer: 'Because.' } })
    await settled()
    expect(await snapshots().ofDocuments('api::faq.faq', [faq.documentId])).toEqual([])
  })
})

describe('when something breaks', () => {
  test('our failure never fails a publish, and the next sync repairs', async () => {
    const { documentId } = await docs().create({ locale: 'en', data: { title: 'Still published', markdown: 'x' } })
    const rename = (from: string, to: string) => site.app.db.connection.schema.renameTable(from, to)
    const log = vi.spyOn(site.app.log, 'error').mockImplementation(() => {})
    await rename('citable_snapshots', 'citable_snapshots_away')
    try {
      await docs().publish({ documentId })
      await settled()
    } finally {
      await rename('citable_snapshots_away', 'citable_snapshots')
    }
    expect(log.mock.calls.flat().join(' ')).toContain(`${article} ${documentId} was not analysed`)
    log.mockRestore()
    expect((await docs().findOne({ documentId, status: 'published' })).title).toBe('Still published')
    expect(await snapshots().sync(article, documentId)).toEqual({ written: 1, removed: 0 })
    // what is queued again and succeeds has failed no more
    expect(snapshots().failures()).toMatchObject([{ documentId }])
    await snapshots().syncSoon(article, documentId)
    expect(snapshots().failures()).toEqual([])
  })

  test('REST answers without JSON-LD when our table is away', async () => {
    const { documentId } = await send('POST', '/api/articles', { title: 'Readable', markdown: 'x' })
    const rename = (from: string, to: string) => site.app.db.connection.schema.renameTable(from, to)
    const log = vi.spyOn(site.app.log, 'error').mockImplementation(() => {})
    await rename('citable_snapshots', 'citable_snapshots_away')
    try {
      const response = await fetch(`${site.base}/api/articles/${documentId}`, { headers: site.headers })
      expect(response.status).toBe(200)
      expect(((await response.json()) as { data: { title: string } }).data.title).toBe('Readable')
    } finally {
      await rename('citable_snapshots_away', 'citable_snapshots')
      log.mockRestore()
    }
  })

  test('the repair job finds imported rows and orphaned snapshots', async () => {
    const published = await send('POST', '/api/articles', { title: 'Was here', markdown: 'x' })
    const gone = await send('POST', '/api/articles', { title: 'Is gone', markdown: 'x' })
    const { connection } = site.app.db
    await connection('citable_snapshots').where({ related_document_id: published.documentId }).delete()
    await connection('articles').where({ document_id: gone.documentId }).delete()
    const found = await site.service('repair').find(50)
    expect(found.map((one: { documentId: string }) => one.documentId).sort()).toEqual([published.documentId, gone.documentId].sort())
    expect(await site.service('repair').run()).toBe(2)
    expect([await headline(published.documentId), await headline(gone.documentId)]).toEqual(['Was here', undefined])
    expect(await site.service('repair').find(50)).toEqual([])
  })

  test('one replica repairs at a time', async () => {
    const runs = await Promise.all([site.service('repair').run(), site.service('repair').run()])
    expect(runs.filter((found: number | null) => found !== null)).toHaveLength(1)
    expect(await site.service('repair').run()).toBe(0)
  })

  test('changed settings change what is published, without a publish', async () => {
    const { documentId } = await send('POST', '/api/articles', { title: 'Addressed', slug: 'addressed', markdown: 'x' })
    const { settings, repair } = { settings: site.service('settings'), repair: site.service('repair') }
    const identity = { url: 'https://www.example.org', name: 'Example', publisher: { kind: 'organization', name: '' }, logo: '' }
    const before = await settings.get()
    await settings.save({ site: identity })
    await repair.runAll()
    expect((await snapshots().find(article, documentId, 'en')).url).toBe('https://www.example.org/addressed')
    await settings.save({ site: before.site })
    await repair.runAll()
    expect((await snapshots().find(article, documentId, 'en')).url).toBeNull()
  })

  test('a type that is switched off loses its snapshots', async () => {
    const { documentId } = await site.documents('api::memo.memo').create({ data: { title: 'Off soon', body: 'x' } })
    const { settings, repair } = { settings: site.service('settings'), repair: site.service('repair') }
    await settled()
    await settings.save({ types: { 'api::memo.memo': { enabled: false, mapping: null } } })
    await repair.runAll()
    expect(await headline(documentId, '', 'api::memo.memo')).toBeUndefined()
    await settings.save({ types: {} })
    await repair.runAll()
    expect(await headline(documentId, '', 'api::memo.memo')).toBe('Off soon')
  })
})

describe('which events others get', () => {
  test('webhooks get scores and changes of structured data, after the commit, without a word of the text', async () => {
    const heard: { readonly event: string; readonly [name: string]: unknown }[] = []
    const server = createServer((request, response) => {
      let text = ''
      request.on('data', (part) => {
        text += part
      })
      request.on('end', () => {
        heard.push(JSON.parse(text))
        response.end()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const events = ['citable.scored', 'citable.schema_changed']
    const webhook = await site.app.get('webhookStore').createWebhook({
      name: 'Citable',
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      headers: {},
      events,
    })
    site.app.get('webhookRunner').add(webhook)
    const { documentId } = await site
      .documents(article)
      .create({ locale: 'en', status: 'published', data: { title: 'Told', slug: 'told', markdown: 'Secret words of the text.' } })
    await expect.poll(() => heard.map(({ event }) => event).sort()).toEqual([...events].sort())
    const scored = heard.find(({ event }) => event === 'citable.scored')
    const number = expect.any(Number)
    expect(scored).toMatchObject({ uid: article, documentId, locale: 'en', aeo_score: number, seo_score: number, previous: null })
    expect(heard.find(({ event }) => event === 'citable.schema_changed')).toMatchObject({ documentId, isDelivered: true })
    expect(JSON.stringify(heard)).not.toMatch(/Told|Secret/)

    // publishing again unchanged sends no event; a change sends the former state; deleting sends that nothing is delivered any more
    await site.documents(article).publish({ documentId, locale: 'en' })
    await site.service('snapshots').idle()
    await site.documents(article).update({ documentId, locale: 'en', status: 'published', data: { title: 'Changed' } })
    await expect.poll(() => heard).toHaveLength(4)
    const { aeo_score, seo_score } = scored as Record<string, unknown>
    expect(heard.slice(2).find(({ event }) => event === 'citable.scored')).toMatchObject({ previous: { aeo_score, seo_score } })
    await site.documents(article).delete({ documentId })
    await expect.poll(() => heard).toHaveLength(5)
    expect(heard[4]).toMatchObject({ event: 'citable.schema_changed', documentId, isDelivered: false })

    site.app.get('webhookRunner').remove(webhook)
    await site.app.get('webhookStore').deleteWebhook(webhook.id)
    server.close()
    await once(server, 'close')
  })

  test('a listener that throws fails no publish', async () => {
    const log = vi.spyOn(site.app.log, 'warn').mockImplementation(() => {})
    const off = site.app.eventHub.on('citable.scored', () => {
      throw new Error('It broke')
    })
    const { documentId } = await site
      .documents(article)
      .create({ locale: 'en', status: 'published', data: { title: 'Heard', markdown: 'Text.' } })
    await site.service('snapshots').idle()
    off()
    log.mockRestore()
    expect(await site.service('snapshots').find(article, documentId, 'en')).toMatchObject({ aeoScore: expect.any(Number) })
    await site.documents(article).delete({ documentId })
  })
})

test('a publish is analysed once in at most 18 queries; one without a change is not analysed', async () => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage')
  const { documentId } = await docs().create({ locale: 'en', data: { title: 'Counted', markdown: 'Soil needs air.' } })
  const cost = async (work: () => Promise<unknown>) => {
    asked.mockClear()
    const { length } = await queriesOf(site.app, work)
    return { queries: length, analyses: asked.mock.calls.length }
  }
  await docs().publish({ documentId })
  await settled()
  const unchanged = await cost(() => snapshots().sync(article, documentId))
  await docs().update({ documentId, data: { markdown: 'Soil needs air and water. '.repeat(400) } })
  await docs().publish({ documentId })
  const changed = await cost(settled)
  asked.mockRestore()
  expect(unchanged.analyses).toBe(0)
  expect(changed.analyses).toBe(1)
  expect(unchanged.queries).toBeLessThanOrEqual(10)
  expect(changed.queries).toBeLessThanOrEqual(18)
})
