import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { cpuMsOf } from './proc.ts'
import { type RunningProcess, startProcess, waitForHttp } from './processes.ts'

export interface ClickHouseSite {
  /** Makes an empty database and gives its address. */
  createDatabase(): Promise<string>
  /** Does a query of its own. */
  query(text: string): Promise<string>
  /** Kills the server; `start` starts it again with what it had on disk. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Milliseconds of CPU that the server has used. */
  cpuMs(): number
  /** Ends the server; its data goes away with it. */
  stop(): Promise<void>
}

/** The folder that `needs.mjs` installs it in. */
const chdb = fileURLToPath(new URL('../../../../node_modules/.cache/citable/chdb', import.meta.url))

/**
 * Starts ClickHouse with an empty data folder: chdb behind an HTTP door of its own, on a port of this machine.
 *
 * @throws one sentence with what to install
 */
export async function startClickHouse(): Promise<ClickHouseSite> {
  if (!existsSync(chdb)) throw new Error('chdb is missing: npm run test:matrix installs it.')
  const folder = await mkdtemp(join(tmpdir(), 'citable-chdb-'))
  const port = await freePort()
  const log = join(folder, 'server.log')
  const script = fileURLToPath(new URL('clickhouse/serve-chdb.ts', import.meta.url))
  const address = `http://citable:secret@127.0.0.1:${port}`
  let server: RunningProcess
  const start = async (): Promise<void> => {
    server = startProcess({ command: process.execPath, args: [script, chdb, join(folder, 'data'), String(port)], log })
    await waitForHttp(`http://127.0.0.1:${port}/ping`, server)
  }
  const query = async (text: string): Promise<string> => {
    const authorization = `Basic ${Buffer.from('citable:secret').toString('base64')}`
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers: { authorization }, body: text })
    if (!answer.ok) throw new Error(await answer.text())
    return await answer.text()
  }
  await start()
  let databases = 0
  return {
    createDatabase: async () => {
      const name = `citable_${++databases}`
      await query(`create database ${name}`)
      return `${address}/${name}`
    },
    query,
    kill: async () => {
      process.kill(server.pid, 'SIGKILL')
      await server.exited
      await server.stop()
    },
    start,
    cpuMs: () => cpuMsOf(server.pid),
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
