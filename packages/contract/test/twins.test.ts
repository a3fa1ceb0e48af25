import {
  buildFactsGraph,
  contentHash,
  type ForeignNode,
  type Graph,
  joinGraph,
  mergeGraph,
  type Node,
  type PostFacts,
  type SiteFacts,
  serializeGraph,
} from '@citable/core/graph'
import { describe, expect, test } from 'vitest'
import { readCases } from './read-table.ts'

/** Tables that PHPUnit runs too: what is written twice must agree byte by byte. */
function cases<Case extends { readonly name: string }>(file: string): readonly (readonly [string, Case])[] {
  const read = readCases<Case>(file)
  expect(read.length).toBeGreaterThan(5)
  return read
}

describe('print', () => {
  test.each(cases<{ name: string; value: Graph; text: string }>('print-cases.json'))('%s', (_name, { value, text }) => {
    expect(serializeGraph(value)).toBe(text)
    expect(JSON.parse(text)).toEqual(value)
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
  })
})

describe('facts', () => {
  test.each(cases<{ name: string; site: SiteFacts; post: PostFacts; stored?: Node[]; text: string }>('facts-cases.json'))(
    '%s',
    (_name, { site, post, stored, text }) => {
      const graph = buildFactsGraph(site, post, stored)
      expect(serializeGraph(graph)).toBe(text)
      const ids = graph['@graph'].map((node) => node['@id'])
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, id] of text.matchAll(/\{"@id":"([^"]*)"\}/g)) expect(ids).toContain(JSON.parse(`"${id}"`))
    },
  )
})

describe('join', () => {
  type Case = { name: string; site: Node[]; post: Node[]; stored: Node[]; home: string; page: string; text: string }
  test.each(cases<Case>('join-cases.json'))('%s', (_name, { site, post, stored, home, page, text }) => {
    const graph = joinGraph(site, post, stored, { home, page })
    expect(serializeGraph(graph)).toBe(text)
    expect(joinGraph([], graph['@graph'], stored, { home, page })).toEqual(graph)
  })
})

describe('merge', () => {
  type Case = { name: string; foreign: ForeignNode[]; ours: Node[]; elsewhere?: string[]; nodes: ForeignNode[]; changes: unknown[] }
  test.each(cases<Case>('merge-cases.json'))('%s', (_name, { foreign, ours, elsewhere = [], nodes, changes }) => {
    const graph: Graph = { '@context': 'https://schema.org', '@graph': ours }
    const merged = mergeGraph(foreign, graph, { elsewhere })
    expect(JSON.stringify(merged.nodes)).toBe(JSON.stringify(nodes))
    expect(merged.changes).toEqual(changes)
    const again = mergeGraph(merged.nodes, graph, { elsewhere })
    expect(JSON.stringify(again.nodes)).toBe(JSON.stringify(nodes))
    expect(again.changes).toEqual([])
    const faqPages = merged.nodes.filter((node) => [node['@type']].flat().includes('FAQPage'))
    expect(faqPages.length).toBeLessThanOrEqual(1)
    foreign.forEach((node, at) => {
      for (const [key, value] of Object.entries(node))
        if (!['@type', 'mainEntity', 'dateModified'].includes(key)) expect(merged.nodes[at]![key]).toEqual(value)
    })
  })
})

describe('hash', () => {
  test.each(cases<{ name: string; title: string; content: string; seo_title?: string; hash: string }>('hash-cases.json'))(
    '%s',
    (_name, { title, content, seo_title: seoTitle, hash }) => {
      expect(contentHash(title, content, seoTitle)).toBe(hash)
    },
  )
})
