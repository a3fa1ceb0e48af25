import { spawn } from 'node:child_process'

export interface CommandResult {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

export interface CommandOptions {
  readonly cwd?: string
  /** Added to the environment of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Text for standard input. */
  readonly input?: string
}

/** Runs a program to its end and returns what it printed. A program that cannot be started answers with code 127. */
export const runCommand = (program: string, args: readonly string[], { cwd, env, input }: CommandOptions = {}): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    })
    let stdout = ''
    let stderr = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      stderr += text
    })
    child.on('error', (error) => resolve({ code: 127, stdout, stderr: `${stderr}${error.message}` }))
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, stderr }))
    child.stdin?.end(input)
  })

/** As `runCommand`, but a program that fails is an error with its own words in it. Answers what it printed. */
export async function mustRun(what: string, program: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  const { code, stdout, stderr } = await runCommand(program, args, options)
  // some say what is wrong among their steps, and only that something was among their faults
  const words = [stdout, stderr].map((text) => text.trim().slice(-2000)).filter((text) => text !== '')
  if (code !== 0) throw new Error(`${what} failed (${program} answered ${code}): ${words.join('\n')}`)
  return stdout
}
