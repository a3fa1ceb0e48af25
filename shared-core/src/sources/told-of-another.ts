import { letter, upperLetter } from '../languages/characters/characters.ts'
import type { Language } from '../languages/language.ts'
import type { Quantity } from '../languages/quantities/quantity.ts'
import { isSameNoun, sharesFigure } from './compare-figures.ts'
import type { Passage } from './read-source.ts'

/** Words that part two statements of one sentence, beside commas. */
const conjunctions: Readonly<Record<string, string>> = {
  en: 'and|while|whereas|but',
  de: 'und|während|aber|sowie',
  fr: 'et|tandis|mais|alors',
  es: 'y|mientras|pero',
  it: 'e|mentre|ma',
  pt: 'e|enquanto|mas',
  nl: 'en|terwijl|maar',
  sv: 'och|medan|men',
  da: 'og|mens|men',
  no: 'og|mens|men',
  nb: 'og|mens|men',
  pl: 'oraz|natomiast|ale',
  cs: 'zatímco|ale',
  ru: 'и|а|но',
  ro: 'și|iar|dar',
  tr: 've|ise',
}

const joints = new Map<string, RegExp>()

function jointOf(tag: string): RegExp {
  const base = tag.split('-')[0]!.toLowerCase()
  const words = conjunctions[base]
  const made =
    joints.get(base) ??
    // eslint-disable-next-line no-restricted-syntax -- of our own words
    new RegExp(`[;،、，]|,(?!\\d)${words === undefined ? '' : `|(?<![${letter}\\d])(?:${words})(?!${letter})`}`, 'iu')
  joints.set(base, made)
  return made
}

/** `down from 6.2 percent a year earlier`: the same thing at another time. */
const ofAnotherTime =
  /^\s*(?:down|up|compared|from|after|versus|gegenüber|nach|statt|von|contre|après|depuis|frente|tras|desde|rispetto|contro|dopo|ante|contra|tegenover|na)(?= )/i

/** Figures of one unit in a sentence; more are a list. */
const mostFigures = 12

const capital = new RegExp(`^${upperLetter}`, 'u')

/** A part of the claim's weight in the words around another figure that outweighs twice what stands around the one that fits. */
const outweighed = 0.5
/** A part of the claim's weight around another figure that leaves no doubt, where nothing of it is around the one that fits. */
const surely = 0.6

/**
 * `Spain counted 157 and Italy 143 cases` holds a figure for either. Says whether the words of the claim stand around another figure of the same
 * unit, and the one that fits has a subject of its own; `surely`: all of them and none around the one that fits. `claim`: the sentence without its figure.
 */
export function toldOfAnother(
  claim: string,
  others: readonly Quantity[],
  { text, quantities, isRow }: Passage,
  one: Quantity,
  unit: string,
  language: Language,
): 'surely' | 'perhaps' | null {
  if (isRow) return null
  // the unit of a row of figures stands behind the last
  const alike = quantities.filter(
    ({ measure, isWord, values }) =>
      isWord === one.isWord && (measure === one.measure || measure === unit || (measure === '' && values[0]! < 1000)),
  )
  const at = alike.indexOf(one)
  if (at < 0 || alike.length < 2 || alike.length > mostFigures) return null
  const starts = startsOf(text, alike, jointOf(language.tag))
  const places = [...new Set(starts)]
  // the unit of a figure is no word around it
  const bare = quantities.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${rest.slice(start, end).replace(/\S/g, '0')}${rest.slice(end)}`,
    text,
  )
  const parts = places.map((from, index) => bare.slice(from, places[index + 1] ?? bare.length))
  const own = parts[places.indexOf(starts[at]!)]!
  if (ofAnotherTime.test(own)) return null
  const wordsOf = (part: string) => language.tokenize(part).words.filter(({ stop }) => !stop)
  const termsIn = (part: string): ReadonlySet<string> => new Set(wordsOf(part).map(({ term }) => term))
  const claimed = termsIn(claim)
  const ownTerms = termsIn(own)
  const kinds = parts.map((part, place) => {
    if (part === own) return null
    const terms = termsIn(part)
    const ofItsOwn = wordsOf(own).filter(({ term }) => !claimed.has(term) && !terms.has(term) && !/\d/.test(term))
    if (ofItsOwn.length === 0) return null
    const isName = (source: string, { start, end }: { start: number; end: number }): boolean => capital.test(source.slice(start, end))
    const opens = wordsOf(own).find(({ form }) => !/\d/.test(form))
    // a name inside of it is of the same sentence: `SoftBank puts in 6 billion and buys shares of Neumann for 3 billion`
    const isNamed =
      opens !== undefined &&
      isName(own, opens) &&
      ofItsOwn.some((word) => isName(own, word)) &&
      wordsOf(claim).some((word) => isName(claim, word) && terms.has(word.term) && !ownTerms.has(word.term))
    // what both count says nothing of either
    const isOfBoth = alike.some((other, index) => starts[index] === places[place] && isSameNoun(one, other))
    const nouns = isOfBoth ? termsIn(one.follows) : new Set<string>()
    const weigh = (found: ReadonlySet<string>): number =>
      [...claimed].reduce((sum, term) => sum + (found.has(term) && !nouns.has(term) && !/\d/.test(term) ? 1 + language.weight(term) : 0), 0)
    const [weight, ownWeight] = [weigh(terms), weigh(ownTerms)]
    // `adults pay 90, children 45`
    const isBare =
      [...terms].every((term) => /\d/.test(term) || claimed.has(term)) &&
      [...terms].some((term) => claimed.has(term) && !ownTerms.has(term)) &&
      !sharesFigure(
        others,
        alike.filter((_, index) => starts[index] === places[place]),
        null,
      )
    if (isBare && weight > 0) return 'surely'
    const words = [...claimed].filter((term) => terms.has(term) && !nouns.has(term) && !/\d/.test(term))
    if (ownWeight === 0 && words.length > 1 && weight >= weigh(claimed) * surely) return 'surely'
    return isNamed || (weight > 0 && ownWeight <= weight * outweighed) ? 'perhaps' : null
  })
  return kinds.includes('surely') ? 'surely' : kinds.includes('perhaps') ? 'perhaps' : null
}

const range = new RegExp(`^\\s*(?:${letter}{1,5}|[–—-])?\\s*$`, 'u')

/** Where the words around each figure begin: behind a joint between it and the one before. */
function startsOf(text: string, figures: readonly Quantity[], joint: RegExp): readonly number[] {
  const starts: number[] = []
  let start = 0
  for (const [index, figure] of figures.entries()) {
    const before = figures[index - 1]
    const between = before === undefined ? '' : text.slice(before.end, figure.start)
    // `between 5 and 6` tells one thing
    const found = range.test(between) ? null : joint.exec(between)
    if (found !== null) start = before!.end + found.index + found[0].length
    starts.push(start)
  }
  return starts
}
