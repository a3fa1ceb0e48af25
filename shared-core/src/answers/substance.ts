import { hasNumber } from '../languages/characters/characters.ts'
import type { Language, Word } from '../languages/language.ts'

/** Terms that say nothing new. */
export interface Known {
  /** Terms of the question and of the title. */
  readonly asked: ReadonlySet<string>
  /** These terms and those of all headings. */
  readonly named: ReadonlySet<string>
}

/** Content terms beyond those asked for, that make a sentence an answer; units in unspaced scripts. */
const minWords = 3
const minUnits = 9

/**
 * A sentence's additions to the question, the title and the headings: `enough` is three content words, or a figure, a date or a name;
 * a repetition in another order or form is `nothing`.
 */
export function addsTo(
  { asked, named }: Known,
  words: readonly Word[],
  text: string,
  { unspaced, tag }: Language,
): 'enough' | 'something' | 'nothing' {
  const added = new Set<string>()
  let isBeyondHeadings = false
  let isFact = false
  for (const { term, stop, start } of words) {
    if (asked.has(term)) continue
    if (hasNumber(text[start]!)) isFact = true
    else if (stop) continue
    else if (tag !== 'de' && words[0]!.start !== start && isCapital(text, start)) isFact ||= !named.has(term)
    added.add(term)
    if (!named.has(term)) isBeyondHeadings = true
    if (isBeyondHeadings && (isFact || added.size >= (unspaced ? minUnits : minWords))) return 'enough'
  }
  return added.size === 0 ? 'nothing' : 'something'
}

function isCapital(text: string, at: number): boolean {
  const first = text[at]!
  return first !== first.toLowerCase()
}
