import { hasNumber } from '../../languages/characters/characters.ts'
import { defineSignal } from '../define-signal.ts'
import { hostOf, isReservedHost } from '../page/hosts.ts'
import { measureNumbers } from './measure-numbers.ts'

/** Words for which one detail of a passage counts: a list of prices has one in every second, and is not the best text of all for it. */
const wordsOfDetail = 12

/**
 * Specific details of the text: figures, of these prices, dates, versions and names. Names are counted in scripts that write them with capitals only;
 * `hasCase` says whether the text is in one,
 * `showsNames` whether no other nouns have capitals. `spread` is their number with at most one for every 12 words of a passage, without names in lines. `numbers` counts passages
 * with any digit, `quoted` those with words in quotation marks, a link or code, `steps` ordered lists.
 */
export const specifics = defineSignal({
  block: measureNumbers,
  fold: (facts, { blocks, language }) => {
    const sum = { figures: 0, prices: 0, dates: 0, versions: 0, names: 0, words: 0 }
    let hasCase = false
    let spread = 0
    for (const fact of facts) {
      if (fact === null) continue
      sum.figures += fact.figures.length
      sum.prices += fact.prices
      sum.dates += fact.dates
      sum.versions += fact.versions
      sum.names += fact.names
      sum.words += fact.words
      hasCase ||= fact.hasCase
      const details = fact.figures.length + fact.dates + fact.versions + (fact.hasCase && !fact.isLine ? fact.names : 0)
      spread += Math.min(details, Math.ceil(fact.words / wordsOfDetail))
    }
    let numbers = 0
    let quoted = 0
    let steps = 0
    for (const { block } of blocks) {
      if (block.kind === 'heading') continue
      if (hasNumber(block.text)) numbers += 1
      if (
        block.kind === 'code' ||
        block.kind === 'quote' ||
        block.inlines.some(({ kind, value }) => kind === 'code' || (kind === 'link' && isSource(value))) ||
        /["“”„«»「『]/.test(block.text)
      )
        quoted += 1
      if (block.kind === 'list' && block.ordered && block.items.length >= minSteps) steps += 1
    }
    return { ...sum, spread, hasCase, showsNames: hasCase && language.pack.capitalNouns !== true, numbers, quoted, steps }
  },
})

/** A link to a name that is not reserved. */
function isSource(value: string | null): boolean {
  const host = value === null ? null : hostOf(value)
  return host !== null && !isReservedHost(host)
}

/** Items of a list of steps. */
const minSteps = 3
