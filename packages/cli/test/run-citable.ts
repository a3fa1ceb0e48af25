import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

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
