import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { type Article, readArticle } from '@citable/core'
import {
  buildGraph,
  checkStructuredData,
  type ForeignNode,
  type Graph,
  type Json,
  mergeGraph,
  type SchemaFault,
  serializeGraph,
  visibleText,
} from '@citable/core/graph'
import { wholeVocabulary } from '@citable/core/vocabulary'
import { vocabularyFiles } from '../data/build-vocabulary.ts'
import { validatorErrors } from '../sites/json-ld-faults.ts'
import { contextOf } from './context-of.ts'
import { type Measure, MissingData } from './data.ts'

const root = resolve(fileURLToPath(new URL('../../../..', import.meta.url)))

interface Oracle {
  loadVocabulary(file: string): unknown
  checkJsonLd(document: unknown, vocabulary: unknown, options: { strict: boolean }): readonly OracleFinding[]
}

interface OracleFinding {
  readonly kind: string
  readonly path: string
  readonly value?: string
}

interface Page {
  readonly id: string
  readonly url: string | null
}

const release = 'schemaorg/schemaorg-30.0-all-https.jsonld'

/**
 * Graphs of real pages before three judges: a vocabulary oracle that shares no code with us (beside the data), an independent validator
 * of Google's rules, and our own tables; with the page's JSON-LD as a source and without. Then merging into each page's own graph. Every
 * gate is 1: one fault on one page fails it.
 */
