import { type ArticleText, factFor, type Section, type TextBlock } from '../answers/article-text.ts'
import { isQuestion } from '../answers/questions.ts'
import { hasNumber, punctuation, startsLower, upperLetter } from '../languages/characters.ts'
import type { Language, Word } from '../languages/language.ts'
import { titleIntent } from '../languages/title-intent.ts'
import type { Answer } from '../model/answer.ts'
import type { Article, Block } from '../model/article.ts'
import type { Span } from '../model/values.ts'
import { capitalize, clausesOf, hasVerb, isOnlyNames, isPlainSentence, isVerb, tidy, withoutInsertions } from './title-clauses.ts'
import { readSpeeches, reportedSpeech, type Speech } from './title-speech.ts'

/** What the article offers for titles, each piece in the author's own words. */
export interface TitleMaterial {
  /** The author's title without the site's name; '' when there is none. */
  readonly own: string
  /** The part of it before a colon or dash, or its leading phrase: what the article is about; '' when nothing tells. */
  readonly topic: string
  /** What the text says of the words of `own`. */
  readonly mentions: Mentions
  readonly headings: readonly Heading[]
  /** The one figure of the sentence that answers the main question; null: no answer, no figure, or several numbers. */
  readonly answerFigure: string | null
  /** Tables that compare two things. */
  readonly comparisons: readonly { readonly left: string; readonly right: string; readonly aspects: readonly string[] }[]
}

/** What its sentences offer, read as far as a depth says. */
export interface SpokenMaterial {
  /** The topic names more than one word of the title: a phrase, a name, or a German noun. Sentences may follow it. */
  readonly isTelling: boolean
  /** Main clauses of sentences, the most telling sentences first. */
  readonly clauses: readonly Clause[]
  /** What people say in it. */
  readonly speeches: readonly Speech[]
}

export interface Heading {
  readonly text: string
  readonly level: number
  /** Items of the list, or subheadings of the next level, under it; null: neither, or fewer than three. */
  readonly counted: { readonly count: number; readonly ordered: boolean; readonly span: Span } | null
  /** First number with its unit in a sentence of the section that names all the heading names, as written; null: none. */
  readonly figure: string | null
}

export interface Clause {
  readonly text: string
  /** Where its sentence stands: it answers the main question, is in the first two paragraphs, or elsewhere. */
  readonly place: 'answer' | 'lead' | 'section'
}

/** Fewest items that make a list worth counting in a title. */
const leastItems = 3

/**
 * How much of the text is read for titles: `front` is enough for most articles; `all` reads further into paragraphs, lists and quotations, and
 * lets sentences follow the topic.
 */
export type Depth = 'front' | 'all'

/** Sentences looked at for clauses, clauses kept, and sentences taken of a paragraph after the lead. */
const most = { front: { sentences: 40, clauses: 24, later: 2 }, all: { sentences: 80, clauses: 40, later: 5 } } as const

/** Occurrences of the most frequent content term of a part of the title in the text. */
export const topFrequency = (part: string, { mentions }: TitleMaterial, language: Language): number =>
  Math.max(0, ...language.terms(part).map((term) => timesOf(term, mentions)))

/** Gathers what needs no depth. */
export function gatherMaterial(
  ownTitle: string,
  article: Article,
  text: ArticleText,
  answers: readonly Answer[],
  language: Language,
): TitleMaterial {
  const own = tidy(ownTitle)
  const mentions = mentionsIn(text, own, language)
  return {
    own,
    topic: topicOf(own, mentions, language),
    mentions,
    headings: readHeadings(text.blocks, language),
    answerFigure: readAnswerFigure(answers, language),
    comparisons: readComparisons(article.blocks),
  }
}

type AnswerInProse = Answer & { readonly sentence: Span }

/** The answers whose sentence stands in a paragraph or quotation. */
export function answersInProse({ blocks }: Article, answers: readonly Answer[]): readonly AnswerInProse[] {
  const prose = new Set(blocks.filter(({ kind }) => kind === 'paragraph' || kind === 'quote').map(({ id }) => id))
  return answers.filter(
    (answer): answer is AnswerInProse => answer.sentence !== null && answer.state !== 'missing' && prose.has(answer.sentence.place),
  )
}

