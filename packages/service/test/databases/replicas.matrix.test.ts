import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newKey } from '../../src/storage/keys.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { type Storage, statement, type TenantScope } from '../../src/storage/storage.ts'
import { ensureTenant } from '../../src/storage/tenants.ts'
import { createTarget, type TestTarget } from './storages.ts'

const program = fileURLToPath(new URL('../../../cli/src/main.ts', import.meta.url))
const secret = 'the same secret in every replica, long enough'

interface Replica {
  readonly process: ChildProcess
  readonly url: string
}
let made: TestTarget
let storage: Storage
let tenant: TenantScope
let replicas: Replica[] = []
let key: string
const url = (): string => ('url' in made.target ? made.target.url : '')

async function startReplica(environment: Record<string, string>): Promise<Replica> {
  const child = spawn(process.execPath, [program, 'serve', '--port', '0', '--quiet', '--data', made.folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CITABLE_SECRET: secret, CITABLE_WORKERS: '1', CITABLE_RATE_BURST: '100000', ...environment },
  })
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = /api +(http\S+)\s/.exec(output)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${output}`)))
  })
  return { process: child, url }
}
const call = (replica: Replica, route: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(`${replica.url}${route}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
// biome-ignore lint/suspicious/noExplicitAny: the bodies' shapes are the contract's, checked elsewhere
const json = async (answer: Promise<Response>): Promise<any> => (await answer).json()
const content = (text: string) => ({ content: { title: 'Bread', html: `<p>Bread is food. ${text}</p>` } })

describe('two replicas on one PostgreSQL', () => {
  beforeAll(async () => {
    made = await createTarget('postgresql')
    const environment = { DATABASE_URL: url() }
    // both find an empty database at the same moment
    replicas = await Promise.all([startReplica(environment), startReplica(environment)])
    storage = await openStorage(made.target)
    tenant = { tenantId: (await ensureTenant(storage, 'default', 1)).id }
    const first = newKey(
      storage,
      tenant,
      { name: 'test', scopes: ['admin'], environment: 'live', site: null, ipAllow: [], expiresAt: null, createdBy: null },
      secret,
      Date.now(),
    )
    await storage.write([first.statement])
    key = first.key
  })
  afterAll(async () => {
    for (const { process: child } of replicas) child.kill('SIGKILL')
    await storage?.close()
    made?.remove()
  })

  it('know the same keys, and see at once what the other has answered', async () => {
    const [one, two] = replicas as [Replica, Replica]
    for (let round = 0; round < 10; round++) {
      const { id } = await json(call(one, '/optimize', content(`${round}`)))
      expect((await call(two, `/score/${id}`)).status).toBe(200)
    }
  })

  it('give 100 equal Idempotency-Keys one effect', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => call(replicas[index % 2]!, '/optimize', content('once'), { 'idempotency-key': 'same' })),
    )
    const bodies = await Promise.all(
      answers.filter(({ status }) => status === 200).map((answer) => answer.json() as Promise<{ id: string; article_id: string }>),
    )
    expect(new Set(bodies.map(({ id }) => id)).size).toBe(1)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect((await json(call(replicas[0]!, `/score/${bodies[0]!.article_id}`))).history).toHaveLength(1)
  })

  it('lose no item and double none when one is killed', async () => {
    const [one, two] = replicas as [Replica, Replica]
    const items = Array.from({ length: 120 }, (_, index) => ({ ref: `a${index}`, ...content(`article ${index}`) }))
    // no result can be stored until both hold items and one of them is dead
    const lock = new pg.Client({ connectionString: url() })
    await lock.connect()
    await lock.query('BEGIN; LOCK TABLE optimization IN SHARE MODE')
    const { id } = await json(call(one, '/jobs', { type: 'optimize', items }))
    const heldBy = (replica: Replica) =>
      storage.read.selectFrom('job_item').select('n').where('owner', 'like', `%:${replica.process.pid}:%`).where('status', '=', 'running')
    for (const replica of replicas) while ((await heldBy(replica).execute()).length === 0) await wait(20)
    one.process.kill('SIGKILL')
    await once(one.process, 'exit')
    await lock.end()
    const held = storage.build
      .updateTable('job_item')
      .set({ lease_until: 1 })
      .where('owner', 'like', `%:${one.process.pid}:%`)
      .where('status', '=', 'running')
    for (;;) {
      // what it held is taken again when its lease has ended; the test does not wait for that. Its last writes may still arrive.
      await storage.write([statement(held)])
      const job = await json(call(two, `/jobs/${id}`))
      if (job.status === 'completed') {
        expect(job.counts).toMatchObject({ total: 120, completed: 120, failed: 0 })
        break
      }
      await wait(100)
    }
    // each item has its own text and so its own article: an item that took effect twice would be an article with two results
    const { data } = await json(call(two, `/jobs/${id}/items?limit=200`))
    expect(new Set(data.map(({ result_id }: { result_id: string }) => result_id)).size).toBe(120)
    const doubled = await storage.read
      .selectFrom('optimization')
      .select('article_id')
      .groupBy('article_id')
      .having(({ fn }) => fn.countAll(), '>', 1)
      .execute()
    expect(doubled).toEqual([])
  })
})
