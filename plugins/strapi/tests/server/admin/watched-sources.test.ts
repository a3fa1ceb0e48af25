import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { article, type Office, openOffice } from '../site/office.ts'
import { signIn } from '../site/sign-in.ts'

let server: Server
let site: Office['site']
let tokens: Office['tokens']
let documentId: Office['documentId']
let ask: Office['ask']
let host: string
/** May use the panel and look up sources, but reads no entries. */
let stranger: string
let hits: string[] = []
const passage = 'Couriers delivered 1,600,000 parcels by bicycle.'
const page = (sentence: string): string =>
  `<p>${'The report describes how couriers work and which streets they take. '.repeat(40)}</p><p>${sentence}</p>`
let served: Record<string, string> = {}
const told: object[] = []

beforeAll(async () => {
  ;({ site, tokens, documentId, ask } = await openOffice())
  const answer: RequestListener = ({ url = '' }, response) => {
    hits.push(url)
    const body = served[url]
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body ?? '')
  }
  server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  site.app.config.set('plugin::citable.sourcesOf', [`${host}=127.0.0.1/32`])
  const plugin = (name: string) => ({ action: `plugin::citable.${name}`, subject: null, properties: {}, conditions: [] })
  stranger = await signIn(site, 'watched-stranger', [plugin('use'), plugin('sources')])
  site.app.eventHub.on('citable.source_changed', (change: object) => {
    told.push(change)
  })
})
afterAll(async () => {
  await ask('PUT', '/settings/sources', tokens.admin, { isWatched: false })
  site.app.config.set('plugin::citable.sourcesOf', [])
  await new Promise((done) => server.close(done).closeAllConnections())
})

const claim = (path: string, more: object = {}) => ({
  text: '1.6 million parcels',
  source: `http://${host}${path}`,
  answer: 'stands_there',
  reason: null,
  passage,
  ...more,
})
const keep = (token: string, claims: readonly object[], more: object = {}) =>
  ask('POST', '/source-answers', token, {
    uid: article,
    documentId,
    locale: 'en',
    text: ['/a', '/b', '/c'].map((path) => `[the council](http://${host}${path})`).join(' '),
    claims,
    ...more,
  })
const list = async (token = tokens.admin) => (await ask('GET', '/sources', token)).body

test('nothing is kept before the switch is on, which only those who change the settings turn', async () => {
  expect((await keep(tokens.admin, [claim('/a')])).body).toEqual({ isKept: false })
  expect(await list()).toEqual({ isWatched: false, mayChange: true, isOfService: false, entries: null, sources: [] })
  expect((await ask('PUT', '/settings/sources', tokens.writer, { isWatched: true })).status).toBe(403)
  expect((await ask('POST', '/sources-again', tokens.writer, { all: true })).status).toBe(403)
  expect((await ask('PUT', '/settings/sources', tokens.admin, { isWatched: true })).body).toEqual({ isWatched: true })
  expect(await list()).toMatchObject({ isWatched: true, entries: 0, sources: [] })
})

test('answers of a published entry are stored for people who may change it, of pages that the text links', async () => {
  expect((await keep(stranger, [claim('/a')])).status).toBe(403)
  expect((await keep(tokens.admin, [claim('/a')], { documentId: 'unknown' })).body?.isKept ?? false).toBe(false)
  const all = [
    claim('/a'),
    claim('/b', { answer: 'does_not_hold' }),
    claim('/c', { answer: 'link_dead', reason: 'not_found', passage: null }),
    claim('/elsewhere', { answer: 'link_dead' }),
  ]
  expect((await keep(tokens.admin, all)).body).toEqual({ isKept: true })
  const { entries, sources } = await list()
  expect(entries).toBe(1)
  expect(sources).toMatchObject([{ uid: article, documentId, locale: 'en', title: expect.stringMatching(/./), url: null }])
  expect(sources[0].faults.map(({ source, answer }: { source: string; answer: string }) => [new URL(source).pathname, answer])).toEqual([
    ['/b', 'does_not_hold'],
    ['/c', 'link_dead'],
  ])
  expect((await list(stranger)).sources).toEqual([])
})

test('pages are asked again when they are due; a change is reported, a silent page changes nothing', async () => {
  const watched = site.service('watchedSources')
  hits = []
  await watched.run()
  expect(hits).toEqual([])
  served = { '/a': page(passage), '/b': page(passage) }
  expect((await ask('POST', '/sources-again', tokens.admin, { all: true })).body).toEqual({ ok: true })
  await watched.run()
  expect(hits).toEqual(expect.arrayContaining(['/a', '/b', '/c']))
  expect(told).toEqual([])
  served = { '/a': page('Nothing is said here any more.'), '/b': page(passage), '/c': page('It is back.') }
  await watched.hurry()
  await watched.run()
  const { sources } = await list()
  expect(sources[0].faults.map(({ answer }: { answer: string }) => answer)).toEqual(['passage_gone', 'does_not_hold'])
  const change = (path: string, was: string, is: string) => ({ source: `http://${host}${path}`, was, is })
  expect(told).toMatchObject([
    {
      uid: article,
      documentId,
      locale: 'en',
      changes: [change('/a', 'stands_there', 'passage_gone'), change('/c', 'link_dead', 'could_not_be_checked')],
    },
  ])
  served = {}
  await watched.hurry()
  await watched.run()
  expect((await list()).sources[0].faults.map(({ answer }: { answer: string }) => answer)).toEqual(['link_dead', 'link_dead', 'link_dead'])
})

test('an entry that is published no longer is asked for no more', async () => {
  const watched = site.service('watchedSources')
  await site.documents(article).unpublish({ documentId, locale: 'en' })
  await site.service('snapshots').idle()
  hits = []
  await watched.hurry()
  await watched.run()
  expect([hits, (await list()).entries]).toEqual([[], 0])
})
