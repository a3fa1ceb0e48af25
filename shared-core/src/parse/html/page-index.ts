import type { ChildNode, Document, Element } from 'domhandler'
import { isWholePage } from './hidden-text.ts'
import { flagsOf, nameFlags } from './name-flags.ts'
import { meaningOf } from './named-by-text.ts'
import { isElement, oneLine, textOf, walk } from './walk.ts'

/** Counts over an element. Lengths are UTF-16 units without white space at the ends of text nodes. */
export interface Note {
  /** Visible text below the element, and the part of it in links. */
  text: number
  link: number
  /** Text that has this element as its nearest block, and the part of it in links. Signs of unspaced scripts count double. */
  own: number
  ownLink: number
  /** Clause marks in `own`. */
  clauses: number
  /** Paragraph-like elements below, this one included: 40 units of own text and more, mostly outside links. */
  paragraphs: number
  /** Text in those. */
  paragraphText: number
  /** Images below. */
  images: number
  /** Fields for typing below. */
  inputs: number
  flags: number
  /** Position in document order, and of the last element below. */
  order: number
  last: number
  isBlock: boolean
}

/** A `link` element. */
interface PageLink {
  readonly rel: readonly string[]
  readonly href: string
  readonly hreflang: string | null
  /** Media type as declared, lower case, without parameters. */
  readonly type: string | null
  /** A preloaded picture's sizes as in `srcset`, else its address; null: it is no such picture. */
  readonly preloaded: string | null
}

/** The tables that one walk over a page fills; the rest of the extraction reads them. */
export interface PageIndex {
  readonly root: Document
  readonly source: string
  readonly notes: ReadonlyMap<Element, Note>
  readonly elements: readonly Element[]
  readonly body: Document | Element
  readonly htmlAttributes: Readonly<Record<string, string>>
  readonly bodyDirection: string | null
  readonly base: string | null
  readonly title: string | null
  /** Contents of meta elements by lower-case property, name, itemprop or http-equiv. */
  readonly metas: ReadonlyMap<string, readonly string[]>
  /** `og:` and `twitter:` images belong to the tags after them, so their order counts. */
  readonly metaOrder: readonly { readonly name: string; readonly content: string }[]
  readonly links: readonly PageLink[]
  readonly h1: readonly Element[]
  readonly times: readonly Element[]
  readonly itemprops: ReadonlyMap<string, readonly Element[]>
  /** Elements whose name or `rel` says author. */
  readonly authorElements: readonly Element[]
  /** Elements whose name says date. */
  readonly dateElements: readonly Element[]
  readonly breadcrumbElements: readonly Element[]
  readonly articles: readonly Element[]
  /** Texts of scripts of type application/ld+json. */
  readonly jsonLdTexts: readonly string[]
  readonly scripts: number
  /** Texts of inline scripts without a source address, for dates stored there; the first `scriptLimit` units in all. */
  readonly inlineScripts: readonly string[]
}

const blockNames = new Set(
  'address article aside blockquote body center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup html legend li main menu nav ol p pre section search summary table tbody td tfoot th thead tr ul caption iframe video'.split(
    ' ',
  ),
)
/** Elements that begin a line of their own. */
export const isBlockName = (name: string): boolean => blockNames.has(name)

const noText = new Set('script style template noscript svg math textarea select option title canvas object audio map datalist'.split(' '))
const hiddenStyle = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

/** As HTML says it, and as SIOC and Dublin Core do in RDFa. */
export const authorRelation = /\b(?:author|has_creator|creator)\b/i

/** UTF-16 units of inline scripts that are looked through. */
const scriptLimit = 1_500_000

