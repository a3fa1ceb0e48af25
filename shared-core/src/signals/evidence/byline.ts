import type { AdviceReading } from '../advice-reading.ts'
import { wordsOf } from '../reading.ts'

/** Words of a text that somebody signs: a shorter one is a note. */
const signed = 60

/** UTF-16 units of a line with a year that may name the author and the day in any form, and the blocks at the beginning where it stands. */
const lineLength = 100
const lineBlocks = 3

/** What a file or a pasted draft lacks of author and day; null: it stands on a site that knows them, needs none, or may say them in a line. */
export function byline({ article, context, blocks, language }: AdviceReading): 'good' | 'neither' | 'noAuthor' | 'noDate' | null {
  if (article.kind !== 'draft' || context.site !== null || wordsOf({ blocks, language }) < signed) return null
  const hasAuthor = article.authors.length > 0
  if ((article.datePublished ?? article.dateModified) !== null) return hasAuthor ? 'good' : 'noAuthor'
  const isSaid = blocks.slice(0, lineBlocks).some(({ block }) => block.text.length < lineLength && /20\d\d/.test(block.text))
  return isSaid ? null : hasAuthor ? 'noDate' : 'neither'
}
