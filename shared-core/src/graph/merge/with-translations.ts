import type { Graph, Node } from '../../model/graph.ts'
import type { Json } from '../../model/values.ts'
import { normalizeAddress } from '../address.ts'
import { printLanguage } from '../facts/print-language.ts'

/** A published page of an article in one language. */
export interface LanguageVersion {
  readonly url: string
  /** As the CMS names it, such as `pt-BR`. */
  readonly language: string
  /** The one from which the CMS has the others translated. */
  readonly isOriginal: boolean
}

/**
 * A page's graph with its article linked to its other languages: the original names its translations, a translation its original, by address
 * and language only, because their nodes are in the graphs of their own pages. Unchanged when the article is not among `versions`, is the only
 * one, or its original is not published. Applying it again changes nothing.
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
