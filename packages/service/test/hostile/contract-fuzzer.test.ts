import openApi from '@citable/contract/generated/openapi.json' with { type: 'json' }
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isMatrix } from '../../../tooling/src/gates/gate.ts'
import { statement } from '../../src/storage/storage.ts'
import { engines } from '../databases/storages.ts'
import { transferred } from '../setup/fetched-page.ts'
import { shoutingTranslator } from '../setup/shouting-translator.ts'
import { createTestDatabase, createTestService, fetcherOf, type TestDatabase, type TestService } from '../setup/test-service.ts'
import { arbitraryOf, type SchemaNode, spoil } from './schema-arbitrary.ts'

/**
 * Any call gets an answer that the document names: its status, its content type, its shape, its headers; never an internal fault. The document is the
 * only source: a route that is added to it is called from then on.
 *
 * CITABLE_FUZZ_RUNS: calls per operation. CITABLE_FUZZ_SEED: another seed, such as that of `pnpm fuzz`, which runs every night.
 */
const runs = Number(process.env.CITABLE_FUZZ_RUNS ?? (isMatrix ? 2000 : 60))
const seed = Number(process.env.CITABLE_FUZZ_SEED ?? 20_261_121)
/** Calls at the same moment: they share commits, and meet each other. */
const atOnce = 20

interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: SchemaNode
}
interface DocumentedHeader {
  readonly required?: boolean
  readonly schema: SchemaNode
}
interface DocumentedResponse {
  readonly content?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, { readonly $ref: string }>>
}
interface DocumentedOperation {
  readonly operationId: string
  readonly security: readonly unknown[]
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: SchemaNode }>> }
  readonly responses: Readonly<Record<string, DocumentedResponse>>
}

const operations = Object.entries(openApi.paths).flatMap(([path, methods]) =>
  Object.entries(methods as Readonly<Record<string, DocumentedOperation>>).map(([method, operation]) => ({
    path,
    method: method.toUpperCase(),
    operation,
    id: operation.operationId,
  })),
)

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: false })
ajv.addSchema(openApi, 'openapi')
const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')
const validators = new Map<string, ValidateFunction>()
function validatorOf(path: string, method: string, status: string, type: string): ValidateFunction {
  const pointer = ['paths', path, method.toLowerCase(), 'responses', status, 'content', type, 'schema'].map(escaped).join('/')
  const known = validators.get(pointer)
  if (known) return known
  const made = ajv.compile({ $ref: `openapi#/${encodeURI(pointer)}` })
  validators.set(pointer, made)
  return made
}
const resolve = <Node = SchemaNode>(reference: string): Node =>
  reference
    .slice(2)
    .split('/')
    // biome-ignore lint/suspicious/noExplicitAny: a walk through plain JSON
    .reduce((node: any, part) => node[part], openApi as unknown) as Node

let database: TestDatabase
let service: TestService
/** Ids of things of the tenant, by prefix. */
let ids: readonly string[]
const startService = (): Promise<TestService> => {
  const page = '<title>Bread</title><article><h1>Bread</h1><p>Bread is food.</p></article>'
  return createTestService(
    {
      rate: { quota: 1_000_000_000, windowS: 60 },
      translators: [shoutingTranslator],
      safeFetch: {
        ...fetcherOf((url) => (url.length % 7 === 0 ? null : page)),
        request: async ({ url }) => transferred(url, { html: page }),
      },
    },
    database,
  )
}

/** A new tenant with one thing of each kind. */
const moveIn = async (): Promise<void> => {
  service = await service.forAnother()
  const post = async (url: string, payload: object) => (await service.call({ method: 'POST', url, payload })).json()
  const ts = new Date(service.clock.now).toISOString()
  const event = { type: 'hit', id: 'e1', ts, host: '127.0.0.1', path: '/', status: 200, user_agent: 'GPTBot/1.0' }
  await post('/v1/events', { source: 'middleware', events: [event] })
  const result = await post('/v1/optimize', { url: 'https://example.com/post' })
  const job = await post('/v1/jobs', { type: 'rescore', all: true })
  const hook = await post('/v1/webhooks', { url: 'https://hooks.example.com/', events: ['*'] })
  const delivery = await post(`/v1/webhooks/${hook.id}/test`, {})
  const ended = service.storage.build
    .updateTable('webhook_delivery')
    .set({ status: 'delivered', next_at: null })
    .where('id', '=', delivery.delivery_id)
  await service.storage.write([statement(ended, 1)])
  const key = await post('/v1/keys', { name: 'one', scopes: ['score:read'] })
  const publishers = (await service.call({ method: 'GET', url: '/v1/publishers' })).json()
  const translation = await post('/v1/translate', rightBodies.translate)
  const content = { html: '<p>Some 37 percent are satisfied.</p>', url: 'https://example.com/bikes', language: 'en' }
  await post('/v1/sources', { content, watch: true })
  const watched = (await service.call({ method: 'GET', url: '/v1/sources' })).json()
  const others = [delivery.delivery_id, key.id, publishers.data[0].id, translation.id, watched.data[0].id]
  ids = [result.id, result.article_id, job.id, hook.id, ...others]
  expect(ids.every((id) => /^[a-z]+_/.test(id))).toBe(true)
}

