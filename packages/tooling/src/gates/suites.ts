import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { gate1, gate2 } from '../../bin/suites.mjs'
import { root, runChecks } from '../commands/check.ts'
import type { RunnableSuite } from './run-suites.ts'
import { runOwnCommand, runVitest, type VitestRun } from './run-tool.ts'

type Run = RunnableSuite['run']
type NameIn<List extends readonly { readonly name: string }[]> = List[number]['name']

/** Where the JSON report of a suite is kept; null: nowhere. */
export type ReportFile = (suite: string) => string | null

/** Labelled data beside the project. It is no part of it: without the data our own articles are measured. */
const data = '../shared/data'

const functions = 'packages/tooling/config/vitest.config.ts'
const chromium = 'packages/tooling/config/vitest.browser.config.ts'
const wordpress = 'plugins/wordpress/tests/vitest.config.ts'
const strapiServer = 'plugins/strapi/tests/vitest.server.config.ts'
const strapiAdmin = 'plugins/strapi/tests/vitest.browser.config.ts'

const projects = (...names: readonly string[]): readonly string[] => names.flatMap((name) => ['--project', name])

type Runs = readonly VitestRun[]

const gate1Runs: Readonly<Record<Exclude<NameIn<typeof gate1>, 'static checks'>, Runs>> = {
  functions: [{ config: functions, args: projects('pure', 'quiet', 'doubles') }],
  'service and CLI': [{ config: functions, args: projects('hosts') }],
  'core in Chromium': [{ config: chromium, args: projects('Chromium') }],
  WordPress: [{ config: wordpress }],
  Strapi: [{ config: strapiServer }, { config: strapiAdmin }],
}

const gate2Runs: Readonly<Record<Exclude<NameIn<typeof gate2>, 'static checks' | 'evaluation'>, Runs>> = {
  growth: [functions, chromium, wordpress, strapiServer, strapiAdmin].map((config) => ({ config, args: projects('growth') })),
  functions: gate1Runs.functions,
  'service and CLI': gate1Runs['service and CLI'],
  'core in Chromium': gate1Runs['core in Chromium'],
  'console in Chromium': [{ config: 'packages/tooling/config/vitest.console.config.ts' }],
  'Strapi server': [{ config: strapiServer, args: projects('SQLite', 'SQLite, own starts') }],
  'Strapi server, PostgreSQL': [{ config: strapiServer, args: projects('PostgreSQL', 'PostgreSQL, own starts') }],
  'Strapi admin': [{ config: strapiAdmin, args: projects('admin') }],
  'WordPress in PHP': [{ config: wordpress, args: [...projects('newest, SQLite'), 'tests/php'] }],
  'WordPress 6.8 in PHP': [{ config: wordpress, args: [...projects('6.8, MariaDB'), 'tests/php'] }],
  'WordPress in Chromium': [{ config: wordpress, args: [...projects('newest, SQLite'), 'tests/browser'] }],
  'WordPress 6.8 in Chromium': [{ config: wordpress, args: [...projects('6.8, MariaDB'), 'tests/browser'] }],
}

/** Suites that keep every core busy, or whose bounds on time hold on an idle machine alone. */
const onAllCores: readonly string[] = ['static checks', 'functions', 'service and CLI', 'growth']

/** How each suite of gate 1 runs. */
export function gate1Runner(name: NameIn<typeof gate1>, report: ReportFile): RunnableSuite {
  if (name === 'static checks') return named(name, (print) => runChecks(print, { inFull: false }))
  return named(name, runOneByOne(gate1Runs[name], report(name)))
}

/** How each suite of gate 2 runs. */
export function gate2Runner(name: NameIn<typeof gate2>, report: ReportFile): RunnableSuite {
  if (name === 'static checks') return named(name, (print) => runChecks(print, { inFull: true }))
  if (name === 'evaluation') return named(name, (print) => runOwnCommand(evaluation(), print))
  return named(name, runOneByOne(gate2Runs[name], report(name)))
}

const evaluation = (): readonly string[] => ['evaluate', ...(existsSync(join(root, data)) ? ['--data', data] : ['calibration'])]

const named = (name: string, run: Run): RunnableSuite => ({ name, run, needsAllCores: onAllCores.includes(name) })

function runOneByOne(runs: Runs, report: string | null): Run {
  return async (print) => {
    let [passed, failed] = [0, 0]
    for (const [at, run] of runs.entries()) {
      const kept = report === null ? null : `${report}${at === 0 ? '' : `-${at + 1}`}.json`
      const counts = await runVitest({ ...run, ...(kept !== null && { report: kept }) }, print)
      passed += counts.passed
      failed += counts.failed
    }
    return { passed, failed }
  }
}
