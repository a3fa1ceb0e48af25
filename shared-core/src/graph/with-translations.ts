import type { Graph, Node } from '../model/graph.ts'
import type { Json } from '../model/values.ts'
import { normalizeAddress } from './address.ts'
import { printLanguage } from './print-language.ts'

/** A published page of an article in one language. */
export interface LanguageVersion {
  readonly url: string
  /** As the CMS names it, such as `pt-BR`. */
  readonly language: string
  /** The one from which the CMS has the others translated. */
  readonly isOriginal: boolean
}

/**
 * A page's graph whose article is tied to its other languages: the original names its translations, a translation its original. Their nodes
 * stand in the graphs of their own pages, so they are named here with address and language, as works: an article would have to say its
 * headline. The graph as it is where its article is none of
 * `versions`, stands alone, or is a translation whose original is not published. Again the same gives the same.
 */
export function withTranslations(graph: Graph, versions: readonly LanguageVersion[]): Graph {
  const idOf = ({ url }: LanguageVersion): string => `${normalizeAddress(url) ?? ''}#article`
  const own = versions.find((version) => graph['@graph'].some((node) => node['@id'] === idOf(version)))
  if (own === undefined) return graph
  const others = versions.filter((version) => idOf(version) !== idOf(own) && normalizeAddress(version.url) !== null)
  const related = own.isOriginal ? others : others.filter(({ isOriginal }) => isOriginal).slice(0, 1)
  if (related.length === 0) return graph
  const named = related.map((version): Json => {
    const language = printLanguage(version.language)
    const work = { '@type': 'CreativeWork', '@id': idOf(version), url: normalizeAddress(version.url)! }
    return language === null ? work : { ...work, inLanguage: language }
  })
  const tie = own.isOriginal ? { workTranslation: named } : { translationOfWork: named[0]! }
  return {
    ...graph,
    '@graph': graph['@graph'].map((node): Node => (node['@id'] === idOf(own) && node['@type'] !== undefined ? { ...node, ...tie } : node)),
  }
}
