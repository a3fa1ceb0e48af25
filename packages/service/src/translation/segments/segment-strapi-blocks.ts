import { escapeText } from '@citable/core/escape-html'
import { protect } from './protect.ts'
import { keptIn, type Segmented, type SegmentOptions, type TextSegment } from './segment-runs.ts'
import { parseTagged, plainText, type TaggedText } from './tagged-text.ts'

/** A node of a Strapi blocks value: a block, a link, or a leaf with its text and marks. */
export type StrapiNode = Readonly<Record<string, unknown>>

/** Blocks whose children are running text. */
const texts = new Set(['paragraph', 'heading', 'quote', 'list-item', 'link'])

interface Holder {
  readonly id: string
  readonly text: TaggedText
  readonly pieces: ReadonlyMap<string, Piece>
}

type Piece =
  | { readonly kind: 'leaf'; readonly leaf: StrapiNode }
  | { readonly kind: 'link'; readonly link: StrapiNode }
  | { readonly kind: 'literal'; readonly text: string }

/** The words of code and of what is protected, by their placeholders. */
const wordsOf = (pieces: ReadonlyMap<string, Piece>): ReadonlyMap<string, string> =>
  new Map(
    [...pieces].flatMap(([id, piece]) => {
      const words = piece.kind === 'literal' ? piece.text : piece.kind === 'leaf' && piece.leaf.code === true ? piece.leaf.text : null
      return typeof words === 'string' ? [[id, words]] : []
    }),
  )

const childrenOf = ({ children }: StrapiNode): readonly StrapiNode[] => (Array.isArray(children) ? (children as readonly StrapiNode[]) : [])

const isMarked = ({ type: _type, text: _text, ...marks }: StrapiNode): boolean => Object.values(marks).some(Boolean)

/** Takes a Strapi blocks value apart: the running text of each block is one segment, with marks and links around its words; code stays. */
export function segmentStrapiBlocks(
  blocks: readonly StrapiNode[],
  options: SegmentOptions,
): Pick<Segmented, 'segments'> & {
  /** The node that a segment stands in, by the segment's id. */
  readonly nodes: ReadonlyMap<string, StrapiNode>
  /** The value with these segments replaced; blocks without a translation stay the same objects. */
  put(translations: ReadonlyMap<string, TaggedText>, addresses: Readonly<Record<string, string>>): readonly StrapiNode[]
} {
  const segments: TextSegment[] = []
  const holders = new Map<StrapiNode, Holder>()
  const alts = new Map<StrapiNode, { readonly id: string; readonly text: TaggedText }>()
  const visit = (node: StrapiNode): void => {
    if (node.type === 'code') return
    const image = node.type === 'image' ? (node.image as StrapiNode | null | undefined) : null
    if (image && options.attributes && typeof image.alternativeText === 'string' && /\p{L}/u.test(image.alternativeText)) {
      const alt = { id: options.createId(), text: escapeText(image.alternativeText) }
      alts.set(node, alt)
      segments.push({ ...alt, terms: 0 })
    } else if (typeof node.type === 'string' && texts.has(node.type)) {
      const read = readText(node, options)
      if (read === null) return
      const holder = { id: options.createId(), ...read }
      holders.set(node, holder)
      segments.push({ id: holder.id, text: holder.text, terms: read.terms, ...keptIn({ kept: wordsOf(read.pieces) }) })
    } else for (const child of childrenOf(node)) visit(child)
  }
  for (const block of blocks) visit(block)

  return {
    segments,
    nodes: new Map([...alts, ...holders].map(([node, { id }]) => [id, node])),
    put: (translations, addresses) => {
      const rewritten = (node: StrapiNode): StrapiNode => {
        const url =
          node.type === 'link' && typeof node.url === 'string' && Object.hasOwn(addresses, node.url) ? addresses[node.url] : undefined
        return url === undefined ? node : { ...node, url }
      }
      const put = (node: StrapiNode): StrapiNode => {
        const alt = alts.get(node)
        if (alt) {
          const text = translations.get(alt.id)
          return text === undefined || text === alt.text
            ? node
            : { ...node, image: { ...(node.image as StrapiNode), alternativeText: plainText(text) } }
        }
        const holder = holders.get(node)
        const translation = holder && translations.get(holder.id)
        const parts = holder && translation !== undefined && translation !== holder.text ? parseTagged(translation) : null
        if (holder && parts) return { ...node, children: build(parts, holder.pieces, rewritten) }
        const children = childrenOf(node)
        const made = children.map((child) => put(rewritten(child)))
        return made.every((child, index) => child === children[index]) ? node : { ...node, children: made }
      }
      return blocks.map(put)
    },
  }
}

