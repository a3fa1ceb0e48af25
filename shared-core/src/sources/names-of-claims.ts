import { letter, upperLetter } from '../languages/characters/characters.ts'
import { withoutMarks } from '../languages/characters/rarer-characters.ts'
import type { Claim } from './claim.ts'
import type { Passage, Source } from './read-source.ts'

const nameInside = new RegExp(`(?<!^)(?<!${letter})${upperLetter}${letter}{3,}`, 'gu')

/** A word with a capital that both have, in any inflection. */
export const sharesName = ({ sentence }: Claim, passage: Passage): boolean =>
  [...sentence.quote.matchAll(nameInside)].some(([name]) => passage.text.includes(name.slice(0, 5)))

/** A name of the claim stands nowhere on the page, in no inflection and with no other accents. */
export function lacksName({ names }: Claim, { text, name, titleTerms }: Source): boolean {
  if (names.length === 0) return false
  const small = withoutMarks(`${text}\n${[...titleTerms].join(' ')}\n${name}`.toLowerCase())
  return names.some(
    (one) =>
      !withoutMarks(one.toLowerCase())
        .split(/[\s'’-]+/)
        .some((part) => part.length > 1 && small.includes(part.slice(0, Math.max(3, Math.min(6, part.length - 2))))),
  )
}
