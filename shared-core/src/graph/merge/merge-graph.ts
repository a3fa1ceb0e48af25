import type { Graph, Node } from '../../model/graph.ts'
import { printDate } from '../../model/print-date.ts'
import { articleFamily, contentFamilies, organizationFamily, pageFamily, thingNames } from '../../model/schema-types.ts'
import type { Json } from '../../model/values.ts'
import { questionKey } from '../facts/question-key.ts'
import { bareTypesOf } from '../vocabulary/type-names.ts'
import { typesOf } from './join-graph.ts'

/** A node of another plugin's graph: it may have no id. */
export type ForeignNode = { readonly [property: string]: Json }

export const mergeChangeKinds = ['nodeAdded', 'propertyAdded', 'faqAdded', 'questionsAdded', 'dateModifiedRaised'] as const

/** A change that merging made to the other graph: the author can see it and undo it. */
export interface MergeChange {
  readonly kind: (typeof mergeChangeKinds)[number]
  /** Id of the node, else its first type, else `''`. */
  readonly node: string
  /** null: the whole node. */
  readonly property: string | null
  /** The value before; null: there was none. */
  readonly from: Json
  /** The value after; of questions only those that were added. */
  readonly to: Json
}

export interface MergedGraph {
  /** The other graph's nodes first, in their order; Citable's follow. */
  readonly nodes: readonly ForeignNode[]
  readonly changes: readonly MergeChange[]
}

/** Kinds of content of which a page has one source: where another tool prints one of the types, Citable's is left out. */
export const mergeFamilies: readonly (readonly string[])[] = [
  contentFamilies.howTo,
  contentFamilies.recipe,
  // The last three are no subject of a page.
  [...contentFamilies.event, 'DeliveryEvent', 'PublicationEvent', 'SaleEvent'],
  contentFamilies.product,
  contentFamilies.review,
  contentFamilies.video,
  ...thingNames.map((name) => contentFamilies[name]),
]

/** Absent on the other article, these come from Citable's, in this order. The last four link Citable's content nodes. */
// biome-ignore format: a table
export const enrichments = ['about', 'mentions', 'citation', 'editor', 'translator', 'abstract', 'inLanguage', 'wordCount', 'speakable', 'isAccessibleForFree', 'description', 'image', 'hasPart', 'mainEntity', 'video', 'audio']

/** Properties that a page without an id in the other graph, such as a bare FAQPage, takes from Citable's, so that everything else can refer to it. */
export const pageIdentity = ['@id', 'url', 'name', 'isPartOf', 'breadcrumb', 'inLanguage', 'datePublished', 'dateModified']

/**
 * Adds our graph to another plugin's without overwriting; merging again changes nothing. Twin of PHP's `Graph\Merge`.
 *
 * Citable's nodes whose role (web site, publisher, page, main image, breadcrumb trail, article), id or kind the other graph has are left out, and
 * references to them lead to its nodes, or go where those have no id. Its article gets properties it lacks, from `enrichments`; a modification before the publication
 * becomes the publication date. Our questions join its FAQPage, or its page becomes one if it has no main entity.
 *
 * `elsewhere`: types that the other plugin prints later, such as `FAQPage` of its own blocks; Citable's of these are left out.
 */
