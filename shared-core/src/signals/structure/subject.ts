import { factOf } from '../../answers/article-text.ts'
import { articleTitle } from '../../answers/questions.ts'
import { letter } from '../../languages/characters/characters.ts'
import type { Language, Word } from '../../languages/language.ts'
import { withoutAccents } from '../../languages/words/normalize-word.ts'
import { defineSignal } from '../define-signal.ts'
import { TextBlock } from '../reading.ts'
import { unitsOf } from '../text/terms.ts'
import { emptyParts } from '../text/without-filler.ts'

/** A heading says what its section is about: it counts as so many words of the text. */
const inHeading = 2

/** A term carries the text when it stands half as often as the first, and in any case when it stands so often. */
const carryingShare = 2
const carryingLeast = 2
const carryingSurely = 4

/** Part of the places of a term in which one neighbour must stand for both to be one subject: `sourdough starter`. */
const together = 0.6

/** Places in the text of all words of a title together, that the text is certainly not about. */
const mentioned = 2

/** Places of a term that a title mentioned so little must name. */
const unmissed = 10

/** Code points from which a word may hold another: `Roggensauerteig` names `Sauerteig`. */
const minCompound = 5

/** Of an inflected form: letters before its ending, and of its ending. */
const inflectedStem = 3
const inflectedEnding = 2

/**
 * The subject of the text and whether the title names it. `term` is the word, or the two words, that stand most often in headings and text
 * without the title (as first written), `count` its number of places. `isNamed`: a term of the title carries the text, or is part of a word
 * that does. `isSure`: no word of the title is in the text, or the subject is there so often that it cannot be missed. null without a
 * title, without stop words, or where no term occurs twice.
 */
export const subject = defineSignal({
  fold: (_facts, reading) => {
    const { article, blocks, language } = reading
    const title = article.title === null ? '' : articleTitle(article) || article.title.value.trim()
    if (title === '' || !language.has('stopWords')) return null
    const headline = sameForm(article.headline?.value ?? '')
    const { gone } = emptyParts(reading)
    const headings = new Set([headline, sameForm(title)])
    // what only repeats the title or the text names no subject
    const read = blocks.filter(
      (entry) =>
        (gone.get(entry) ?? 'filler') === 'filler' &&
        entry.block.kind !== 'code' &&
        !(entry.block.kind === 'heading' && (entry.block.level === 1 || isKnown(headings, sameForm(entry.block.text)))),
    )
    const units = language.unspaced ? read.map((entry) => factOf(entry, unitsOf, language)) : read
    const counts = countTerms(units, language)
    const [top] = counts
    if (top === undefined || top[1].weight < carryingLeast) return null
    const first = counts.find((counted) => canBeSubject(units, counted, language)) ?? top
    const named = wordsOfTitle(title, language)
    // `schöner` begins as `Schönau` does and is no form of it
    const isFirst = ({ term, form }: Word): boolean => term === first[0] && (form === first[1].form || isPartOf(form, first[1].form))
    const own = named.filter((word) => isFirst(word) || (isContent(word, language) && !isGeneral(word.form, language)))
    // in right-to-left scripts the article is written to the word, and its term is without
    const bareOf = (term: string, form: string): string => withoutAccents(language.pack.direction === 'rtl' ? term : form)
    const bare = bareOf(first[0], first[1].form)
    const min = Math.min(carryingSurely, Math.max(carryingLeast, Math.ceil(first[1].weight / carryingShare)))
    const known = new Map(counts)
    const carriers = counts.filter(([, { weight, heads }]) => weight >= min || heads > 0)
    const isNamed = own.some(
      ({ form, term }) =>
        carriers.some(
          ([carrier, entry]) =>
            carrier === term || (language.unspaced ? entry.form.includes(form) || form.includes(entry.form) : isPartOf(form, entry.form)),
        ) || isInflected(bareOf(term, form), bare, language),
    )
    const { term, count } = language.unspaced ? { term: first[1].form, count: first[1].count } : phraseOf(read, first, language)
    // together the words of the title may say what none of them says alone
    const said = own.reduce((sum, word) => sum + (known.get(word.term)?.weight ?? 0), 0)
    const isAlien =
      own.length === 0 || named.every((word) => word.stop || !counts.some(([, { form }]) => isInflected(form, word.form, language)))
    const isSure =
      (said === 0 && (first[1].count >= carryingSurely || (isAlien && first[1].count > carryingLeast))) ||
      (said <= mentioned && first[1].count >= unmissed)
    // a text without a word that stands out is about many things, and its title may be about any
    // each word of a title excuses one place more of a term that the title leaves out
    const isGiven = isNamed || said > mentioned || (said > 0 && count < own.length + carryingLeast)
    return isGiven || isSure || count >= carryingSurely ? { term, count, isNamed: isGiven, isSure } : null
  },
})

