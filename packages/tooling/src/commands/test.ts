import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readTestArguments, type suiteNames } from '../../bin/usage.mjs'
import { root, runChecks } from './check.ts'

/** Labelled data beside the project. */
const data = '../shared/data'

/** Counts of a suite. A suite that could not run at all counts as one failure, never as nothing. */
interface Counts {
  readonly passed: number
  readonly failed: number
}

interface Suite {
  readonly name: (typeof suiteNames)[number]
  /** Its output goes to `print`. */
  run(print: Print): Promise<Counts>
  /** Runs alone. Without it: a browser waits for its host and the host for its browser, so that there is room for a second suite. */
  readonly hasWorkForAllCores?: boolean
}

type Print = (text: string) => void

const vitest = (name: Suite['name'], config: string): Suite => ({ name, run: (print) => runVitest(config, print) })

/** Every suite, in the order in which they begin and are printed. Each is named on the command line to run alone: `npm test -- unit`. */
const suites: readonly Suite[] = [
  { name: 'static checks', run: runChecks, hasWorkForAllCores: true },
  { ...vitest('unit', 'packages/tooling/config/vitest.config.ts'), hasWorkForAllCores: true },
  // The labelled data is no part of the project; without it our own articles are measured.
  { name: 'evaluation', run: runEvaluation },
  vitest('core in Chromium', 'packages/tooling/config/vitest.browser.config.ts'),
  vitest('console in Chromium', 'packages/tooling/config/vitest.console.config.ts'),
  vitest('Strapi server', 'plugins/strapi/tests/vitest.server.config.ts'),
  // the longest two at last, side by side
  vitest('WordPress in PHP and Chromium', 'plugins/wordpress/tests/vitest.config.ts'),
  vitest('Strapi admin in Chromium', 'plugins/strapi/tests/vitest.browser.config.ts'),
]

/**
 * Runs every suite, two at a time where one leaves a core idle, and prints one after the other. Ends with the line `N passed, N failed`
 * over all of them.
 */
export async function test(args: readonly string[]): Promise<number> {
  const missing: readonly string[] = JSON.parse(process.env.CITABLE_MISSING ?? '[]')
  if (missing.length > 0) {
    for (const sentence of missing) console.error(sentence)
    console.log(`0 passed, ${missing.length} failed`)
    return 1
  }
  const { suites: names } = readTestArguments(args)
  const chosen = suites.filter(({ name }) => names.includes(name))
  const results: Result[] = []
  for (const { name, show, result } of startInTurn(chosen)) {
    console.log(`\n== ${name}`)
    show()
    results.push(await result)
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
  readonly name: string
  readonly result: Promise<Result>
  /** Prints what was held back so far, and from now on at once. */
  readonly show: () => void
}

/** Each begins when those before it have begun and there is room. */
function startInTurn(queue: readonly Suite[]): readonly RunningSuite[] {
  const places = 2
  const running = new Set<Promise<Result>>()
  let taken = 0
  let turn: Promise<unknown> = Promise.resolve()
  return queue.map((suite) => {
    const { print, show } = holdBack()
    const needed = suite.hasWorkForAllCores ? places : 1
    const begun = turn.then(async () => {
      while (taken + needed > places) await Promise.race(running)
      taken += needed
      const result = runSuite(suite, print).finally(() => {
        taken -= needed
        running.delete(result)
      })
      running.add(result)
      return { result }
    })
    turn = begun
    return { name: suite.name, result: begun.then(({ result }) => result), show }
  })
}

function holdBack(): { readonly print: Print; readonly show: () => void } {
  let held: string[] | null = []
  return {
    print(text) {
      if (held === null) process.stdout.write(text)
      else held.push(text)
    },
    show() {
      for (const text of held ?? []) process.stdout.write(text)
      held = null
    },
  }
}

async function runSuite({ name, run }: Suite, print: Print): Promise<Result> {
  const began = performance.now()
  const counts = await run(print).catch((error: unknown): Counts => {
    print(`${error instanceof Error ? error.stack : error}\n`)
    return { passed: 0, failed: 1 }
  })
  return { name, counts, seconds: Math.round((performance.now() - began) / 1000) }
}

/** Measures the core on labelled data, or on our own articles alone, in a process of its own; all its gates count as one. */
async function runEvaluation(print: Print): Promise<Counts> {
  const child = startTool(
    process.execPath,
    ['packages/tooling/src/main.ts', 'evaluate', ...(existsSync(join(root, data)) ? ['--data', data] : ['calibration'])],
    print,
  )
  // It calculates without a pause, so that it would not hear a gentle signal for seconds.
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  const code = await codeOf(child)
  process.removeListener('exit', end)
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs Vitest with its usual output and reads the counts from its JSON report. Skipped tests count as failures in CI. */
async function runVitest(config: string, print: Print): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'citable-test-'))
  const report = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const code = await codeOf(startTool(join(root, 'node_modules/.bin/vitest'), ['run', '--config', config, ...reporters], print))
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

function startTool(program: string, args: readonly string[], print: Print): ChildProcess {
  const colours: Readonly<Record<string, string>> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...colours } })
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