export function mergeGraph(
  foreign: readonly ForeignNode[],
  ours: Graph,
  { elsewhere = [] }: { readonly elsewhere?: readonly string[] } = {},
): MergedGraph {
  const changes: MergeChange[] = []
  const nodes: ForeignNode[] = [...foreign]
  const host = rolesOf(nodes)
  const own = rolesOf(ours['@graph'])
  const hostFaq = nodes.findIndex((node) => isOf(node, ['FAQPage']))
  const inner = innerNodes(foreign)
  const everywhere = [...foreign, ...inner]
  const hasInnerArticle = host.article === null && inner.some((node) => isOf(node, articleFamily))
  const hasInnerFaq = hostFaq === -1 && inner.some((node) => isOf(node, ['FAQPage']))
  const isFaqElsewhere = elsewhere.includes('FAQPage')

  // Our ids → theirs; null: they have the thing but no id for it.
  const ids = new Map<string, string | null>()
  const link = (ourNode: Node | null, theirs: ForeignNode | null | undefined) => {
    if (ourNode !== null && theirs) ids.set(ourNode['@id'], idOf(theirs))
  }
  /** Citable's node is left out, and nothing may point to it. */
  const skip = (ourNode: Node) => {
    if (!ids.has(ourNode['@id'])) ids.set(ourNode['@id'], null)
  }
  for (const node of ours['@graph']) if (nodes.some((other) => other['@id'] === node['@id'])) ids.set(node['@id'], node['@id'])
  link(own.webSite, host.webSite)
  link(own.publisher, host.publisher)
  if (own.logo !== null && host.publisher !== null) skip(own.logo)
  if (own.page !== null && host.page !== null) ids.set(own.page['@id'], idOf(host.page) ?? own.page['@id'])
  link(own.breadcrumb, host.breadcrumb)
  link(own.article, host.article)
  if (own.article !== null && hasInnerArticle) skip(own.article)
  if (own.image !== null && host.hasImage && !ids.has(own.image['@id'])) ids.set(own.image['@id'], idOf(host.image ?? {}))
  for (const node of ours['@graph']) {
    const kind = node['@id'].includes('#citable-') ? mergeFamilies.find((types) => isOf(node, types)) : undefined
    if (kind === undefined || ids.has(node['@id'])) continue
    if (kind.some((type) => elsewhere.includes(type))) skip(node)
    else if (everywhere.some((other) => isOf(other, kind))) ids.set(node['@id'], counterpartId(node, kind, ours['@graph'], everywhere))
  }
  const rewrite = (value: Json): Json | undefined => rewriteIds(value, ids)
  const about = host.page?.description
  const ourArticle =
    own.article !== null && typeof about === 'string' && about !== '' ? { ...own.article, description: about } : own.article

  for (const node of ours['@graph']) {
    if (ids.has(node['@id'])) continue
    const isPage = node === own.page
    const plain = isPage && (isFaqElsewhere || hostFaq >= 0 || hasInnerFaq) ? withoutFaq(node) : node
    const rewritten = rewrite(node === own.article ? ourArticle! : plain) as ForeignNode
    const added = node === own.article ? withTheirAuthors(rewritten, foreign) : rewritten
    nodes.push(added)
    changes.push({ kind: 'nodeAdded', node: node['@id'], property: null, from: null, to: added })
  }

  const article = host.article === null ? -1 : foreign.indexOf(host.article)
  const page = host.page === null ? -1 : foreign.indexOf(host.page)
  /** Properties that the other tool's node lacks, from Citable's. */
  const enrich = (at: number, from: Node | null, properties: readonly string[]) => {
    if (at < 0 || from === null) return
    const added = properties.flatMap((property) => {
      const ourValue = from[property]
      const value = ourValue === undefined || Object.hasOwn(nodes[at]!, property) ? undefined : rewrite(ourValue)
      return value === undefined ? [] : [[property, value] as const]
    })
    for (const [property, value] of added)
      changes.push({ kind: 'propertyAdded', node: nameOf(nodes[at]!), property, from: null, to: value })
    nodes[at] = Object.fromEntries([...Object.entries(nodes[at]!), ...added])
  }
  enrich(article, ourArticle, enrichments)
  const hasOurTrail = own.breadcrumb !== null && !ids.has(own.breadcrumb['@id'])
  enrich(page, own.page, page >= 0 && idOf(foreign[page]!) === null ? pageIdentity : hasOurTrail ? ['breadcrumb'] : [])

  const main = article >= 0 ? article : page
  const repaired = main < 0 ? null : repairDates(nodes[main]!)
  if (repaired !== null) {
    const [from, to] = [nodes[main]!.dateModified!, repaired.dateModified!]
    changes.push({ kind: 'dateModifiedRaised', node: nameOf(repaired), property: 'dateModified', from, to })
    nodes[main] = repaired
  }

  const questions = own.page !== null && typesOf(own.page).includes('FAQPage') ? listOf(own.page.mainEntity) : []
  if (!isFaqElsewhere && !hasInnerFaq && questions.length > 0) {
    if (hostFaq >= 0) {
      const faq = nodes[hostFaq]!
      const there = listOf(faq.mainEntity)
      const keys = there.map((question) => questionKey(questionName(question, nodes)))
      const missing = questions.filter((question) => !keys.includes(questionKey(questionName(question, nodes))))
      if (missing.length > 0) {
        changes.push({ kind: 'questionsAdded', node: nameOf(faq), property: 'mainEntity', from: faq.mainEntity ?? null, to: missing })
        nodes[hostFaq] = { ...faq, mainEntity: [...there, ...missing] }
      }
    } else if (page >= 0 && !Object.hasOwn(nodes[page]!, 'mainEntity')) {
      const node = nodes[page]!
      const types = [...typesOf(node), 'FAQPage']
      changes.push({ kind: 'faqAdded', node: nameOf(node), property: '@type', from: node['@type'] ?? null, to: types })
      changes.push({ kind: 'faqAdded', node: nameOf(node), property: 'mainEntity', from: null, to: questions })
      nodes[page] = { ...node, '@type': types, mainEntity: questions }
    }
  }
  return { nodes, changes }
}

