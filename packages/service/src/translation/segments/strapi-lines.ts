import type { Place, Range, Segmented, SegmentOptions } from './segment-runs.ts'
import { type StrapiNode, segmentStrapiBlocks } from './segment-strapi-blocks.ts'

const isHolder = ({ type, children }: StrapiNode): boolean => type === 'list' && Array.isArray(children)

/** A value as lines of JSON: one for each block, and for a list one at each end and one for each item. */
function writeLines(blocks: readonly StrapiNode[], note: (node: StrapiNode, line: number) => void): readonly string[] {
  const lines: string[] = []
  const write = (node: StrapiNode): void => {
    note(node, lines.length)
    if (!isHolder(node)) {
      lines.push(JSON.stringify(node))
      return
    }
    // its members stay in their order
    lines.push(`[${JSON.stringify({ ...node, children: null })}`)
    for (const child of node.children as readonly StrapiNode[]) write(child)
    lines.push(']')
  }
  for (const block of blocks) write(block)
  return lines
}

/** The value of such lines. */
function readStrapiLines(text: string): readonly StrapiNode[] {
  const root: StrapiNode[] = []
  const open: { readonly list: StrapiNode; readonly children: StrapiNode[] }[] = []
  const add = (node: StrapiNode): void => void (open.at(-1)?.children ?? root).push(node)
  for (const line of text.split('\n')) {
    if (line === '') continue
    if (line === ']') {
      const closed = open.pop()
      if (closed) add({ ...closed.list, children: closed.children })
    } else if (line.startsWith('[')) open.push({ list: JSON.parse(line.slice(1)), children: [] })
    else add(JSON.parse(line))
  }
  return root
}

/** Takes a Strapi blocks value apart like a text: its places count in lines of JSON. */
export function segmentStrapiLines(
  blocks: readonly StrapiNode[],
  options: SegmentOptions,
): Pick<Segmented, 'segments' | 'places' | 'putParts'> & {
  readonly text: string
  readonly valueOf: (text: string) => readonly StrapiNode[]
} {
  const lineOf = new Map<StrapiNode, number>()
  const lines = writeLines(blocks, (node, line) => lineOf.set(node, line))
  const starts: number[] = [0]
  for (const line of lines) starts.push(starts.at(-1)! + line.length + 1)
  const { segments, nodes, put } = segmentStrapiBlocks(blocks, options)
  const place = (id: string): Place => {
    const node = nodes.get(id)!
    const line = lineOf.get(node)!
    return { kind: node.type === 'image' ? 'value' : 'run', start: starts[line]!, end: starts[line + 1]! - 1 }
  }
  return {
    text: lines.join('\n'),
    segments,
    places: new Map(segments.map(({ id }) => [id, place(id)])),
    putParts: (translations, addresses = {}) => {
      const made = writeLines(put(translations, addresses), () => {})
      const lineAt = new Map(starts.map((start, line) => [start, line]))
      return ({ start, end }: Range) => made.slice(lineAt.get(start), lineAt.get(end + 1)).join('\n')
    },
    valueOf: readStrapiLines,
  }
}