/** Walks a page once and collects everything the extraction needs. */
export function indexPage(root: Document, source: string): PageIndex {
  const notes = new Map<Element, Note>()
  const elements: Element[] = []
  const metas = new Map<string, string[]>()
  const metaOrder: { name: string; content: string }[] = []
  const links: PageLink[] = []
  const h1: Element[] = []
  const times: Element[] = []
  const itemprops = new Map<string, Element[]>()
  const authorElements: Element[] = []
  const dateElements: Element[] = []
  const breadcrumbElements: Element[] = []
  const articles: Element[] = []
  const jsonLdTexts: string[] = []
  const inlineScripts: string[] = []
  let body: Document | Element = root
  let htmlAttributes: Readonly<Record<string, string>> = {}
  let title: string | null = null
  let base: string | null = null
  let bodyDirection: string | null = null
  let scripts = 0
  let scriptLength = 0
  const memo = new Map<string, number>()
  /** Blocks around the current position, innermost last, and how many links. */
  const blocks: Note[] = []
  const open: Note[] = []
  let linkDepth = 0

  const enter = (node: ChildNode): boolean => {
    if (node.type === 'text') {
      const block = blocks[blocks.length - 1]
      const around = open[open.length - 1]
      if (block === undefined || around === undefined) return false
      countText(node.data, block, around, linkDepth > 0)
      return false
    }
    if (!isElement(node)) return false
    const { name, attribs } = node
    if (name === 'script') {
      scripts++
      const text = node.children[0]
      if (text && 'data' in text) {
        if (/ld\+json/i.test(attribs['type'] ?? '')) jsonLdTexts.push(text.data)
        else if (scriptLength < scriptLimit && attribs['src'] === undefined) {
          inlineScripts.push(text.data)
          scriptLength += text.data.length
        }
      }
      return false
    }
    if (name === 'meta') {
      if (!isOfEntry(node)) addMeta(attribs, metas, metaOrder)
    } else if (name === 'link') {
      const link = linkOf(attribs)
      if (link !== null) links.push(link)
    } else if (name === 'html') htmlAttributes = { ...attribs, ...htmlAttributes }
    else if (name === 'body') {
      if (body === root) body = node
      bodyDirection ??= attribs['dir'] ?? null
    } else if (name === 'base') base ??= attribs['href'] ?? null
    else if (name === 'title' && title === null) {
      const text = oneLine(textOf(node))
      if (text !== '' && !isInside(node, 'svg')) title = text
    } else if (name === 'h1') h1.push(node)
    // Elements of a site's own, such as `relative-time`, have the attribute too.
    else if (name === 'time' || (attribs['datetime'] !== undefined && name !== 'ins' && name !== 'del')) times.push(node)
    else if (name === 'article') articles.push(node)

    // RDFa says the same in another attribute, with a prefix for the vocabulary.
    const itemprop = attribs['itemprop'] ?? (name === 'meta' ? undefined : attribs['property']?.replace(/\b[a-z]+:/gi, ''))
    if (itemprop !== undefined) {
      for (const one of itemprop.trim().split(/\s+/)) addTo(itemprops, one, node)
    }
    if (noText.has(name)) return false
    const flags = meaningOf(node, flagsOf(attribs['class'] ?? '', attribs['id'] ?? '', memo), memo)
    // Classes may be made by a build tool; names for tests still say what an element is.
    const role =
      flags |
      flagsOf(attribs['data-testid'] ?? '', attribs['data-component'] ?? '', memo) |
      flagsOf(attribs['data-hook'] ?? '', attribs['data-qa'] ?? attribs['data-test'] ?? '', memo)
    if ((role & nameFlags.author) !== 0 || (attribs['rel'] !== undefined && authorRelation.test(attribs['rel'])) || name === 'address')
      authorElements.push(node)
    if ((role & nameFlags.date) !== 0 || hasDateAttribute(attribs)) dateElements.push(node)
    if ((flags & nameFlags.breadcrumbs) !== 0 || saysBreadcrumbs(attribs)) breadcrumbElements.push(node)
    if (isHidden(node) && !isWholePage(node)) return false
    const isBlock = blockNames.has(name)
    const note = createNote(node, flags, elements.length, isBlock)
    notes.set(node, note)
    elements.push(node)
    open.push(note)
    if (isBlock || blocks.length === 0) blocks.push(note)
    if (name === 'a') linkDepth++
    return true
  }

  const leave = (node: ChildNode): void => {
    if (!isElement(node)) return
    const note = open.pop()!
    if (node.name === 'a') linkDepth--
    if (blocks[blocks.length - 1] === note) blocks.pop()
    note.last = elements.length - 1
    if (note.isBlock && note.own >= 40 && note.ownLink * 2 < note.own) {
      note.paragraphs++
      note.paragraphText += note.own
    }
    const parent = open[open.length - 1]
    if (!parent) return
    parent.text += note.text
    parent.link += note.link
    parent.paragraphs += note.paragraphs
    parent.paragraphText += note.paragraphText
    parent.images += note.images
    parent.inputs += note.inputs
  }

  walk(root, { enter, leave })
  return {
    root,
    source,
    notes,
    elements,
    body,
    htmlAttributes,
    bodyDirection,
    base,
    title,
    metas,
    metaOrder,
    links,
    h1,
    times,
    itemprops,
    authorElements,
    dateElements,
    breadcrumbElements,
    articles,
    jsonLdTexts,
    scripts,
    inlineScripts,
  }
}

function addTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** Nested items that readers write: what they say of themselves is nothing about the page. */
const entryProperty = /^(?:comment|review)s?$/i

/** A property of the item around it, which is one reader's comment or review in another item. */
function isOfEntry({ attribs, parent }: Element): boolean {
  if (attribs['itemprop'] === undefined) return false
  let up = parent
  while (up && isElement(up) && up.attribs['itemscope'] === undefined) up = up.parent
  return up !== null && isElement(up) && entryProperty.test(up.attribs['itemprop'] ?? '')
}

function addMeta(attribs: Element['attribs'], metas: Map<string, string[]>, order: { name: string; content: string }[]): void {
  const content = attribs['content']
  if (content === undefined) return
  for (const key of [attribs['property'], attribs['name'], attribs['itemprop'], attribs['http-equiv']]) {
    if (key === undefined || key === '') continue
    for (const name of key.toLowerCase().trim().split(/\s+/)) {
      addTo(metas, name, content)
      order.push({ name, content })
    }
  }
}

function linkOf(attribs: Element['attribs']): PageLink | null {
  const href = attribs['href']?.trim()
  if (href === undefined) return null
  return {
    rel: (attribs['rel'] ?? '').toLowerCase().split(/\s+/).filter(Boolean),
    href,
    hreflang: attribs['hreflang'] ?? null,
    type: (attribs['type'] ?? '').split(';')[0]!.trim().toLowerCase() || null,
    preloaded: attribs['as'] === 'image' ? (attribs['imagesrcset'] ?? href) : null,
  }
}

function createNote({ name, attribs }: Element, flags: number, order: number, isBlock: boolean): Note {
  return {
    text: 0,
    link: 0,
    own: 0,
    ownLink: 0,
    clauses: 0,
    paragraphs: 0,
    paragraphText: 0,
    images: name === 'img' ? 1 : 0,
    inputs: name === 'input' && /^(?:|text|email)$/i.test(attribs['type'] ?? '') ? 1 : 0,
    flags,
    order,
    last: order,
    isBlock,
  }
}

const saysBreadcrumbs = (attribs: Element['attribs']): boolean =>
  (attribs['aria-label'] !== undefined && /breadcrumb/i.test(attribs['aria-label'])) ||
  attribs['itemtype']?.includes('BreadcrumbList') === true

/** Says a date to scripts, or in a title the whole of what `2 hours ago` stands for. */
function hasDateAttribute(attribs: Element['attribs']): boolean {
  if (['data-published', 'data-timestamp', 'data-date', 'data-datetime', 'data-utime'].some((name) => attribs[name] !== undefined))
    return true
  const { title } = attribs
  return title !== undefined && title.length <= 60 && /(?:19|20)\d{2}/.test(title) && /\d.*\d{4}|\d{4}.*\d/.test(title)
}

/** Hidden by attribute or inline style. */
function isHidden(node: Element): boolean {
  if (node.attribs['hidden'] !== undefined && node.attribs['hidden'] !== 'until-found') return true
  const style = node.attribs['style']
  return style !== undefined && hiddenStyle.test(style)
}

function isInside(node: Element, name: string): boolean {
  for (let up = node.parent; up; up = up.parent) if (isElement(up) && up.name === name) return true
  return false
}

/** Han, kana and Hangul say in one sign what other scripts say in several. */
export const isDenseSign = (code: number): boolean => (code >= 0x3040 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7a3)

/** Adds one text node to the counts: length without outer white space, clause marks of any script. */
function countText(data: string, block: Note, around: Note, inLink: boolean): void {
  let start = 0
  let end = data.length
  while (start < end && data.charCodeAt(start) <= 32) start++
  while (end > start && data.charCodeAt(end - 1) <= 32) end--
  if (start === end) return
  const units = end - start
  let length = units
  let clauses = 0
  for (let at = start; at < end; at++) {
    const code = data.charCodeAt(at)
    if (code < 0x80) {
      if (code === 44 || code === 59) clauses++
    } else if (code >= 0x3000) {
      if (isDenseSign(code)) length++
      else if (code === 0x3001 || code === 0x3002 || code === 0xff0c || code === 0xff1b) clauses++
    } else if (code === 0x60c || code === 0x61b || code === 0x6d4 || code === 0x964) clauses++
  }
  block.own += length
  block.clauses += clauses
  around.text += units
  if (inLink) {
    block.ownLink += length
    around.link += units
  }
}
