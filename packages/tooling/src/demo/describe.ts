interface GraphLike {
  readonly '@graph': readonly { readonly [property: string]: unknown }[]
}

/** The types of a graph's nodes in order, and the whole graph indented below them. */
export function describeGraph(graph: GraphLike): string {
  const types = graph['@graph'].map((node) => [node['@type']].flat().join(' + '))
  return `${types.join(', ')}\n${JSON.stringify(graph, null, 2)}`
}

/** Titles, numbered from 1, a line each. */
export function listTitles(titles: readonly string[]): string {
  return titles.map((title, index) => `${index + 1}. ${title}`).join('\n')
}
