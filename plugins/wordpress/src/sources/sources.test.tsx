import { loadLanguagePack } from '@citable/core/languages'
import { createCatalog } from '@citable/editor'
import { doSourcesJob, type SourcesJob } from '@citable/editor/sources-job'
import { createFakeHost, fakeDocument, settlePromises } from '@citable/editor/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { named, press, settled, show, words } from '../testing/wordpress.ts'
import { Sources } from './sources.tsx'

const panel = vi.hoisted(() => ({ now: {} as Record<string, unknown>, view: {} as Record<string, unknown> }))
const site = vi.hoisted(() => ({
  ask: (_asked: { path: string; data: unknown; signal: AbortSignal }): Promise<unknown> => Promise.resolve(),
}))

vi.mock('react/jsx-dev-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('react/jsx-runtime', async () => (await import('../testing/wordpress.ts')).jsx)
vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/element', async () => (await import('../testing/wordpress.ts')).element)
vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)
vi.mock('@wordpress/a11y', () => ({ speak: () => {} }))
vi.mock('@wordpress/api-fetch', () => ({ default: (asked: never) => site.ask(asked) }))
vi.mock('../components/use-panel.ts', () => ({ usePanel: () => panel.now, useView: () => panel.view }))
vi.mock('./start-sources-worker.ts', () => ({
  startSourcesWorker: () => {
    let answer = (_event: { data: unknown }) => {}
    return {
      addEventListener: (type: string, listener: never) => {
        if (type === 'message') answer = listener
      },
      postMessage: (job: SourcesJob) => void doSourcesJob(job, loadLanguagePack).then((data) => answer({ data })),
      terminate: () => {},
    }
  },
}))

const url = 'https://council.gent/report'
const sentence = 'Couriers delivered 1.6 million parcels by bicycle last year, the council reports.'
const html = `Couriers delivered 1.6 million parcels by bicycle last year, <a href="${url}">the council reports</a>.`
const ask = 'Look at 1 page'

let asked: { path: string; data: any; signal: AbortSignal }[] = []
let answer: () => Promise<unknown>

function write(text: string) {
  const host = createFakeHost(fakeDocument({ documentId: '7', blocks: [{ id: 'a', kind: 'html', html: `<p>${text}</p>` }] }))
  panel.view = { state: { draft: host.readDraft() } }
}

async function until(isSo: () => boolean) {
  for (let turn = 0; turn < 200; turn++) {
    await settlePromises()
    await settled()
    if (isSo()) return
  }
  throw new Error(`Never so: ${words()}`)
}

async function open(facts: object = { mode: 'embedded' }, text = html, isBrief = false) {
  const store = { show: vi.fn(), noteSources: vi.fn() }
  panel.now = { catalog: createCatalog({ locale: 'en' }), facts, store, host: { isProtected: () => false } }
  write(text)
  show(() => <Sources isBrief={isBrief} />)
  await until(() => isBrief || words().includes('has a source') || words().includes('No figure'))
  return store
}

beforeEach(() => {
  asked = []
  site.ask = (request) => {
    asked.push(request)
    return answer()
  }
})

it('asks this site for the linked page by a click only, with the text that links it', async () => {
  answer = async () => ({ kind: 'dead', reason: 'not_found' })
  const store = await open()
  expect(asked).toEqual([])
  expect(words()).toContain('council.gent: 1 page')
  expect(words()).toContain(url)
  await press(ask)
  await until(() => words().includes('The link is dead: there is no such page.'))
  expect(asked).toMatchObject([{ path: '/citable/v1/posts/7/source', data: { url } }])
  expect(asked[0]!.data.text).toContain(url)
  await press('Show me')
  expect(store.show.mock.calls[0]).toMatchObject([[{ place: 'a', quote: expect.stringContaining('1.6 million') }]])
  write(`A new beginning. ${html}`)
  await until(() => words().includes('The text has changed since then.'))
})

it('has the service asked where the settings say so', async () => {
  answer = async () => ({ claims: [] })
  await open({ mode: 'service', sendsProtected: false, serviceHost: 'citable.gent' })
  expect(words()).toContain('sends this text to the service at citable.gent')
  await press(ask)
  await until(() => words().includes('0 stand there'))
  expect(asked.map(({ path, data }) => [path, Object.keys(data)[0]])).toEqual([['/citable/v1/posts/7/sources', 'content']])
})

it('can be called off, and asked again', async () => {
  answer = () => new Promise(() => {})
  site.ask = (request) => {
    asked.push(request)
    return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
  }
  await open()
  await press(ask)
  await until(() => words().includes('Asking: 0 of 1'))
  await press('Cancel')
  await until(() => named('Button').includes(ask))
  expect(words()).not.toContain('could not be asked')
})

it.each([
  ['too many pages in a minute', { code: 'citable_too_often' }, 'the text has more than 20 sources'],
  ['a server that is down', new Error('offline'), 'no answer came'],
])('%s', async (_what, error, said) => {
  answer = () => Promise.reject(error)
  await open()
  await press(ask)
  await until(() => words().includes(said))
})

it('offers no click where nothing is cited', async () => {
  await open({ mode: 'embedded' }, sentence)
  expect(named('Button')).toEqual([])
})

it('gives the answers to the store, so that a dead link is a point and shown before publishing', async () => {
  answer = async () => ({ kind: 'dead', reason: 'not_found' })
  const store = await open()
  expect(store.noteSources).not.toHaveBeenCalled()
  await press(ask)
  await until(() => store.noteSources.mock.calls.length > 0)
  expect(store.noteSources.mock.calls).toMatchObject([[{ dead: [url], faults: [expect.stringContaining('The link is dead')] }]])
})

it.each([
  ['a published post of a site that asks again', { mode: 'embedded', watchesSources: true }, true],
  ['any other', { mode: 'embedded', watchesSources: false }, false],
])('has the answers kept for %s', async (_what, facts, isKept) => {
  answer = async () => ({ kind: 'dead', reason: 'not_found' })
  const store = await open(facts)
  await press(ask)
  await until(() => store.noteSources.mock.calls.length > 0)
  const kept = asked.filter(({ path }) => path === '/citable/v1/posts/7/source-answers').map(({ data }) => data)
  const claim = { text: '1.6 million', source: url, answer: 'link_dead', reason: 'not_found', passage: null }
  expect(kept).toEqual(isKept ? [{ claims: [claim] }] : [])
})

it('before publishing only dead links and pages that do not hold it are listed, and what was answered before stands', async () => {
  answer = async () => ({ kind: 'dead', reason: 'not_found' })
  await open({ mode: 'embedded' }, html, true)
  await until(() => words().includes('1 statement has a source.'))
  expect(named('Button')).toEqual([ask])
  await press(ask)
  await until(() => words().includes('The link is dead: there is no such page.'))
  expect(asked).toHaveLength(1)
  answer = async () => ({ kind: 'failed', reason: 'robots' })
  await press('Look again')
  await until(() => words().includes('1 could not be checked'))
  expect(words()).not.toContain('Show me')
})

it('before publishing there is no line about a text that cites nothing', async () => {
  await open({ mode: 'embedded' }, sentence, true)
  await settled()
  for (let turn = 0; turn < 50; turn++) await settlePromises()
  await settled()
  expect(words()).toBe('')
})
