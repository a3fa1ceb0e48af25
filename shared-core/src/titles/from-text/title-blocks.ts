import { type ArticleText, isProse, type TextBlock } from '../../answers/article-text.ts'
import { isQuestion, oneSpace } from '../../answers/questions.ts'
import type { Language } from '../../languages/language.ts'
import { betweenWord, spanJoint } from '../../languages/words/find-amounts.ts'
import { findNames } from '../../languages/words/find-names.ts'
import type { Answer } from '../../model/answer.ts'
import type { Article, Block } from '../../model/article.ts'
import type { TitleBlock, TitleBlockKind } from '../../model/titles.ts'
import type { Range } from '../../model/values.ts'
import { findNumbers } from '../../signals/evidence/find-figures.ts'
import { spanOf } from '../../signals/reading.ts'
import { isGeneral } from '../../signals/structure/subject.ts'
import { nounWordsOf } from './noun-words.ts'
import { frequentPhrases, type SubjectPhrase, withoutGenitive } from './subject-phrase.ts'

/** Blocks at most. */
const mostInAll = 8

/** Code points of a block; a title has room for sixty. */
const longestQuestion = 60
const longest = 32

/** Places at which a term or a name must stand to be a block. */
const often = 2

export interface TitleBlockInput {
  readonly article: Article
  readonly answers: readonly Answer[]
  readonly language: Language
  readonly text: ArticleText
  /** The author's title; what it says already is no block. */
  readonly own: string
  /** What the text is about, best first. */
  readonly subjects: readonly SubjectPhrase[]
  readonly isDuration: (figure: string) => boolean
}

/**
 * Words of the text that the author's title lacks: what the text is about, what its parts are about, its first figures with their units, the
 * names and the year that it repeats, the question that it answers. Each is a passage of the text; at most eight, in this order.
 */
export function titleBlocks(input: TitleBlockInput): readonly TitleBlock[] {
  const { own, language } = input
  const said = new Set(language.terms(own))
  const chosen: TitleBlock[] = []
  const isNew = ({ kind, text }: TitleBlock): boolean => {
    const terms = language.terms(text)
    const isSaid = terms.length > 0 ? terms.every((term) => said.has(term)) : own.includes(text)
    return (
      !isSaid &&
      [...text].length <= (kind === 'question' ? longestQuestion : longest) &&
      !chosen.some((other) => holds(other.text, text, kind === 'name' || kind === 'question'))
    )
  }
  for (const [find, most] of finders) {
    let left = Math.min(most, mostInAll - chosen.length)
    for (const block of find(input)) {
      if (left === 0) break
      if (!isNew(block)) continue
      chosen.push(block)
      left -= 1
    }
  }
  return chosen
}

/** The second is part of the first, or the other way round, whatever the case: a name or a question says more than the subject in it. */
function holds(a: string, b: string, mayBeLonger: boolean): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  return one.includes(other) || (!mayBeLonger && other.includes(one))
}

type Find = (input: TitleBlockInput) => readonly TitleBlock[]

const blockAt = (kind: TitleBlockKind, { block }: TextBlock, { start, end }: Range): TitleBlock => {
  const span = spanOf(block.id, block.text, start, end)
  return { kind, text: oneSpace(span.quote), span }
}

/** Words that the author quotes are no words of the author's title. */
const isOfOthers = ({ kind }: Block): boolean => kind === 'code' || kind === 'quote'

const prose = ({ text }: TitleBlockInput): readonly TextBlock[] => text.blocks.filter(({ block }) => isProse(block) && !isOfOthers(block))

/** Nouns of the opening that carry the text, as it names them first; else the words, or pairs of words, that stand most often. */
const findSubjects: Find = ({ text, language, subjects }) =>
  (subjects.length > 0 ? subjects : frequentPhrases(text, language, often)).map(({ entry, start, end }) =>
    blockAt('subject', entry, { start, end }),
  )

/** Short headings that are no questions and say something: two words, or one that the text has, too; `Method`, `Second day` say nothing. */
const findParts: Find = ({ text, language }) =>
  text.sections.flatMap(({ heading }) =>
    heading === null ||
    heading.block.level === 1 ||
    language.contains('genericHeadings', heading.block.text) ||
    !saysPart(heading, text, language) ||
    /[:!?[\]？…|]/.test(heading.block.text) ||
    isQuestion(heading.block.text, language)
      ? []
      : [blockAt('part', heading, { start: 0, end: heading.block.text.length })],
  )

