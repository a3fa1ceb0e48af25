import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import type { Article, Block } from '../../model/article.ts'
import type { Span } from '../../model/values.ts'

/** Parts that a text counts itself. */
export interface CountedParts {
  /** Numbered headings or paragraphs, or the items of its only list. */
  readonly items: Counted | null
  /** Steps of its only ordered list, or headings numbered as steps. */
  readonly steps: Counted | null
}

export interface Counted {
  readonly count: number
  /** The list, or the first part. */
  readonly span: Span
}

/** Items that make a list worth counting in a title. */
const minItems = 3

const spanOf = ({ id, text }: Block): Span => ({ place: id, start: 0, end: text.length, quote: text })

const numbered = new RegExp(String.raw`^#?\s*(?:(${letter}+)\s+)?([0-9]{1,2})(?:\s*[.):–—-]|\s|$)`, 'u')

/** `3. Name`, `#3 Name`, `Step 3: name` → 3. */
function numberOf(text: string, language: Language): { readonly value: number; readonly isStep: boolean } | null {
  const [, word = '', value] = numbered.exec(text.trimStart()) ?? []
  const isStep = word !== '' && language.contains('stepWords', word)
  return value === undefined || (word !== '' && !isStep) ? null : { value: Number(value), isStep }
}

/** Parts that are numbered from one on, upwards or down; null: they are not numbered, or one is missing. */
function rowOf(blocks: readonly Block[], language: Language): { readonly row: Counted | null; readonly isSteps: boolean } | null {
  const parts = blocks.flatMap((block) => {
    const number = numberOf(block.text, language)
    return number === null ? [] : [{ block, ...number }]
  })
  const [first] = parts
  if (first === undefined) return null
  const isRow =
    parts.length >= minItems &&
    (parts.every(({ value }, index) => value === index + 1) || parts.every(({ value }, index) => value === parts.length - index))
  return { row: isRow ? { count: parts.length, span: spanOf(first.block) } : null, isSteps: parts.every(({ isStep }) => isStep) }
}

const opensBold = (block: Block): boolean =>
  block.kind === 'paragraph' && block.inlines.some(({ kind, start, end }) => kind === 'strong' && start === 0 && end < block.text.length)

/** Paragraphs in a row, each with an opening in bold; null: fewer than three, or others of them elsewhere. */
function boldRow(blocks: readonly Block[]): Counted | null {
  const places = blocks.flatMap((block, at) => (opensBold(block) ? [at] : []))
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || places.length < minItems || last! - first !== places.length - 1) return null
  return { count: places.length, span: spanOf(blocks[first]!) }
}

/** The parts that a number in the title may count: items of the only list, or numbered headings. */
export function countedParts({ blocks }: Pick<Article, 'blocks'>, language: Language): CountedParts {
  const lists = blocks.filter((block) => block.kind === 'list')
  const [list] = lists
  const isOnly = lists.length === 1 && list !== undefined && list.items.length >= minItems
  const only = isOnly ? { count: list.items.length, span: spanOf(list) } : null
  // the first heading is the title with its number: `5 steps to a bike that shifts`
  const ofKind = (kind: Block['kind']): readonly Block[] =>
    blocks.filter((block) => block.kind === kind && !(block.kind === 'heading' && block.level === 1))
  const heads = rowOf(ofKind('heading'), language)
  if (heads === null) {
    const paragraphs = lists.length > 0 ? null : (rowOf(ofKind('paragraph'), language)?.row ?? boldRow(blocks))
    return { items: only ?? paragraphs, steps: list?.ordered === true ? only : null }
  }
  const { row, isSteps } = heads
  if (row === null) return { items: null, steps: list?.ordered === true ? only : null }
  return { items: isSteps ? null : row, steps: isSteps ? row : null }
}

/** The items of the only ordered list, beside any other lists; null: there is none, or several. */
export function orderedSteps({ blocks }: Pick<Article, 'blocks'>): Counted | null {
  const lists = blocks.filter((block) => block.kind === 'list' && block.ordered)
  const [list] = lists
  return lists.length === 1 && list?.kind === 'list' && list.items.length >= minItems
    ? { count: list.items.length, span: spanOf(list) }
    : null
}

/** How many there are of each kind of part: items and rows of one list or table and items of all, pictures, headings of a level, bold openings. */
export function partCounts(blocks: readonly Block[]): readonly number[] {
  const counts = new Map<string, number>()
  const add = (key: string, more = 1): void => void counts.set(key, (counts.get(key) ?? 0) + more)
  for (const block of blocks) {
    if (block.kind === 'heading') add(`h${block.level}`)
    else if (block.kind === 'list') {
      add('items', block.items.length)
      add(block.id, block.items.length)
    } else if (block.kind === 'table') add(block.id, block.rows.length)
    else if (
      block.kind === 'image' ||
      (block.kind === 'paragraph' && block.inlines.some(({ kind, start }) => kind === 'strong' && start === 0))
    )
      add(block.kind)
  }
  return [...counts.values()]
}
