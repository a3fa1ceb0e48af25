import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze } from '@citable/core'
import {
  buildFactsGraph,
  type Graph,
  joinGraph,
  mergeGraph,
  type Node,
  type PostFacts,
  type SiteFacts,
  serializeGraph,
  splitGraph,
} from '@citable/core/graph'
import { type LanguagePack, loadLanguagePack, packTags } from '@citable/core/languages'
import { beforeAll, describe, expect, test } from 'vitest'
import { Optimization } from '../src/index.ts'
import { present } from '../src/present/index.ts'
import { presentRequest, readRequest } from '../src/present/requests.ts'
import { OptimizeRequest } from '../src/schemas/optimize-request.ts'
import { type GoldenCase, goldenFolder, goldenOutputs, readGoldenCases, readJson } from './read-golden.ts'
import { runGolden } from './run-golden.ts'

const cases = readGoldenCases().map((one) => [one.name, one] as const)
let languages: readonly LanguagePack[] = []

beforeAll(async () => {
  languages = (await Promise.all(packTags.map(loadLanguagePack))).filter((pack) => pack !== null)
})

const stored = <Value>({ folder }: GoldenCase, file: string) => readJson<Value>(join(folder, file))
const basesOf = (site: SiteFacts, post: PostFacts) => ({ home: site.url, page: post.url ?? '' })

describe.each(cases)('%s', (_name, golden) => {
  test('gives the stored bytes', () => {
    const made = runGolden(golden, languages)
    const differences = goldenOutputs.flatMap((file) => firstDifference(file, made[file], readFileSync(join(golden.folder, file), 'utf8')))
    expect(differences, 'a change meant? pnpm golden:update, and read the difference').toEqual([])
  })

  // no host looks again: what `present` makes goes out as it is
  test('the optimization fits its schema, with no member more, in the order of the schema', () => {
    const optimization = stored<Record<string, unknown>>(golden, 'optimization.json')
    expect(JSON.stringify(Optimization.parse(optimization))).toBe(JSON.stringify(optimization))
  })

  test('facts and stored nodes give the printed graph, as PHP makes it', () => {
    // With optimizations off the host's own graph has more than the analysis was asked for.
    if (!golden.context.options.seo || !golden.context.options.aeo) return
    const graph = buildFactsGraph(stored(golden, 'site.json'), stored(golden, 'post.json'), stored<Node[]>(golden, 'stored.json'))
    expect(serializeGraph(graph)).toBe(readFileSync(join(golden.folder, 'graph.txt'), 'utf8'))
  })

  test('splitting and joining gives the same graph; merging with itself changes nothing', () => {
    const graph = stored<Graph>(golden, 'graph.json')
    const bases = basesOf(stored(golden, 'site.json'), stored(golden, 'post.json'))
    const parts = splitGraph(graph, bases)
    expect(serializeGraph(joinGraph(parts.site, parts.post, parts.stored, bases))).toBe(serializeGraph(graph))
    expect(mergeGraph(graph['@graph'], graph)).toEqual({ nodes: graph['@graph'], changes: [] })
  })

  test('the graph is closed, its ids are unique, its text cannot end the script element', () => {
    const graph = stored<Graph>(golden, 'graph.json')
    const text = readFileSync(join(golden.folder, 'graph.txt'), 'utf8')
    const ids = graph['@graph'].map((node) => node['@id'])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of referencesIn(graph['@graph'])) expect(ids).toContain(id)
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual(graph)
  })

  test('sent as a request and read back, it is the same analysis', () => {
    const request = presentRequest(golden.input, golden.context)
    // Fields that no request may carry are refused by the service; everything else must survive.
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
  test('there are cases for both sides', () => expect(readdirSync(folder).length).toBeGreaterThan(10))
})

test('every case has all its files', () => {
  expect(cases.length).toBeGreaterThanOrEqual(12)
  for (const [, { folder }] of cases)
    for (const file of [...goldenOutputs, 'context.json']) expect(existsSync(join(folder, file)), `${folder}/${file}`).toBe(true)
})

/** The first line that differs; empty when none does. */
function firstDifference(file: string, made: string, expected: string): readonly string[] {
  if (made === expected) return []
  const [a, b] = [made.split('\n'), expected.split('\n')]
  const at = a.findIndex((line, index) => line !== b[index])
  return [`${file}:${at + 1}: made ${(a[at] ?? 'nothing').trim().slice(0, 200)}, expected ${(b[at] ?? 'nothing').trim().slice(0, 200)}`]
}

/** Ids of values that are nothing but references. */
function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  const { '@id': id, ...rest } = value as Record<string, unknown>
  return Object.keys(rest).length === 0 ? [String(id)] : Object.values(rest).flatMap(referencesIn)
}
