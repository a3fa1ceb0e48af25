import { type RecordedServer, serveRecorded, written } from '@citable/providers/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { article, type Office, openOffice } from '../site/office.ts'

const key = 'sk-of-a-test-0123456789'
const sentence = 'A heat pump does not need a permit in Denmark.'
const request = { content: { title: 'What a heat pump needs', html: `<p>${sentence}</p>` } }

let office: Office
let endpoint: RecordedServer

const put = (body: object, token = office.tokens.changer) => office.ask('PUT', '/settings/generator', token, body)
const draft = (estimate = false) => office.ask('POST', '/drafts', office.tokens.admin, { uid: article, request, estimate })
const storedKeys = async (): Promise<readonly string[]> =>
  (await office.site.app.db.connection('strapi_core_store_settings').where('key', 'like', '%citable%').select('value')).map(
    ({ value }: { value: string }) => value,
  )

beforeAll(async () => {
  office = await openOffice()
  endpoint = await serveRecorded(written({ lead: { text: sentence, sentences: [sentence] } }))
})
afterAll(() => endpoint?.close())
beforeEach(() => put({ url: '', model: '' }))

test('an endpoint of the settings writes drafts, and its key is encrypted and never shown', async () => {
  const saved = await put({ url: endpoint.url, model: 'recorded-model', key })
  expect(saved.body.generator).toEqual({ source: 'settings', url: endpoint.url, model: 'recorded-model', hasKey: true })
  const read = await office.ask('GET', '/settings', office.tokens.reader)
  const entry = await office.ask('GET', `/entry?uid=${article}&documentId=${office.documentId}&locale=en`, office.tokens.admin)
  expect(entry.body.mayAskForDrafts).toBe(true)
  const answer = await draft()
  expect(answer.body).toMatchObject({ ok: true, drafts: { sent: true, lead: { text: sentence } } })
  expect(endpoint.calls.at(-1)?.authorization).toBe(`Bearer ${key}`)
  for (const { text } of [saved, read, entry, answer]) expect(text).not.toMatch(/sk-of-a-test|6789/)
  expect((await storedKeys()).join()).not.toContain(key)
})

test('a key is replaced, and removed', async () => {
  await put({ url: endpoint.url, model: 'm', key })
  await put({ url: endpoint.url, model: 'm', key: 'another-key-0123456789' })
  await draft()
  expect(endpoint.calls.at(-1)?.authorization).toBe('Bearer another-key-0123456789')
  expect((await put({ url: endpoint.url, model: 'other' })).body.generator).toMatchObject({ model: 'other', hasKey: true })
  expect((await put({ url: endpoint.url, model: 'other', key: null })).body.generator.hasKey).toBe(false)
  await draft()
  expect(endpoint.calls.at(-1)?.authorization ?? null).toBeNull()
})

test('a key goes with its address: another host never gets it', async () => {
  await put({ url: endpoint.url, model: 'm', key })
  expect((await put({ url: 'https://elsewhere.example/v1', model: 'm' })).body.generator.hasKey).toBe(false)
  expect((await put({ url: endpoint.url, model: 'm' })).body.generator.hasKey).toBe(false)
})

test('without an address there is none, and no key', async () => {
  await put({ url: endpoint.url, model: 'm', key })
  expect((await put({ url: '', model: '' })).body.generator).toEqual({ source: 'none', url: '', model: '', hasKey: false })
  expect((await draft(true)).body).toMatchObject({ ok: false, reason: 'not_configured' })
})

test.each([
  [{ url: 'http://api.example.com/v1', model: 'm' }, 'url'],
  [{ url: 'https://10.0.0.5/v1', model: 'm' }, 'url'],
  [{ url: 'https://169.254.169.254/v1', model: 'm' }, 'url'],
  [{ url: 'nonsense', model: 'm' }, 'url'],
  [{ url: 'https://api.example.com/v1', model: '' }, 'model'],
  [{ url: 'https://api.example.com/v1', model: 'm', key: 'with a space' }, 'key'],
])('%o is refused', async (body, field) => {
  const answer = await put(body)
  expect([answer.status, answer.body.error.details.errors[0].path]).toEqual([400, [field]])
})

test('a person who may only read the settings changes nothing', async () => {
  expect((await put({ url: endpoint.url, model: 'm' }, office.tokens.reader)).status).toBe(403)
})
