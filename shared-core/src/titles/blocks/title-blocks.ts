import type { TextBlock } from '../../answers/article-text.ts'
import { letter } from '../../languages/characters/characters.ts'
import type { Language } from '../../languages/language.ts'
import type { TitleBlock } from '../../model/titles.ts'
import type { Range } from '../../model/values.ts'
import { nounWordsOf } from '../from-text/noun-words.ts'
import { frequentPhrases, type SubjectPhrase } from '../from-text/subject-phrase.ts'
import { findFigures } from './figures.ts'
import { blockAt, type Find, often, type TitleBlockInput, type WantedBlocks } from './find.ts'
import { findParts } from './heading-parts.ts'
import { findDates, findTextNames, wholeName } from './names.ts'
import { findSentences } from './sentences.ts'

export { wholeName }

/** Blocks of words at most. */
const mostWords = 8

/** Code points of a block; a title has room for sixty. */
const longest = { subject: 40, part: 32, figure: 32, name: 40, year: 32, question: 60, sentence: 240 } as const

/** Questions of a text of which one says what it is about; of several, each is about its part. */
const mostAsked = 2

/**
 * Words of the text that the author's title lacks: what the text is about, the names that it repeats, what its parts are about, two figures
 * with their units, the year that it repeats, the question that it answers; at most eight, in this order. Behind them come the sentences from which
 * a title can be made; a name or a figure that is in neither is a detail, and so is a heading or a question without a word of them (of 120
 * figures 18 were of use, of 30 names 11, of 29 headings 9), and a frequent word that neither they nor a heading has (6 of 27 such words are in
 * the publishers' headlines, of the others 89 of 137). Each block is a passage of the text.
 */
export function titleBlocks(wanted: WantedBlocks): readonly TitleBlock[] {
  const { own, language, subjects } = wanted
  const sentences = findSentences(wanted)
  if (subjects === null) return sentences
  const input = { ...wanted, subjects }
  const said = new Set(language.terms(own))
  const chosen: TitleBlock[] = []
  const isNew = ({ kind, text }: TitleBlock): boolean => {
    const terms = language.terms(text)
    const isSaid = terms.length > 0 ? terms.every((term) => said.has(term)) : own.includes(text)
    return (
      !isSaid &&
      [...text].length <= longest[kind] &&
      !chosen.some((other) => holds(other.text, text, kind === 'name' || kind === 'question'))
    )
  }
  let terms: ReadonlySet<string> | null = null
  const carried = (): ReadonlySet<string> => {
    terms ??= new Set([...sentences.map(({ text }) => text), ...headingsOf(input)].flatMap((text) => language.terms(text)))
    return terms
  }
  const isDetail = ({ kind, text }: TitleBlock): boolean => {
    if (kind === 'subject')
      return sentences.length > 0 && (!language.terms(text).some((term) => carried().has(term)) || isAside(text, input, sentences))
    if (kind !== 'part' && kind !== 'question') {
      const told = kind === 'figure' ? sentences.slice(0, 1) : sentences
      return sentences.length > 0 && !told.some((sentence) => sentence.text.includes(text))
    }
    const told = [...sentences, ...chosen].flatMap((block) => language.terms(block.text))
    return told.length > 0 && !hasYear.test(text) && !language.terms(text).some((term) => told.includes(term))
  }
  for (const [find, most] of finders) {
    let left = Math.min(most, mostWords - chosen.length)
    for (const block of find(input)) {
      if (left === 0) break
      if (!isNew(block)) continue
      if (isDetail(block)) {
        // the third word of a text is no better than the second
        if (block.kind === 'subject') left -= 1
        continue
      }
      const part = block.kind === 'name' ? chosen.findIndex(({ text }) => isPartOfName(text, block.text, input)) : -1
      if (part < 0) {
        chosen.push(block)
        left -= 1
      } else chosen[part] = { ...block, kind: chosen[part]!.kind }
    }
  }
  return [...chosen, ...sentences]
}

/** Places of one small word at least, that is no name, where neither the first sentence nor a heading has it. */
const leastOfWord = 4

