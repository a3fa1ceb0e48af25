import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { childrenOf, cpuMsOf, statOf } from './proc.ts'
import { type RunningProcess, startProcess } from './processes.ts'

interface ServerTls {
  readonly key: string
  readonly cert: string
  readonly port: number
}

export interface PostgresSite {
  /** Makes an empty database, or a copy of the one at that address, and gives its address. */
  createDatabase(template?: string): Promise<string>
  /** Kills the server with all its processes at the same moment, and starts it again. */
  restart(): Promise<void>
  /** Milliseconds of CPU that the server's processes have used which serve now; 0 where the system has no /proc. */
  cpuMs(): number
  /** Ends the server; its data goes away with it. */
  stop(): Promise<void>
}

/** A killed process whose parent has not noticed yet is gone for all other processes. */
const isGone = (pid: string): boolean => (statOf(pid)?.[0] ?? 'Z') === 'Z'

/** Kills a server and the processes it has made, each of which is a group of its own, and waits until none holds the memory they share. */
async function killAll(server: RunningProcess): Promise<void> {
  // it makes no more of them
  process.kill(server.pid, 'SIGSTOP')
  const children = childrenOf(server.pid)
  for (const pid of [server.pid, ...children.map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // one that has ended by itself
    }
  }
  await server.exited
  while (!children.every(isGone)) await wait(5)
  await server.stop()
}

const sentence = 'PostgreSQL is missing: run "sudo apt-get install postgresql", or put initdb and postgres of version 14 or newer in PATH.'

/** The folder of the server's programs: of PATH, else the newest that Debian's packages have put beside each other. */
export function programsOfPostgres(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))]
  const found = folders.find((folder) => folder !== '' && ['initdb', 'postgres', 'psql'].every((name) => existsSync(join(folder, name))))
  if (found === undefined) throw new Error(sentence)
  return found
}

/** Servers of users sort text as a language does; this one too where the version allows it (15, https://www.postgresql.org/docs/15/app-initdb.html). */
function linguistic(programs: string): readonly string[] {
  const version = Number(/\d+/.exec(execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' }))?.[0])
  return version < 15 ? [] : ['--locale-provider=icu', '--icu-locale=en-US']
}

/**
 * Starts a PostgreSQL server of our own with an empty data folder, reachable through a socket in that folder only; with a certificate on a
 * port of this machine too, encrypted or not. The server refuses to run as root, so root starts it as the user nobody.
 *
 * @param tls PEM texts
 * @throws one sentence with what to install
 */
export async function startPostgres({ tls }: { readonly tls?: ServerTls } = {}): Promise<PostgresSite> {
  const programs = programsOfPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'citable-pg-'))
  const nobody = 65_534
  const user = process.getuid?.() === 0 ? nobody : undefined
  if (user !== undefined) chownSync(folder, user, user)
  const identity = user === undefined ? {} : { uid: user, gid: user }
  const data = join(folder, 'data')
  const initdb = [
    '-D',
    data,
    '-U',
    'citable',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    ...linguistic(programs),
    '--no-sync',
    '--no-instructions',
  ]
  execFileSync(join(programs, 'initdb'), initdb, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })

  const psql = (sql: string): void => {
    execFileSync(
      join(programs, 'psql'),
      ['-X', '-q', '-h', folder, ...(tls === undefined ? [] : ['-p', `${tls.port}`]), '-U', 'citable', '-d', 'postgres', '-c', sql],
      { stdio: 'pipe' },
    )
  }
  const encrypted = tls === undefined ? ['listen_addresses='] : ['listen_addresses=127.0.0.1', `port=${tls.port}`, 'ssl=on']
  if (tls !== undefined) {
    for (const [name, text] of [
      ['server.key', tls.key],
      ['server.crt', tls.cert],
    ] as const) {
      writeFileSync(join(data, name), text, { mode: 0o600 })
      if (user !== undefined) chownSync(join(data, name), user, user)
    }
  }
  const log = join(folder, 'server.log')
  const begin = (): RunningProcess =>
    startProcess({
      command: join(programs, 'postgres'),
      // fsync is for machines that lose their power: what a killed server had written, the system still has
      args: [
        '-D',
        data,
        '-k',
        folder,
        ...[...encrypted, 'max_connections=200', 'shared_buffers=64MB', 'fsync=off'].flatMap((each) => ['-c', each]),
      ],
      cwd: folder,
      log,
      ...(user !== undefined && { user }),
    })
  const start = async (): Promise<RunningProcess> => {
    const started = begin()
    let hasEnded = false
    started.exited.then(() => {
      hasEnded = true
    })
    for (const deadline = performance.now() + 120_000; ; await wait(50)) {
      try {
        psql('SELECT 1')
        return started
      } catch (error) {
        if (hasEnded)
          throw new Error(`PostgreSQL ended when it was started:\n${readFileSync(log, 'utf8').split('\n').slice(-6).join('\n')}`)
        if (performance.now() > deadline) throw new Error(`PostgreSQL did not start: ${error instanceof Error ? error.message : error}`)
      }
    }
  }
  let server = await start()
  let databases = 0
  return {
    createDatabase: async (template) => {
      const name = `citable_${++databases}`
      psql(`CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${new URL(template).pathname.slice(1)}`}`)
      return tls === undefined
        ? `postgresql://citable@localhost/${name}?host=${encodeURIComponent(folder)}`
        : `postgresql://citable@127.0.0.1:${tls.port}/${name}`
    },
    restart: async () => {
      await killAll(server)
      server = await start()
    },
    cpuMs: () => cpuMsOf(server.pid),
    stop: async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
