import { isFields, pageElements, parseJson } from '../../publishing/page-elements.ts'

/** Structured data that a page carries without Citable's. */
export interface PageGraphs {
  /** Another SEO plugin's graph before anything was added; null: none prints a graph on this page. */
  readonly foreign: { readonly seo_plugin: string; readonly nodes: readonly Readonly<Record<string, unknown>>[] } | null
  /** Types in elements of yet others, such as the theme: they are left as they are. */
  readonly others: readonly string[]
  /** false: the page could not be read. */
  readonly isRead: boolean
}

const nothing: PageGraphs = { foreign: null, others: [], isRead: false }

/** Reads the page at a signed address: a published one as a visitor without a session, a draft as its author. */
export async function readPageGraphs(address: string, isPublic: boolean, signal: AbortSignal): Promise<PageGraphs> {
  try {
    const response = await fetch(address, { credentials: isPublic ? 'omit' : 'same-origin', cache: 'no-store', signal })
    if (!response.ok) return nothing
    return pageGraphsOf(new DOMParser().parseFromString(await response.text(), 'text/html'))
  } catch {
    return nothing
  }
}

function pageGraphsOf(page: Document): PageGraphs {
  const foreign = foreignOf(parseJson(page.querySelector('script.citable-foreign')?.textContent))
  const known = new Set<unknown>(foreign?.nodes.map((node) => node['@id']).filter((id) => id !== undefined))
  const others = pageElements(page).filter(({ nodes }) => foreign === null || !nodes.some((node) => known.has(node['@id'])))
  const types = others
    .flatMap(({ nodes }) => nodes)
    .flatMap((node) => [node['@type']].flat().filter((type): type is string => typeof type === 'string'))
  return { foreign, others: [...new Set(types)], isRead: true }
}

function foreignOf(value: unknown): PageGraphs['foreign'] {
  if (!isFields(value) || typeof value.seo_plugin !== 'string' || !Array.isArray(value.nodes)) return null
  return { seo_plugin: value.seo_plugin, nodes: value.nodes.filter(isFields) }
}
