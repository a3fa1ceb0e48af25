import { type Operation, operations, Problem } from '@citable/contract'
import { pino } from 'pino'
import { expect } from 'vitest'
import { logOutage } from '../../src/start/log-outage.ts'
import { createOutage } from '../../src/storage/faults/outage.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { OpenOptions } from '../../src/storage/storage.ts'
import { shoutingTranslator } from '../setup/shouting-translator.ts'
import { createTestService, type TestService } from '../setup/test-service.ts'
import type { TestTarget } from './storages.ts'

export const clock = { now: 0 }
const lines: string[] = []
export const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
export const loggedMessages = () => lines.map((line) => JSON.parse(line).msg as string)
export const began = 'the database cannot be used: calls that need it are answered 503 until it can'
export const ended = 'the database can be used again'

/** What a test has opened; the last is closed first. */
export const opened: (() => unknown)[] = []
export const closeOpened = async (): Promise<void> => {
  for (const close of opened.splice(0).reverse()) await close()
}

/** The service over a database whose outages are logged to `lines`. */
export async function serve(target: TestTarget['target'], options: Pick<OpenOptions, 'freeBytes'> = {}): Promise<TestService> {
  lines.length = 0
  const outage = createOutage(() => clock.now, logOutage(logger))
  const storage = await openStorage(target, { ...options, migrate: false, outage })
  opened.push(() => storage.close())
  const service = await createTestService(
    { translators: [shoutingTranslator] },
    { storage, nextTenant: () => 'tenant 1', close: async () => {} },
  )
  opened.push(() => service.close())
  return service
}

/** A call of every operation that needs a key; bodies are such that the database is asked. */
export const bodies: Readonly<Record<string, object>> = {
  optimize: { content: { html: '<p>Bread.</p>' } },
  translate: { content: { html: '<p>Bread.</p>', language: 'en' }, targets: ['es'] },
  sendEvents: {
    events: [{ type: 'hit', id: 'e1', ts: '2026-11-20T10:00:00Z', host: 'example.com', path: '/', status: 200, user_agent: 'GPTBot/1.0' }],
  },
  createKey: { name: 'mine', scopes: ['score:read'] },
  createJob: { type: 'optimize', items: [{ content: { html: '<p>x</p>' } }] },
  createWebhook: { url: 'https://hooks.example.com/', events: ['*'] },
  reachAgents: { url: 'https://example.com/', agents: ['gptbot'] },
}
const ids: Readonly<Record<string, string>> = {
  score: 'art',
  translate: 'trl',
  publishers: 'pub',
  keys: 'key',
  jobs: 'job',
  webhooks: 'whk',
  sources: 'src',
}
/** Looks at pages, and stores nothing. */
const withoutDatabase = 'checkSources'
export const keyed = (operations as readonly Operation[]).filter(
  ({ operationId, scope }) => scope !== null && operationId !== withoutDatabase,
)
/** The beginning of an id. @throws without one no operation asks the database */
const idOf = (part: string): string => {
  const id = ids[part]
  if (id === undefined) throw new Error(`no id is known below /v1/${part}`)
  return id
}
const callOf = ({ operationId, method, path, body }: Operation) => ({
  method,
  url: path.replace(/\{\w+\}/g, () => `${idOf(path.split('/')[2]!)}_00000000000000000000000000`),
  ...(body && { payload: bodies[operationId] ?? {} }),
})

export async function expectUnavailable(service: TestService, operation: Operation): Promise<void> {
  const answer = await service.call(callOf(operation))
  expect([operation.operationId, answer.statusCode, answer.json().code]).toEqual([operation.operationId, 503, 'database_unavailable'])
  expect(operation.responses[503]).toBe(Problem)
  expect(Problem.safeParse(answer.json()).success).toBe(true)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1|Connection terminated|SQLITE|at .*\.ts/)
}

export const readScore = async (service: TestService, id: string) =>
  (await service.call({ method: 'GET', url: `/v1/score/${id}` })).statusCode
