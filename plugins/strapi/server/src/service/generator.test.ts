import { type RecordedServer, serveRecorded, written } from '@citable/providers/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { defaultSettings } from '#shared/settings.ts'
import { type GeneratorConfig, generatorProblem, generatorService, guardedFetch } from './generator.ts'

const sentence = 'A heat pump does not need a permit in Denmark.'
const request = { content: { title: 'What a heat pump needs', html: `<p>${sentence}</p>` } }

let server: RecordedServer | null = null
afterEach(async () => {
  await server?.close()
  server = null
})

const serviceOf = (generator: GeneratorConfig | null) => {
  const values: Readonly<Record<string, unknown>> = {
    'plugin::citable.generator': generator,
    'plugin::citable.allowPrivateAddresses': false,
  }
  const strapi = { config: { get: (name: string) => values[name] } }
  return generatorService({ strapi, settings: { get: async () => defaultSettings } } as unknown as Parameters<typeof generatorService>[0])
}

describe('the generator of a Strapi server', () => {
  it('says what would be sent, then sends it and hands on what the text carries', async () => {
    server = await serveRecorded(
      written({
        lead: { text: sentence, sentences: [sentence] },
        description: { text: 'A heat pump needs a permit.', sentences: [sentence] },
      }),
    )
    const service = serviceOf({ url: server.url, model: 'recorded-model', key: 'sk-secret-000' })
    const estimate = await service.drafts(request, '2026-01-01', true)
    expect(estimate).toMatchObject({ ok: true, drafts: { sent: false, generator: { model: 'recorded-model' }, estimate: { cost: null } } })
    expect(server.calls).toEqual([])
    const answer = await service.drafts(request, '2026-01-01', false)
    expect(answer).toMatchObject({
      ok: true,
      drafts: { sent: true, description: null, lead: { text: sentence }, refused: [{ kind: 'description', reason: 'negation' }] },
    })
    expect(server.calls[0]!.authorization).toBe('Bearer sk-secret-000')
    expect(JSON.stringify([estimate, answer])).not.toContain('sk-secret')
  })

  it.each(['', '/', '//'])('is asked below its address, which may end with "%s"', async (end) => {
    server = await serveRecorded(written({}))
    await serviceOf({ url: `${server.url}${end}`, model: 'recorded-model' }).drafts(request, '2026-01-01', false)
    expect(server.calls.map(({ path }) => path)).toEqual(['/v1/chat/completions'])
  })

  it('is off by default', async () => {
    expect(await serviceOf(null).isConfigured()).toBe(false)
    expect(await serviceOf(null).drafts(request, '2026-01-01', false)).toMatchObject({ ok: false, reason: 'not_configured' })
  })

  it.each([
    { config: null, problem: null },
    { config: { url: 'https://api.example.com/v1', model: 'm' }, problem: null },
    { config: { url: 'http://127.0.0.1:11434/v1', model: 'm' }, problem: null },
    { config: { url: 'http://api.example.com/v1', model: 'm' }, problem: 'https' },
    { config: { url: 'https://10.0.0.5/v1', model: 'm' }, problem: 'https' },
    { config: { url: 'https://api.example.com/v1' }, problem: 'url and model' },
    { config: { url: 'https://api.example.com/v1', model: 'm', key: 5 }, problem: 'key' },
  ])('takes $config or says what is wrong with it', ({ config, problem }) => {
    const found = generatorProblem(config, false)
    if (problem === null) expect(found).toBeNull()
    else expect(found).toContain(problem)
  })

  it('reaches no inner network', async () => {
    await expect(guardedFetch(false)('https://10.0.0.5/v1/chat/completions', { method: 'POST' })).rejects.toMatchObject({
      name: 'AddressNotAllowed',
    })
  })
})