/** Gathers what the sentences offer; of those in `wanted`, where it is not null, that say one of these terms. */
export function gatherSpoken(
  article: Article,
  topic: string,
  answers: readonly AnswerInProse[],
  wanted: ReadonlySet<string> | null,
  language: Language,
  depth: Depth,
): SpokenMaterial {
  const isTelling =
    depth === 'all' && (/\s/.test(topic) || (language.tag === 'de' && isRare(topic, language)) || isName(topic, article.blocks))
  // whatever the article says may follow a topic that tells
  const { clauses, reported } = readSentences(article, answers, isTelling ? null : wanted, language, depth)
  if (depth === 'front') return { isTelling: false, clauses, speeches: [] }
  return {
    isTelling,
    clauses,
    speeches: [...readSpeeches(article.blocks, language), ...reported],
  }
}

function readHeadings(blocks: readonly TextBlock[], language: Language): Heading[] {
  const found: Heading[] = []
  for (const [index, { block }] of blocks.entries()) {
    if (block.kind !== 'heading' || block.level > 3 || isNoHeading(block.text, language)) continue
    let figure: string | null = null
    let counted: Heading['counted'] = null
    let children = 0
    for (let at = index + 1; at < blocks.length; at += 1) {
      const next = blocks[at]!.block
      if (next.kind === 'heading') {
        if (next.level <= block.level) break
        if (next.level === block.level + 1) children += 1
        continue
      }
      if (children === 0 && next.kind === 'list' && counted === null && next.items.length >= leastItems) {
        counted = {
          count: next.items.length,
          ordered: next.ordered,
          span: { place: next.id, start: 0, end: next.text.length, quote: next.text },
        }
      }
      if (figure === null && children === 0 && next.kind === 'paragraph')
        figure = factFor(blocks[at]!, figureOf, block.text, block.text, language)
    }
    if (counted === null && children >= leastItems)
      counted = { count: children, ordered: false, span: { place: block.id, start: 0, end: block.text.length, quote: block.text } }
    found.push({ text: tidy(block.text), level: block.level, counted, figure })
  }
  return found
}

const byline = new RegExp(String.raw`^by ${upperLetter}\S+ ${upperLetter}`, 'iu')

/** Empty, general, or a byline. */
const isNoHeading = (text: string, language: Language): boolean =>
  text.trim() === '' || language.contains('genericHeadings', text) || byline.test(text.trim())

function readAnswerFigure(answers: readonly Answer[], language: Language): string | null {
  const main = answers.find(({ source, state }) => state === 'answered' && (source === 'title' || source === 'target'))
  const sentence = main?.sentence?.quote
  if (sentence === undefined) return null
  const asked = main!.question
  const numbers = language.tokenize(sentence).words.filter(({ form }) => /^[0-9][0-9.,]*$/.test(form) && !asked.includes(form))
  return numbers.length === 1 ? firstFigure(sentence, language) : null
}

function figureOf({ block: { text }, tokens: { words, sentences } }: TextBlock, heading: string, language: Language): string | null {
  if (!hasNumber(text)) return null
  const wanted = language.terms(heading)
  let next = 0
  for (const { start, end } of sentences) {
    const missing = new Set(wanted)
    for (; next < words.length && words[next]!.start < end; next += 1) if (words[next]!.start >= start) missing.delete(words[next]!.term)
    if (missing.size === 0) return firstFigure(text.slice(start, end), language)
  }
  return null
}

const isNumber = (word: Word | undefined): boolean => word !== undefined && /^[0-9][0-9.,]*$/.test(word.form)

