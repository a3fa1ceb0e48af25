import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { analysisLimits, createAnalysisPool } from '../../src/analysis/analysis-pool.ts'
import type { SafeFetch } from '../../src/fetching/safe-fetch.ts'
import { createService } from '../../src/service.ts'
import { newKey } from '../../src/storage/keys.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { ensureTenant } from '../../src/storage/tenants.ts'
import { shoutingTranslator } from '../setup/shouting-translator.ts'

/** The service with its worker threads on loopback, in a process and a folder of its own, with keys of two tenants. Answers each message with the
 * milliseconds of CPU of all its threads so far, the longest that its main thread was busy in one go since the last message, and the bytes of
 * memory it holds. Argument: bytes of bodies that it works on at the same moment. Ends with its parent. */
const folder = mkdtempSync(path.join(tmpdir(), 'citable-attack-'))
const storage = await openStorage({ file: path.join(folder, 'citable.db') }, { migrate: true })
const secret = 'a secret that only this attack knows, long enough'
const pool = createAnalysisPool({ ...analysisLimits, workers: 2 })
const noFetch: SafeFetch = {
  mayReach: (url) => url.startsWith('https:'),
  fetchPage: async () => ({ ok: false, outcome: 'blocked', reason: 'literal', detail: 'no network here' }),
  request: async () => ({ ok: false, outcome: 'blocked', reason: 'literal', detail: 'no network here' }),
}
const service = createService({
  storage,
  pool,
  safeFetch: noFetch,
  fetchDocument: async () => ({ ok: false, outcome: 'blocked', reason: 'literal', detail: 'no network here' }),
  webhookFetch: noFetch,
  translators: [shoutingTranslator],
  hasConsole: false,
  hasDocs: false,
  secret,
  now: Date.now,
  publicUrl: null,
  trustProxy: false,
  rate: { quota: 10_000_000, windowS: 60 },
  bodyLimit: 3 * 1024 * 1024,
  bodyBytes: Number(process.argv[2]),
  contact: null,
  version: '0.0.0',
  openApi: readFileSync(createRequire(import.meta.url).resolve('@citable/contract/generated/openapi.json'), 'utf8'),
  phase: () => 'serving',
})
const keyOf = async (name: string): Promise<string> => {
  const tenant = { tenantId: (await ensureTenant(storage, name, Date.now())).id }
  const { key, statement } = newKey(
    storage,
    tenant,
    { name, scopes: ['admin'], environment: 'live', site: null, ipAllow: [], expiresAt: null, createdBy: null },
    secret,
    Date.now(),
  )
  await storage.write([statement])
  return key
}
const keys = [await keyOf('a'), await keyOf('b')]
await service.listen({ host: '127.0.0.1', port: 0 })
process.once('disconnect', async () => {
  service.server.closeAllConnections()
  await service.close()
  await pool.close()
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
  process.exit()
})
const msOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000
let [blockedMs, busyBefore] = [0, 0]
// what is busy for longer than this keeps the timer waiting; a thread that waits for a core is not busy
const look = (): void => {
  const busy = msOf(process.threadCpuUsage())
  blockedMs = Math.max(blockedMs, busy - busyBefore)
  busyBefore = busy
}
setInterval(look, 10)
process.on('message', () => {
  look()
  process.send?.({ cpuMs: msOf(process.cpuUsage()), blockedMs, rssBytes: process.memoryUsage.rss() })
  blockedMs = 0
})
process.send?.({ url: `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`, keys })
