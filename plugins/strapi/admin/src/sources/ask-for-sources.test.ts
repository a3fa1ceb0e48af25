import { requestOf } from '@citable/editor'
import { createFakeHost, fakeDocument } from '@citable/editor/testing'
import { expect, it, vi } from 'vitest'
import { sourcesOfEntry } from './ask-for-sources.ts'

const url = 'https://council.gent/report'
const html = `<p><a href="${url}">The council</a> counted 1.6 million parcels.</p>`
const draft = createFakeHost(fakeDocument({ documentId: 'd1', blocks: [{ id: 'a', kind: 'html', html }] })).readDraft()
const { signal } = new AbortController()

const entryOf = (documentId: string | null, locale: string | null) =>
  ({ shape: { uid: 'api::article.article' }, facts: { documentId, locale } }) as never

it.each([
  ['saved', 'd1', 'de', { uid: 'api::article.article', documentId: 'd1', locale: 'de' }],
  ['new', null, null, { uid: 'api::article.article' }],
])('an entry that is %s: a page is asked for with the text that links it', async (_what, documentId, locale, name) => {
  const post = vi.fn(async () => ({ data: { kind: 'dead', reason: 'not_found' } }))
  const answer = await sourcesOfEntry(post, entryOf(documentId, locale)).fetchSource(draft, url, signal)
  expect(answer).toEqual({ kind: 'dead', reason: 'not_found' })
  expect(post.mock.calls).toEqual([['/citable/source', { ...name, url, text: expect.stringContaining(url) }, { signal }]])
})

it.each([
  ['what the service says', { ok: true, body: { claims: [] } }, { claims: [] }],
  ['a service that refuses', { ok: false, detail: 'Slow down.' }, 'Slow down.'],
  ['a service that says something else', { ok: true, body: { later: true } }, 'No report'],
])('of the whole text: %s', async (_what, data, said) => {
  const post = vi.fn(async () => ({ data }))
  const request = requestOf(draft, '2026-11-20T00:00:00Z')
  const answer = await sourcesOfEntry(post, entryOf('d1', 'de'))
    .askService(draft, request, signal)
    .catch(({ message }) => message)
  expect(answer).toEqual(said)
  const [[path, body]] = post.mock.calls as unknown as [[string, { readonly request: object }]]
  expect(path).toBe('/citable/sources')
  expect(Object.keys(body.request)).toContain('content')
  expect(JSON.stringify(body)).toContain(url)
})
