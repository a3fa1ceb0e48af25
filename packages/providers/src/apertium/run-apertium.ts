import { spawn } from 'node:child_process'
import type { TranslationResult } from '../translator.ts'

/** Output of a run of the program. Apertium ends with 0 even when it could not read its input, so the code alone proves nothing. */
export interface ProgramResult {
  readonly code: number | null
  readonly output: string
}

/** Runs a command of the shell with one argument (`$0`) and an input. `missing`: there is no such program; a server in its place may say more. */
export type RunProgram = (
  command: 'list' | 'translate',
  mode: string,
  input: string,
  signal: AbortSignal,
) => Promise<ProgramResult | 'missing' | 'aborted' | (TranslationResult & { readonly ok: false })>

/** The program reopens its standard input by name, which fails on the socket that Node gives it: `cat` makes it a pipe. */
const scripts = { list: 'exec apertium -l', translate: 'cat | apertium -f html "$0"' } as const

/** Code of a shell that has not found a program. */
const notFound = 127

/** Bytes of output at most; more is a fault of the program. */
const maxOutputBytes = 8 * 1024 * 1024

/** The Apertium of this machine, found in PATH. Nothing else of the environment is handed on. */
export const runApertium: RunProgram = (command, mode, input, signal) =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve('aborted')
    // a group of its own: one translation is a pipeline of about thirty programs, and all of them must end with it
    const program = spawn('/bin/sh', ['-c', scripts[command], mode], {
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
    })
    const chunks: Buffer[] = []
    let size = 0
    const end = (): void => {
      if (program.pid === undefined) return
      try {
        process.kill(-program.pid, 'SIGKILL')
      } catch {
        // it has ended already
      }
    }
    signal.addEventListener('abort', end, { once: true })
    program.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > maxOutputBytes) end()
      else chunks.push(chunk)
    })
    // the pipeline may end before it has read everything
    program.stdin.on('error', () => {})
    program.once('error', () => resolve('missing'))
    program.once('close', (code) => {
      signal.removeEventListener('abort', end)
      if (signal.aborted) return resolve('aborted')
      resolve(code === notFound ? 'missing' : { code, output: Buffer.concat(chunks).toString('utf8') })
    })
    program.stdin.end(input)
  })
