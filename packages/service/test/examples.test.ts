import { type Operation, operations } from '@citable/contract'
import openApi from '@citable/contract/generated/openapi.json' with { type: 'json' }
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SafeFetch } from '../src/fetching/safe-fetch.ts'
import { statement } from '../src/storage/storage.ts'
import { transferred } from './setup/fetched-page.ts'
import { shoutingTranslator } from './setup/shouting-translator.ts'
import { createTestService, fetcherOf, type TestService } from './setup/test-service.ts'

/** The examples of the document, called in an order in which the things they name are there. */
const order = [
  'livez',
  'readyz',
  'readOpenApi',
  'optimize',
  'readScore',
  'checkSources',
  'listSources',
  'readSources',
  'forgetSources',
  'listPublishers',
  'readPublisher',
  'sendEvents',
  'readAnalytics',
  'readVersions',
  'reachAgents',
  'translate',
  'readTranslation',
  'listEngines',
  'createKey',
  'listKeys',
  'readKey',
  'changeKey',
  'rotateKey',
  'revokeKey',
  'createWebhook',
  'listWebhooks',
  'readWebhook',
  'testWebhook',
  'listDeliveries',
  'replayDelivery',
  'rotateWebhook',
  'changeWebhook',
  'deleteWebhook',
  'listArticles',
  'createJob',
  'listJobs',
  'readJob',
  'listJobItems',
  'cancelJob',
  'deleteScore',
  'whoami',
] as const

describe('the example of each operation', () => {
  let service: TestService
  const answers = new Map<string, LightMyRequestResponse>()
  const operationOf = (id: string): Operation => operations.find(({ operationId }) => operationId === id)!
  /** Ids that answers contained, by their prefixes. */
  const ids = new Map<string, string>()
  beforeAll(async () => {
    const safeFetch = fetcherOf(() => `<title>Bread</title><p>${'Bread is baked from flour, water and salt. '.repeat(40)}</p>`)
    const request: SafeFetch['request'] = async ({ url }) => transferred(url, { html: 'Bread is baked.' })
    service = await createTestService({ translators: [shoutingTranslator], safeFetch: { ...safeFetch, request } })
    // the grade of a publisher is made of pages that were fetched
    const page = await service.call({ method: 'POST', url: '/v1/optimize', payload: { url: 'https://example.com/bread' } })
    expect(page.statusCode).toBe(200)
    for (const operationId of order) {
      // nothing is sent here: the attempts are over
      if (operationId === 'replayDelivery') await endDeliveries(service)
      const answer = await callExample(operationOf(operationId))
      answers.set(operationId, answer)
      if (answer.statusCode !== 204) note(answer.json())
    }
  })
  afterAll(() => service.close())

  const endDeliveries = ({ storage }: TestService) =>
    storage.write([statement(storage.build.updateTable('webhook_delivery').set({ status: 'abandoned', next_at: null, owner: null }))])

  /** Later examples mean the first of each kind that an answer names. */
  const note = (value: unknown): void => {
    for (const [, kind, id] of JSON.stringify(value).matchAll(/"(opt|art|job|trl|pub|key|whk|dlv|src)_([0-9a-z]{26})"/g)) {
      if (!ids.has(kind!)) ids.set(kind!, `${kind}_${id}`)
    }
  }

  it('is called below', () => {
    expect([...order].sort()).toEqual(operations.map(({ operationId }) => operationId).sort())
  })

  /** Calls the example of an operation. @throws when no answer has named what it is about */
  const callExample = ({ operationId, method, path, scope }: Operation): Promise<LightMyRequestResponse> => {
    const documented = (openApi.paths as Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>)[path]![
      method.toLowerCase()
    ]!
    const given = (where: string) =>
      (documented.parameters ?? []).filter((parameter) => parameter.in === where && parameter.example !== undefined)
    const named = given('path').reduce((made, { name, example }) => {
      const id = ids.get(String(example).slice(0, 3))
      if (id === undefined) throw new Error(`${operationId}: no answer has named a ${example}`)
      return made.replace(`{${name}}`, id)
    }, path)
    const query = new URLSearchParams(given('query').map(({ name, example }) => [name, String(example)]))
    const payload = documented.requestBody?.content['application/json'].example
    return service.call({
      method,
      url: `${named}?${query}`,
      ...(scope === null && { as: null }),
      ...(payload !== undefined && { payload: payload as object }),
    })
  }

  it.each(order)('%s succeeds with what the document says', (operationId) => {
    const answer = answers.get(operationId)!
    const { responses } = operationOf(operationId)
    expect(answer.statusCode, answer.body).toBeLessThan(300)
    const shape = responses[answer.statusCode]
    expect(shape, String(answer.statusCode)).toBeDefined()
    if (answer.statusCode !== 204) expect(shape!.safeParse(answer.json()).error).toBeUndefined()
  })

  interface DocumentedOperation {
    readonly parameters?: readonly { readonly name: string; readonly in: string; readonly example?: unknown }[]
    readonly requestBody?: { readonly content: { readonly 'application/json': { readonly example?: unknown } } }
  }
})

describe('openapi.json as the service gives it', () => {
  it.each([
    ['the address people reach it at', 'https://seo.example.com/citable/', [{ url: 'https://seo.example.com/citable' }]],
    ['the default without one', null, openApi.servers],
  ])('names %s', async (_, publicUrl, servers) => {
    const service = await createTestService({ publicUrl, openApi: JSON.stringify(openApi) })
    const answer = await service.call({ method: 'GET', url: '/v1/openapi.json', as: null })
    expect(answer.json()).toEqual({ ...openApi, servers })
    await service.close()
  })
})
