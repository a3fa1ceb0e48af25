import { letter } from '../languages/characters/characters.ts'
import type { Quantity } from '../languages/quantities/quantity.ts'

/** `46 rooms, 12 of which are open`: the noun of the number is the one before. */
const ofThose = new RegExp(
  `^\\s?(?:of (?:which|whom|them|these|those)|von (?:ihnen|denen)|d[’'](?:entre )?(?:eux|elles)|desquel(?:le)?s|de (?:los|las) (?:cuales|que)|de ell[oa]s|de(?:i|lle) quali|di (?:cui|loro)|d[oa]s quais|del[ea]s|daarvan|ervan|av (?:dem|vilka)|z (?:nich|których)|из (?:них|которых))(?![${letter}])`,
  'iu',
)
/** `240 of its 1,150 jobs`: the noun of the number is the one behind. */
const ofThe = /^\s?(?:of|von|der|de|des|di|dei|delle|van|av|af|z|из)\s(?:[^\s\d]{1,8}\s){0,2}$/iu

/** Numbers with the noun that they count where another number has it. Those of a sentence, in reading order. */
export function withNouns(text: string, quantities: readonly Quantity[]): readonly Quantity[] {
  const counts = quantities.filter(({ measure, follows }) => measure === '' && follows !== '')
  return quantities.map((one) => {
    const at = counts.indexOf(one)
    if (at < 0) return one
    const [before, behind] = [counts[at - 1], counts[at + 1]]
    if (before !== undefined && ofThose.test(text.slice(one.end))) return { ...one, follows: before.follows }
    if (behind !== undefined && ofThe.test(text.slice(one.end, behind.start))) return { ...one, follows: behind.follows }
    return one
  })
}
