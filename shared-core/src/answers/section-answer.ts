import { upperLetter } from '../languages/characters/characters.ts'
import { createPattern } from '../languages/create-pattern.ts'
import type { Language, Word } from '../languages/language.ts'
import type { Answer } from '../model/answer.ts'
import type { Block } from '../model/article.ts'
import { isMedia } from '../model/is-media.ts'
import type { Range, Span } from '../model/values.ts'
import { hasSteps, meetsType, tellsDuration } from './answer-type.ts'
import { factOf, type TextBlock } from './article-text.ts'
import { generalWords, isBareFiller } from './general-text.ts'
import { asking } from './passages.ts'
import { type Question, speaker } from './questions.ts'
import { quotationOf } from './quotations/quotation.ts'
import { scorePlace } from './ranking/place-score.ts'
import { addsTo, type Known } from './substance.ts'
import { pointsForward, setsScene, tellsPurpose } from './wordings.ts'

/** The text below a question, as far as its answer goes. */
export interface SectionAnswer {
  readonly state: Answer['state']
  /** The sentence that answers, with those quoted with it; null: none does. */
  readonly sentence: Span | null
  /** The answer is nearly the whole section, and short enough to be shown as the answer. */
  readonly isQuotable?: boolean
}

/** Sentences that are looked through for the kind of thing that is asked for. */
const maxSentences = 8

/** Sentences of which the one is chosen that shares most with the question. */
const maxCompared = 4

/** Share of generic words among content words from which a text may have no content; fewer words than `genericMin` prove nothing. */
const genericDoubt = 0.4
const genericMin = 12

/** Asks to subscribe, to follow or to buy; such a sentence is no part of an article. */
const call = createPattern(
  'call',
  String.raw`newsletter|\bsubscribe\b|\bsign up\b|\bfollow us\b|\bleave (?:us )?a (?:like|comment)\b|\bshare this (?:article|post)\b`,
)

interface Candidate {
  readonly entry: TextBlock
  readonly range: Range
  readonly words: readonly Word[]
}

/** Yes or no, and hardly a word more. */
const yesOrNo = /^(?:yes|ja|oui|s[iíì]m?|tak|n(?:[eo]i?n?|ão|[ei]e))[.,!].{0,30}$/i

/** `A:` before an answer. */
const answerMark = /^\s*[AR]\s?[:：]\s/

/**
 * The answer of the section or the marked answer below a question. The first sentence that says something is presumed to answer; where a number
 * or a time is asked for, the first that holds one. `missing` only where that is certain.
 */
export function sectionAnswer(question: Question, blocks: readonly TextBlock[], known: Known, language: Language): SectionAnswer {
  let hasOther = false
  let isRepeated = true
  const found: Candidate[] = []
  const isHard = question.type === 'count' || question.type === 'time'
  // an author who marks a pair says what the answer is
  const isMarked = question.source === 'faq'
  // who is asked in an interview may answer in a word or two
  const isPrinted =
    (question.place !== null && 'kind' in question.place && question.place.kind === 'paragraph') ||
    (blocks[0] !== undefined && answerMark.test(blocks[0].block.text))
  const isEnough = ({ words, entry, range }: Candidate): boolean => {
    const added = addsTo(known, words, entry.block.text, language)
    // a duration may be all that a sentence adds: `It lasts ten years`
    const isAsked = isHard && tellsDuration(question, textOf({ words, entry, range }), language)
    return added === 'enough' || ((isPrinted || isMarked || isAsked) && added === 'something')
  }
  /** What could answer in the text's own words, up to the next heading that asks. */
  const said: Candidate[] = []
  let isFull = false
  let isOver = false
  const quote = ({ entry, range }: Candidate): Span => {
    const { text } = entry.block
    return quotationOf(entry, range, {
      language,
      // who is asked answers from the first word on
      opens: ({ start }) => isPrinted || said.some((other) => other.entry === entry && other.range.start === start),
      spoken: isPrinted ? (speaker.exec(text)?.[0].length ?? 0) : 0,
    })
  }
  const wanted = new Set(question.terms.map(({ term }) => term))
  const polar = blocks[0]?.block
  if (polar !== undefined && yesOrNo.test(polar.text))
    return { state: 'answered', sentence: { place: polar.id, start: 0, end: polar.text.length, quote: polar.text }, isQuotable: true }
  const steps = question.type === 'steps' && !isMarked ? stepsIn(blocks) : null
  if (steps !== null) return { state: 'answered', sentence: steps, isQuotable: steps.quote.length <= longest }
  for (const [index, entry] of blocks.entries()) {
    const { block } = entry
    if (block.kind === 'heading') {
      // the text below answers something else; a number may be in any part
      isFull ||= !isHard && found.some(isEnough)
      isOver ||= asking.test(block.text)
      continue
    }
    if (isMedia(block) || block.kind === 'code') {
      hasOther = true
      continue
    }
    if (call(language).test(block.text)) continue
    // what could be in any article, and names nothing of what is asked
    if (factOf(entry, isBareFiller, language) && !entry.tokens.words.some(({ term, stop }) => !stop && wanted.has(term))) {
      isRepeated = false
      continue
    }
    // where to listen or to buy is answered by links
    if (isPointer(block)) {
      hasOther = true
      continue
    }
    for (const candidate of candidatesOf(entry, blocks[index - 1], language, isPrinted)) {
      if (question.type === 'steps' && tellsPurpose(language).test(textOf(candidate))) {
        isRepeated = false
        continue
      }
      if (!isOver && block.kind !== 'quote' && !setsScene(language).test(textOf(candidate))) said.push(candidate)
      if (isFull) continue
      const added = addsTo(known, candidate.words, block.text, language)
      if (added !== 'nothing') isRepeated = false
      if (added === 'enough' || (added === 'something' && (found.length === 0 || (isHard && isEnough(candidate))))) found.push(candidate)
      isFull = found.length === maxSentences
    }
  }
  const enough = found.filter(isEnough)
  const first = enough[0] ?? null
  if (first === null)
    return {
      state: hasOther || !isRepeated ? 'unclear' : 'missing',
      sentence: found[0] ? quote(found[0]) : null,
    }
  const fits = isHard ? enough.find((candidate) => meetsType(question, textOf(candidate), language)) : bestOf(question, enough, language)
  const isUntold = question.type === 'steps' && question.source === 'heading' && !isPrinted && !tellsSteps(blocks, language)
  const chosen = fits ?? first
  const isDoubtful =
    isUntold ||
    (fits === undefined && !isMarked) ||
    genericShare(blocks, known, language) >= genericDoubt ||
    (!isHard && isOnOtherSubject(question, blocks, known, language))
  const sentence = quote(chosen)
  return { state: isDoubtful ? 'unclear' : 'answered', sentence, isQuotable: sentence.quote.length <= longest && isWhole(sentence, said) }
}