export async function evaluateGraph(folder: string): Promise<readonly Measure[]> {
  const oracleFile = join(folder, '../tools/jsonld-oracle.mjs')
  if (!existsSync(oracleFile)) throw new MissingData(`No oracle beside the data: ${oracleFile}`)
  const { loadVocabulary, checkJsonLd } = (await import(pathToFileURL(oracleFile).href)) as Oracle
  const vocabulary = loadVocabulary(join(folder, release))
  const judge = (document: unknown): readonly OracleFinding[] =>
    checkJsonLd(document, vocabulary, { strict: true }).filter((finding) => !isAllowed(finding))
  const pages = readFileSync(join(folder, 'pages/gold.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Page)
  const gates = new Map<string, string[]>()
  const note = (metric: string, page: string, faults: readonly unknown[]): void => {
    const failed = gates.get(metric) ?? []
    gates.set(metric, failed)
    if (faults.length > 0) failed.push(`${page}: ${JSON.stringify(faults[0]).slice(0, 300)}`)
  }
  for (const { id, url } of pages) {
    const html = gunzipSync(readFileSync(join(folder, `pages/${id}.html.gz`))).toString('utf8')
    for (const readJsonLd of [true, false]) {
      const { article, graph } = build(html, url, readJsonLd)
      const text = serializeGraph(graph)
      note('no oracle finding', id, judge(graph))
      note('no validator error', id, await validatorErrors(graph['@graph']))
      note('our own tables', id, ownFaults(graph, article))
      note('same bytes again', id, serializeGraph(build(html, url, readJsonLd).graph) === text ? [] : ['differs'])
      note('cannot end the script', id, /[<>&\u2028\u2029]/.test(text) ? [text.match(/.{20}[<>&\u2028\u2029]/)?.[0]] : [])
      if (readJsonLd) note('merged: host unchanged', id, mergeFaults(article, graph))
      if (readJsonLd)
        note(
          'merged: nothing new found',
          id,
          newFindings(article, graph, (document) => checkJsonLd(document, vocabulary, { strict: false })),
        )
    }
  }
  note('planted faults are seen', 'planted', await unseenFaults(judge))
  note('vocabulary is fresh', release, staleFiles(readFileSync(join(folder, release), 'utf8')))
  return [...gates].map(([metric, failed]) => {
    for (const line of failed.slice(0, 5)) console.error(`  graph, ${metric}: ${line}`)
    const total =
      metric === 'planted faults are seen' || metric === 'vocabulary is fresh'
        ? 1
        : metric.startsWith('merged')
          ? pages.length
          : 2 * pages.length
    const value = 1 - failed.length / total
    return { what: 'graph', metric, value, interval: [value, value], gate: 1, groups: total }
  })
}

function build(html: string, url: string | null, readJsonLd: boolean): { readonly article: Article; readonly graph: Graph } {
  const context = contextOf({ url, readJsonLd })
  const article = readArticle({ kind: 'page', html }, context)
  const words = article.blocks.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  return { article, graph: buildGraph({ article, context, words }).graph }
}

/** Energy is written as a text such as `320 kcal`, as in Google's own examples; schema.org names a quantity. */
const isAllowed = ({ kind, path }: OracleFinding): boolean => kind === 'range' && path.endsWith('.calories')

/** Our own tables over our own graph: nothing but advice, and every id that is named is described. */
function ownFaults(graph: Graph, article: Article): readonly SchemaFault[] {
  return checkStructuredData([graph as unknown as Json], { vocabulary: wholeVocabulary, visible: visibleText(article) }).filter(
    ({ level }) => level !== 'info',
  )
}

const crumb = { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' }

/** Nodes with one fault each, so that a judge that sees nothing does not pass for a clean graph. */
const planted: Readonly<Record<string, readonly ForeignNode[]>> = {
  'a type that is none': [{ '@type': 'Articel', '@id': '#a', headline: 'A' }],
  'a property of something else': [{ '@type': 'Article', '@id': '#a', headline: 'A', birthDate: '2001-01-01' }],
  'a date that is none': [{ '@type': 'Article', '@id': '#a', headline: 'A', datePublished: 'soon' }],
  'a reference to nothing': [{ '@type': 'Article', '@id': '#a', headline: 'A', author: { '@id': '#nobody' } }],
  'no headline': [{ '@type': 'Article', '@id': '#a', datePublished: '2026-01-01' }],
  'a question without an answer': [{ '@type': 'FAQPage', '@id': '#f', mainEntity: [{ '@type': 'Question', name: 'Why?' }] }],
  'an event without a start': [
    { '@type': 'Event', '@id': '#e', name: 'E', location: { '@type': 'Place', name: 'P', address: 'Street 1' } },
  ],
  'a video without a picture': [{ '@type': 'VideoObject', '@id': '#v', name: 'V', uploadDate: '2026-01-01' }],
  'a crumb without a name': [
    {
      '@type': 'BreadcrumbList',
      '@id': '#b',
      itemListElement: [
        { '@type': 'ListItem', position: 1 },
        { ...crumb, position: 2 },
      ],
    },
  ],
  'an id twice': [
    { '@type': 'Article', '@id': '#a', headline: 'A' },
    { '@type': 'Article', '@id': '#a', headline: 'B' },
  ],
}

/** Planted faults that none of the three judges sees. */
async function unseenFaults(judge: (document: unknown) => readonly OracleFinding[]): Promise<readonly string[]> {
  const unseen: string[] = []
  for (const [name, nodes] of Object.entries(planted)) {
    const graph = { '@context': 'https://schema.org', '@graph': nodes } as unknown as Graph
    const own = checkStructuredData([graph as unknown as Json], { vocabulary: wholeVocabulary, visible: null }).filter(
      ({ level }) => level !== 'info',
    )
    if (own.length + judge(graph).length + (await validatorErrors(graph['@graph'])).length === 0) unseen.push(name)
  }
  return unseen
}

/** Top-level nodes of the page's own JSON-LD. */
function hostNodes({ jsonLd }: Article): readonly ForeignNode[] {
  const open = (value: Json): readonly ForeignNode[] => {
    if (Array.isArray(value)) return value.flatMap(open)
    if (typeof value !== 'object' || value === null) return []
    const node = value as ForeignNode
    return Array.isArray(node['@graph']) ? open(node['@graph']) : [node]
  }
  return jsonLd.flatMap(open)
}

/** Every value of the host is as it was, except the three that merging may add to; merging again changes nothing. */
function mergeFaults(article: Article, graph: Graph): readonly string[] {
  const host = hostNodes(article)
  const { nodes } = mergeGraph(host, graph)
  const again = mergeGraph(nodes, graph)
  const changed = host.flatMap((node, at) =>
    Object.entries(node).flatMap(([key, value]) =>
      ['@type', 'mainEntity', 'dateModified'].includes(key) || JSON.stringify(nodes[at]![key]) === JSON.stringify(value)
        ? []
        : [`${at}.${key}`],
    ),
  )
  return [...changed, ...again.changes.map(({ kind, node }) => `again: ${kind} ${node}`)]
}

function newFindings(article: Article, graph: Graph, find: (document: unknown) => readonly OracleFinding[]): readonly OracleFinding[] {
  const host = hostNodes(article)
  const wrap = (nodes: readonly ForeignNode[]) => ({ '@context': 'https://schema.org', '@graph': nodes })
  const before = new Set(find(wrap(host)).map(({ kind, path }) => `${kind} ${path}`))
  return find(wrap(mergeGraph(host, graph).nodes)).filter(
    (finding) => !isAllowed(finding) && !before.has(`${finding.kind} ${finding.path}`),
  )
}

function staleFiles(text: string): readonly string[] {
  return vocabularyFiles(text).flatMap((file) => (readFileSync(join(root, file.path), 'utf8') === file.text ? [] : [file.path]))
}
