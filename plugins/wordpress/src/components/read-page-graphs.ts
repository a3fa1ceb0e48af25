/** Structured data that a page carries without ours. */
export interface PageGraphs {
  /** What another SEO plugin handed over before anything was added; null: none prints a graph on this page. */
  readonly foreign: { readonly host: string; readonly nodes: readonly Readonly<Record<string, unknown>>[] } | null
  /** Types in elements of yet others, such as the theme: they are left as they are. */
  readonly others: readonly string[]
  /** false: the page could not be read. */
  readonly isRead: boolean
}

const nothing: PageGraphs = { foreign: null, others: [], isRead: false }

type Fields = Readonly<Record<string, unknown>>

/** Reads the page at a signed address: a published one as a visitor without a session, a draft as its author. */
export async function readPageGraphs(address: string, isPublic: boolean): Promise<PageGraphs> {
  try {
    const response = await fetch(address, { credentials: isPublic ? 'omit' : 'same-origin', cache: 'no-store' })
    if (!response.ok) return nothing
    return pageGraphsOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  } catch {
    return nothing
  }
}

function pageGraphsOf(page: Document): PageGraphs {
  const foreign = foreignOf(parse(page.querySelector('script.citable-foreign')?.textContent ?? ''))
  const known = new Set<unknown>(foreign?.nodes.map((node) => node['@id']).filter((id) => id !== undefined))
  const elements = [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    nodesOf(parse(script.textContent ?? '')),
  )
  const others = elements.filter((nodes) => foreign === null || !nodes.some((node) => known.has(node['@id'])))
  const types = others.flat().flatMap((node) => [node['@type']].flat().filter((type): type is string => typeof type === 'string'))
  return { foreign, others: [...new Set(types)], isRead: true }
}

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

function foreignOf(value: unknown): PageGraphs['foreign'] {
  if (!isRecord(value) || typeof value.host !== 'string' || !Array.isArray(value.nodes)) return null
  return { host: value.host, nodes: value.nodes.filter(isRecord) }
}

const nodesOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value)
    ? value.flatMap(nodesOf)
    : isRecord(value)
      ? Array.isArray(value['@graph'])
        ? nodesOf(value['@graph'])
        : [value]
      : []

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
