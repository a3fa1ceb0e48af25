import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { loadCatalog } from '../load-catalog.ts'
import { createAnalyzer } from './create-analyzer.ts'
import { serviceAnalyzer } from './service-analyzer.ts'

const parts = vi.hoisted(() => ({
  started: [] as string[],
  device: vi.fn(async () => 'the device'),
  service: vi.fn(async (_request?: object) => 'the service'),
  bound: vi.fn((..._all: readonly unknown[]) => 'the catalog'),
  locale: vi.fn(async (_locale: string): Promise<unknown> => null),
  rubric: vi.fn(async (_locale: string): Promise<unknown> => null),
  asked: vi.fn(),
}))
vi.mock('@citable/editor', () => ({
  bindCatalog: parts.bound,
  loadLocale: parts.locale,
  loadRubricLocale: parts.rubric,
  createWorkerAnalyzer: ({ start }: { start: () => unknown }) => {
    start()
    return { analyze: parts.device }
  },
  createFallbackAnalyzer: (first: { analyze: unknown }) => ({ analyze: first.analyze, forgive: 'of the service' }),
  createServiceAnalyzer: (how: { call: unknown; name: string }) => {
    parts.asked(how)
    return { analyze: parts.service }
  },
  analysisFailure: (reason: string) => reason,
  serviceQuietMs: 1,
  timerSchedule: {},
}))
vi.mock('@citable/editor/ui-texts', () => ({ uiTexts: { one: 'English' } }))
vi.mock('../generated/ui-texts.ts', () => ({ uiTexts: () => ({ one: 'Of the site' }) }))
vi.mock('../host/models/call-service.ts', () => ({ callServiceFor: (id: number) => `call about ${id}` }))
vi.mock('./page-analyzer.ts', () => ({ pageAnalyzer: {} }))

beforeEach(() => {
  vi.clearAllMocks()
  parts.started = []
  vi.stubGlobal(
    'Worker',
    class {
      constructor(address: URL, { name }: { readonly name: string }) {
        parts.started.push(`${name} ${address.pathname.split('/').at(-1)}`)
      }
    },
  )
})
afterAll(() => vi.unstubAllGlobals())

const blocks = { kind: 'blocks', blocks: [{}] }
const analyze = (facts: object, input: object = blocks, isProtected = false) =>
  createAnalyzer(
    { mode: 'service', serviceHost: 's.example', sendsProtected: false, ...facts } as never,
    { isProtected: () => isProtected } as never,
  ).analyze({ documentId: '7', input } as never, new AbortController().signal)

it.each<[string, object, object, boolean, string]>([
  ['by the service', {}, blocks, false, 'the service'],
  ['on the device, as the settings say', { mode: 'embedded' }, blocks, false, 'the device'],
  ['on the device without a block', {}, { kind: 'blocks', blocks: [] }, false, 'the device'],
  ['on the device without words', {}, { kind: 'body', html: ' \n' }, false, 'the device'],
  ['by the service with words', {}, { kind: 'body', html: '<p>A</p>' }, false, 'the service'],
  ['on the device with a password', {}, blocks, true, 'the device'],
  ['by the service with a password, where the site sends those', { sendsProtected: true }, blocks, true, 'the service'],
])('a text is analysed %s', async (_where, facts, input, isProtected, expected) => {
  expect(await analyze(facts, input, isProtected)).toBe(expected)
})

it('the worker is the one that webpack builds, under a name that a developer finds', async () => {
  await analyze({})
  expect(parts.started).toEqual(['citable core.worker.ts'])
})

it('each request to the service says which post it is about', async () => {
  await serviceAnalyzer('s.example')({ documentId: '7' } as never, new AbortController().signal)
  expect(parts.asked.mock.calls).toEqual([[{ call: 'call about 7', name: 's.example' }]])
})

it.each<[string, unknown, unknown, object]>([
  ['of its translation', { one: 'Eins' }, { two: 'Zwei' }, { texts: { one: 'Eins' }, rubric: { two: 'Zwei' } }],
  ['of the site alone', null, null, {}],
])('the words are those %s, and a language pack of the site goes first', async (_what, texts, rubric, more) => {
  parts.locale.mockResolvedValueOnce(texts)
  parts.rubric.mockResolvedValueOnce(rubric)
  expect(await loadCatalog('de-DE')).toBe('the catalog')
  expect(parts.locale.mock.calls).toEqual([['de-DE']])
  const [english, how] = parts.bound.mock.calls[0] as never as [object, { translate: (code: string) => string }]
  expect(english).toEqual({ one: 'English' })
  expect(how).toEqual({ locale: 'de-DE', translate: expect.any(Function), ...more })
  expect(how.translate('one')).toBe('Of the site')
})