/**
 * The id of the node for the same thing as Citable's: that of the same name, or the only one of a kind of which Citable has one, too. Null: there
 * is none, it has no id, or another node has the same id.
 */
function counterpartId(node: Node, kind: readonly string[], ours: readonly Node[], theirs: readonly ForeignNode[]): string | null {
  const ofKind = theirs.filter((other) => isOf(other, kind))
  const isOnly = ofKind.length === 1 && ours.filter((other) => isOf(other, kind)).length === 1
  const same = ofKind.find(({ name }) => typeof name === 'string' && name === node.name) ?? (isOnly ? ofKind[0] : undefined)
  const id = same === undefined ? null : idOf(same)
  return id !== null && theirs.filter((other) => idOf(other) === id && saysMore(other)).length === 1 ? id : null
}

interface Roles<Kind extends ForeignNode> {
  readonly webSite: Kind | null
  readonly publisher: Kind | null
  readonly logo: Kind | null
  readonly page: Kind | null
  readonly image: Kind | null
  /** A main image is there, as a node or as a plain value. */
  readonly hasImage: boolean
  readonly breadcrumb: Kind | null
  readonly article: Kind | null
}

function rolesOf<Kind extends ForeignNode>(nodes: readonly Kind[]): Roles<Kind> {
  const first = (types: readonly string[]) => nodes.find((node) => isOf(node, types)) ?? null
  const target = (value: Json | undefined) => {
    const id = listOf(value).map(idOf)[0] ?? null
    return id === null ? null : (nodes.find((node) => node['@id'] === id) ?? null)
  }
  const webSite = first(['WebSite'])
  // a page of questions alone is a page, too
  const page = first(pageFamily) ?? first(['FAQPage'])
  const article = first(articleFamily)
  // Some write the publisher and the trail inside other nodes.
  const inside = (value: Json | undefined) => (listOf(value).find(saysMore) as Kind | undefined) ?? null
  const publisher =
    target(webSite?.publisher) ??
    target(article?.publisher) ??
    inside(webSite?.publisher) ??
    inside(article?.publisher) ??
    first(organizationFamily)
  const image = target(article?.image) ?? target(page?.primaryImageOfPage)
  return {
    webSite,
    publisher,
    logo: target(publisher?.logo),
    page,
    image,
    hasImage: image !== null || article?.image !== undefined || page?.primaryImageOfPage !== undefined,
    breadcrumb: first(['BreadcrumbList']) ?? inside(page?.breadcrumb),
    article,
  }
}

