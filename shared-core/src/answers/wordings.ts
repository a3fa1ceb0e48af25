import { letter } from '../languages/characters/characters.ts'
import { alone, createPattern } from '../languages/create-pattern.ts'
import type { Language } from '../languages/language.ts'

const forward = createPattern(
  'forward',
  "these (?:\\d+|two|three|four|five|six|seven) (?:\\S+ )?(?:things|steps|tips|ways|tricks|rules|reasons|ideas)|(?:a few|some|several) (?:things|points|steps|tips) to|the following(?! (?:year|day|month|week|night|morning|season))|here(?:['’]s| is| are) (?:how|what|why|the|our|some)|as (?:you|we)(?:['’]ll| will) see",
  (words, { unspaced }) => (unspaced ? words : `(?<!${letter})(?:${words})(?!${letter}{3})`),
)

/** Points forward (`these 3 things`, `the following`) and does not say behind a colon what to. */
export function pointsForward(sentence: string, language: Language): boolean {
  if (!forward(language).test(sentence)) return false
  const colon = sentence.search(/[:：]/)
  return colon === -1 || !/^\S+\s+\S/.test(sentence.slice(colon + 1).trim())
}

/** Sets a scene: how often or for how many something holds. */
export const setsScene = createPattern('often', 'often|many (?:people|of us)|plenty of people|more and more', alone)

/** Says what something is for, which does not say how to do it. */
export const tellsPurpose = createPattern('purpose', '^the (?:goal|purpose|aim) of')

/** A plea, an offer, a question about the reader or one that is surprised (`…?!`): no reader types it into a search. */
export const isRhetorical = createPattern(
  'rhetorical',
  'ready (?:to|for)|(?:what|how) about|why (?:not|choose (?:us|our))|sounds? (?:familiar|good)|want (?:more|to)|need (?:more|help)|looking for|interested in|got (?:a|any)|any (?:questions|thoughts)|still have|have you|did you (?:know|like|enjoy)|do you (?:agree|think|feel|know|want|like|love|have what it takes|have (?:a|any|more) (?:question|tip|comment|idea|stor))|are you (?:ready|looking|interested|tired|struggling)|what do you think|share (?:this|your|with)|.*(?:please[?!]+|[!！][?？]|[?？][!！])$',
  (words, { unspaced }) => (unspaced ? words : `(?:^|[:：])[¿\\s]*(?:${words})(?!${letter}{4})`),
)

/** An article before a noun: where questions begin with a verb, `The best roof?` is a label that asks nothing. */
export const opensWithArticle = createPattern('article', '(?!)', (words) => `^(?:${words})\\s`)

/** Announces what sums the text up. */
export const sumsUp = createPattern('sumsUp', 'in short|in brief|at a glance|key (?:takeaways|points)|tl;?dr', alone)

/** A series or kind of article, as it is before a title's colon. */
export const seriesLabel = createPattern(
  'series',
  'guide|podcast|video|watch|review|opinion|analysis|explain(?:er|ed)|fact[- ]?check|q&a|faq|news|blog|column|interview|episode|part|series',
  (words, { unspaced }) => `${unspaced ? '' : `(?<!${letter})`}(?:${words})(?:\\s*#?\\d+)?$|^#?\\d+$`,
)
