import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { readMatrixArguments, readTestArguments } from '../../bin/usage.mjs'
import { type RunnableSuite, runSuites } from '../gates/run-suites.ts'
import { gate1Runner, gate2Runner, type ReportFile } from '../gates/suites.ts'

/** `npm test`: gate 1. */
export async function test(args: readonly string[]): Promise<number> {
  const { suites, reports } = readTestArguments(args)
  const report = await reportsIn(reports)
  return runWhenComplete(suites.map(({ name }) => gate1Runner(name, report)))
}

/** `npm run test:matrix`: gate 2. */
export async function testMatrix(args: readonly string[]): Promise<number> {
  const { suites, reports } = readMatrixArguments(args)
  const report = await reportsIn(reports)
  process.env.GATE_OF_CITABLE = '2'
  return runWhenComplete(suites.map(({ name }) => gate2Runner(name, report)))
}

/** Runs the suites unless a system program is missing: then it says so, and each missing one counts as a failure. */
export async function runWhenComplete(suites: readonly RunnableSuite[]): Promise<number> {
  const missing: readonly string[] = JSON.parse(process.env.CITABLE_MISSING ?? '[]')
  if (missing.length === 0) return runSuites(suites)
  for (const sentence of missing) console.error(sentence)
  console.log(`0 passed, ${missing.length} failed`)
  return 1
}

async function reportsIn(folder: string | null): Promise<ReportFile> {
  if (folder === null) return () => null
  const path = resolve(process.env.INIT_CWD ?? '.', folder)
  await mkdir(path, { recursive: true })
  return (suite) => join(path, suite.replaceAll(/\W+/g, '-'))
}
