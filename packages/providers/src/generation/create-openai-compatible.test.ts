import { describe, expect, it } from 'vitest'
import { readTitles, serveRecorded, testTextGenerator, written } from '../testing/index.ts'
import { createOpenAiCompatible, type OpenAiCompatibleOptions } from './create-openai-compatible.ts'

const options: OpenAiCompatibleOptions = {
  baseUrl: 'http://127.0.0.1:9/v1',
  model: 'recorded-model',
  key: null,
  price: null,
  timeoutMs: 3_600_000,
  maxInputTokens: 20_000,
  maxOutputTokens: 2_000,
  structured: true,
  fetch: globalThis.fetch,
}

for (const structured of [true, false])
  testTextGenerator(`an OpenAI-compatible endpoint ${structured ? 'with' : 'without'} schemas`, ({ url, ...rest }) =>
    createOpenAiCompatible({ ...options, ...rest, baseUrl: url, structured }),
  )

const prompt = { instructions: 'Write.', input: 'Slate roofs last 80 years.', schema: { type: 'object', properties: {} } }
const request = { prompt, read: readTitles }

describe('an OpenAI-compatible endpoint', () => {
  it.each([
    { structured: true, format: 'json_schema' },
    { structured: false, format: 'json_object' },
  ])('is asked for $format', async ({ structured, format }) => {
    const server = await serveRecorded(written({}))
    await createOpenAiCompatible({ ...options, baseUrl: server.url, structured }).write({
      ...request,
      signal: new AbortController().signal,
    })
    await server.close()
    expect(server.calls[0]).toMatchObject({ path: '/v1/chat/completions', authorization: null })
    expect(server.calls[0]!.body).toMatchObject({ max_tokens: 2_000, response_format: { type: format }, temperature: 0 })
  })

  it('names a cost only where the price is known', () => {
    expect(createOpenAiCompatible(options).estimate(prompt).cost).toBeNull()
    const price = { input: 2, output: 8, currency: 'EUR' }
    const { inputTokens, cost } = createOpenAiCompatible({ ...options, price }).estimate(prompt)
    expect(cost).toEqual({ amount: (inputTokens * 2 + 2_000 * 8) / 1_000_000, currency: 'EUR' })
  })

  it('counts a Japanese article as more tokens than an English one of its length', () => {
    const generator = createOpenAiCompatible(options)
    const tokens = (text: string) => generator.estimate({ ...prompt, input: text }).inputTokens
    const bare = tokens('')
    expect(tokens('屋根'.repeat(500)) - bare).toBeGreaterThan(2 * (tokens('ro'.repeat(500)) - bare))
  })
})