/** The first number with a currency sign, a percent sign or a unit word, as written; null: none. */
export function firstFigure(text: string, language: Language): string | null {
  if (!hasNumber(text)) return null
  const { words } = language.tokenize(text)
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index]!
    if (!isNumber(word)) continue
    // one end of a range (`9,000 to 16,000 euros`) would claim what the text does not say
    if ([-3, -2, -1, 1, 2, 3].some((offset) => isNumber(words[index + offset]))) continue
    const before = text[word.start - 1] ?? ''
    if (/[$€£¥₹₺₽]/.test(before)) return text.slice(word.start - 1, word.end)
    const after = /^\s?(?:%|€|°C|₺|₽|元|円)/.exec(text.slice(word.end))
    if (after !== null) return text.slice(word.start, word.end + after[0].length)
    const next = words[index + 1]
    if (next !== undefined && next.start - word.end === 1 && text[word.end] !== '\n' && language.contains('numberUnits', next.form))
      return text.slice(word.start, next.end)
  }
  return null
}

/** What stands before the title's first colon or dash, up to four content words and no question; '' when nothing does. */
export function headOf(own: string, language: Language): string {
  const [head = ''] = own.split(/\s*[:：]\s*|\s+[–—-]\s+/)
  const size = language.tokenize(head).words.filter(({ stop }) => !stop).length
  return head !== own && size > 0 && size <= 4 && !/[?？؟]/.test(head) ? head : ''
}

/** The head of the title, if the text speaks of it; else the leading run of content words that the text repeats; else the word it says most; else a short title whole. */
function topicOf(own: string, mentions: Mentions, language: Language): string {
  const head = headOf(own, language)
  if (language.unspaced) return head
  if (head !== '' && isSpokenOf(head, mentions, language)) return head
  return repeatedPhrase(own, mentions, language) || mainWord(own, mentions, language) || shortPhrase(own, language)
}

/** The text says one of its content words twice, or each of them. */
const isSpokenOf = (head: string, mentions: Mentions, language: Language): boolean => {
  const times = language.terms(head).map((term) => timesOf(term, mentions))
  return times.some((count) => count > 1) || times.every((count) => count > 0)
}

/** Content words and UTF-16 units of a title that can stand whole before a sentence: `My first half marathon`, `Un fin de semana en Oporto`. */
const shortTitle = { words: 4, length: 36 } as const

/** Punctuation that is no part of a word. */
const marksInside = new RegExp(`(?!['’-])${punctuation}`, 'u')

function shortPhrase(own: string, language: Language): string {
  const { words } = language.tokenize(own)
  const [first] = words
  if (first === undefined || !first.stop || own.length > shortTitle.length || marksInside.test(own)) return ''
  if (isQuestion(own, language) || titleIntent(own, language) === 'how_to' || language.contains('questionWords', first.form)) return ''
  if (language.tag === 'en' && hasVerb(own, language)) return ''
  return words.filter(({ stop }) => !stop).length <= shortTitle.words ? own : ''
}

/** Most words of a topic. */
const longestTopic = 4

/** What a part of the text says of the words of a title. */
interface Mentions {
  /** How often it says each content word. */
  readonly terms: ReadonlyMap<string, number>
  /** Those it says as verbs. */
  readonly verbs: ReadonlySet<string>
  /** How often it says each of the title's runs, by their number. */
  readonly runs: readonly number[]
}

/** What all sections say of them together. */
function mentionsIn({ sections }: ArticleText, own: string, language: Language): Mentions {
  const terms = new Map<string, number>()
  const verbs = new Set<string>()
  const runs = runsOf(own, language).map(() => 0)
  for (const section of sections) {
    const said = factFor(section, mentionsOf, own, own, language)
    for (const [term, times] of said.terms) terms.set(term, (terms.get(term) ?? 0) + times)
    for (const term of said.verbs) verbs.add(term)
    for (let index = 0; index < runs.length; index += 1) runs[index]! += said.runs[index]!
  }
  return { terms, verbs, runs }
}