interface FuzzedCall {
  readonly url: string
  readonly headers: Record<string, string>
  readonly payload?: string
}

/** Bodies that are right for certain, where rules that a schema cannot say leave next to none to chance: a target is no source, an engine must have the pair. */
const rightBodies: Readonly<Record<'translate', object> & Partial<Record<string, object>>> = {
  translate: { content: { html: '<p>Bread is <em>food</em>.</p>', language: 'en' }, targets: ['es'] },
  // a site that events came from, and agents that there are
  reachAgents: { url: 'http://127.0.0.1/', agents: ['google-extended', 'gptbot'] },
}

/** Half a pair has no UTF-8, and `.` and `..` are no names within an address: clients resolve them to another one before they send (RFC 3986, 5.2.4). */
const isSendable = (text: string): boolean => !/\p{Cs}|^\.{1,2}$/u.test(text)
const visible = fc.stringMatching(/^[\x21-\x7e]{0,40}$/)

function callsOf(path: string, operation: DocumentedOperation): fc.Arbitrary<FuzzedCall> {
  const parameters = operation.parameters ?? []
  const named = (where: Parameter['in']) => parameters.filter((parameter) => parameter.in === where)
  const segments = named('path').map(({ description = '' }) => {
    const fitting = ids.filter((id) => description.includes(`${id.split('_')[0]}_`))
    return fc.oneof(
      { arbitrary: fc.constantFrom(...(fitting.length === 0 ? ids : fitting)), weight: 6 },
      fc.constantFrom(...ids, 'opt_\0'),
      fc.string({ minLength: 1, maxLength: 80 }).filter(isSendable),
    )
  })
  const anyQuery = fc.record(
    Object.fromEntries(
      named('query').map(({ name, schema }) => [
        name,
        fc.oneof({ arbitrary: arbitraryOf(schema, resolve), weight: 3 }, fc.string({ maxLength: 20 })),
      ]),
    ),
    { requiredKeys: [] },
  )
  const query = fc.oneof({ arbitrary: anyQuery, weight: 4 }, fc.constant({}))
  const headers = fc.record(
    Object.fromEntries(
      named('header').map(({ name }) => [name.toLowerCase(), fc.oneof(visible, fc.constantFrom('respond-async', '*', '"v1"', 'k'))]),
    ),
    { requiredKeys: [] },
  )
  const schema = operation.requestBody?.content['application/json']?.schema
  const right = rightBodies[operation.operationId]
  const chosen = schema === undefined ? null : arbitraryOf(schema, resolve)
  const valid = chosen === null || right === undefined ? chosen : fc.oneof({ arbitrary: chosen, weight: 4 }, fc.constant(right))
  const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('', null, [], {}, -1, 1.5, 1e308))
  const payload =
    valid === null
      ? fc.oneof({ arbitrary: fc.constant(undefined), weight: 5 }, fc.constantFrom('{}', '{', 'null'))
      : fc.oneof(
          { arbitrary: valid.map((value) => JSON.stringify(value)), weight: 6 },
          {
            arbitrary: fc.tuple(valid, fc.nat({ max: 12 }), junk).map(([value, place, bad]) => JSON.stringify(spoil(value, place, bad))),
            weight: 4,
          },
          { arbitrary: fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)), weight: 1 },
          { arbitrary: fc.string({ unit: 'binary', maxLength: 30 }), weight: 1 },
        )
  const type = fc.oneof(
    { arbitrary: fc.constant('application/json'), weight: 20 },
    fc.constantFrom('text/plain', 'application/json; charset=utf-16', 'x'),
  )
  return fc.tuple(fc.tuple(...segments), query, headers, payload, type).map(([places, parts, more, body, contentType]) => {
    let next = 0
    const place = path.replace(/\{\w+\}/g, () => encodeURIComponent(places[next++] ?? ''))
    const parameters = new URLSearchParams(
      Object.entries(parts).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]])),
    )
    return {
      url: parameters.size === 0 ? place : `${place}?${parameters}`,
      headers: { ...more, ...(body !== undefined && { 'content-type': contentType }) } as Record<string, string>,
      ...(body !== undefined && { payload: body }),
    }
  })
}

/** Headers of every HTTP answer, which the document leaves out. */
const general =
  /^(content-(type|length)|date|connection|cache-control|vary|x-(content-type|frame)-options|referrer-policy|cross-origin-resource-policy|content-security-policy)$/
