import { afterEach, expect, it } from 'vitest'
import { completion, type Recorded, readTitles, serveRecorded } from '../testing/index.ts'
import type { RecordedServer } from '../testing/serve-recorded.ts'
import { createOpenAiCompatible, type OpenAiCompatibleOptions } from './create-openai-compatible.ts'

let server: RecordedServer
afterEach(() => server.close())

const prompt = {
  instructions: 'Write titles.',
  input: 'Slate roofs last 80 years.',
  schema: { type: 'object', properties: { titles: { type: 'array' } } },
}
const price = { input: 2, output: 8, currency: 'EUR' }
const texts = { titles: [{ text: 'B', sentences: ['2', '1'] }], description: null, lead: null, questions: [], remarks: [] }
const good = completion(JSON.stringify(texts))

/** One call to an endpoint that gives these answers; the waits between them. */
async function write(answers: readonly Recorded[], more: Partial<OpenAiCompatibleOptions> = {}) {
  server = await serveRecorded(...answers)
  const waits: number[] = []
  const generator = createOpenAiCompatible({
    baseUrl: server.url,
    model: 'a-model',
    key: 'a-key',
    price,
    timeoutMs: 3_600_000,
    maxInputTokens: 20_000,
    maxOutputTokens: 700,
    structured: true,
    fetch: globalThis.fetch,
    sleep: async (ms) => {
      waits.push(ms)
    },
    ...more,
  })
  const result = await generator.write({ prompt, read: readTitles, signal: new AbortController().signal })
  return { generator, result, waits, host: new URL(server.url).host }
}

const failed = (reason: string, detail: string, retryAfterS: number | null = null) => ({ ok: false, reason, detail, retryAfterS })

it('a call holds the model, both parts of the prompt, the limits and the key; the answer what it took and cost', async () => {
  const { generator, result, host } = await write([good])
  expect(server.calls).toEqual([
    {
      path: '/v1/chat/completions',
      authorization: 'Bearer a-key',
      body: {
        model: 'a-model',
        max_tokens: 700,
        temperature: 0,
        messages: [
          { role: 'system', content: 'Write titles.' },
          { role: 'user', content: 'Slate roofs last 80 years.' },
        ],
        response_format: { type: 'json_schema', json_schema: expect.objectContaining({ name: 'drafts', schema: prompt.schema }) },
      },
    },
  ])
  expect(result).toEqual({
    ok: true,
    texts,
    model: 'a-model',
    usage: { inputTokens: 1_200, outputTokens: 300 },
    cost: { amount: (1_200 * 2 + 300 * 8) / 1_000_000, currency: 'EUR' },
  })
  expect([generator.id, generator.host, generator.model]).toEqual(['openai-compatible:a-model', host, 'a-model'])
})

it('a price that is not known is no cost', async () => {
  const { result } = await write([good], { price: null })
  expect(result).toMatchObject({ usage: { inputTokens: 1_200, outputTokens: 300 }, cost: null })
})

it('an endpoint that counts nothing reports no usage and no cost', async () => {
  const { usage: _usage, ...body } = JSON.parse(good.body) as { readonly usage: unknown }
  const { result } = await write([{ ...good, body: JSON.stringify(body) }])
  expect(result).toEqual({ ok: true, texts, model: 'a-model', usage: null, cost: null })
})

it('an estimate counts both parts of the prompt, and the whole answer as written', async () => {
  const { generator, host } = await write([good])
  const estimate = (instructions: string, input: string) => generator.estimate({ ...prompt, instructions, input })
  expect(estimate('abcdef', 'Слово屋根')).toEqual({
    host,
    model: 'a-model',
    characters: 13,
    // 6 ÷ 3 and 5 ÷ 1.5 + 2 ÷ 1, each rounded up
    inputTokens: 2 + 6,
    outputTokens: 700,
    cost: { amount: Math.ceil(8 * 2 + 700 * 8) / 1_000_000, currency: 'EUR' },
  })
  expect([estimate('', ''), estimate('abc', ''), estimate('', 'abcd'), estimate('한국', '')].map(({ inputTokens }) => inputTokens)).toEqual(
    [0, 1, 2, 2],
  )
})

it.each([
  ['as long as the limit', 14, true],
  ['a token longer', 13, false],
])('an article %s', async (_what, maxInputTokens, isSent) => {
  const { result } = await write([good], { maxInputTokens })
  expect(server.calls).toHaveLength(isSent ? 1 : 0)
  if (!isSent) expect(result).toEqual(failed('too_long', 'The article takes about 14 tokens; at most 13 are sent.'))
})