function readText(
  node: StrapiNode,
  options: SegmentOptions,
): { readonly text: TaggedText; readonly terms: number; readonly pieces: ReadonlyMap<string, Piece> } | null {
  const pieces = new Map<string, Piece>()
  let terms = 0
  const add = (piece: Piece): string => {
    const id = String(pieces.size + 1)
    pieces.set(id, piece)
    return id
  }
  const tag = (leaf: StrapiNode): string => {
    const text = typeof leaf.text === 'string' ? leaf.text : ''
    if (leaf.code === true) return text === '' ? '' : `<x id="${add({ kind: 'leaf', leaf })}"/>`
    const id = isMarked(leaf) && text !== '' ? add({ kind: 'leaf', leaf }) : null
    const literalOf = (literal: string, isTerm: boolean): string => {
      if (isTerm) terms++
      return `<x id="${add({ kind: 'literal', text: literal })}"/>`
    }
    // a line's end is a line break here
    const inner = text
      .split(/(\n\s*)/)
      .map((part, index) => (index % 2 === 1 ? literalOf(part, false) : protect(part, options.terms, literalOf)))
      .join('')
    return id === null ? inner : `<g id="${id}">${inner}</g>`
  }
  const text = childrenOf(node)
    .map((child) => {
      if (child.type !== 'link') return tag(child)
      const id = add({ kind: 'link', link: child })
      return `<g id="${id}">${childrenOf(child).map(tag).join('')}</g>`
    })
    .join('')
  return /\p{L}/u.test(plainText(text)) ? { text, terms, pieces } : null
}

/** The children that a translation makes: leaves with the marks they had, links around theirs. */
function build(
  parts: NonNullable<ReturnType<typeof parseTagged>>,
  pieces: ReadonlyMap<string, Piece>,
  rewritten: (link: StrapiNode) => StrapiNode,
): readonly StrapiNode[] {
  const plain: StrapiNode = { type: 'text', text: '' }
  const root: StrapiNode[] = []
  const links: { readonly link: StrapiNode; readonly children: StrapiNode[] }[] = []
  const marks: StrapiNode[] = []
  const target = (): StrapiNode[] => links.at(-1)?.children ?? root
  const write = (text: string): void => {
    const leaf = marks.at(-1) ?? plain
    const list = target()
    const last = list.at(-1)
    if (last && last.type !== 'link' && isSame(last, leaf)) list[list.length - 1] = { ...last, text: `${last.text}${text}` }
    else list.push({ ...leaf, text })
  }
  for (const part of parts) {
    if (part.kind === 'text') {
      write(part.text)
      continue
    }
    const piece = pieces.get(part.id)
    if (piece?.kind === 'literal') write(piece.text)
    else if (piece?.kind === 'leaf' && part.kind === 'opaque') target().push(piece.leaf)
    else if (piece?.kind === 'leaf') part.kind === 'open' ? marks.push(piece.leaf) : marks.pop()
    else if (piece?.kind === 'link' && part.kind === 'open') links.push({ link: piece.link, children: [] })
    else if (piece?.kind === 'link') {
      const closed = links.pop()
      if (closed) target().push(rewritten({ ...closed.link, children: closed.children }))
    }
  }
  return root
}

const isSame = ({ text: _one, ...one }: StrapiNode, { text: _other, ...other }: StrapiNode): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
