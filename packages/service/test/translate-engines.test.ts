import type { TranslationResult } from '@citable/contract'
import { type EngineAnswer, type ServedEngine, serveEngine } from '@citable/providers/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { readSettings } from '../src/settings.ts'
import { inOrder, remoteTranslators } from '../src/start/remote-translators.ts'
import { shoutingTranslator } from './setup/shouting-translator.ts'
import { createTestService, type TestService } from './setup/test-service.ts'

let server: ServedEngine | null = null
let service: TestService | null = null
afterEach(async () => {
  await service?.close()
  await server?.close()
  service = server = null
})

const languages = JSON.stringify([{ code: 'en', targets: ['es', 'ar'] }])

/** LibreTranslate's place on this machine, and an engine behind it that shouts. */
async function start(answer: () => EngineAnswer, more: Record<string, string> = {}): Promise<TestService> {
  server = await serveEngine(({ path }) => (path === '/languages' ? { body: languages } : answer()))
  const host = new URL(server.url).host
  const { settings } = readSettings({
    CITABLE_LIBRETRANSLATE_URL: server.url,
    CITABLE_LIBRETRANSLATE_KEY: 'sk-secret-000',
    CITABLE_TRANSLATE_ALLOW: `${host}=127.0.0.1/32`,
    ...more,
  })
  service = await createTestService({
    translators: inOrder([shoutingTranslator, ...remoteTranslators(settings, { userAgent: 'test' })], settings.CITABLE_TRANSLATE_ORDER),
  })
  return service
}

const translate = async (options: object = {}) =>
  service!.call({
    method: 'POST',
    url: '/v1/translate',
    payload: { content: { html: '<p>Bread is warm today.</p>', language: 'en' }, targets: ['es'], options },
  })
const translated: EngineAnswer = { body: JSON.stringify({ translatedText: ['El pan está caliente hoy.'] }) }

describe('engines that the settings name', () => {
  it('come in the order of CITABLE_TRANSLATE_ORDER, before those that it does not name', async () => {
    await start(() => translated)
    const [made] = ((await translate()).json() as TranslationResult).translations
    expect(made).toMatchObject({ engine: { id: 'libretranslate', tier: 'draft' }, content: { html: '<p>El pan está caliente hoy.</p>' } })
  })

  it('leave a text to the next one when they cannot be used, and are reported without their key', async () => {
    await start(() => ({ status: 403, body: JSON.stringify({ error: 'Invalid API key sk-secret-000' }) }))
    const [made] = ((await translate()).json() as TranslationResult).translations
    expect(made).toMatchObject({ engine: { id: 'shouting' }, content: { html: '<p>BREAD IS WARM TODAY.</p>' } })
    const alone = await translate({ engine: 'libretranslate' })
    expect(alone.statusCode).toBe(502)
    expect(alone.json()).toMatchObject({ code: 'provider_failed', detail: 'LibreTranslate does not accept the key (status 403).' })
    expect(alone.body).not.toContain('sk-secret')
  })

  it('say when to come back', async () => {
    await start(() => ({ status: 429, headers: { 'retry-after': '600' }, body: '{}' }))
    const alone = await translate({ engine: 'libretranslate' })
    expect([alone.statusCode, alone.headers['retry-after']]).toEqual([502, '600'])
  })

  it('are left alone after five failures in a row', async () => {
    await start(() => ({ status: 456, body: '{}' }))
    for (let time = 0; time < 5; time++) await translate({ engine: 'libretranslate' })
    const asked = server!.calls.length
    expect((await translate({ engine: 'libretranslate' })).json()).toMatchObject({
      code: 'provider_failed',
      detail: expect.stringContaining('left alone'),
    })
    expect(server!.calls).toHaveLength(asked)
  })

  it('reach no private address that is not allowed', async () => {
    await start(() => translated, { CITABLE_TRANSLATE_ALLOW: '' })
    expect((await translate({ engine: 'libretranslate' })).json()).toMatchObject({ code: 'no_engine_for_pair' })
    expect(server!.calls).toEqual([])
  })

  it('are listed with their pairs', async () => {
    await start(() => translated, { CITABLE_DEEPL_KEY: 'sk-secret-001' })
    const { engines } = (await service!.call({ method: 'GET', url: '/v1/translate/engines' })).json()
    expect(
      engines.map(({ id, any_pair, pairs }: { id: string; any_pair: boolean; pairs: unknown[] }) => [id, any_pair, pairs.length]),
    ).toEqual([
      ['deepl', true, 0],
      ['libretranslate', false, 2],
      ['shouting', false, 2],
    ])
  })

  it.each([
    ['a model without an address', { CITABLE_TRANSLATE_MODEL: 'm' }, 'set both or neither'],
    ['an order that is none', { CITABLE_TRANSLATE_ORDER: 'deepl;google' }, 'ids of engines'],
  ])('%s is refused at the start', (_, environment, message) => {
    expect(() => readSettings(environment)).toThrow(message)
  })

  it('an invalid account is refused without the content of its file', () => {
    const { settings } = readSettings({ CITABLE_GOOGLE_TRANSLATE_ACCOUNT: 'package.json' })
    expect(() => remoteTranslators(settings, { userAgent: 'test' })).toThrow('not that of a service account')
  })
})

