import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** A started server. `stop` ends the whole process group, workers included, and resolves when it is gone. */
export interface RunningProcess {
  readonly pid: number
  readonly exited: Promise<number | null>
  stop(): Promise<void>
}

export interface ProcessSettings {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  /** File that receives both output streams; its folder is made when missing. */
  readonly log: string
  /** Numeric user and group to run as; only root can give one. Default: those of this process. */
  readonly user?: number
}

const running = new Set<RunningProcess>()

/**
 * Starts a server in a process group of its own. The group is what `stop` ends: ending only the parent leaves
 * the workers of `php -S` listening on the port.
 */
export function startProcess({ command, args, cwd, env, log, user }: ProcessSettings): RunningProcess {
  // the system writes the log: the last output of a dying server needs no reader here
  mkdirSync(dirname(log), { recursive: true })
  const output = openSync(log, 'a')
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', output, output],
    ...(user !== undefined && { uid: user, gid: user }),
  })
  closeSync(output)
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code))
    child.once('error', () => resolve(null))
  })
  const started: RunningProcess = {
    pid: child.pid ?? -1,
    exited,
    stop: async () => {
      running.delete(started)
      if (running.size === 0) process.removeListener('exit', signalAll)
      await endGroup(child, exited)
    },
  }
  if (running.size === 0) process.once('exit', signalAll)
  running.add(started)
  return started
}

/** For a process that ends without waiting. */
function signalAll(): void {
  for (const { pid } of running) signalGroup(pid, 'SIGTERM')
}

/** Ends every process that is still running; called on Ctrl-C and before the launcher ends. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((one) => one.stop()))
}

async function endGroup(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  if (child.pid === undefined) return
  signalGroup(child.pid, 'SIGTERM')
  const ended = await Promise.race([exited.then(() => true), wait(8_000).then(() => false)])
  if (!ended) signalGroup(child.pid, 'SIGKILL')
  await exited
  signalGroup(child.pid, 'SIGKILL')
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // the group is gone, which is what was asked
  }
}

/** True when something answers on the port of the loopback interface. */
export function isListening(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/**
 * Throws a sentence when the port is taken: an old server must never answer for a new one.
 *
 * @param option how another port is chosen, such as `--strapi-port`
 */
export async function requireFreePort(port: number, option?: string): Promise<void> {
  if (await isListening(port))
    throw new Error(
      `Port ${port} on 127.0.0.1 is taken by another program. Stop it, or choose another port${option === undefined ? '' : ` with ${option}`}.`,
    )
}

/** Waits until the address answers with a status below 500. Throws after `timeoutMs`, or at once when the process has ended. */
export async function waitForHttp(url: string, process: RunningProcess, timeoutMs = 60_000): Promise<void> {
  const ended = process.exited.then((code) => {
    throw new Error(`The server for ${url} ended with code ${code} before it answered.`)
  })
  ended.catch(() => {})
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const answered = fetch(url, { redirect: 'manual' }).then(
      (response) => response.status < 500,
      () => false,
    )
    if (await Promise.race([answered, ended])) return
    if (performance.now() > deadline) throw new Error(`No answer from ${url} in ${timeoutMs / 1000} s.`)
    await wait(100)
  }
}

/** Waits until nothing listens on the port any more. */
export async function waitForFreePort(port: number, timeoutMs = 60_000): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (await isListening(port)) {
    if (performance.now() > deadline) throw new Error(`Port ${port} still answers after ${timeoutMs / 1000} s.`)
    await wait(100)
  }
}