function mentionsOf({ heading, blocks }: Section, own: string, language: Language): Mentions {
  const wanted = language.terms(own)
  const terms = new Map<string, number>()
  const verbs = new Set<string>()
  const runs = runsOf(own, language)
  const times = runs.map(() => 0)
  for (const entry of heading === null ? blocks : [heading, ...blocks]) {
    const { kind, text } = entry.block
    if (kind === 'image' || kind === 'video') continue
    const { words } = entry.tokens
    for (let at = 0; at < words.length; at += 1) {
      const { term } = words[at]!
      if (!wanted.includes(term)) continue
      terms.set(term, (terms.get(term) ?? 0) + 1)
      // `zu Konflikten` leads to a noun
      if (/^(?:to|zu|te)$/.test(words[at - 1]?.form ?? '') && startsLower(text[words[at]!.start]!)) verbs.add(term)
      for (let index = 0; index < runs.length; index += 1) {
        const { run, isTorn, before } = runs[index]!
        if (!standsAt(words, at, run)) continue
        if (!isTorn || isAlone(text, words, at, run, before, language)) times[index]! += 1
      }
    }
  }
  return { terms, verbs, runs: times }
}

/** The terms of the run stand there, one after the other. */
function standsAt(words: readonly Word[], at: number, run: readonly Word[]): boolean {
  for (let offset = 0; offset < run.length; offset += 1) if (words[at + offset]?.term !== run[offset]!.term) return false
  return true
}

/** A run of content words of a title. */
interface Run {
  readonly run: readonly Word[]
  /** It has beside it what may belong to it (`New York man`), so that only a text that says it by itself makes it the topic. */
  readonly isTorn: boolean
  /** The term of the content word right before it; null: none. */
  readonly before: string | null
}

/** Runs of content words of a title that could be its topic, the longest first; of languages whose nouns change their form, those that open it. */
const runsOf = (own: string, language: Language): readonly Run[] => language.recall(own, readRuns)

function readRuns(own: string, language: Language): readonly Run[] {
  // what stands after a bar names the site or section
  const { words } = language.tokenize(own.split(/\s[|»⋆•·ǀ]\s/)[0]!)
  const runs: Run[] = []
  const changes = !uninflected.includes(language.tag)
  for (let length = longestTopic; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length && !(changes && at > 0); at += 1) {
      const run = words.slice(at, at + length)
      const isWhole = isRun(own, run) && own[run[0]!.start - 1] !== '-'
      if (!isWhole || run.some(({ stop, term }) => stop || /^[0-9]+$/.test(term))) continue
      const prior = words[at - 1]
      const before = prior !== undefined && !prior.stop && isRun(own, [prior, run[0]!]) ? prior.term : null
      runs.push({ run, before, isTorn: before !== null || goesOn(own, words, at + length, language) })
    }
  return runs
}

/** The text says the run by itself: not as a place or time (`in New York`), nor between the words that it has beside it in the title. */
function isAlone(
  text: string,
  words: readonly Word[],
  at: number,
  run: readonly Word[],
  before: string | null,
  language: Language,
): boolean {
  const prior = words[at - 1]
  // `South Korea` is not what `South Korean president` is about
  if (run.some(({ form }, offset) => words[at + offset]!.form !== form)) return false
  if (prior !== undefined && (prior.term === before || language.contains('leadIns', prior.form))) return false
  return !goesOn(text, words, at + run.length, language)
}

/** Prepositions that tie a noun to the one before it. */
const binding = /^(?:of|d[aeio]s?|du|del|dell[aeo]|von|van)$/