describe('a budget of characters for engines that cost money', () => {
  const paid = { ...shoutingTranslator, id: 'paid', isBilled: true, tier: 'production' } as const
  const ask = async (html: string, options: object = {}) =>
    service!.call({
      method: 'POST',
      url: '/v1/translate',
      payload: { content: { html, language: 'en' }, targets: ['es'], options },
    })
  const engineOf = (answer: { json(): TranslationResult }) => answer.json().translations[0]!.engine?.id
  const bread = '<p>Bread is warm today, and it smells of rye.</p>'

  it('holds for a month, counts what was asked alone, and leaves the rest to free engines', async () => {
    service = await createTestService({ translators: [paid, shoutingTranslator], budgetCharacters: 90 })
    expect(engineOf(await ask(bread))).toBe('paid')
    expect(engineOf(await ask(`${bread}<p>Water is cold today, and so is the milk.</p>`))).toBe('paid')
    // the same once more asks for nothing
    expect(engineOf(await ask(bread, { engine: 'paid' }))).toBe('paid')
    expect(engineOf(await ask('<p>Salt is white today, and dear.</p>'))).toBe('shouting')
    const alone = await ask('<p>Salt is white today, and dear.</p>', { engine: 'paid' })
    expect(alone.statusCode).toBe(429)
    expect(alone.json()).toMatchObject({ code: 'quota_exceeded', detail: expect.stringMatching(/has 30 characters .* budget \d are left/) })
    expect(Number(alone.headers['retry-after'])).toBeGreaterThan(0)
    service.clock.now += Number(alone.headers['retry-after']) * 1000
    expect(engineOf(await ask('<p>Salt is white today, and dear.</p>', { engine: 'paid' }))).toBe('paid')
  })

  it('is each tenant’s own, and one call for many languages keeps to it', async () => {
    service = await createTestService({ translators: [paid], budgetCharacters: 60 })
    const payload = { content: { html: bread, language: 'en' }, targets: ['es', 'ar'], options: { partial: true } }
    const { translations } = (await service.call({ method: 'POST', url: '/v1/translate', payload })).json() as TranslationResult
    expect(translations.map(({ status, error }) => [status, error?.code])).toEqual([
      ['completed', undefined],
      ['failed', 'quota_exceeded'],
    ])
    const other = await service.forAnother()
    const answer = await other.call({ method: 'POST', url: '/v1/translate', payload: { ...payload, targets: ['es'] } })
    expect(answer.statusCode).toBe(200)
  })
})
