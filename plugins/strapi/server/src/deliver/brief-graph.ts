import type { Graph, Json } from '@citable/core'
import { articleFamily } from '@citable/core/graph'

type Properties = Readonly<Record<string, Json>>

/** What stays of the entry's node, dearest first: where even this is too long, the last ones go. */
const retained = [
  ...['@type', '@id', 'url', 'headline', 'name', 'inLanguage', 'datePublished', 'dateModified', 'mainEntityOfPage'],
  ...['author', 'publisher', 'image', 'jobTitle', 'description', 'sameAs'],
] as const

/** Of people and organizations that the node names. */
const ofOthers = ['@type', '@id', 'name', 'url']

const isKind = (node: Properties, kinds: readonly string[]): boolean =>
  [node['@type'] ?? null].flat().some((type) => typeof type === 'string' && kinds.includes(type))

const pick = (node: Properties, names: readonly string[]): Properties =>
  Object.fromEntries(names.flatMap((name) => (node[name] === undefined ? [] : [[name, node[name]]])))

/**
 * The graph of an entry among many: the node of the article, the person or the page alone, with the author and publisher inside. `fits`
 * says whether it is short enough. What repeats the text (questions, steps, ingredients) is left out. null: nothing is short enough.
 */
export function briefGraph({ '@context': context, '@graph': nodes }: Graph, fits: (graph: Graph) => boolean): Graph | null {
  const find = (...kinds: readonly string[]) => nodes.find((node) => isKind(node, kinds))
  const main =
    find(...articleFamily) ?? (find('ProfilePage') && find('Person')) ?? find('WebPage', 'AboutPage', 'ContactPage', 'CollectionPage')
  if (main === undefined) return null
  const byId = new Map(nodes.map((node) => [node['@id'], node as Properties]))
  const whole = (value: Json): Json =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...byId.get(String((value as Properties)['@id'])), ...value }
      : value
  const lean = (name: string, value: Json): Json => {
    const named = [value].flat().map(whole)
    if (name === 'author' || name === 'publisher')
      return named.map((one) => (typeof one === 'object' ? pick(one as Properties, ofOthers) : one)).slice(0, 3)
    const [first = null] = named
    if (typeof first !== 'object' || first === null) return name === 'sameAs' ? named : first
    const { contentUrl, url, '@id': id } = first as Properties
    return name === 'image' ? (contentUrl ?? url ?? id ?? null) : (id ?? null)
  }
  // a page's questions are left out, and so is the type that says it has some
  const type = main['@type'] === undefined || !isKind(main, ['FAQPage']) ? main['@type'] : 'WebPage'
  const all = Object.entries(pick({ ...main, ...(type !== undefined && { '@type': type }) }, retained)).map(
    ([name, value]) => [name, ['@type', '@id'].includes(name) ? value : lean(name, value)] as const,
  )
  for (let count = all.length; count > 2; count--) {
    const graph = { '@context': context, '@graph': [Object.fromEntries(all.slice(0, count)) as Graph['@graph'][number]] }
    if (fits(graph)) return graph
  }
  return null
}
