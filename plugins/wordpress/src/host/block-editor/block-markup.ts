import type { BlockInput } from '@citable/core'
import type { SiteParts } from '../site-parts.ts'
import { type BlockVisibility, isHidden, showsAll } from './block-visibility.ts'
import type { BlockContexts, EditorBlock } from './stores.ts'
import { patternsOf, type ReadPattern } from './synced-patterns.ts'

/** Start of a block in saved markup: `<!-- wp:list-item {…} -->`, `/-->` for a block without content. */
const opening = /<!--\s+wp:[a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?\s+(?:\{[\s\S]*?\}\s+)?(\/)?-->/g
const delimiter = /<!--\s+\/?wp:[\s\S]*?-->\n?/g

/** Blocks that print nothing of their own, so an empty markup is all there is. */
export const withoutText = new Set(['core/more', 'core/nextpage', 'core/spacer', 'core/separator'])

/** The block and all blocks in it, in the order of their markup. */
const family = (block: EditorBlock): readonly EditorBlock[] => [block, ...block.innerBlocks.flatMap(family)]

/**
 * An image without an alternative text; WordPress saves both this and a decorative image as `alt=""`. From 7.1 on `isDecorative` tells them
 * apart; before, an empty text counts as decorative unless a caption, a link or enlarging says that the picture means something.
 */
const lacksAlt = ({ name, attributes }: EditorBlock): boolean => {
  if (name !== 'core/image' || String(attributes.alt ?? '') !== '' || attributes.isDecorative === true) return false
  if (attributes.isDecorative === false) return true
  const lightbox = attributes.lightbox as { readonly enabled?: boolean } | undefined
  return [attributes.caption, attributes.href].some((value) => String(value ?? '').trim() !== '') || lightbox?.enabled === true
}

/** The empty alternative text of the first image. */
const emptyAlt = /(<img\b[^>]*?)\salt=""/

interface Markup {
  readonly html: string
  /** Blocks that only the server renders, and which it cannot render: their text is not here. */
  readonly notRendered: readonly string[]
  /** The site has answered all that was asked. */
  readonly isWhole: boolean
}

export interface MarkupReader {
  readonly serialize: (block: EditorBlock) => string
  readonly contexts: (name: string) => BlockContexts
  readonly site: SiteParts
  /** Absent: there are no patterns. */
  readonly pattern?: ReadPattern
  /** How this WordPress hides blocks; absent: it shows all of them. */
  readonly visibility?: BlockVisibility
}

const noPattern: ReadPattern = () => ''

/** The block without the blocks inside of it that readers do not get. */
const shownOf = (block: EditorBlock, visibility: BlockVisibility): EditorBlock => {
  const inner = block.innerBlocks.filter((one) => !isHidden(one, visibility)).map((one) => shownOf(one, visibility))
  const isSame = inner.length === block.innerBlocks.length && inner.every((one, at) => one === block.innerBlocks[at])
  return isSame ? block : { ...block, innerBlocks: inner }
}

/** The blocks from this one down to the one that is looked for. */
function pathTo(block: EditorBlock, wanted: EditorBlock): readonly EditorBlock[] {
  if (block === wanted) return [block]
  for (const inner of block.innerBlocks) {
    const rest = pathTo(inner, wanted)
    if (rest.length > 0) return [block, ...rest]
  }
  return []
}

/**
 * The saved HTML of a block; elements of blocks carry their id as `data-citable-block`, so that passages can be found again in the
 * innermost block, such as a list item. Blocks that only the site can render are as it renders them, and an alternative text that no author has written
 * is left out.
 */
export function markupOf(
  whole: EditorBlock,
  { serialize, contexts, site, pattern = noPattern, visibility = showsAll }: MarkupReader,
): Markup {
  if (isHidden(whole, visibility)) return { html: '', notRendered: [], isWhole: true }
  const block = shownOf(whole, visibility)
  const saved = serialize(block)
  const members = family(block)
  const found = [...saved.matchAll(opening)]
  // Markup of a classic or unknown block has other delimiters than those that are read here: then the block itself is the place of all of it.
  if (found.length !== members.length) return { ...site.fill(saved.replace(delimiter, '')), notRendered: [] }
  const starts = found.map((match, at) => ({
    start: match.index,
    end: match.index + match[0].length,
    isEmpty: match[1] !== undefined,
    member: members[at]!,
  }))
  /** Blocks that the site renders, by their beginning: the block, or the one around it that sets what it shows. */
  const asked = new Map<number, { readonly end: number; readonly clientId: string }>()
  for (const { start, end, isEmpty, member } of starts) {
    if (!isEmpty || withoutText.has(member.name)) continue
    const { uses } = contexts(member.name)
    const around = pathTo(block, member).find((one) => one !== member && contexts(one.name).provides.some((key) => uses.includes(key)))
    const wrapper = around ? serialize(around) : ''
    const from = around ? (starts.find((one) => one.member === around)?.start ?? start) : start
    const isThere = around !== undefined && saved.startsWith(wrapper, from)
    asked.set(isThere ? from : start, { end: isThere ? from + wrapper.length : end, clientId: member.clientId })
  }
  let html = saved
  const notRendered: string[] = []
  let isWhole = true
  for (const { start, end, isEmpty, member } of [...starts].reverse()) {
    const part = asked.get(start)
    const markup = part && saved.slice(start, part.end)
    const made = markup && site.read(markup, patternsOf(markup, pattern))
    if (part && typeof made === 'string') {
      html = html.slice(0, start) + made + html.slice(part.end)
      continue
    }
    isWhole &&= part === undefined
    if (part && made === null) notRendered.unshift(part.clientId)
    // The site renders the blocks inside of it, too.
    if ([...asked].some(([from, { end: until }]) => from < start && start < until)) continue
    if (lacksAlt(member)) html = html.slice(0, end) + html.slice(end).replace(emptyAlt, '$1')
    const element = isEmpty ? null : /^\s*<[a-z][a-z0-9-]*/i.exec(html.slice(end))
    if (element) html = `${html.slice(0, end)}${element[0]} data-citable-block="${member.clientId}"${html.slice(end + element[0].length)}`
  }
  const filled = site.fill(html.replace(delimiter, ''))
  return { html: filled.html, notRendered, isWhole: filled.isWhole && isWhole }
}

/** Remembers the markup of blocks that did not change: their objects stay the same. */
export function createBlockReader(reader: MarkupReader) {
  const known = new WeakMap<
    EditorBlock,
    {
      readonly input: BlockInput
      readonly notRendered: readonly string[]
      readonly isWhole: boolean
      readonly answers: number
      readonly patterns: string
    }
  >()
  const patternsIn = (block: EditorBlock): string =>
    family(block).some(({ name }) => name === 'core/block') ? patternsOf(reader.serialize(block), reader.pattern ?? noPattern) : ''
  return (blocks: readonly EditorBlock[]): { readonly inputs: readonly BlockInput[]; readonly notRendered: readonly string[] } => {
    const parts = blocks.map((block) => {
      const found = known.get(block)
      const answers = reader.site.answers()
      const patterns = patternsIn(block)
      if (found && found.patterns === patterns && (found.isWhole || found.answers === answers)) return found
      const { html, ...rest } = markupOf(block, reader)
      const part = { input: { id: block.clientId, html }, ...rest, answers, patterns }
      known.set(block, part)
      return part
    })
    return { inputs: parts.map(({ input }) => input), notRendered: parts.flatMap(({ notRendered }) => notRendered) }
  }
}
