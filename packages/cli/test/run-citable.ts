import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { runCommand } from '../src/run-command.ts'
import { UsageFault } from '../src/usage.ts'

export const binary = fileURLToPath(new URL('../bin/citable.mjs', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command as a process of its own. No setting of the surrounding environment reaches it. */
export function runCitable(
  args: readonly string[],
  options: { readonly input?: string | Buffer; readonly environment?: Record<string, string> } = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const clean = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !name.startsWith('CITABLE_') && !/^(NO_COLOR|FORCE_COLOR)$/.test(name)),
    )
    const child = spawn(process.execPath, [binary, ...args], { env: { ...clean, ...options.environment } as NodeJS.ProcessEnv })
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
    child.stdin.end(options.input ?? '')
  })
}

/** Runs the command in this process: what it printed and its exit code. */
export async function runHere(args: readonly string[]): Promise<Ran> {
  const printed = { out: '', err: '' }
  const into = (name: 'out' | 'err') => (text: string | Uint8Array) => {
    printed[name] += text
    return true
  }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(into('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(into('err')),
  ]
  try {
    return { code: await runCommand(args), ...printed }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/** The command's complaint about wrong arguments, in this process; null: it finds them right. */
export async function refusalOf(args: readonly string[]): Promise<string | null> {
  try {
    await runHere(args)
    return null
  } catch (error) {
    if (error instanceof UsageFault) return error.message
    throw error
  }
}
