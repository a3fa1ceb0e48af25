import { type Applied, aroundOf, changedPart, findQuote, type HostSingleEdit, setAddress } from '@citable/editor'
import { blockOf, emptyPassage, findPassage, htmlOf, textRoot, withInnerBlocks } from './passages.ts'
import type { EditorBlock, EditorParts } from './stores.ts'
import { moved, readBack, refused } from './written.ts'

export type BlockEdit = Exclude<HostSingleEdit, { kind: 'set_field' }>

type Edit<Kind extends BlockEdit['kind']> = Extract<BlockEdit, { kind: Kind }>

/** Carries out one change of the text in the block editor's store, and reads it back. */
export function applyToBlocks(parts: EditorParts, edit: BlockEdit): Applied {
  switch (edit.kind) {
    case 'replace_text':
      return replaceText(parts, edit)
    case 'set_attribute':
      return setAttribute(parts, edit)
    case 'set_address':
      return writeAddress(parts, edit)
    case 'insert_block':
      return insertBlock(parts, edit)
    case 'split_block':
      return splitBlock(parts, edit)
    case 'join_block':
      return joinBlock(parts, edit)
    case 'remove_block':
      return removeBlock(parts, edit)
  }
}

function replaceText(parts: EditorParts, { span, value }: Edit<'replace_text'>): Applied {
  const { place, quote } = span
  if (place.startsWith('@')) return refused
  const passage = quote === '' ? emptyPassage(parts, place) : findPassage(parts, span)
  if (!passage) return moved
  const { clientId } = passage.block
  const html = htmlOf(passage.block, passage.attribute)
  const part = changedPart(quote, value)
  const next = parts.richText.replace(html, part.value, passage.start + part.start, passage.start + part.end)
  parts.blockActions().updateBlockAttributes(clientId, { [passage.attribute]: next })
  const now = parts.blocks().getBlock(clientId)
  const written = readBack(quote, now !== null && parts.richText.text(htmlOf(now, passage.attribute)) === parts.richText.text(next))
  return written.ok ? { ...written, ...aroundOf(parts.richText.text(html), passage.start, passage.end, value) } : written
}

function setAttribute(
  { blocks, blockActions }: EditorParts,
  { block: place, name, before: expected, value }: Edit<'set_attribute'>,
): Applied {
  const outer = blocks().getBlock(blockOf(place))
  if (!outer) return moved
  const block = withInnerBlocks(outer).find((one) => one.name === (name === 'alt' ? 'core/image' : 'core/heading'))
  if (!block) return refused
  const before = String(block.attributes[name] ?? (name === 'level' ? 2 : ''))
  if (before !== expected) return moved
  blockActions().updateBlockAttributes(block.clientId, { [name]: name === 'level' ? Number(value) : value })
  return readBack(before, String(blocks().getBlock(block.clientId)?.attributes[name] ?? '') === value)
}

/** Writes the address of a link in the block's own rich text, or in that of a block inside it. */
function writeAddress(
  { blocks, blockActions, richAttributes }: EditorParts,
  { span, before: expected, value }: Edit<'set_address'>,
): Applied {
  const outer = blocks().getBlock(blockOf(span.place))
  for (const block of outer ? withInnerBlocks(outer) : [])
    for (const name of richAttributes(block.name)) {
      const changed = setAddress(htmlOf(block, name), expected, value)
      if (changed === null) continue
      blockActions().updateBlockAttributes(block.clientId, { [name]: changed.text })
      const now = blocks().getBlock(block.clientId)
      return readBack(changed.before, now !== null && setAddress(htmlOf(now, name), value, value) !== null)
    }
  return moved
}

function insertBlock(parts: EditorParts, { after: place, html }: Edit<'insert_block'>): Applied {
  const after = place === null ? null : blockOf(place)
  const { blocks } = parts
  const made = parts.toBlocks(html)
  const first = made[0]
  if (!first) return refused
  if (after !== null && !blocks().getBlock(after)) return moved
  const root = after === null ? textRoot(parts) : blocks().getBlockRootClientId(after)
  const index = after === null ? 0 : blocks().getBlockIndex(after) + 1
  parts.blockActions().insertBlocks(made, index, root ?? undefined, false)
  return readBack('', blocks().getBlock(first.clientId) !== null, made.length === 1 ? first.clientId : undefined)
}

/** The block as the store has it; null when it is no paragraph. */
function paragraph({ blocks }: EditorParts, clientId: string | null): EditorBlock | null {
  const block = clientId === null ? null : blocks().getBlock(clientId)
  return block?.name === 'core/paragraph' ? block : null
}

function splitBlock(parts: EditorParts, { span: { place, start, quote } }: Edit<'split_block'>): Applied {
  const { blocks, blockActions, richText } = parts
  const block = paragraph(parts, blockOf(place))
  if (!block) return blocks().getBlock(blockOf(place)) ? refused : moved
  const html = htmlOf(block, 'content')
  const text = richText.text(html)
  const at = findQuote(text, { start, quote })
  const end = text.slice(0, Math.max(0, at)).trimEnd().length
  if (end === 0) return moved
  // An anchor belongs to one element only.
  const made = parts.copyBlock(block, { content: richText.slice(html, at, text.length), anchor: undefined })
  const root = blocks().getBlockRootClientId(block.clientId) ?? undefined
  blockActions().insertBlocks([made], blocks().getBlockIndex(block.clientId) + 1, root, false)
  // A template may take no further block: then the words stay where they are.
  if (!paragraph(parts, made.clientId)) return refused
  blockActions().updateBlockAttributes(block.clientId, { content: richText.slice(html, 0, end) })
  return readBack(text.slice(end, at), true, made.clientId)
}

function joinBlock(parts: EditorParts, { span: { place, quote }, value }: Edit<'join_block'>): Applied {
  const { blocks, blockActions, richText } = parts
  const block = paragraph(parts, place)
  const above = block && paragraph(parts, blocks().getPreviousBlockClientId(block.clientId))
  if (!block || !above || !richText.text(htmlOf(block, 'content')).startsWith(quote)) return moved
  blockActions().removeBlocks([block.clientId], false)
  // A locked block stays: then its words must not be in both.
  if (blocks().getBlock(block.clientId)) return refused
  const content = richText.concat(htmlOf(above, 'content'), value, htmlOf(block, 'content'))
  blockActions().updateBlockAttributes(above.clientId, { content })
  return readBack('', true)
}

function removeBlock({ blocks, blockActions }: EditorParts, { block }: Edit<'remove_block'>): Applied {
  if (!blocks().getBlock(block)) return moved
  blockActions().removeBlocks([block], false)
  return readBack('', blocks().getBlock(block) === null)
}