/** Languages whose short words keep their first letters in all forms. */
const isRigid = /^(?:en|de|nl|sv|da|n[bn]|fr|es|it|pt)/

/** Forms of one word by what they begin with, whatever their endings: `Kapuście` and `Kapustę`, `leivän` and `leipä`. */
function isInflected(a: string, b: string, language: Language): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  const least = isRigid.test(language.tag) ? 3 : 2
  return (
    a === b ||
    (language.unspaced && long.includes(short)) ||
    same > 4 ||
    (same > least && short.length - same < 4 && long.length - same <= same && (same < short.length || same > 3))
  )
}

/** Makes it known. */
const isKnown = (all: Set<string>, text: string): boolean => all.size === all.add(text).size

const sameForm = (text: string): string => text.trim().toLowerCase()

/** One form is part of the other: a compound, or an ending more. */
function isPartOf(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= minCompound
    ? long.includes(short)
    : short.length >= inflectedStem && long.length <= short.length + inflectedEnding && long.startsWith(short)
}

const isSmall = ({ start, end }: Word): boolean => end - start < 2

interface Place {
  readonly form: string
  weight: number
  count: number
  heads: number
  /** Places with a small letter, in a language whose nouns have capitals. */
  small: number
}

type Counted = readonly [string, Place]

function wordsOfTitle(title: string, language: Language): readonly Word[] {
  const tokens = language.tokenize(title)
  if (!language.unspaced) return tokens.words
  return unitsOf(new TextBlock({ id: '@title', kind: 'paragraph', text: title, inlines: [], runs: [] }, tokens), language).tokens.words
}

/** Content terms, the most frequent first; of two alike the one that is first. */
export function countTerms(blocks: readonly TextBlock[], language: Language): readonly Counted[] {
  const counts = new Map<string, Place>()
  const hasNouns = language.pack.capitalNouns === true
  for (const entry of blocks) {
    const isHeading = entry.block.kind === 'heading'
    for (const { form, term, start } of factOf(entry, contentOf, language)) {
      const place = counts.get(term) ?? { form, weight: 0, count: 0, heads: 0, small: 0 }
      place.weight += isHeading ? inHeading : 1
      place.count += 1
      if (isHeading) place.heads += 1
      if (hasNouns && isLower(entry.block.text[start]!)) place.small += 1
      counts.set(term, place)
    }
  }
  return [...counts].sort(([, a], [, b]) => worthOf(b) - worthOf(a))
}

/** A verb or an adjective, as small letters show, is a subject half as likely as a noun. */
const worthOf = ({ weight, count, small }: Place): number => (small * 2 > count ? weight / 2 : weight)

const isLower = (char: string): boolean => char !== char.toUpperCase()

/** Content words that no article is without: neither figures nor general words. */
const contentOf = ({ tokens: { words } }: TextBlock, language: Language): readonly Word[] =>
  words.filter((word) => isContent(word, language) && !/^(?:\d|https?$|www)/.test(word.form))

