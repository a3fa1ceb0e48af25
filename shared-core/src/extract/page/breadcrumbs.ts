import type { Element } from 'domhandler'
import type { Article } from '../../model/article.ts'
import { isElement, walk } from '../../parse/html/walk.ts'
import { isNode, nodeOfType, textValue, valuesOf } from './json-ld.ts'
import { absoluteUrl, lineOf, type PageSource } from './page-source.ts'

type Crumbs = Article['breadcrumbs']

/** Crumbs of one trail; longer ones are menus. */
const max = 12

/** The trail to the page: JSON-LD, then the element that calls itself breadcrumbs. Empty when the page shows none. */
export function readBreadcrumbs(source: PageSource): Crumbs {
  const declared = fromJsonLd(source)
  if (declared.length > 0) return declared
  for (const element of source.page.breadcrumbElements) {
    const crumbs = fromElement(element, source)
    if (crumbs.length > 0) return crumbs
  }
  return []
}

function fromJsonLd(source: PageSource): Crumbs {
  const list = nodeOfType(source.jsonLd, ['BreadcrumbList'])
  if (list === null) return []
  const crumbs: { name: string; url: string | null; position: number }[] = []
  for (const item of valuesOf(list, 'itemListElement', source.jsonLd)) {
    if (!isNode(item)) continue
    const target = item['item']
    const name = textValue(item, 'name', source.jsonLd) ?? (isNode(target) ? textValue(target, 'name', source.jsonLd) : null)
    const address = typeof target === 'string' ? target : isNode(target) ? (target['@id'] ?? target['url']) : null
    if (name === null) continue
    crumbs.push({
      name,
      url: typeof address === 'string' ? absoluteUrl(address, source) : null,
      position: Number(item['position'] ?? crumbs.length + 1) || crumbs.length + 1,
    })
  }
  return crumbs
    .sort((a, b) => a.position - b.position)
    .slice(0, max)
    .map(({ name, url }) => ({ name, url }))
}

function fromElement(element: Element, source: PageSource): Crumbs {
  const crumbs: { name: string; url: string | null }[] = []
  let textAfter = ''
  walk(element, {
    enter(node) {
      if (isElement(node)) {
        if (node.name === 'script' || node.name === 'style' || node.name === 'svg') return false
        if (node.name !== 'a') return true
        const name = lineOf(node, 200)
        if (name !== '') crumbs.push({ name, url: absoluteUrl(node.attribs['href'] ?? '', source) })
        textAfter = ''
        return false
      }
      if (node.type === 'text') textAfter += node.data
      return true
    },
  })
  if (crumbs.length === 0 || crumbs.length > max) return []
  const last = textAfter.replace(/^[\s>/»›→|\\:·•-]+|\s+$/g, '').replace(/\s+/g, ' ')
  if (last.length >= 2 && last.length <= 200) crumbs.push({ name: last, url: null })
  return crumbs.length >= 2 ? crumbs : []
}
