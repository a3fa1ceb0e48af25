import type { ArticleInput } from '@citable/core'
import { contentHash } from '@citable/core/graph'
import { valueAt } from '../mapping/value-at.ts'
import { type EntryToRead, inputOfEntry } from './input-of-entry.ts'

/** Hash of an entry's words, markup and white space aside: equal hashes, equal words. */
export const textHash = (entry: EntryToRead): string => contentHash('', wordsOf(inputOfEntry(entry)))

/** The same of what a reader sees: its title, too. */
export const shownHash = (entry: EntryToRead): string =>
  contentHash(String(valueAt(entry.values, entry.mapping.title) ?? ''), wordsOf(inputOfEntry(entry)))

function wordsOf(input: ArticleInput): string {
  if (input.kind !== 'blocks') throw new Error('An entry is read as blocks')
  return input.blocks
    .map((block) => ('html' in block ? block.html : block.markdown))
    .join(' ')
    .replace(/<[^<>]*>|[*_#>`~|\s]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
}
