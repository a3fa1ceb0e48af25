import type { Span } from '@citable/core'
import { findQuote, type Unsubscribe } from '@citable/editor'
import { plainText } from '../texts/plain-text.ts'
import type { EditorBlock, EditorParts } from './stores.ts'

/** A passage in the rich text of a block, between two UTF-16 offsets. */
export interface Passage {
  readonly block: EditorBlock
  readonly attribute: string
  readonly start: number
  readonly end: number
}

/** The block of a place: the core numbers what it reads from one block beyond the first passage, `id#2` is in the block `id`. */
export const blockOf = (place: string): string => place.replace(/#\d+$/, '')

/** The block that holds the text, where the template is shown around it. */
export const textRoot = ({ blocks }: EditorParts): string | undefined => blocks().getBlocksByName('core/post-content')[0]

/** A block and all blocks inside it. */
export const withInnerBlocks = (block: EditorBlock): readonly EditorBlock[] => [block, ...block.innerBlocks.flatMap(withInnerBlocks)]

export const htmlOf = (block: EditorBlock, attribute: string): string => String(block.attributes[attribute] ?? '')

/** The passage in the block's own rich text, or in that of a block inside it. */
export function findPassage(parts: EditorParts, { place, start, quote }: Span): Passage | null {
  const outer = parts.blocks().getBlock(blockOf(place))
  if (!outer || quote === '') return null
  for (const block of withInnerBlocks(outer)) {
    for (const attribute of parts.richAttributes(block.name)) {
      const text = parts.richText.text(htmlOf(block, attribute))
      const at = findQuote(text, { start: block === outer ? start : 0, quote })
      if (at >= 0) return { block, attribute, start: at, end: at + quote.length }
    }
  }
  return null
}

/** The block's own rich text where it has no words: the only place of a passage without words. */
export function emptyPassage(parts: EditorParts, place: string): Passage | null {
  const block = parts.blocks().getBlock(blockOf(place))
  const attribute = block && parts.richAttributes(block.name).find((name) => parts.richText.text(htmlOf(block, name)) === '')
  return block && attribute ? { block, attribute, start: 0, end: 0 } : null
}

/** Selects the passage, or its block where that has no rich text of one piece. false: it is gone. */
export function selectPassage(parts: EditorParts, span: Span): boolean {
  const found = findPassage(parts, span)
  if (found) {
    parts.uncover()
    parts.blockActions().selectionChange(found.block.clientId, found.attribute, found.start, found.end)
    return true
  }
  const block = parts.blocks().getBlock(blockOf(span.place))
  if (!block || !isInMarkup(parts, block, span.quote)) return false
  parts.uncover()
  parts.blockActions().selectBlock(block.clientId)
  return true
}

/** For tables, code and images, and for what the site renders out of the block. */
function isInMarkup(parts: EditorParts, block: EditorBlock, quote: string): boolean {
  const markup = parts.serialize(block)
  if (quote === '' || plainText(markup.replace(/<!--[\s\S]*?-->/g, ' ')).includes(plainText(quote))) return true
  return markup.includes('/-->') || parts.site.fill(markup).html.includes(quote)
}

/** Marks our annotations, so that only these are taken away again. */
const source = 'citable'

/** Paints passages in place of those painted before, until called off. */
export function paintPassages(parts: EditorParts, spans: readonly Span[], onDismiss: () => void): Unsubscribe {
  const actions = parts.annotationActions()
  if (!actions) return () => {}
  actions.__experimentalRemoveAnnotationsBySource(source)
  for (const span of spans) {
    const found = span.place.startsWith('@') ? null : findPassage(parts, span)
    if (found)
      actions.__experimentalAddAnnotation({
        source,
        blockClientId: found.block.clientId,
        selector: 'range',
        richTextIdentifier: found.attribute,
        range: { start: found.start, end: found.end },
      })
  }
  const leave = parts.onEscape(onDismiss)
  return () => {
    leave()
    parts.annotationActions()?.__experimentalRemoveAnnotationsBySource(source)
  }
}
