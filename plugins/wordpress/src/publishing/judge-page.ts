import { isArticleType } from '@citable/core/graph'
import type { Fields, PageElement } from './page-elements.ts'

/**
 * `carried`: in Citable's element. `merged`: in that of another plugin. `outdated`: an older version of it, as a cache serves.
 * `twice`: two elements describe an article. `missing`: nothing of it.
 */
export type PageJudgement = 'carried' | 'merged' | 'outdated' | 'twice' | 'missing'

const typesOf = (node: Fields): readonly string[] => [node['@type']].flat().filter((type): type is string => typeof type === 'string')

/** Questions and nodes of the text are there only for readers to whom the page shows that text. */
const isOfText = (node: Fields): boolean => String(node['@id'] ?? '').includes('#citable-')

const keyOf = (node: Fields): string =>
  `${typesOf(node)
    .filter((type) => type !== 'FAQPage')
    .join(' ')} ${String(node['@id'] ?? '')}`

/** Facts that change with the text or its time, so that an old version gives itself away. */
const versionOf = (nodes: readonly Fields[]): string =>
  JSON.stringify(
    nodes
      .filter((node) => typesOf(node).some((type) => isArticleType(type) || type === 'WebPage'))
      .map((node) => [node['@id'], node.headline ?? node.name, node.dateModified, node.wordCount]),
  )

/** Judges if a public page carries its nodes. `meant`: the nodes as the site prints them for the saved post. */
export function judgePage(elements: readonly PageElement[], meant: readonly Fields[]): PageJudgement {
  const describing = elements.filter(({ nodes }) => nodes.some((node) => typesOf(node).some((type) => isArticleType(type))))
  if (describing.length > 1) return 'twice'
  const wanted = meant.filter((node) => !isOfText(node)).map(keyOf)
  const carrying = elements.find(({ nodes }) => {
    const found = new Set(nodes.map(keyOf))
    return wanted.every((key) => found.has(key))
  })
  if (!carrying) {
    const ids = new Set(meant.map((node) => node['@id']))
    const hasOlder = elements.some(({ isOurs, nodes }) => isOurs || nodes.some((node) => ids.has(node['@id'])))
    return hasOlder ? 'outdated' : 'missing'
  }
  const found = carrying.nodes.filter((node) => wanted.includes(keyOf(node)))
  const inOrder = wanted.map((key) => found.find((node) => keyOf(node) === key)!)
  if (versionOf(inOrder) !== versionOf(meant)) return 'outdated'
  return carrying.isOurs ? 'carried' : 'merged'
}

/** Parts of the head that a page has once. */
export type HeadPart = 'title' | 'description'

const headParts = { title: 'head > title', description: 'head > meta[name="description" i]' } as const

/** Parts that a page has more than once: a theme or another plugin prints them, too. */
export const repeatedParts = (page: Pick<Document, 'querySelectorAll'>): readonly HeadPart[] =>
  (Object.keys(headParts) as HeadPart[]).filter((part) => page.querySelectorAll(headParts[part]).length > 1)