const refused = (status: number, headers: Readonly<Record<string, string>> = {}) => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ error: { message: 'a-key is wrong' } }),
})

it.each<[number, string, string]>([
  [400, 'failed', 'HOST answered with status 400.'],
  [401, 'denied', 'HOST does not accept the key (status 401).'],
  [403, 'denied', 'HOST does not accept the key (status 403).'],
  [404, 'denied', 'HOST does not know the address or the model (status 404).'],
  [413, 'too_long', 'The article is too long for the model at HOST (status 413).'],
  [422, 'failed', 'HOST answered with status 422.'],
])('status %i is told once as %s', async (status, reason, detail) => {
  const { result, waits, host } = await write([refused(status, { 'retry-after': '1' })])
  expect([result, waits]).toEqual([failed(reason, detail.replace('HOST', host)), []])
  expect(server.calls).toHaveLength(1)
})

it.each<[number, string, string]>([
  [429, 'busy', 'HOST asks for fewer calls (status 429).'],
  [500, 'failed', 'HOST answered with status 500.'],
  [503, 'failed', 'HOST answered with status 503.'],
])('status %i is asked three times, then told as %s', async (status, reason, detail) => {
  const { result, waits, host } = await write([refused(status)])
  expect([result, waits]).toEqual([failed(reason, detail.replace('HOST', host)), [1_000, 2_000]])
  expect(server.calls).toHaveLength(3)
})

it.each<[string, string, number, number[]]>([
  ['the longest wait', '20', 20, [20_000, 20_000]],
  ['a wait that is too long', '21', 21, []],
  ['no wait', '0', 0, [0, 0]],
])('%s that is asked for', async (_what, after, retryAfterS, waits) => {
  const told = await write([refused(429, { 'retry-after': after })])
  expect([told.result, told.waits]).toEqual([failed('busy', `${told.host} asks for fewer calls (status 429).`, retryAfterS), waits])
})

it('no wait goes beyond the time that a call has', async () => {
  const { result, waits, host } = await write([refused(429, { 'retry-after': '10' })], { timeoutMs: 9_000 })
  expect([result, waits]).toEqual([failed('busy', `${host} asks for fewer calls (status 429).`, 10), []])
})

it.each<[string, Recorded, string, string]>([
  ['a filter', completion('', { finish: 'content_filter' }), 'refused', 'The model at HOST refused to answer.'],
  [
    'a filter behind drafts',
    completion(JSON.stringify(texts), { finish: 'content_filter' }),
    'refused',
    'The model at HOST refused to answer.',
  ],
  ['a limit', completion('{"titles":[', { finish: 'length' }), 'truncated', 'The answer of HOST was cut off.'],
  ['another form', completion('{"headlines":[]}'), 'unusable', 'The answer of HOST does not have the form that was asked for.'],
  [
    'a page',
    { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' },
    'unusable',
    'The answer of HOST does not have the form that was asked for.',
  ],
])('an answer that ends by %s', async (_what, answer, reason, detail) => {
  const { result, host } = await write([answer])
  expect(result).toEqual(failed(reason, detail.replace('HOST', host)))
})

it('drafts that are whole count, though the answer was cut off behind them', async () => {
  expect((await write([completion(JSON.stringify(texts), { finish: 'length' })])).result).toMatchObject({ ok: true, texts })
})

it.each<[string, () => Promise<never>, string, string, number]>([
  [
    'an address that is not allowed',
    () => Promise.reject(Object.assign(new Error('x'), { name: 'AddressNotAllowed' })),
    'denied',
    'HOST is not a public address, and the operator has not allowed it.',
    1,
  ],
])('%s is told as %s', async (_what, fetch, reason, detail, calls) => {
  let asked = 0
  const { result, host } = await write([good], {
    fetch: () => {
      asked++
      return fetch()
    },
  })
  expect([result, asked]).toEqual([failed(reason, detail.replace('HOST', host)), calls])
})

it('a caller who stops while it waits gets no further call', async () => {
  const stop = new AbortController()
  server = await serveRecorded(refused(503))
  const generator = createOpenAiCompatible({
    baseUrl: server.url,
    model: 'a-model',
    key: null,
    price: null,
    timeoutMs: 3_600_000,
    maxInputTokens: 20_000,
    maxOutputTokens: 700,
    structured: false,
    fetch: globalThis.fetch,
    sleep: async (_ms, signal) => {
      stop.abort()
      signal.throwIfAborted()
    },
  })
  expect(await generator.write({ prompt, read: readTitles, signal: stop.signal })).toEqual(
    failed('timeout', `${generator.host} did not answer in time.`),
  )
  expect(server.calls).toHaveLength(1)
})