function saysPart({ tokens: { words } }: TextBlock, { blocks }: ArticleText, language: Language): boolean {
  const [own, other] = words.filter(({ stop, form }) => !stop && !isGeneral(form, language))
  return (
    words.length > 2 ||
    other !== undefined ||
    blocks.some(({ block, tokens }) => block.kind !== 'heading' && tokens.words.some(({ term }) => term === own?.term))
  )
}

/** Figures of one passage that are looked at: the first tell what it counts. */
const looked = 12

const findFigures: Find = (input) =>
  prose(input).flatMap((entry, at) =>
    joined(findNumbers(entry.block.text, entry.tokens, input.language).figures.slice(0, looked), entry.block.text).flatMap((figure) => {
      const whole = withWholeUnit(entry, figure, input.language)
      const span = whole === null ? null : withWholeSpan(entry, whole, input.language)
      // how long something took is in a title only what the text opens with
      return span === null || (at > 0 && input.isDuration(entry.block.text.slice(span.start, span.end)))
        ? []
        : [blockAt('figure', entry, span)]
    }),
  )

/** Scales of numbers behind which what they count follows with `of`, half of `per cento`, and adjectives of units. */
const scale = /(?:illions?|illiards?|illones?|illón|ilhões|ilhão|ilioni|ilione|iliardi|iliardo|illoen|cents?|mila|mil|^p(?:er|or|our))$/i
const unitAdjective = /^(?:cuadrad|cúbic|quadrad|quadrat|cubi|carré|cube|مكعب|مربع)/i

/** Count how often something happens, and tell nothing without the time in which it does: `four times a day`. */
const timesWord = /^(?:times|mal|fois|veces|volte|vezes|keer|maal|مرات)$/
const perWord = /^(?:an?|per|each|every|am|pro|im|par|al|alla|por|à|في)$/