function isAside(word: string, input: TitleBlockInput, [first]: readonly TitleBlock[]): boolean {
  const { language, text } = input
  if (language.unspaced || /\s/.test(word) || word !== word.toLowerCase()) return false
  const terms = language.terms(word)
  const isIn = (other: string): boolean => language.terms(other).some((term) => terms.includes(term))
  if ((first !== undefined && isIn(first.text)) || headingsOf(input).some(isIn)) return false
  const places = text.blocks.reduce((sum, { tokens }) => sum + tokens.words.filter(({ term }) => terms.includes(term)).length, 0)
  return places < leastOfWord
}

const headingsOf = ({ text: { blocks } }: TitleBlockInput): readonly string[] =>
  blocks.flatMap(({ block }) => (block.kind === 'heading' ? [block.text] : []))

/** A heading with a year is about more than its part: `Prices 2027`. */
const hasYear = /(?<!\d)20\d\d(?!\d)/

/** The second is part of the first, or the other way round, whatever the case: a name or a question says more than the subject in it. */
function holds(a: string, b: string, mayBeLonger: boolean): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  return one.includes(other) || (!mayBeLonger && other.includes(one))
}

/** `Pohl` of `Irmgard Pohl`, or what mostly is in the longer name. */
function isPartOfName(word: string, name: string, { text: { blocks } }: TitleBlockInput): boolean {
  const timesOf = (part: string): number => blocks.reduce((sum, { block }) => sum + block.text.split(part).length - 1, 0)
  if (!` ${name} `.includes(` ${word} `)) return false
  return (name.endsWith(` ${word}`) && name.split(' ').length === 2) || 2 * timesOf(name) >= timesOf(word)
}

/** Nouns of the opening that carry the text, as it names them first; else the words, or pairs of words, that stand most often. */
const findSubjects: Find = ({ text, language, subjects, isPerson }) =>
  (subjects.length > 0 ? subjects : frequentPhrases(text, language, often).filter((phrase) => !isPerson(phrase)))
    // names of people in the text are found as names, too
    .filter(({ text: own }, at) => at === 0 || language.pack.capitalNouns === true || own === own.toLowerCase())
    .filter((phrase) => !isParticiple(phrase, language))
    .map(({ entry, start, end }) => blockAt('subject', entry, wholeWord(entry, wholeName(entry, { start, end }, text, language))))

/** A word with those that a hyphen joins to it: of `to-row` the `Learn-to-row`. */
function wholeWord({ block: { text } }: TextBlock, { start, end }: Range): Range {
  const before = hyphenBefore.exec(text.slice(0, start))?.[0].length ?? 0
  const behind = hyphenBehind.exec(text.slice(end))?.[0].length ?? 0
  return { start: start - before, end: end + behind }
}

const hyphenBefore = new RegExp(`(?:${letter}{1,24}[-‐]){1,3}$`, 'u')
const hyphenBehind = new RegExp(`^(?:[-‐]${letter}{1,24}){1,3}`, 'u')

/** One word that is a form of a verb, and that no determiner marks as a noun: `committed`. */
function isParticiple({ text, entry, start }: SubjectPhrase, language: Language): boolean {
  const word = text.toLowerCase()
  const { passive, capitalNouns } = language.pack
  if (passive === undefined || capitalNouns === true || word.includes(' ') || passive.exceptions?.includes(word) === true) return false
  const before = entry.tokens.words.findLast(({ end }) => end <= start)
  if (before !== undefined && nounWordsOf(language)?.determiners.has(before.form) === true) return false
  // eslint-disable-next-line no-restricted-syntax -- of our own patterns, whose table holds that they take linear time
  return passive.participles?.includes(word) === true || passive.participlePatterns.some((pattern) => new RegExp(pattern).test(word))
}

/** Questions that the text asks in a place of its own and answers. */
const findQuestions: Find = ({ answers }) => {
  const own = answers.flatMap((answer) =>
    answer.asked === null || answer.asked.place.startsWith('@') ? [] : [{ ...answer, asked: answer.asked }],
  )
  return own.length > mostAsked
    ? []
    : own.flatMap(({ question, asked, state }) =>
        state === 'answered' ? [{ kind: 'question' as const, text: question, span: asked }] : [],
      )
}

/** What finds the blocks of each kind, and how many at most. */
const finders: readonly (readonly [Find, number])[] = [
  [findSubjects, 2],
  [findTextNames, 2],
  [findParts, 2],
  [findFigures, 2],
  [findDates, 1],
  [findQuestions, 1],
]
