import type { Language, Tokens } from '../languages/language.ts'
import { TextFact } from '../languages/text-memory.ts'
import type { Article, Block } from '../model/article.ts'
import type { BlockCache } from '../parse/blocks/block-cache.ts'
import { readOutline } from './outline.ts'

/** Cached measurements of a part of the text, by the function that measured. Memory only: measuring again would give the same. */
export type Facts = Map<unknown, unknown>

/** A block with the tokens of its text. Unchanged blocks are the same objects in the next run of a cache. Why it is a class, `KnownText` says. */
export class TextBlock {
  readonly block: Block
  readonly tokens: Tokens
  readonly facts: Facts = new Map()

  constructor(block: Block, tokens: Tokens) {
    this.block = block
    this.tokens = tokens
  }
}

/** A heading and the blocks up to the next heading of any level; the first section has no heading when text comes before one. */
export interface Section {
  readonly heading: (TextBlock & { readonly block: Extract<Block, { kind: 'heading' }> }) | null
  readonly blocks: readonly TextBlock[]
  /** Words (characters in unspaced scripts) below the heading, the heading left out. */
  readonly words: number
  readonly facts: Facts
}

/** An article's blocks with their tokens, in sections; read once per analysis and shared by answers, signals and titles. */
export interface ArticleText {
  readonly blocks: readonly TextBlock[]
  readonly sections: readonly Section[]
}

/**
 * Reads the text of an article, headings at the levels that its outline gives them. With a cache, blocks and sections that did
 * not change come with the facts measured of them before.
 */
export function readText(article: Article, language: Language, cache?: BlockCache): ArticleText {
  const slot = `text:${language.tag}`
  const read = (block: Block): TextBlock => new TextBlock(block, language.tokenize(block.text))
  const outline = readOutline(article)
  const blocks = article.blocks.map((block) => {
    const level = outline.get(block)?.level
    if (block.kind !== 'heading' || level === undefined || level === block.level)
      return cache ? cache.rememberFor(slot, block, read) : read(block)
    const readAt = (): TextBlock => read({ ...block, level })
    return cache ? cache.rememberFor(`${slot}:${level}`, block, readAt) : readAt()
  })
  const sections: Section[] = []
  let from = 0
  const close = (to: number) => {
    if (to === from) return
    const members = blocks.slice(from, to)
    sections.push(cache ? cache.rememberForAll(slot, members, () => sectionOf(members)) : sectionOf(members))
    from = to
  }
  for (let index = 0; index < blocks.length; index += 1) if (blocks[index]!.block.kind === 'heading') close(index)
  close(blocks.length)
  return { blocks, sections }
}

function sectionOf(members: readonly TextBlock[]): Section {
  const heading = members[0]!.block.kind === 'heading' ? (members[0] as NonNullable<Section['heading']>) : null
  const blocks = heading === null ? members : members.slice(1)
  return { heading, blocks, words: countWords(blocks), facts: new Map() }
}

/** The result of `measure` for a part, cached after the first call. It may read the part and its language, nothing else. */
export function factOf<Part extends { readonly facts: Facts }, Value extends NonNullable<unknown> | null>(
  part: Part,
  measure: (part: Part, language: Language) => Value,
  language: Language,
): Value {
  const known = part.facts.get(measure) as Value | undefined
  if (known !== undefined) return known
  const value = measure(part, language)
  part.facts.set(measure, value)
  return value
}

/** The same for what also depends on a text, such as a keyphrase, which says all about `argument`; only that of the last text is cached. */
export function factFor<Part extends { readonly facts: Facts }, Argument, Value>(
  part: Part,
  measure: (part: Part, argument: Argument, language: Language) => Value,
  text: string,
  argument: Argument,
  language: Language,
): Value {
  const known = part.facts.get(measure) as TextFact | undefined
  if (known?.of === text) return known.value as Value
  const value = measure(part, argument, language)
  part.facts.set(measure, new TextFact(text, value, null))
  return value
}

/** Kinds whose text counts as prose of the article: headings, images and code are left out. */
export function isProse(block: Block): boolean {
  return block.kind === 'paragraph' || block.kind === 'quote' || block.kind === 'list' || block.kind === 'table'
}

/** Words (characters in unspaced scripts) of the prose among the blocks. */
export function countWords(blocks: readonly TextBlock[]): number {
  let words = 0
  for (const { block, tokens } of blocks) if (isProse(block)) words += tokens.count
  return words
}