const headerValidators = new Map<string, ValidateFunction>()

/** Each header is documented and of its form, and those that an answer always has are there. */
function checkHeaders(
  { statusCode, headers }: LightMyRequestResponse,
  { headers: documented = {} }: DocumentedResponse,
  isKeyed: boolean,
): void {
  const names = Object.keys(documented).map((name) => name.toLowerCase())
  const others = Object.keys(headers).filter((name) => !general.test(name) && !names.includes(name))
  if (others.length > 0) throw new Error(`${statusCode} with headers that are not documented: ${others}`)
  for (const [name, { $ref }] of Object.entries(documented)) {
    const { required, schema } = resolve<DocumentedHeader>($ref)
    const value = headers[name.toLowerCase()]
    const isOwed = required === true || (isKeyed && statusCode < 400 && name === 'RateLimit')
    if (value === undefined && isOwed) throw new Error(`${statusCode} without ${name}`)
    if (value === undefined) continue
    const validate = headerValidators.get(name) ?? ajv.compile(schema)
    headerValidators.set(name, validate)
    if (!validate(schema.type === 'integer' ? Number(value) : value)) throw new Error(`${statusCode} with ${name}: ${value}`)
  }
}

function check(answer: LightMyRequestResponse, path: string, method: string, { responses, security }: DocumentedOperation): void {
  const status = String(answer.statusCode)
  if (answer.statusCode >= 500) throw new Error(`${status}: ${service.log.slice(-3).join('\n').slice(0, 3000)}`)
  // an id that holds a slash is another address
  if (status === '404' && responses['404'] === undefined) return
  const documented = responses[status]
  if (documented === undefined) throw new Error(`the status ${status} is not documented: ${answer.body.slice(0, 500)}`)
  checkHeaders(answer, documented, security.length > 0)
  if (documented.content === undefined) {
    expect(answer.body).toBe('')
    return
  }
  const type = (answer.headers['content-type'] as string).split(';')[0] ?? ''
  if (!Object.keys(documented.content).includes(type)) throw new Error(`${status} with ${type}`)
  const validate = validatorOf(path, method, status, type)
  if (!validate(type.endsWith('json') ? answer.json() : answer.body))
    throw new Error(`${status} is not as documented: ${ajv.errorsText(validate.errors)}`)
}

describe.each(engines)(`the document and the service on %s agree, seed ${seed}`, (engine) => {
  beforeAll(async () => {
    database = await createTestDatabase(engine)
    service = await startService()
  })
  afterAll(async () => {
    await service.close()
    await database.close()
  })
  /** An operation that reads leaves the things of a tenant to the next one as they were. */
  let isChanged = true
  // what depends on the engine is few queries of each operation
  const share = engine === 'sqlite' ? 1 : 1 / 10

  it.each(operations)('$method $path', async ({ path, method, operation }) => {
    if (isChanged) await moveIn()
    isChanged = method !== 'GET'
    const statuses = new Map<number, number>()
    /** Repeats a read with the ETag of its answer. */
    const askAgain = async ({ headers, ...call }: FuzzedCall, { headers: given }: LightMyRequestResponse): Promise<void> => {
      const again = await service.call({
        method: method as 'GET',
        ...call,
        headers: { ...headers, 'if-none-match': String(given.etag) },
      })
      check(again, path, method, operation)
      statuses.set(again.statusCode, (statuses.get(again.statusCode) ?? 0) + 1)
      expect([again.statusCode, again.headers.etag === given.etag]).toEqual(again.statusCode === 304 ? [304, true] : [200, false])
    }
    const property = fc.asyncProperty(fc.array(callsOf(path, operation), { minLength: atOnce, maxLength: atOnce }), async (calls) => {
      const answers = await Promise.all(calls.map((call) => service.call({ method: method as 'GET', ...call })))
      for (const answer of answers) {
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
        check(answer, path, method, operation)
      }
      const read = answers.findIndex(({ statusCode }) => statusCode === 200)
      if (read >= 0 && operation.responses['304']) await askAgain(calls[read]!, answers[read]!)
      service.log.length = 0
    })
    // calls without anything to vary are all alike
    const varies = (operation.parameters ?? []).length > 0 || operation.requestBody !== undefined
    const rounds = Math.ceil((varies ? runs * share : 2 * atOnce) / atOnce)
    await fc.assert(property, { numRuns: rounds, seed })
    // a fuzz that lives on refusals alone says little
    const successes = [...statuses].filter(([status]) => status < 400).reduce((sum, [, count]) => sum + count, 0)
    expect(successes, JSON.stringify([...statuses])).toBeGreaterThan(0)
    expect(statuses.has(304)).toBe(operation.responses['304'] !== undefined)
  })
})
