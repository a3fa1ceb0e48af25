import { type ChildProcess, spawn } from 'node:child_process'
import { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { directPool } from '../../service/test/databases/direct-pool.ts'
import type { CommandContext } from '../src/command-context.ts'
import { runCommandLine } from '../src/run-command.ts'
import { exitCodes } from '../src/usage.ts'

export const binary = fileURLToPath(new URL('../bin/citable.mjs', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

interface RunOptions {
  readonly input?: string | Buffer
  readonly environment?: Readonly<Record<string, string>>
}

/** Environment of this process without settings of the service and wishes about colours. */
const plainEnvironment = (more: RunOptions['environment']): Record<string, string | undefined> => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('CITABLE_') && !/^(NO_COLOR|FORCE_COLOR)$/.test(name)),
  ),
  ...more,
})

/** Starts the command as a process of its own. No setting of the surrounding environment reaches it. */
export function runProgram(args: readonly string[], { input = '', environment }: RunOptions = {}): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [binary, ...args], { env: plainEnvironment(environment) as NodeJS.ProcessEnv })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk
    })
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      err += chunk
    })
    child.stdin.on('error', () => {})
    child.once('close', (code) => resolve({ code, out, err }))
    child.stdin.end(input)
  })
}

export interface ServingProgram {
  readonly process: ChildProcess
  readonly banner: string
  /** Address below which the operations are. */
  readonly api: string
  /** Sends the signal; the exit code, null: the signal ended the process. */
  stop(signal: NodeJS.Signals): Promise<number | null>
}

export const apiOf = (banner: string): string => /api +(\S+)/.exec(banner)![1]!

/** Starts `citable serve` as a process of its own, on any free port. `command`: another path of it than that of the sources. */
export async function startServe(folder: string, environment: Record<string, string> = {}, command = binary): Promise<ServingProgram> {
  const child = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', folder, '--quiet'], {
    env: plainEnvironment(environment) as NodeJS.ProcessEnv,
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  let banner = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      banner += chunk.toString()
      if (banner.includes('try ')) resolve()
    })
    ended.then(() => reject(new Error(`serve ended: ${banner}`)))
  })
  return {
    process: child,
    banner,
    api: apiOf(banner),
    stop: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}

/** A stream that holds what is written to it. */
function heldText(onText: (text: string) => void = () => {}): { readonly stream: Writable; readonly text: () => string } {
  let text = ''
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString()
      onText(text)
      done()
    },
  })
  return { stream, text: () => text }
}

interface HereOptions extends RunOptions, Partial<Pick<CommandContext, 'folder' | 'nextStop' | 'createPool' | 'operatorFetch'>> {
  /** Called with all that standard output has received so far. */
  readonly onOutput?: (text: string) => void
}

/** Runs the command in this process, as the program does, on streams and an environment of its own; analyses run without threads. */
export async function runHere(
  args: readonly string[],
  {
    input = '',
    environment,
    onOutput,
    folder = process.cwd(),
    nextStop = () => new Promise(() => {}),
    createPool,
    operatorFetch,
  }: HereOptions = {},
): Promise<Ran> {
  const output = heldText(onOutput)
  const messages = heldText()
  const code = await runCommandLine(args, {
    input: Readable.from([Buffer.from(input)]),
    output: output.stream,
    messages: messages.stream,
    environment: plainEnvironment(environment),
    folder,
    nextStop,
    exit: (status) => {
      throw new Error(`The command ended the process with ${status}.`)
    },
    createPool: createPool ?? (() => directPool),
    ...(operatorFetch && { operatorFetch }),
  })
  return { code, out: output.text(), err: messages.text() }
}

/** The command's complaint about wrong arguments; null: it finds them right. */
export async function refusalOf(args: readonly string[]): Promise<string | null> {
  const { code, out, err } = await runHere(args)
  if (code !== exitCodes.usage || out !== '') return null
  return err.replace(/^citable: /, '').replace(/\n$/, '')
}
