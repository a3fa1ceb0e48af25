import { completion, type Recorded, type RecordedServer, refusedCall, serveRecorded, written } from '@citable/providers/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadGenerator } from '../src/generation/load-generator.ts'
import { readSettings } from '../src/settings.ts'
import { createTestService, type TestService } from './setup/test-service.ts'

const cost = 'A heat pump for a detached house costs 12,400 euros in 2025, including installation.'
const permit = 'A heat pump does not need a permit in Denmark.'
const saving = 'A smaller pump could save 600 euros a year.'
const speech = 'Engineer Jane Roe told John Doe that the old boilers are unsafe.'
const some = 'Some owners lost their grant in 2025.'
const content = { title: 'What a heat pump costs', html: `<p>${cost} ${permit}</p><p>${saving} ${speech} ${some}</p>` }

let server: RecordedServer | null = null
let service: TestService | null = null
let waits: number[]
let deadline: AbortController
beforeEach(() => {
  waits = []
  deadline = new AbortController()
})
afterEach(async () => {
  await service?.close()
  await server?.close()
  server = service = null
})

const start = async (answers: readonly Recorded[], more: Record<string, string> = {}): Promise<TestService> => {
  server = await serveRecorded(...answers)
  const host = new URL(server.url).host
  const { settings } = readSettings({
    CITABLE_GENERATOR_URL: server.url,
    CITABLE_GENERATOR_MODEL: 'recorded-model',
    CITABLE_GENERATOR_KEY: 'sk-secret-000',
    CITABLE_GENERATOR_ALLOW: `${host}=127.0.0.1/32`,
    ...more,
  })
  const clock = { sleep: async (ms: number) => void waits.push(ms), timeout: () => deadline.signal }
  service = await createTestService({ generator: await loadGenerator(settings, { userAgent: 'test' }, clock) })
  return service
}
const optimize = async (options: object, of = service!) =>
  of.call({ method: 'POST', url: '/v1/optimize', payload: { content, options, now: '2026-01-01T00:00:00Z' } })
const ask = async (...answers: readonly Recorded[]) => {
  await start(answers)
  return optimize({ generate: true })
}