/** UTF-16 units of the longest quotation: 120 words of English; a list may be longer. */
const longest = 900

/**
 * Share of what could answer below a question from which a quotation is the answer. Of quotations that hold less, readers found half the answer in every
 * third (19 of 19 right above, 14 of 25 below, in articles that no rule was made on).
 */
const minShareQuoted = 3 / 4

/** The answer begins where the section begins to say something, and leaves little out. */
function isWhole({ place, start, quote }: Span, said: readonly Candidate[]): boolean {
  const [first] = said
  const length = said.reduce((sum, candidate) => sum + textOf(candidate).length, 0)
  return first?.entry.block.id === place && start <= first.range.start && quote.length >= minShareQuoted * length
}

/** Words of a list of instructions. */
const minOfSteps = 9

/** A list of three items at least. */
export function stepsOf({ block, tokens }: TextBlock): Span | null {
  if (block.kind !== 'list' || block.items.length < 3 || tokens.count < minOfSteps || isPointer(block)) return null
  const [{ start }, { end }] = [block.items[0]!, block.items.at(-1)!]
  return { place: block.id, start, end, quote: block.text.slice(start, end) }
}

/** A list, or words of sequence, answers a heading that asks how to do something. */
const tellsSteps = (blocks: readonly TextBlock[], language: Language): boolean =>
  hasSteps({ blocks }, blocks.flatMap((entry) => (factOf(entry, isBareFiller, language) ? [] : [entry.block.text])).join('\n'), language)

function stepsIn(blocks: readonly TextBlock[]): Span | null {
  const list = blocks.find((entry) => entry.block.kind === 'list' && entry.block.ordered && stepsOf(entry) !== null)
  return list === undefined ? null : stepsOf(list)
}

/** Words of a section that is about something else when it shares no content word with the question. */
const minOtherWords = 20

function isOnOtherSubject(
  { terms, source, place }: Question,
  blocks: readonly TextBlock[],
  { asked }: Known,
  { unspaced }: Language,
): boolean {
  // a list right below what asks is what is asked for
  if (blocks[0] !== undefined && stepsOf(blocks[0]) !== null) return false
  if (unspaced || source === 'faq' || (place !== null && 'kind' in place && place.kind !== 'heading')) return false
  const content = terms.filter(({ stop }) => !stop)
  const wanted = new Set(content.map(({ term }) => term))
  const forms = content.map(({ text }) => text.toLowerCase())
  const isNear = ({ term, form }: Word): boolean =>
    asked.has(term) || forms.some((other) => isCompound(other, form) || isCompound(form, other))
  let words = 0
  for (const { block, tokens } of blocks) {
    words += tokens.count
    // a repeated question is no sign that the rest is about it
    const isEcho = tokens.words.every(({ term, stop }) => stop || wanted.has(term))
    if (block.kind !== 'heading' && !isEcho && tokens.words.some((word) => !word.stop && isNear(word))) return false
  }
  return wanted.size > 1 && words >= minOtherWords
}

