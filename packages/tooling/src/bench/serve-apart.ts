import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServedMessage, ServedState } from './served.ts'

/** The real service on loopback in a process and a folder of its own. */
export interface ServedApart {
  /** The answer's text. @throws when its status is not one of success */
  call(path: string, body?: object): Promise<string>
  /** Descriptors without those of the calls' own connections. */
  state(): Promise<ServedState>
  close(): Promise<void>
}

export interface ServeOptions {
  /** Connections at most. */
  readonly atOnce: number
  /** For Node, beside what this process was given. */
  readonly nodeOptions?: readonly string[]
  /** Address of a PostgreSQL database; absent: SQLite in the folder. */
  readonly databaseUrl?: string
}

export async function serveApart({ atOnce, nodeOptions = [], databaseUrl }: ServeOptions): Promise<ServedApart> {
  const folder = await mkdtemp(join(tmpdir(), 'citable-bench-'))
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const environment = {
    CITABLE_RATE_BURST: '1000000',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  // its log lines are written like those of a service in use, and read by nobody
  const served = fork(fileURLToPath(new URL('./served.ts', import.meta.url)), [folder, JSON.stringify(environment)], {
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    execArgv: [...process.execArgv, ...nodeOptions],
  })
  const [{ url, key }] = (await once(served, 'message')) as [Extract<ServedMessage, { url: string }>]
  const connections = (): number => [agent.sockets, agent.freeSockets].flatMap((each) => Object.values(each)).flat().length
  const call = async (path: string, body?: object): Promise<string> => {
    const sent = request(`${url}${path}`, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
    const answer = (await once(sent, 'response').catch((error: NodeJS.ErrnoException) => {
      // an idle connection that the service gave up at the moment it was used again: https://nodejs.org/api/http.html#requestreusedsocket
      if (!sent.reusedSocket || error.code !== 'ECONNRESET') throw error
      return null
    })) as [IncomingMessage] | null
    if (answer === null) return call(path, body)
    const chunks: Buffer[] = []
    for await (const chunk of answer[0]) chunks.push(chunk)
    if ((answer[0].statusCode ?? 0) >= 300) throw new Error(`${path} was answered with ${answer[0].statusCode}`)
    return Buffer.concat(chunks).toString()
  }
  return {
    call,
    state: async () => {
      const answer = once(served, 'message')
      served.send('state')
      const [{ descriptors, ...state }] = (await answer) as [ServedState]
      return { ...state, descriptors: descriptors === null ? null : descriptors - connections() }
    },
    close: async () => {
      agent.destroy()
      const ended = once(served, 'exit')
      if (served.connected) served.disconnect()
      if (served.exitCode === null) await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
