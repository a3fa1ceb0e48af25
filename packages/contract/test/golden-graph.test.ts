import { join } from 'node:path'
import { type Answer, type KindOfText, readArticle } from '@citable/core'
import {
  buildFactsGraph,
  buildGraph,
  joinGraph,
  mergeGraph,
  type Node,
  type PostFacts,
  type SiteFacts,
  serializeGraph,
  splitGraph,
} from '@citable/core/graph'
import { languageFor, loadLanguagePack } from '@citable/core/languages'
import { describe, expect, test } from 'vitest'
import { type GoldenCase, readGoldenCases, readGraph, readJson } from './read-golden.ts'

const cases = readGoldenCases().map((one) => [one.name, one] as const)

interface Parts {
  readonly site: SiteFacts
  readonly post: PostFacts
  readonly stored: readonly Node[]
}
const partsOf = ({ folder }: GoldenCase) => readJson<Parts>(join(folder, 'parts.json'))
const basesOf = (site: SiteFacts, post: PostFacts) => ({ home: site.url, page: post.url ?? '' })

/** What the graph needs of an analysis, as the case holds it. */
interface Judged {
  readonly answers: readonly Pick<Answer, 'question' | 'state'>[]
  readonly schema_notes: readonly { readonly code: string; readonly property: string | null }[]
  readonly text_kind: KindOfText
  readonly schema_type: {
    readonly type: string
    readonly article_type: string
    readonly alternatives: readonly { readonly type: string }[]
  }
}

describe.each(cases)('%s', (_name, golden) => {
  test('article, count of words and states of questions give the printed graph, its type and its notes', async () => {
    const { answers, schema_notes, schema_type, text_kind: kind } = readJson<Judged>(join(golden.folder, 'judged.json'))
    const { text } = readGraph(golden)
    const article = readArticle(golden.input, golden.context)
    const pack = await loadLanguagePack(article.language)
    const { graph, notes, type } = buildGraph({
      article,
      context: kind.kind === 'news' ? { ...golden.context, textKind: 'news' } : golden.context,
      words: Number(/"wordCount":(\d+)/.exec(text)?.[1] ?? 0),
      months: languageFor(article.language, pack === null ? [] : [pack]).pack.months,
      answers: answers as readonly Answer[],
    })
    expect(serializeGraph(graph)).toBe(text)
    expect(notes.map(({ code, property }) => [code, property])).toEqual(schema_notes.map(({ code, property }) => [code, property]))
    expect([type.type, type.articleType, ...type.alternatives.map((other) => other.type)]).toEqual([
      schema_type.type,
      schema_type.article_type,
      ...schema_type.alternatives.map((other) => other.type),
    ])
  })

  test('facts and stored nodes give the printed graph, as PHP makes it', () => {
    // With optimizations off the host's own graph has more than the analysis was asked for.
    if (!golden.context.options.seo || !golden.context.options.aeo) return
    const { site, post, stored } = partsOf(golden)
    expect(serializeGraph(buildFactsGraph(site, post, stored))).toBe(readGraph(golden).text)
  })

  test('splitting and joining gives the same graph; merging with itself changes nothing', () => {
    const { graph } = readGraph(golden)
    const { site, post } = partsOf(golden)
    const bases = basesOf(site, post)
    const parts = splitGraph(graph, bases)
    expect(serializeGraph(joinGraph(parts.site, parts.post, parts.stored, bases))).toBe(serializeGraph(graph))
    expect(mergeGraph(graph['@graph'], graph)).toEqual({ nodes: graph['@graph'], changes: [] })
  })

  test('the graph is closed, its ids are unique, its text cannot end the script element', () => {
    const { graph, text } = readGraph(golden)
    const ids = graph['@graph'].map((node) => node['@id'])
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of referencesIn(graph['@graph'])) expect(ids).toContain(id)
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(serializeGraph(graph)).toBe(text)
  })
})

/** Ids of values that are nothing but references. */
function referencesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (typeof value !== 'object' || value === null) return []
  const { '@id': id, ...rest } = value as Record<string, unknown>
  return Object.keys(rest).length === 0 ? [String(id)] : Object.values(rest).flatMap(referencesIn)
}
