import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProcess } from '../processes.ts'
import { mustRun, runCommand } from './run-command.ts'

export interface MariaDbSite {
  /** The only way in: the server listens on no port. A process that may open it is the user `root`, without a password. */
  readonly socket: string
  /** Ends the server. */
  stop(): Promise<void>
  /** Ends the server once everything is in its files, which may be copied then. */
  shutDown(): Promise<void>
}

const sentence =
  'MariaDB is missing: run "sudo apt-get install mariadb-server-core mariadb-client-core php-mysql", or put mariadbd and mariadb-install-db in PATH.'

/** Debian puts the server where only root's PATH leads. */
function findProgram(name: string): string {
  const found = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].find(
    (folder) => folder !== '' && existsSync(join(folder, name)),
  )
  if (found === undefined) throw new Error(sentence)
  return join(found, name)
}

/** Bytes that the path of a socket may have on Linux. */
const longestSocket = 107

/**
 * Starts a MariaDB of our own with its data, its socket and its temporary files in a folder, made when it is missing, and an empty or already
 * filled database `wordpress` in it. For tests and demonstrations: what it writes may wait for the disk.
 *
 * @throws one sentence with what to install
 */
export async function startMariaDb(folder: string): Promise<MariaDbSite> {
  const socket = join(folder, 'server.sock')
  if (Buffer.byteLength(socket) > longestSocket)
    throw new Error(`MariaDB cannot be started in ${folder}: the path of its socket would be longer than ${longestSocket} bytes.`)
  const [server, install, client] = ['mariadbd', 'mariadb-install-db', 'mariadb'].map(findProgram) as [string, string, string]
  const data = join(folder, 'data')
  // a server that starts removes what it takes for another's leftovers: one folder for all would lose the tables of those beside it
  const temporary = join(folder, 'temporary')
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  const env = { TMPDIR: temporary }
  const user = `--user=${userInfo().username}`
  if (!existsSync(data)) {
    const settings = ['--no-defaults', `--datadir=${data}`, user, '--auth-root-authentication-method=normal', '--skip-test-db']
    await mustRun('Setting MariaDB up', install, settings, { cwd: folder, env })
  }
  const running = startProcess({
    command: server,
    args: [
      '--no-defaults',
      user,
      `--datadir=${data}`,
      `--socket=${socket}`,
      '--skip-networking',
      '--skip-log-bin',
      '--character-set-server=utf8mb4',
      '--innodb-flush-log-at-trx-commit=0',
      '--innodb-doublewrite=0',
      '--innodb-buffer-pool-size=64M',
    ],
    cwd: folder,
    env,
    log: join(folder, 'server.log'),
  })
  let ended = false
  running.exited.then(() => {
    ended = true
  })
  const execute = (sql: string) => ['--no-defaults', `--socket=${socket}`, '--user=root', `--execute=${sql}`]
  const shutDown = async (): Promise<void> => {
    await mustRun('Ending MariaDB', client, execute('SHUTDOWN'))
    await running.exited
    await running.stop()
  }
  for (const deadline = performance.now() + 120_000; ; await wait(50)) {
    const { code, stderr } = await runCommand(client, execute('CREATE DATABASE IF NOT EXISTS wordpress'))
    if (code === 0) return { socket, stop: running.stop, shutDown }
    if (!ended && performance.now() < deadline) continue
    await running.stop()
    const log = await readFile(join(folder, 'server.log'), 'utf8').catch(() => '')
    throw new Error(`MariaDB did not start: ${stderr.trim()} ${log.slice(-1500)}`)
  }
}