/** Authors that the other graph defines, by id or by name, become references: nothing is defined twice. */
function withTheirAuthors(article: ForeignNode, foreign: readonly ForeignNode[]): ForeignNode {
  if (article.author === undefined) return article
  const author = listOf(article.author).map((one): Json => {
    const own = one as ForeignNode
    if (own.name === undefined) return own
    const theirs = foreign.find(
      (node) => (own['@id'] !== undefined && node['@id'] === own['@id']) || (isAgent(node) && node.name === own.name),
    )
    const id = theirs === undefined ? null : idOf(theirs)
    return id === null ? own : { '@id': id }
  })
  return { ...article, author }
}

const isOf = (node: ForeignNode, types: readonly string[]): boolean => bareTypesOf(node).some((type) => types.includes(type))

/** Deeper values are not looked into. */
const deepest = 8

/** Nodes inside others, such as a theme's article inside its page. */
function innerNodes(values: readonly Json[], depth = 0): readonly ForeignNode[] {
  if (depth > deepest) return []
  return values.flatMap((value) => {
    if (Array.isArray(value)) return innerNodes(value, depth + 1)
    if (typeof value !== 'object' || value === null) return []
    const inside = innerNodes(Object.values(value), depth + 1)
    return depth === 0 ? inside : [value as ForeignNode, ...inside]
  })
}

const isAgent = (node: ForeignNode) => isOf(node, ['Person', ...organizationFamily])

function listOf(value: Json | undefined): readonly Json[] {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value as Json]
}

function idOf(value: Json): string | null {
  const id = typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ForeignNode)['@id'] : null
  return typeof id === 'string' ? id : null
}

/** More than a reference. */
const saysMore = (value: Json): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).some((key) => key !== '@id')

const nameOf = (node: ForeignNode): string => idOf(node) ?? typesOf(node)[0] ?? ''

function questionName(question: Json, nodes: readonly ForeignNode[]): string {
  if (typeof question !== 'object' || question === null || Array.isArray(question)) return ''
  const own = question as ForeignNode
  const node = own.name === undefined ? nodes.find((other) => other['@id'] !== undefined && other['@id'] === own['@id']) : own
  return typeof node?.name === 'string' ? node.name : ''
}

function withoutFaq(page: Node): Node {
  const types = typesOf(page).filter((type) => type !== 'FAQPage')
  if (types.length === typesOf(page).length) return page
  return Object.fromEntries(
    Object.entries(page).flatMap(([key, value]) =>
      key === 'mainEntity' ? [] : [[key, key === '@type' ? (types.length === 1 ? types[0]! : types) : value] as const],
    ),
  ) as Node
}

/** Null: nothing to repair. */
function repairDates(node: ForeignNode): ForeignNode | null {
  const { datePublished, dateModified } = node
  if (typeof datePublished !== 'string' || typeof dateModified !== 'string') return null
  const [published, modified] = [printDate(datePublished), printDate(dateModified)]
  return published !== null && modified !== null && modified.seconds < published.seconds ? { ...node, dateModified: datePublished } : null
}

/** Ids replaced by the map; references to things without an id leave, and what then is empty. */
function rewriteIds(value: Json, ids: ReadonlyMap<string, string | null>): Json | undefined {
  if (Array.isArray(value)) {
    const items = value.map((item) => rewriteIds(item, ids)).filter((item) => item !== undefined)
    return items.length === 0 ? undefined : items
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, item]): (readonly [string, Json])[] => {
    if (key === '@id' && typeof item === 'string') {
      const target = ids.has(item) ? ids.get(item)! : item
      return target === null ? [] : [[key, target]]
    }
    const rewritten = rewriteIds(item, ids)
    return rewritten === undefined ? [] : [[key, rewritten]]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}
