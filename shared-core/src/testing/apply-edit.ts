import type { Article, Block } from '../model/article.ts'
import type { Edit, SingleEdit } from '../model/edit.ts'
import type { Range, Span } from '../model/values.ts'

/**
 * The article as a host leaves it: what the editors do with blocks, done to the model. Throws where the edit no longer fits, as hosts
 * refuse. New paragraphs have ids of their own; runs of a changed block are left out.
 */
export function applyEdit(article: Article, edit: Edit): Article {
  return edit.kind === 'several' ? edit.edits.reduce(applySingle, article) : applySingle(article, edit)
}

function applySingle(article: Article, edit: SingleEdit): Article {
  switch (edit.kind) {
    case 'set_field':
      return { ...article, [edit.field]: edit.field === 'slug' ? edit.value : { value: edit.value, from: 'field', span: null } }
    case 'replace_text':
      return changeBlock(article, edit.span.place, (block) => [replaceText(block, checked(block, edit.span), edit.value)])
    case 'split_block':
      return changeBlock(article, edit.span.place, (block) => splitBlock(block, checked(block, edit.span).start))
    case 'set_attribute':
      return withH1Count(
        article,
        changeBlock(article, edit.block, (block) => [setAttribute(block, edit)]),
      )
    case 'set_address':
      return changeBlock(article, edit.span.place, (block) => [setAddress(block, edit)])
    case 'insert_block': {
      const text = edit.html.replace(/<[^>]*>/g, '')
      const added: Block = { id: `new-${article.blocks.length}`, kind: 'paragraph', text, inlines: [], runs: [] }
      const at = edit.after === null ? 0 : article.blocks.findIndex(({ id }) => id === edit.after) + 1
      return { ...article, blocks: article.blocks.toSpliced(at, 0, added) }
    }
  }
}

/** The page has so many H1 fewer, or more, as the text has. */
function withH1Count(before: Article, after: Article): Article {
  const count = ({ blocks }: Article) => blocks.filter((block) => block.kind === 'heading' && block.level === 1).length
  const { markup } = after
  return markup ? { ...after, markup: { ...markup, h1Count: markup.h1Count + count(after) - count(before) } } : after
}

function changeBlock(article: Article, id: string, change: (block: Block) => readonly Block[]): Article {
  if (!article.blocks.some((block) => block.id === id)) throw new Error(`No block ${id}`)
  return { ...article, blocks: article.blocks.flatMap((block) => (block.id === id ? change(block) : [block])) }
}

function checked(block: Block, span: Span): Span {
  if (block.text.slice(span.start, span.end) !== span.quote) throw new Error(`“${span.quote}” is not at ${span.start} of ${block.id}`)
  return span
}

function replaceText(block: Block, { start, end }: Range, value: string): Block {
  const moved = value.length - (end - start)
  const at = (offset: number) =>
    offset <= start ? offset : offset >= end ? offset + moved : start + Math.min(offset - start, value.length)
  return {
    ...block,
    text: block.text.slice(0, start) + value + block.text.slice(end),
    inlines: block.inlines.map((inline) => ({ ...inline, start: at(inline.start), end: at(inline.end) })),
    runs: [],
  }
}

function splitBlock(block: Block, at: number): readonly Block[] {
  if (block.kind !== 'paragraph') throw new Error(`${block.id} is no paragraph`)
  const end = block.text.slice(0, at).trimEnd().length
  const part = (from: number, to: number, id: string): Block => ({
    ...block,
    id,
    text: block.text.slice(from, to),
    inlines: block.inlines
      .filter((inline) => inline.start < to && inline.end > from)
      .map((inline) => ({ ...inline, start: Math.max(inline.start, from) - from, end: Math.min(inline.end, to) - from })),
    runs: [],
  })
  return [part(0, end, block.id), part(at, block.text.length, `${block.id}/${at}`)]
}

function setAttribute(block: Block, edit: Extract<SingleEdit, { kind: 'set_attribute' }>): Block {
  if (edit.name === 'level' && block.kind === 'heading' && String(block.level) === edit.before)
    return { ...block, level: Number(edit.value) as 1 | 2 | 3 | 4 | 5 | 6 }
  if (edit.name === 'alt' && block.kind === 'image' && (block.image.alt ?? '') === edit.before)
    return { ...block, image: { ...block.image, alt: edit.value } }
  throw new Error(`${block.id} does not have the ${edit.name} ${edit.before}`)
}

function setAddress(block: Block, { before, value }: Extract<SingleEdit, { kind: 'set_address' }>): Block {
  const at = block.inlines.findIndex(({ kind, value: address }) => kind === 'link' && address?.trim() === before)
  if (at < 0) throw new Error(`${block.id} has no link to ${before}`)
  return { ...block, inlines: block.inlines.with(at, { ...block.inlines[at]!, value }) }
}