/** The phrase before the word at `next` goes on with it: a content word that is no verb, right after it, or `of`. */
function goesOn(text: string, words: readonly Word[], next: number, language: Language): boolean {
  const last = words[next - 1]
  const word = words[next]
  if (last === undefined || word === undefined || !/^(?:[’']s?)?[ .-]?$/.test(text.slice(last.end, word.start))) return false
  return word.stop ? binding.test(word.form) : language.tag !== 'en' || !isVerb(word.form)
}

/** The longest run of content words of the title that the body repeats as a run; '' when none does. A number joined to it by a hyphen belongs to it. */
function repeatedPhrase(own: string, mentions: Mentions, language: Language): string {
  const heaviest = heaviestTerms(own, mentions, language)
  for (const [index, { run }] of runsOf(own, language).entries()) {
    if (run.length > 1 && timesOfRun(index, mentions) > 1 && run.some(({ term }) => heaviest.includes(term)))
      return capitalize(own.slice(run[0]!.start, run.at(-1)!.end).replace(/['’]s$/, ''))
  }
  return ''
}

/** Languages whose nouns stand alone in the form that a title has them in. */
const uninflected: readonly string[] = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']

/** Times that the body must say a word for it to be the topic: one that opens the title, and one that stands elsewhere in it. */
const leastMentions = { opening: 2, elsewhere: 4 } as const

/** Terms of a title that name what its text is about. */
const mostHeaviest = 2

/** The title's terms by how often the text says them × their weight, the heaviest. */
const heaviestTerms = (own: string, mentions: Mentions, language: Language): readonly string[] =>
  language
    .terms(own)
    .map((term) => ({ term, points: timesOf(term, mentions) * language.weight(term) }))
    .sort((a, b) => b.points - a.points)
    .slice(0, mostHeaviest)
    .map(({ term }) => term)

const timesOf = (term: string, { terms }: Mentions): number => terms.get(term) ?? 0

const timesOfRun = (index: number, { runs }: Mentions): number => runs[index]!

/** The heaviest word of the title; '' when the body does not say it often, says it as a verb (`to clean`), or the title says it as part of a phrase. */
function mainWord(own: string, mentions: Mentions, language: Language): string {
  const heaviest = heaviestTerms(own, mentions, language).find((term) => !mentions.verbs.has(term))
  if (!uninflected.includes(language.tag)) return ''
  const runs = runsOf(own, language)
  const index = runs.findIndex(({ run }) => run.length === 1 && run[0]!.term === heaviest)
  if (index < 0) return ''
  const { run, isTorn, before } = runs[index]!
  const word = run[0]!
  // English sets nouns before nouns
  if (before !== null || (isTorn && language.tag === 'en')) return ''
  if (timesOfRun(index, mentions) < leastMentions[word.start === 0 ? 'opening' : 'elsewhere']) return ''
  if (word.form.length < 4 || language.contains('superlatives', word.form) || language.contains('qualifiers', word.form)) return ''
  // `How to plant tomatoes`: the first word is what is done
  if (titleIntent(own, language) === 'how_to' && language.terms(own)[0] === heaviest) return ''
  return capitalize(own.slice(word.start, word.end))
}

/** A word that weighs this much names a thing that not every text has. */
const rareWeight = 8

const isRare = (word: string, language: Language): boolean => language.terms(word).some((term) => language.weight(term) >= rareWeight)

const openEnd = new RegExp(`[^${punctuation}]$`, 'u')

/** Running text writes the word so inside a sentence. */
const isName = (word: string, blocks: readonly Block[]): boolean =>
  word !== '' &&
  blocks.some(({ kind, text }) => {
    const at = kind === 'paragraph' ? text.indexOf(` ${word}`, 1) : -1
    return at > 0 && (text[at - 1] === ',' || startsLower(text[at - 1]!))
  })

/** Words with nothing but single spaces or hyphens between them. */
const isRun = (text: string, run: readonly Word[]): boolean =>
  run.every((word, index) => index === 0 || /^[ -]$/.test(text.slice(run[index - 1]!.end, word.start)))

/** Paragraphs that make the lead. */
const leadParagraphs = 2

/**
 * Clauses of the sentence that answers the main question, then of the lead and the description, then of later paragraphs, their
 * openings first; and what the sentences report.
 */
function readSentences(
  article: Article,
  answers: readonly AnswerInProse[],
  wanted: ReadonlySet<string> | null,
  language: Language,
  depth: Depth,
): { readonly clauses: readonly Clause[]; readonly reported: readonly Speech[] } {
  const limits = most[depth]
  const sentences: Sentence[] = []
  let read = 0
  for (const { sentence, weight, source } of answers) {
    const isMain = source === 'title' || source === 'target'
    read += 1
    sentences.push({ text: sentence.quote, place: isMain ? 'answer' : 'section', rank: isMain ? 10 + weight : 2 + weight, isWanted: true })
  }
  const add = (text: string, limit: number, place: Clause['place'], rank: (index: number) => number): void => {
    const { words, sentences: ranges } = language.tokenize(text)
    const reports = depth === 'all' && language.find('sayingVerbs', text).length > 0
    const end = Math.min(limit, ranges.length)
    read += end
    for (let index = 0, next = 0; index < end; index += 1) {
      const range = ranges[index]!
      let isWanted = wanted === null
      for (; next < words.length && words[next]!.start < range.end; next += 1) isWanted ||= wanted!.has(words[next]!.term)
      if (isWanted || reports) sentences.push({ text: text.slice(range.start, range.end), place, rank: rank(index), isWanted })
    }
  }
  // a description needs no full stop, but one that is cut off ends in dots
  const description = tidy(article.description?.value ?? '').replace(openEnd, '$&.')
  add(description, limits.later, 'lead', () => 4)
  let paragraphs = 0
  let opens = true
  for (const block of article.blocks) {
    if (block.kind === 'heading') opens = true
    if (depth === 'all' && block.kind === 'list') for (const { quote } of block.items) add(quote, 1, 'section', () => 0)
    if (depth === 'all' && block.kind === 'quote') add(block.text, limits.later, 'section', () => 0)
    if (block.kind !== 'paragraph') continue
    paragraphs += 1
    const isOpening = opens
    if (paragraphs <= leadParagraphs) add(block.text, Number.POSITIVE_INFINITY, 'lead', (index) => 8 - Math.min(index, 4))
    else add(block.text, limits.later, 'section', (index) => (isOpening && index === 0 ? 3 : 1))
    opens = false
    if (read > limits.sentences) break
  }
  const clauses: Clause[] = []
  const reported: Speech[] = []
  const seen = new Set<string>()
  for (const { text, place, isWanted } of sentences.sort((a, b) => b.rank - a.rank)) {
    const speech = depth === 'front' ? null : language.recall(text, reportOf)
    if (speech !== null) reported.push(speech)
    if (clauses.length >= limits.clauses) {
      if (depth === 'front') break
      continue
    }
    if (!isWanted) continue
    for (const clause of language.recall(text, mainClauses)) {
      if (clauses.length >= limits.clauses) break
      if (seen.has(clause)) continue
      seen.add(clause)
      clauses.push({ text: clause, place })
    }
  }
  return { clauses, reported }
}

/** A sentence that may give clauses, and speech. */
interface Sentence {
  readonly text: string
  readonly place: Clause['place']
  /** The highest is read first. */
  readonly rank: number
  /** It says one of the terms asked for; others are read for what they report alone. */
  readonly isWanted: boolean
}

const mainClauses = (sentence: string, language: Language): readonly string[] =>
  language.recall(sentence, isPlainSentence)
    ? clausesOf(sentence, 'sentence', language).filter((clause) => !isOnlyNames(clause, language))
    : []

/** Who says it stands after a comma. */
const reportOf = (sentence: string, language: Language): Speech | null =>
  sentence.includes(',') && language.recall(sentence, isPlainSentence)
    ? reportedSpeech(withoutInsertions(sentence, language), language)
    : null

/** Tables with a header of three cells, the first of them empty: the second and third are compared, the first cells of the rows are the aspects. */
function readComparisons(blocks: readonly Block[]): TitleMaterial['comparisons'] {
  const found: { left: string; right: string; aspects: string[] }[] = []
  for (const block of blocks) {
    if (block.kind !== 'table' || block.headerRows < 1) continue
    const [header, ...rows] = block.rows
    if (header?.length !== 3) continue
    const [corner = '', left = '', right = ''] = header.map(({ quote }) => tidy(quote))
    // a named first column (`Drink | Size | Caffeine`) has properties beside it, not two things
    if (corner !== '') continue
    const aspects = rows.map(([cell]) => tidy(cell?.quote ?? '')).filter((aspect) => aspect !== '' && aspect.length <= 24)
    if (left !== '' && right !== '' && left.length <= 30 && right.length <= 30) found.push({ left, right, aspects })
  }
  return found
}
