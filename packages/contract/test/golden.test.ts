import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze } from '@citable/core'
import { type LanguagePack, loadLanguagePack, packTags } from '@citable/core/languages'
import { beforeAll, describe, expect, test } from 'vitest'
import { Optimization } from '../src/index.ts'
import { present } from '../src/present/index.ts'
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
  const folder = join(goldenFolder, 'invalid')
  const schemas = { 'optimize-request': OptimizeRequest, optimization: Optimization }
  interface Invalid {
    readonly schema: keyof typeof schemas
    readonly why: string
    readonly value: unknown
  }
  test.each(readdirSync(folder).map((file) => [file]))('%s is refused', (file) => {
    const { schema, value } = readJson<Invalid>(join(folder, file))
    expect(schemas[schema].safeParse(value).success).toBe(false)
  })
  test('there are more than ten cases', () => expect(readdirSync(folder).length).toBeGreaterThan(10))
})

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
