import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, runChecks } from './check.ts'

/** What a suite counted. A suite that could not run at all counts as one failure, never as nothing. */
interface Counts {
  readonly passed: number
  readonly failed: number
}

interface Suite {
  readonly name: string
  run(): Promise<Counts>
}

const vitestSuites: readonly { readonly name: string; readonly config: string }[] = [
  { name: 'unit', config: 'packages/tooling/config/vitest.config.ts' },
  { name: 'core in Chromium', config: 'packages/tooling/config/vitest.browser.config.ts' },
  { name: 'console in Chromium', config: 'packages/tooling/config/vitest.console.config.ts' },
  { name: 'Strapi server', config: 'plugins/strapi/tests/vitest.server.config.ts' },
  { name: 'Strapi admin in Chromium', config: 'plugins/strapi/tests/vitest.browser.config.ts' },
  { name: 'WordPress in PHP and Chromium', config: 'plugins/wordpress/tests/vitest.config.ts' },
]

/** Every suite, cheapest first. Each is named on the command line to run alone: `npm test -- unit`. */
const suites: readonly Suite[] = [
  { name: 'static checks', run: runChecks },
  ...vitestSuites.map(({ name, config }) => ({ name, run: () => runVitest(config) })),
  // The labelled data is no part of the project; where it lies beside it, the gates are a suite like the others.
  ...(existsSync(join(root, '../shared/data')) ? [{ name: 'evaluation', run: runEvaluation }] : []),
]

/**
 * Runs every suite, one after the other: they share two cores, and the real hosts are sensitive to load.
 * Ends with the line `N passed, N failed` over all of them.
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
  const results: { name: string; counts: Counts; seconds: number }[] = []
  for (const { name, run } of chosen) {
    console.log(`\n== ${name}`)
    const start = performance.now()
    const counts = await run().catch((error: unknown) => {
      console.error(error)
      return { passed: 0, failed: 1 }
    })
    results.push({ name, counts, seconds: Math.round((performance.now() - start) / 1000) })
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

/** Measures the core on labelled data; all its gates count as one. */
async function runEvaluation(): Promise<Counts> {
  const { evaluate } = await import('../evaluate/evaluate.ts')
  const code = await evaluate(['--data', join(root, '../shared/data')])
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
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
