import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../commands/check.ts'
import type { Counts, Print } from './run-suites.ts'

export interface VitestRun {
  readonly config: string
  /** Further arguments: projects, filters of files. */
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** File that keeps the JSON report. */
  readonly report?: string
}

/** Runs Vitest with its usual output and reads the counts from its JSON report. Skipped tests count as failures in CI. */
export async function runVitest({ config, args = [], env = {}, report: kept }: VitestRun, print: Print): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'citable-test-'))
  const report = kept ?? join(folder, 'report.json')
  try {
    await rm(report, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await codeOf(
      startTool(join(root, 'node_modules/.bin/vitest'), ['run', '--config', config, ...args, ...reporters], env, print),
    )
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults } = JSON.parse(await readFile(report, 'utf8'))
    const brokenFiles = testResults.filter(
      (file: { status: string; assertionResults: unknown[] }) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length
    const skipped = process.env.CI ? numPendingTests : 0
    if (skipped > 0) print(`${skipped} tests were skipped; in CI that is a failure.\n`)
    const failed = numFailedTests + brokenFiles + skipped
    // Vitest can fail without a failing test: an unhandled error, a hook, no tests at all.
    return { passed: numPassedTests, failed: failed === 0 && (code !== 0 || numFailedTestSuites > 0) ? 1 : failed }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Runs a command of this workspace in a process of its own; all that it holds counts as one. */
export async function runOwnCommand(args: readonly string[], print: Print): Promise<Counts> {
  const child = startTool(process.execPath, ['packages/tooling/src/main.ts', ...args], {}, print)
  // The tool may calculate without a pause, so that it would not hear a gentle signal for seconds.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const code = await codeOf(child)
  process.removeListener('exit', end)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function startTool(program: string, args: readonly string[], env: Readonly<Record<string, string>>, print: Print): ChildProcess {
  const colours: Readonly<Record<string, string>> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...colours, ...env } })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
  return child
}

/** The exit code once all was read that it printed; what it leaves behind may leave its output open for ever, and is not waited for. */
const codeOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
    child.once('exit', (code) => setTimeout(() => resolve(code ?? 1), 10_000).unref())
  })
