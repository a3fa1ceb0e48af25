import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServedMessage, ServedState } from './report-to-parent.ts'

/** A server on loopback in a process of its own. */
export interface ServerProcess {
  /** The answer's text. @throws when its status is not one of success */
  call(path: string, body?: object): Promise<string>
  /** Descriptors without those of the calls' own connections. */
  state(): Promise<ServedState>
  close(): Promise<void>
}

/** The real service with a folder of its own. */
export interface ServiceProcess extends ServerProcess {
  /** The answer's status, of any kind, to a call on a connection of another pool; `other`: with the key of another tenant. */
  send(path: string, options: SendOptions): Promise<number>
}

interface SendOptions {
  /** JSON text. */
  readonly body?: string
  readonly as: 'first' | 'other' | 'nobody'
  readonly through: Agent
}

export interface ServeOptions {
  /** Connections at most. */
  readonly atOnce: number
  /** For Node, beside what this process was given. */
  readonly nodeOptions?: readonly string[]
  /** Threads for analyses; absent: as the settings have it. */
  readonly workers?: number
  /** Address of a PostgreSQL database; absent: SQLite in the folder. */
  readonly databaseUrl?: string
}

export async function startServiceProcess({ atOnce, nodeOptions = [], workers, databaseUrl }: ServeOptions): Promise<ServiceProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'citable-bench-'))
  const environment = {
    CITABLE_RATE_BURST: '1000000',
    ...(workers !== undefined && { CITABLE_WORKERS: String(workers) }),
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  }
  const served = await startServer('./served.ts', [folder, JSON.stringify(environment)], atOnce, nodeOptions)
  return {
    ...served,
    close: async () => {
      await served.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The service's analysis pool behind a bare Fastify route: what an article costs without what the service adds. */
export const servePool = (workers: number, atOnce: number): Promise<ServerProcess> =>
  startServer('./pooled.ts', [String(workers)], atOnce, [])

/** A Fastify server with one route that answers this text: what a reading costs without what the service adds. */
export const serveBare = (answer: string, atOnce: number): Promise<ServerProcess> => startServer('./bare.ts', [answer], atOnce, [])

async function startServer(
  script: string,
  args: readonly string[],
  atOnce: number,
  nodeOptions: readonly string[],
): Promise<ServiceProcess> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  // its log lines are written as in use, and discarded
  const served = fork(fileURLToPath(new URL(script, import.meta.url)), [...args], {
    stdio: ['ignore', 'inherit', 'ignore', 'ipc'],
    execArgv: [...process.execArgv, ...nodeOptions],
  })
  const [{ url, keys }] = (await once(served, 'message')) as [Extract<ServedMessage, { url: string }>]
  const connections = (): number => [agent.sockets, agent.freeSockets].flatMap((each) => Object.values(each)).flat().length
  const send = async (path: string, { body, as, through }: SendOptions): Promise<{ readonly status: number; readonly text: string }> => {
    const sent = request(`${url}${path}`, {
      agent: through,
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(as !== 'nobody' && { authorization: `Bearer ${keys[as]}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
    })
    sent.end(body)
    const answer = (await once(sent, 'response').catch((error: NodeJS.ErrnoException) => {
      // an idle connection that the service gave up at the moment it was used again: https://nodejs.org/api/http.html#requestreusedsocket
      if (!sent.reusedSocket || error.code !== 'ECONNRESET') throw error
      return null
    })) as [IncomingMessage] | null
    if (answer === null) return send(path, { ...(body !== undefined && { body }), as, through })
    const chunks: Buffer[] = []
    for await (const chunk of answer[0]) chunks.push(chunk)
    return { status: answer[0].statusCode ?? 0, text: Buffer.concat(chunks).toString() }
  }
  return {
    call: async (path, body) => {
      const { status, text } = await send(path, { ...(body && { body: JSON.stringify(body) }), as: 'first', through: agent })
      if (status < 200 || status >= 300) throw new Error(`${path} was answered with ${status}`)
      return text
    },
    send: async (path, options) => (await send(path, options)).status,
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
    },
  }
}