/** A figure with all of its unit: `1 cubic metre`, `120 metros cuadrados`, `1,8 million d’euros`; null: it counts nothing by itself. */
function withWholeUnit({ block: { text }, tokens: { words } }: TextBlock, figure: Range, language: Language): Range | null {
  if (language.unspaced) return figure
  const next = words.findIndex(({ start }) => start >= figure.end)
  const last = words.findLastIndex(({ end }) => end <= figure.end)
  const [unit, first] = [words[last], words.findIndex(({ start }) => start >= figure.start)]
  if (unit === undefined || unit.start < figure.start || first === last) return figure
  if (next < 0) return timesWord.test(unit.form) ? null : figure
  const isNext = (at: number): boolean => words[at] !== undefined && /^[ \u00a0'’]$/.test(text.slice(words[at - 1]!.end, words[at]!.start))
  const nouns = nounWordsOf(language)
  const isUnit = language.contains('numberUnits', unit.form) || /[²³%‰°]|^[€$£]/.test(text.slice(unit.start, figure.end))
  const before = words[first - 1]
  if (timesWord.test(unit.form)) {
    const isRate = isNext(next) && perWord.test(words[next]!.form) && isNext(next + 1)
    return isRate ? { start: figure.start, end: words[next + 1]!.end } : null
  }
  // `linea 12 collega`, `linha de autocarro 47 passa`: the number names the noun before it
  const nounAt = nouns?.of.has(words[first - 2]?.form ?? '') === true ? first - 3 : first - 1
  const isNumbered = before !== undefined && !before.stop && isNext(first) && nouns?.determiners.has(words[nounAt - 1]?.form ?? '') === true
  if (!isUnit && isNumbered) return null
  if (scale.test(unit.form) && isNext(next)) {
    const isOf = nouns?.of.has(words[next]!.form) === true && isNext(next + 1)
    const counted = words[isOf ? next + 1 : next]!
    return isOf || !counted.stop ? { start: figure.start, end: counted.end } : figure
  }
  if (isNext(next) && unitAdjective.test(words[next]!.form)) return { start: figure.start, end: words[next]!.end }
  const isFront = nouns !== null && !nouns.adjectivesFollow && language.pack.capitalNouns !== true
  const follower = words[next]!
  if (isUnit || !isFront || !isNext(next) || follower.stop || /\d/.test(follower.form)) return figure
  // an adjective before what is counted; what follows must end the phrase
  const isEnd = words[next + 1] === undefined || words[next + 1]!.stop || !isNext(next + 1)
  return isEnd ? { start: figure.start, end: follower.end } : null
}

/** Joins two numbers of which either holds, or those of a vote. */
const orJoint = /^\s*(?:or|oder|zu|ou|o|of|أو)\s*$/iu

/** A figure with the other end of its span: `4 to 6 hours`, `one or two weeks`; null: the span opens before it, and would be torn. */
function withWholeSpan({ block: { text }, tokens: { words } }: TextBlock, figure: Range, language: Language): Range | null {
  const first = words.findIndex(({ start }) => start >= figure.start)
  if (betweenWord.test(text.slice(Math.max(0, figure.start - 40), figure.start).toLowerCase())) return null
  for (const back of [1, 2, 3]) {
    const other = words[first - back]
    if (other === undefined || !(/^\d/.test(other.form) || language.contains('numberWords', other.form))) continue
    const hasUnit = back === 3
    const joint = text
      .slice((hasUnit ? words[first - 2]! : other).end, figure.start)
      .replace(/^[%€$£¥°]?c?(?=\s)/iu, '')
      .toLowerCase()
    if (spanJoint.test(joint) || orJoint.test(joint)) return { start: other.start, end: figure.end }
    if (/^\s*(?:and|und|y|et|e|en|و)\s*$/u.test(joint) && betweenWord.test(text.slice(0, other.start).toLowerCase())) return null
  }
  return figure
}

/** Scales and units of unspaced scripts overlap: `15万` and `万円`. Both ends of a span have a unit: `10 h à 16 h`. */
function joined(ranges: readonly Range[], text: string): readonly Range[] {
  const found: Range[] = []
  for (const range of ranges) {
    const last = found.at(-1)
    if (last !== undefined && (range.start < last.end || spanJoint.test(text.slice(last.end, range.start).toLowerCase())))
      found[found.length - 1] = { start: last.start, end: Math.max(last.end, range.end) }
    else found.push(range)
  }
  return found
}

/** Prepositions of German in front of places. */
const placed = /(?:^|\s)(?:in|nach|bei) $/

/** Weight from which a word is no general word of its language. */
const rare = 13

/** Names that stand more than once or open the text; in German two capitals beside each other make one, or a rare word behind `in`, `nach` or `bei`. */
const findTextNames: Find = (input) => {
  const { language } = input
  const found: Found = new Map()
  const [opening] = prose(input)
  for (const entry of prose(input))
    for (const range of findNames(entry.block.text, entry.tokens)) {
      const block = blockAt('name', entry, withoutGenitive(entry.block.text, range, language))
      const isPlace = placed.test(entry.block.text.slice(Math.max(0, range.start - 6), range.start))
      if (
        language.pack.capitalNouns === true &&
        !/\s/.test(block.text) &&
        !(isPlace && language.terms(block.text).every((term) => language.weight(term) >= rare))
      )
        continue
      if (
        language.contains('numberUnits', block.text.split(/\s/)[0]!.toLowerCase()) ||
        isGeneral(block.text.toLowerCase().replace(/s$/, ''), language)
      )
        continue
      addPlace(found, block, entry === opening)
    }
  return mostOften(found)
}

type Found = Map<string, { readonly block: TitleBlock; count: number }>

/** Counts a place of the words; one in the opening is worth two. */
function addPlace(found: Found, block: TitleBlock, opens: boolean): void {
  const known = found.get(block.text)
  if (known === undefined) found.set(block.text, { block, count: opens ? often : 1 })
  else known.count += 1
}

const mostOften = (found: Found): readonly TitleBlock[] =>
  [...found.values()]
    .filter(({ count }) => count >= often)
    .sort((a, b) => b.count - a.count)
    .map(({ block }) => block)

/** Years of these centuries. */
const year = /(?<![\d.,:-])(?:19|20)\d\d(?![\d.,:-]\d|\d)/g

/** The year that stands most often, twice at least or in the opening: one further down is of something else. */
const findYears: Find = (input) => {
  const found: Found = new Map()
  const [opening] = prose(input)
  for (const entry of prose(input))
    for (const { index } of entry.block.text.matchAll(year))
      addPlace(found, blockAt('year', entry, { start: index, end: index + 4 }), entry === opening)
  return mostOften(found)
}

/** Questions that the text asks in a place of its own and answers. */
const findQuestions: Find = ({ answers }) =>
  answers.flatMap(({ question, asked, state }) =>
    asked === null || state !== 'answered' || asked.place.startsWith('@')
      ? []
      : [{ kind: 'question' as const, text: question, span: asked }],
  )

/** What finds the blocks of each kind, and how many at most. */
const finders: readonly (readonly [Find, number])[] = [
  [findSubjects, 2],
  [findParts, 2],
  [findFigures, 3],
  [findTextNames, 2],
  [findYears, 1],
  [findQuestions, 1],
]