/** General by its very form: a starter is no start. */
const isContent = (word: Word, language: Language): boolean => !word.stop && !isSmall(word) && !language.contains('genericWords', word.form)

/** A word, a month or a number (a word for one is an article, too) that says nothing of what a text is about. */
export const isGeneral = (form: string, language: Language): boolean =>
  language.contains('vagueSubjects', form) ||
  language.pack.months.flat().includes(form) ||
  (language.contains('numberWords', form) && !/^(?:u[mn]|e[ei]n)/.test(form))

const isNumber = (form: string, language: Language): boolean =>
  /\d$/.test(form) || (language.contains('numberWords', form) && isGeneral(form, language))

/** A figure before a unit, in scripts without spaces. */
const counts = /[\d一二三四五六七八九十百千]/

/** Neither a general word nor the words behind numbers: `6 pounds`, `8 pm`. */
export function canBeSubject(blocks: readonly TextBlock[], [term, { form, count }]: Counted, language: Language): boolean {
  if (isGeneral(form, language)) return false
  const counted = blocks.flatMap((entry) => factOf(entry, countedWords, language).filter((word) => word.term === term))
  // one place in three makes a unit of a word that can be one, half of them of any
  return counted.length * (language.contains('numberUnits', form) ? 3 : 2) < count
}

/** Words behind a number. */
const countedWords = ({ block, tokens: { words } }: TextBlock, language: Language): readonly Word[] =>
  words.filter(({ start }, at) =>
    language.unspaced ? counts.test(block.text.charAt(start - 1)) : isNumber(words[at - 1]?.form ?? '', language),
  )

/** The first term, with the word beside it where both are one subject. */
export function phraseOf(
  blocks: readonly TextBlock[],
  [term, { form, count }]: Counted,
  language: Language,
): { term: string; count: number } {
  const beside = new Map<string, { text: string; count: number }>()
  for (const { block, tokens } of blocks)
    for (let at = 1; at < tokens.words.length; at += 1) {
      const before = tokens.words[at - 1]!
      const after = tokens.words[at]!
      if ((before.term === term) === (after.term === term) || before.stop || after.stop || isSmall(before) || isSmall(after)) continue
      if (isNumber(before.form, language) || isNumber(after.form, language)) continue
      if (block.text.slice(before.end, after.start) !== ' ') continue
      const key = before.term + ' ' + after.term
      const pair = beside.get(key) ?? { text: block.text.slice(before.start, after.end), count: 0 }
      pair.count += 1
      beside.set(key, pair)
    }
  let best: { text: string; count: number } | null = null
  for (const pair of beside.values()) if (best === null || pair.count > best.count) best = pair
  if (best !== null && best.count >= carryingLeast && best.count >= count * together) return { term: best.text, count: best.count }
  return { term: spellingOf(blocks, term) ?? form, count }
}

/** How the text writes a word most often, the beginnings of sentences aside: nouns with their capitals, letters as they were before folding. */
function spellingOf(blocks: readonly TextBlock[], term: string): string | null {
  const counts = new Map<string, number>()
  let best: string | null = null
  for (const { block, tokens } of blocks)
    for (const word of tokens.words) {
      if (word.term !== term) continue
      const written = hyphenated(block.text, word)
      const opens = block.kind === 'heading' || tokens.sentences.some(({ start }) => start === word.start)
      counts.set(written, (counts.get(written) ?? 0) + (opens ? 1 : surely))
      if (best === null || counts.get(written)! > counts.get(best)!) best = written
    }
  return best
}

/** Beginnings of sentences that weigh as much as one place inside. */
const surely = 1000

const partBefore = new RegExp(`${letter}{1,20}-$`, 'u')

/** With the part of the word before its hyphen: `E-Bike`. */
const hyphenated = (text: string, { start, end }: Word): string =>
  (partBefore.exec(text.slice(Math.max(0, start - 21), start))?.[0] ?? '') + text.slice(start, end)