/** The one word is the last part of the other, as in `Stromzähler` and `Zähler`. */
const isCompound = (whole: string, part: string): boolean => part.length >= 5 && whole.length > part.length + 2 && whole.endsWith(part)

/** The sentence of the first few that answers best; of what is answered with yes or no, and of marked answers, the first. */
function bestOf(question: Question, candidates: readonly Candidate[], language: Language): Candidate | undefined {
  if (question.source === 'faq') return candidates[0]
  // another person's words beside the text answers only where the text does not
  const own = candidates.filter(({ entry }) => entry.block.kind !== 'quote')
  const near = (own.length > 0 ? own : candidates).slice(0, maxCompared)
  const wanted = question.terms.filter(({ stop }) => !stop).map(({ term }) => term)
  const shared = ({ words }: Candidate): number => wanted.filter((wish) => words.some(({ term }) => term === wish)).length
  // a sentence that only says for how many something holds gives way to one about what is asked
  const telling = near.filter((candidate) => shared(candidate) === wanted.length || !setsScene(language).test(textOf(candidate)))
  if (telling.length < near.length && !telling.some((candidate) => shared(candidate) > 0)) return undefined
  // what is answered with yes or no
  if (language.find('questionWords', question.text).length === 0) return telling[0]
  const sentences = telling.map((candidate) => ({ terms: candidate.words.map(({ term }) => term), text: textOf(candidate) }))
  return telling[scorePlace(question.terms, sentences, language).sentence]
}

const textOf = ({ entry, range }: Candidate): string => entry.block.text.slice(range.start, range.end)

/** Mostly links: it sends readers elsewhere. */
function isPointer(block: Block): boolean {
  let linked = 0
  for (const { kind, start, end } of block.inlines) if (kind === 'link') linked += end - start
  return linked * 10 > block.text.trim().length * 7
}

const sentenceEnd = /[.!。！．।۔؟:：…]["'“”’»」』)）\]\s\d]*$/
/** `— Ann Lee, aged 8` below what she said. */
const signature = new RegExp(String.raw`^\s*[—–―]\s?${upperLetter}[^.!?]*$`, 'u')
/** The longest label: the name of a picture or an author, a date. */
const maxLabelWords = 6

/** The sentences of a block that could answer: none that asks, announces or is a label; rows of a table below its header. */
function candidatesOf(entry: TextBlock, before: TextBlock | undefined, language: Language, isPrinted: boolean): Candidate[] {
  const { block, tokens } = entry
  const of = (range: Range): Candidate => ({
    entry,
    range,
    words: tokens.words.filter(({ start, end }) => start >= range.start && end <= range.end),
  })
  if (block.kind === 'list') {
    // a list that opens the section, or that a sentence with a colon announces, answers as a whole
    const isAnnounced = before === undefined || /[:：]\s*$/.test(before.block.text)
    const items = block.items.filter(({ end, start }) => end > start)
    const [first] = items
    if (first === undefined) return []
    return isAnnounced ? [of({ start: first.start, end: items.at(-1)!.end })] : items.map(of)
  }
  if (block.kind === 'table') {
    const rows = block.rows.slice(Math.max(block.headerRows, block.rows.length > 1 ? 1 : 0))
    return rows.flatMap((row) => (row.length === 0 ? [] : [of({ start: row[0]!.start, end: row.at(-1)!.end })]))
  }
  const announced = language.find('announcements', block.text)
  const spoken = isPrinted ? (speaker.exec(block.text)?.[0].length ?? 0) : 0
  return tokens.sentences.flatMap((whole) => {
    const sentence = whole.start < spoken && whole.end > spoken ? { ...whole, start: spoken } : whole
    const text = block.text.slice(sentence.start, sentence.end)
    if (asking.test(text)) return []
    const isLabel = spoken === 0 && !language.unspaced && sentence.words <= maxLabelWords && !sentenceEnd.test(text) && !/\d/.test(text)
    if (isLabel || (sentence.words <= maxLabelWords && signature.test(text))) return []
    if (/[:：]\s*$/.test(text) && sentence.end >= block.text.trimEnd().length) return []
    if (pointsForward(text, language)) return []
    if (announced.some(({ start }) => start >= sentence.start && start < sentence.end) && !/\d/.test(text)) return []
    return [of(sentence)]
  })
}

/** Share of generic words among the different content words; 0 where it is unknown. */
function genericShare(blocks: readonly TextBlock[], known: Known, language: Language): number {
  if (language.unspaced || !language.has('genericWords')) return 0
  let said = 0
  let empty = 0
  for (const { block, tokens } of blocks) {
    if (block.kind === 'heading') continue
    const isGeneral = generalWords(tokens.words, language)
    for (const [at, { term, stop }] of tokens.words.entries()) {
      if (stop || known.asked.has(term)) continue
      said += 1
      if (isGeneral(at)) empty += 1
    }
  }
  return said < genericMin ? 0 : empty / said
}
