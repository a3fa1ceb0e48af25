import type { Article, Block } from '../model/article.ts'

type Level = Extract<Block, { kind: 'heading' }>['level']

/** Levels of a heading: as `written`, one of the first level that the page has no use for as H2; and as everything reads it, without skips. */
export interface OutlineLevel {
  readonly written: Level
  readonly level: Level
}

/** The levels of all headings. Its readers judge the same text before and after the fix of a level. */
export function readOutline(article: Article): ReadonlyMap<Block, OutlineLevel> {
  const further = furtherMainHeadings(article)
  const headings = article.blocks.filter((block) => block.kind === 'heading')
  const written = headings.map((block) => (further.includes(block) ? 2 : block.level))
  const levels = withoutSkips(written)
  return new Map(headings.map((block, index) => [block, { written: written[index]!, level: levels[index]! }]))
}

/**
 * Levels without a skip: each heading stands one level below the nearest heading above it that had a lower level; the outermost ones preserve
 * H1 or H2. As they were when one would move by more than a level: it was chosen for its looks, and may be a caption or a line above a title.
 */
export function withoutSkips(levels: readonly Level[]): readonly Level[] {
  const above: { readonly from: Level; readonly to: Level }[] = []
  const moved = levels.map((from) => {
    while (above.length > 0 && above.at(-1)!.from >= from) above.pop()
    const to = Math.min(from, (above.at(-1)?.to ?? 1) + 1) as Level
    above.push({ from, to })
    return to
  })
  return moved.some((to, index) => levels[index]! - to > 1) ? levels : moved
}

/**
 * Main headings of the text besides the one it may have: its headline, else the first where the page has no other around the text. All headings,
 * except one that opens the text and repeats a title that becomes the H1: its section would be the whole text.
 */
export function furtherMainHeadings({ blocks, kind, headline, markup }: Article): readonly Block[] {
  const own = blocks.filter((block) => block.kind === 'heading' && block.level === 1)
  if (kind !== 'page' && headline?.from === 'field') return own.filter((block) => block !== blocks[0])
  const isAlone = (markup?.h1Count ?? 0) <= own.length
  const headlineBlock = own.find(({ text }) => isHeadline(text, headline?.value ?? '')) ?? (isAlone ? own[0] : undefined)
  return own.filter((block) => block !== headlineBlock)
}

/** One of them holds the other, letter case and white space aside. */
function isHeadline(text: string, headline: string): boolean {
  const [own, other] = [text, headline].map((words) => words.toLowerCase().replace(/\s+/g, ' ').trim()) as [string, string]
  return own.includes(other) || other.includes(own)
}
