import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, runChecks } from './check.ts'

/** Labelled data beside the project. */
const data = '../shared/data'

/** What a suite counted. A suite that could not run at all counts as one failure, never as nothing. */
interface Counts {
  readonly passed: number
  readonly failed: number
}

interface Suite {
  readonly name: string
  /** Its output goes to `print`. */
  run(print: Print): Promise<Counts>
  /** Calculates on one core and needs no host: begins with the first suite that has no work for all cores, and runs beside it. */
  readonly isAside?: boolean
  readonly hasWorkForAllCores?: boolean
}

type Print = (text: string) => void

const vitestSuites: readonly { readonly name: string; readonly config: string; readonly hasWorkForAllCores?: boolean }[] = [
  { name: 'unit', config: 'packages/tooling/config/vitest.config.ts', hasWorkForAllCores: true },
  { name: 'core in Chromium', config: 'packages/tooling/config/vitest.browser.config.ts' },
  { name: 'console in Chromium', config: 'packages/tooling/config/vitest.console.config.ts' },
  { name: 'Strapi server', config: 'plugins/strapi/tests/vitest.server.config.ts' },
  { name: 'Strapi admin in Chromium', config: 'plugins/strapi/tests/vitest.browser.config.ts' },
  { name: 'WordPress in PHP and Chromium', config: 'plugins/wordpress/tests/vitest.config.ts' },
]

/** Every suite, cheapest first. Each is named on the command line to run alone: `npm test -- unit`. */
const suites: readonly Suite[] = [
  { name: 'static checks', run: runChecks, hasWorkForAllCores: true },
  ...vitestSuites.map(({ config, ...suite }) => ({ ...suite, run: () => runVitest(config) })),
  // The labelled data is no part of the project; where it lies beside it, the gates are a suite like the others.
  ...(existsSync(join(root, data)) ? [{ name: 'evaluation', run: runEvaluation, isAside: true }] : []),
]

/**
 * Runs every suite, one after the other: they share two cores, and the real hosts are sensitive to load. What only calculates runs beside
 * them, and is printed when its turn has come. Ends with the line `N passed, N failed` over all of them.
 */
export async function test(args: readonly string[]): Promise<number> {
  const missing: readonly string[] = JSON.parse(process.env.CITABLE_MISSING ?? '[]')
  if (missing.length > 0) {
    for (const sentence of missing) console.error(sentence)
    console.log(`0 passed, ${missing.length} failed`)
    return 1
  }
  const chosen =
    args.length === 0 ? suites : suites.filter(({ name }) => args.some((arg) => name.toLowerCase().startsWith(arg.toLowerCase())))
  if (chosen.length === 0) {
    console.error(`No such suite. Suites: ${suites.map(({ name }) => name).join(', ')}.`)
    return 2
  }
  const aside = new Map<Suite, RunningSuite>()
  const results: Result[] = []
  for (const suite of chosen) {
    if (!suite.hasWorkForAllCores)
      for (const other of chosen.filter(({ isAside }) => isAside)) if (!aside.has(other)) aside.set(other, start(other))
    console.log(`\n== ${suite.name}`)
    const running = aside.get(suite) ?? start(suite)
    running.show()
    results.push(await running.result)
  }
  const total = results.reduce((sum, { counts }) => ({ passed: sum.passed + counts.passed, failed: sum.failed + counts.failed }), {
    passed: 0,
    failed: 0,
  })
  console.log('')
  for (const { name, counts, seconds } of results) console.log(`${name}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 && total.passed > 0 ? 0 : 1
}

interface Result {
  readonly name: string
  readonly counts: Counts
  readonly seconds: number
}

interface RunningSuite {
  readonly result: Promise<Result>
  /** Prints what was held back so far, and from now on at once. */
  show(): void
}

function start({ name, run }: Suite): RunningSuite {
  const began = performance.now()
  let held: string[] | null = []
  const print = (text: string): void => {
    if (held === null) process.stdout.write(text)
    else held.push(text)
  }
  const counted = run(print).catch((error: unknown): Counts => {
    print(`${error instanceof Error ? error.stack : error}\n`)
    return { passed: 0, failed: 1 }
  })
  return {
    result: counted.then((counts) => ({ name, counts, seconds: Math.round((performance.now() - began) / 1000) })),
    show: () => {
      for (const text of held ?? []) process.stdout.write(text)
      held = null
    },
  }
}

/** Measures the core on labelled data, in a process of its own; all its gates count as one. */
async function runEvaluation(print: Print): Promise<Counts> {
  const child = spawn(process.execPath, ['packages/tooling/src/main.ts', 'evaluate', '--data', data], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
  // It calculates without a pause, so that it would not hear a gentle signal for seconds.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  process.removeListener('exit', end)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs Vitest with its usual output and reads the counts from its JSON report. Skipped tests count as failures in CI. */
async function runVitest(config: string): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'citable-test-'))
  const report = join(folder, 'report.json')
  try {
    const code = await run('vitest', ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
    const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, testResults } = JSON.parse(await readFile(report, 'utf8'))
    const brokenFiles = testResults.filter(
      (file: { status: string; assertionResults: unknown[] }) => file.status === 'failed' && file.assertionResults.length === 0,
    ).length
    const skipped = process.env.CI ? numPendingTests : 0
    if (skipped > 0) console.error(`${skipped} tests were skipped; in CI that is a failure.`)
    const failed = numFailedTests + brokenFiles + skipped
    // Vitest can fail without a failing test: an unhandled error, a hook, no tests at all.
    return { passed: numPassedTests, failed: failed === 0 && (code !== 0 || numFailedTestSuites > 0) ? 1 : failed }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function run(program: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', program), args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
