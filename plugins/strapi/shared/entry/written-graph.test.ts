import type { Graph } from '@citable/core/graph'
import { describe, expect, it } from 'vitest'
import type { Mapping } from '../settings.ts'
import { carriedGraph, writtenNodes } from './written-graph.ts'

const mapped = (structuredData: string | null) => ({ structuredData }) as Mapping
const node = { '@type': 'Article', '@id': 'https://example.org/a#article', headline: 'Theirs' }

describe('what people wrote', () => {
  it.each<[string, string | null, Record<string, unknown>, readonly unknown[]]>([
    ['a node', 'schema', { schema: node }, [node]],
    ['a graph, without its context', 'schema', { schema: { '@context': 'https://schema.org', '@graph': [node] } }, [node]],
    ['a list', 'schema', { schema: [{ '@context': 'https://schema.org', ...node }, node] }, [node, node]],
    ['a component’s field', 'seo.structuredData', { seo: { structuredData: node } }, [node]],
    ['JSON in a text field', 'schema', { schema: JSON.stringify(node) }, [node]],
    ['an empty component', 'seo.structuredData', { seo: null }, []],
    ['an empty field', 'schema', { schema: null }, []],
    ['no JSON', 'schema', { schema: '{"@type":' }, []],
    ['what is no JSON-LD', 'schema', { schema: { colour: 'red' } }, []],
    ['a number', 'schema', { schema: 7 }, []],
    ['a field that is not mapped', null, { schema: node }, []],
  ])('%s', (_name, field, values, nodes) => expect(writtenNodes(values, mapped(field))).toEqual(nodes))
})

describe('what front ends get', () => {
  const ours: Graph = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Article', '@id': 'https://example.org/a#article', headline: 'Ours', wordCount: 7 }],
  }

  it('is the plugin’s where people wrote none', () => expect(carriedGraph(ours, [])).toBe(ours))
  it('is theirs, with what is missing there', () => {
    expect(carriedGraph(ours, [node])['@graph']).toEqual([{ ...node, wordCount: 7 }])
  })
})
