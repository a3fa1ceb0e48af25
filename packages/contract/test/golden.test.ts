import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze } from '@citable/core'
import { type LanguagePack, loadLanguagePack, packTags } from '@citable/core/languages'
import { beforeAll, describe, expect, test } from 'vitest'
import { Optimization } from '../src/index.ts'
import { present } from '../src/present/index.ts'
import { presentDraft } from '../src/present/present-draft.ts'
import { presentRequest, readRequest } from '../src/present/requests.ts'
import { OptimizeRequest } from '../src/schemas/optimize-request.ts'
import { fullSamples, goldenFolder, readGoldenCases, readGraph, readJson, storedOutputs } from './read-golden.ts'
import { optimizationOf, runGolden } from './run-golden.ts'

const cases = readGoldenCases().map((one) => [one.name, one] as const)
let languages: readonly LanguagePack[] = []

beforeAll(async () => {
  languages = (await Promise.all(packTags.map(loadLanguagePack))).filter((pack) => pack !== null)
})

describe.each(cases)('%s', (_name, golden) => {
  test('gives the stored bytes', () => {
    const made = runGolden(golden, languages)
    const differences = storedOutputs(golden).flatMap((file) =>
      firstDifference(file, made[file], readFileSync(join(golden.folder, file), 'utf8')),
    )
    expect(differences, 'a change meant? pnpm golden:update, and read the difference').toEqual([])
  })

  // hosts send what `present` makes without parsing it again
  test('the optimization fits its schema, without extra properties, in the order of the schema', () => {
    const optimization = optimizationOf(golden, languages)
    expect(JSON.stringify(Optimization.parse(optimization))).toBe(JSON.stringify(optimization))
  })

  test('the optimization carries the printed graph', () => {
    expect(optimizationOf(golden, languages).schema).toEqual(readGraph(golden).graph)
  })

  test('a draft needs none of the sentences of whole pages', () => {
    if (golden.input.kind === 'page') return
    const analysis = analyze(golden.input, golden.context, { languages })
    expect(presentDraft(analysis, golden.context)).toEqual(present(analysis, golden.context))
  })

  test('sent as a request and read back, it is the same analysis', () => {
    const request = presentRequest(golden.input, golden.context)
    // one case holds fields that the service refuses; every other must survive
    const parsed = OptimizeRequest.safeParse(request)
    if (!parsed.success) {
      expect(golden.name).toBe('hostile-strings')
      return
    }
    const { input, context } = readRequest(parsed.data, '1999-01-01T00:00:00Z')
    const there = JSON.stringify(present(analyze(input!, context, { languages }), context), null, 1)
    const here = JSON.stringify(present(analyze(golden.input, golden.context, { languages }), golden.context), null, 1)
    expect(firstDifference('request', there, here)).toEqual([])
  })
})

describe('invalid', () => {
  const schemas = { 'optimize-request': OptimizeRequest, optimization: Optimization }
  interface Invalid {
    readonly name: string
    readonly schema: keyof typeof schemas
    /** The case whose whole answer is changed at one place; absent: `value` is all of it. */
    readonly base?: string
    readonly at?: readonly (string | number)[]
    readonly value?: unknown
  }
  const { cases: invalid } = readJson<{ readonly cases: readonly Invalid[] }>(join(goldenFolder, 'invalid-cases.json'))
  test.each(invalid.map((one) => [one.name, one] as const))('%s is refused, for that alone', (_name, { schema, base, at = [], value }) => {
    const whole = base === undefined ? value : changed(readJson(join(goldenFolder, base, 'optimization.json')), at, value)
    const { success, error } = schemas[schema].safeParse(whole)
    expect(success).toBe(false)
    for (const { path } of error?.issues ?? []) expect(path.slice(0, at.length)).toEqual(at)
  })
  test('there are more than ten cases', () => expect(invalid.length).toBeGreaterThan(10))
})

/** The value with another one at a path; `undefined` removes the value. */
function changed(whole: unknown, [step, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (step === undefined) return value
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<string | number, unknown>
  copy[step] = changed(copy[step], rest, value)
  if (copy[step] === undefined) delete copy[step]
  return copy
}

test('every case has all its files, and no others', () => {
  expect(cases.length).toBeGreaterThanOrEqual(12)
  expect(cases.filter(([name]) => fullSamples.includes(name))).toHaveLength(fullSamples.length)
  for (const [name, golden] of cases) {
    const given = /^(?:input\.(?:page\.html|html|md|blocks\.json|strapi\.json)|fields\.json)$/
    const rest = readdirSync(golden.folder).filter((file) => !given.test(file))
    expect(rest.sort(), name).toEqual([...storedOutputs(golden), 'context.json'].sort())
  }
})

/** The first line that differs, from shortly before the difference; empty when none does. */
function firstDifference(file: string, made: string, expected: string): readonly string[] {
  if (made === expected) return []
  const [a, b] = [made.split('\n'), expected.split('\n')]
  const at = a.findIndex((line, index) => line !== b[index])
  const [left = 'nothing', right = 'nothing'] = [a[at], b[at]]
  let column = 0
  while (column < left.length && left[column] === right[column]) column += 1
  const part = (line: string) => line.trim().slice(Math.max(0, column - 60), column + 140)
  return [`${file}:${at + 1}: made ${part(left)}, expected ${part(right)}`]
}