describe('POST /v1/optimize with a text generator', () => {
  it('answers with what the article carries and the sentences that do', async () => {
    const title = { text: 'A heat pump costs 12,400 euros in 2025', sentences: [cost] }
    const answer = await ask(
      written({
        titles: [title],
        description: { text: cost, sentences: [cost] },
        lead: { text: `A heat pump costs 12,400 euros in 2025. ${permit}`, sentences: [cost, permit] },
        questions: [{ text: 'What does a heat pump cost?', sentences: [cost] }],
      }),
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.json().drafts).toMatchObject({
      generator: { model: 'recorded-model', host: new URL(server!.url).host },
      sent: true,
      estimate: { cost: null },
      usage: { input_tokens: 1_200, output_tokens: 300, cost: null },
      titles: [{ text: title.text, claims: [{ quote: cost }] }],
      description: { text: cost, claims: [{ quote: cost }] },
      lead: { claims: [{ quote: cost }, { quote: permit }] },
      questions: [{ text: 'What does a heat pump cost?' }],
      refused: [],
    })
  })

  const refused = [
    { name: 'an invented figure', text: 'A heat pump for a detached house costs 9,400 euros.', sentence: cost, reason: 'figure' },
    { name: 'a dropped negation', text: 'A heat pump does need a permit in Denmark.', sentence: permit, reason: 'negation' },
    { name: 'a changed modality', text: 'A smaller pump will save 600 euros a year.', sentence: saving, reason: 'modality' },
    { name: 'a wrong speaker', text: 'John Doe told that the old boilers are unsafe.', sentence: speech, reason: 'speaker' },
    { name: 'a lost speaker', text: 'The old boilers are unsafe.', sentence: speech, reason: 'speaker' },
    { name: 'some made all', text: 'All owners lost their grant in 2025.', sentence: some, reason: 'quantity' },
    {
      name: 'a sentence that is not there',
      text: 'A heat pump pays back.',
      sentence: 'A heat pump pays back in a year.',
      reason: 'absent',
    },
  ]
  it.each(refused)('drops $name', async ({ text, sentence, reason }) => {
    const answer = await ask(written({ lead: { text, sentences: [sentence] } }))
    const { drafts } = answer.json()
    expect(drafts.lead).toBeNull()
    expect(drafts.refused).toEqual([{ kind: 'lead', reason }])
    expect(JSON.stringify(drafts)).not.toContain(text)
  })

  it('answers with remarks on words of the article, and reports why others are dropped', async () => {
    const remark = { kind: 'unsupported', quotation: 'does not need a permit', text: 'Name the rule of 1999.', missing: '' }
    const { drafts } = (await ask(written({ remarks: [remark, { ...remark, quotation: 'needs a permit in Spain' }] }))).json()
    expect(drafts).toMatchObject({
      titles: [],
      remarks: [{ kind: 'unsupported', text: remark.text, quotation: { quote: remark.quotation }, unheld: ['1999'] }],
      refused: [{ kind: 'remark', reason: 'absent' }],
    })
    expect(JSON.stringify(drafts)).not.toContain('Spain')
    expect(JSON.stringify(server!.calls[0]!.body)).toContain('missing_step')
  })

  it('changes no score and nothing else of the answer', async () => {
    const remarks = [{ kind: 'unclear', quotation: 'A smaller pump could save', text: 'Say which.', missing: '' }]
    const titles = [{ text: 'A heat pump costs 12,400 euros in 2025', sentences: [cost] }]
    const drafted = (await ask(written({ titles, remarks }))).json()
    expect(drafted.drafts.remarks).toHaveLength(1)
    const plain = (await optimize({})).json()
    for (const body of [drafted, plain]) for (const name of ['id', 'ms', 'created_at', 'options', 'drafts']) delete body[name]
    expect(drafted).toEqual(plain)
    expect(server!.calls).toHaveLength(1)
  })

  it('sends nothing before it is confirmed, nor for an estimate', async () => {
    await start([written({})], { CITABLE_GENERATOR_PRICE: '0.15/0.60 USD' })
    expect((await optimize({})).json()).not.toHaveProperty('drafts')
    expect((await optimize({ estimate: true })).json()).not.toHaveProperty('drafts')
    const { drafts } = (await optimize({ generate: true, estimate: true })).json()
    expect(drafts).toMatchObject({ sent: false, usage: null, titles: [], description: null, estimate: { cost: { currency: 'USD' } } })
    expect(drafts.estimate.cost.amount).toBeGreaterThan(0)
    expect(server!.calls).toEqual([])
  })

  it('asks again as Retry-After says', async () => {
    const answer = await ask(refusedCall(429, { 'retry-after': '1' }), written({ lead: { text: permit, sentences: [permit] } }))
    expect(answer.json().drafts.lead.text).toBe(permit)
    expect(server!.calls).toHaveLength(2)
    expect(waits).toEqual([1_000])
  })

  it.each([
    { name: 'too many calls', answer: refusedCall(429, { 'retry-after': '600' }), status: 502, code: 'provider_failed', retryAfter: '600' },
    { name: 'an answer cut off', answer: completion('{"titles":[', { finish: 'length' }), status: 502, code: 'provider_failed' },
    { name: 'a refusal', answer: completion(null, { refusal: 'No.' }), status: 502, code: 'provider_failed' },
    { name: 'another form', answer: completion('{"headlines":[]}'), status: 502, code: 'provider_failed' },
    { name: 'a wrong key', answer: refusedCall(401), status: 502, code: 'provider_failed' },
    { name: 'silence', answer: { ...written({}), isSilent: true }, status: 504, code: 'provider_timeout' },
  ])('says so after $name, without the key', async ({ answer, status, code, retryAfter }) => {
    await start([answer])
    // the time of a call that is never answered is over once it has arrived
    if ('isSilent' in answer) void server!.called.then(() => deadline.abort())
    const told = await optimize({ generate: true })
    expect(told.statusCode).toBe(status)
    expect(told.json()).toMatchObject({ code, detail: expect.stringContaining('127.0.0.1') })
    expect(told.headers['retry-after']).toBe(retryAfter)
    expect(told.body + service!.log.join('')).not.toContain('sk-secret')
  })

  it('reaches no private address that the operator has not allowed', async () => {
    await start([written({})], { CITABLE_GENERATOR_ALLOW: '' })
    const told = await optimize({ generate: true })
    expect(told.statusCode).toBe(502)
    expect(told.json().detail).toContain('not a public address')
    expect(server!.calls).toEqual([])
  })

  it('is refused where no generator is configured', async () => {
    service = await createTestService()
    const told = await optimize({ generate: true })
    expect(told.statusCode).toBe(422)
    expect(told.json()).toMatchObject({ code: 'invalid_request', errors: [{ pointer: '/options/generate', code: 'not_configured' }] })
  })
})

describe('settings of the generator', () => {
  it('go together', () => {
    expect(() => readSettings({ CITABLE_GENERATOR_URL: 'https://api.example.com/v1' })).toThrow('CITABLE_GENERATOR_MODEL')
    expect(() => readSettings({ CITABLE_GENERATOR_MODEL: 'x' })).toThrow('CITABLE_GENERATOR_URL')
    expect(() => readSettings({ CITABLE_GENERATOR_PRICE: 'cheap' })).toThrow('CITABLE_GENERATOR_PRICE')
  })
})
