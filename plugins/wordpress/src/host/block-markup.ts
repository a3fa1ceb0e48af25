import type { BlockInput } from '@citable/core'
import type { EditorBlock } from './stores.ts'

/** Start of a block in saved markup: `<!-- wp:list-item {…} -->`, `/-->` for a block without content. */
const opening = /<!--\s+wp:[a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?\s+(?:\{[\s\S]*?\}\s+)?(\/)?-->/g
const delimiter = /<!--\s+\/?wp:[\s\S]*?-->\n?/g

/** Blocks that print nothing of their own, so an empty markup is all there is. */
const withoutText = new Set(['core/more', 'core/nextpage', 'core/spacer', 'core/separator'])

/** The block and all blocks in it, in the order of their markup. */
const family = (block: EditorBlock): readonly EditorBlock[] => [block, ...block.innerBlocks.flatMap(family)]

/**
 * An image for which nobody has written an alternative text. WordPress saves it as `alt=""`, which elsewhere means decorative. From 7.1 on
 * that is said by `isDecorative` (false unless chosen, and taken back by a link or a caption); before, an empty text was the only way to say
 * it, so it is believed unless a caption, a link or enlarging shows that the picture has something to say.
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
  /** Blocks that only the server renders: their text is not here. */
  readonly notRendered: readonly string[]
}

/**
 * The saved HTML of a block; elements of blocks carry their id as `data-citable-block`, so that passages can be found again in the
 * innermost block, such as a list item. An alternative text that nobody has written is left out.
 */
export function markupOf(block: EditorBlock, serialize: (block: EditorBlock) => string): Markup {
  const saved = serialize(block)
  const members = family(block)
  const found = [...saved.matchAll(opening)]
  // Markup of a classic or unknown block has other delimiters than ours: then the block itself is the place of all of it.
  if (found.length !== members.length) return { html: saved.replace(delimiter, ''), notRendered: [] }
  const starts = found.map((match, at) => ({ end: match.index + match[0].length, isEmpty: match[1] !== undefined, member: members[at]! }))
  let html = saved
  for (const { end, isEmpty, member } of [...starts].reverse()) {
    if (lacksAlt(member)) html = html.slice(0, end) + html.slice(end).replace(emptyAlt, '$1')
    const element = isEmpty ? null : /^\s*<[a-z][a-z0-9-]*/i.exec(html.slice(end))
    if (element) html = `${html.slice(0, end)}${element[0]} data-citable-block="${member.clientId}"${html.slice(end + element[0].length)}`
  }
  return {
    html: html.replace(delimiter, ''),
    notRendered: starts.filter(({ isEmpty, member }) => isEmpty && !withoutText.has(member.name)).map(({ member }) => member.clientId),
  }
}

/** Remembers the markup of blocks that did not change: the editor keeps their objects. */
export function createBlockReader(serialize: (block: EditorBlock) => string) {
  const known = new WeakMap<EditorBlock, { readonly input: BlockInput; readonly notRendered: readonly string[] }>()
  return (blocks: readonly EditorBlock[]): { readonly inputs: readonly BlockInput[]; readonly notRendered: readonly string[] } => {
    const parts = blocks.map((block) => {
      const found = known.get(block)
      if (found) return found
      const { html, notRendered } = markupOf(block, serialize)
      const part = { input: { id: block.clientId, html }, notRendered }
      known.set(block, part)
      return part
    })
    return { inputs: parts.map(({ input }) => input), notRendered: parts.flatMap(({ notRendered }) => notRendered) }
  }
}
