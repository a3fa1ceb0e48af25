import type { ArticleInput } from '@citable/core'

/**
 * Marks of one article. Tags: three times the 9,892 of the largest of 239 real pages, an article of an encyclopedia of 1 MB; each costs 3 KB and
 * 30 µs at worst. A longer text may have one for each 32 characters (`perTag`), half as dense again as the densest of those pages.
 * Character references: a real page has 13,100; a text of 40,000 words that writes each of its letters as one has 250,000.
 */
export const maxMarks = { tags: 30_000, perTag: 32, references: 250_000 } as const

/** Words: of texts longer than these, one for each 3.5 characters with what parts them. English has one for each 6, Vietnamese one for each 4.3. */
export const maxWords = { words: 250_000, perWord: 3.5 } as const

/**
 * The limit that a text exceeds; null: none. Counts opening tags and character references by their first two characters, so that
 * nothing has to be parsed first.
 */
export const findExcess = (input: ArticleInput): string | null => findExcessIn(textsOf(input))

/** The same of several texts together. */
export function findExcessIn(texts: readonly string[]): string | null {
  const length = texts.reduce((sum, text) => sum + text.length, 0)
  const tags = Math.max(maxMarks.tags, Math.floor(length / maxMarks.perTag))
  if (has(tags, texts, '<', isLetter)) return `more than ${tags} tags`
  if (has(maxMarks.references, texts, '&', (code) => isLetter(code) || code === 35)) return `more than ${maxMarks.references} entities`
  const words = Math.max(maxWords.words, Math.floor(length / maxWords.perWord))
  if (hasMoreWords(words, texts)) return `more than ${words} words`
  return null
}

/** Counts where white space follows something else. */
function hasMoreWords(max: number, texts: readonly string[]): boolean {
  let count = 0
  for (const text of texts) {
    let wasWord = false
    for (let at = 0; at < text.length; at++) {
      const isWord = text.charCodeAt(at) > 32
      if (wasWord && !isWord && ++count > max) return true
      wasWord = isWord
    }
  }
  return false
}

/** More than `max` times `mark` is before something that `opens` knows. */
function has(max: number, texts: readonly string[], mark: string, opens: (code: number) => boolean): boolean {
  let count = 0
  for (const text of texts)
    for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1))
      if (opens(text.charCodeAt(at + 1)) && ++count > max) return true
  return false
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

function textsOf(input: ArticleInput): readonly string[] {
  if (input.kind === 'blocks') return input.blocks.map((block) => ('html' in block ? block.html : block.markdown))
  return [input.kind === 'markdown' ? input.markdown : input.html]
}
