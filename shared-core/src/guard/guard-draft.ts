import { hasLetter, hasNumber } from '../languages/characters/characters.ts'
import { control, wordEnd, wordStart } from '../languages/characters/rarer-characters.ts'
import { type Claim, type ClaimWords, claimWords, run, unitRun } from '../languages/claim-words.ts'
import type { Language } from '../languages/language.ts'
import { type Amount, findAmounts } from '../languages/words/find-amounts.ts'
import type { Article, Block } from '../model/article.ts'
import type { Range, Span } from '../model/values.ts'

/** A text that a generator wrote, and the sentences of the article that it says carry it: word for word, or by their numbers in the prompt. */
export interface WrittenDraft {
  readonly text: string
  readonly sentences: readonly string[]
  readonly numbers?: readonly number[]
}

/**
 * Reason not to show a draft. `uncarried`: it names no sentence. `absent`: a sentence it names is not in the article. `language`: only
 * sentences of the article can be confirmed in this language. `word`, `name`, `figure`, `date`, `order`, `negation`, `modality`, `quantity`,
 * `relation`, `opposite`, `speaker`: this is not as in those sentences. `form`: not a text of its kind. `length`: too long.
 */
export type DraftRefusal =
  | 'uncarried'
  | 'absent'
  | 'language'
  | 'word'
  | 'name'
  | 'figure'
  | 'date'
  | 'order'
  | 'negation'
  | 'modality'
  | 'quantity'
  | 'relation'
  | 'opposite'
  | 'speaker'
  | 'form'
  | 'length'

export type DraftVerdict =
  | { readonly refusal: null; readonly claims: readonly Span[] }
  | { readonly refusal: DraftRefusal; readonly claims: readonly [] }

/** Compares what a draft claims with the sentences that carry it. */
export type DraftGuard = (draft: WrittenDraft) => DraftVerdict

/** Sentences that one draft may rest on, and characters without spaces that identify a sentence. */
const max = { sentences: 8 } as const
const minSpaced = 12
const minUnspaced = 6

interface Sentence {
  readonly span: Span
  readonly folded: string
  /** Said by a person whom the sentence itself does not name. */
  readonly isSpeech: boolean
}

/** Spaces out, one kind of quotation mark and dash, so that what was typed differently is the same. */
const fold = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\u00a0\u202f\u200b\ufeff\u00ad]+/g, '')
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/…/g, '...')

/** A content word or an amount of a sentence. */
interface Token extends Range {
  readonly key: string
  readonly isName: boolean
  readonly amount: Amount | null
}

interface Mark extends Range {
  readonly claim: Claim
  /** The content word it belongs to; empty: none, or the language does not mark it by place. */
  readonly of: string
}

interface Reading {
  readonly text: string
  readonly tokens: readonly Token[]
  /** Short forms of its stop words: what is one in one inflection may not be one in another. */
  readonly stops: ReadonlySet<string>
  readonly marks: readonly Mark[]
}

/** What of an article is compared: its blocks, and its title, whose words a draft may use. */
export type GuardedText = Pick<Article, 'blocks' | 'title' | 'headline'>

interface GuardWords extends ClaimWords {
  /** Every noun has a capital. */
  readonly capitalNouns: boolean
}

/** The guard of one article: precise rather than complete. Drafts are refused unless every part of them is a selection of what one sentence says, in its order. */
export function createDraftGuard(article: GuardedText, language: Language): DraftGuard {
  const sentences = article.blocks.flatMap((block) => sentencesOf(block, language))
  const claims = claimWords[language.tag.split('-')[0]!] ?? null
  const words = claims === null ? null : { ...claims, capitalNouns: language.pack.capitalNouns === true }
  const patterns = claims === null ? null : patternsOf(claims)
  const title = article.title?.value ?? article.headline?.value ?? ''
  const lower = new Set<string>()
  const texts = [title, ...article.blocks.map(({ text }) => text)]
  const terms = new Set<string>()
  const isGround = (key: string): boolean => (words?.runs ? texts.some((text) => text.toLowerCase().includes(key)) : terms.has(key))
  for (const text of texts) {
    for (const { form, term, start } of language.tokenize(text).words) {
      terms.add(term)
      if (text[start] === text[start]!.toLowerCase()) lower.add(form)
    }
  }
  const read = (text: string): Reading => readClaims(text, { language, words: words!, patterns: patterns!, lower })
  const titleKeys = words === null || !words.namesByCase || words.capitalNouns ? [] : language.terms(title)

  return ({ text, sentences: quoted }) => {
    if (!isPlainText(text)) return refuse('form')
    if (quoted.length === 0) return refuse('uncarried')
    const carriers: Sentence[] = []
    for (const quote of quoted.slice(0, max.sentences)) {
      const found = findQuoted(quote, sentences, language)
      if (found === null) return refuse('absent')
      for (const sentence of found) if (!carriers.includes(sentence)) carriers.push(sentence)
    }
    const claims = carriers.map(({ span }) => span)
    const folded = fold(text)
    if (carriers.some((sentence) => !sentence.isSpeech && sentence.folded === folded)) return { refusal: null, claims }
    if (words === null) return refuse('language')
    const sources = carriers.map((sentence) => ({ sentence, reading: read(sentence.span.quote) }))
    const { sentences: parts } = language.tokenize(text)
    let isCarried = false
    for (const { start, end } of parts) {
      const part = text.slice(start, end).trim()
      if (!hasLetter(part) && !hasNumber(part)) continue
      if (sources.some(({ sentence }) => !sentence.isSpeech && sentence.folded === fold(part))) {
        isCarried = true
        continue
      }
      const reading = read(part)
      const isQuestion = /[?？؟]\s*$/.test(part)
      const refusal = isQuestion
        ? judgeQuestion(
            reading,
            sources.map(({ reading }) => reading),
            title,
            isGround,
            read,
          )
        : judgeStatement(reading, sources, words, titleKeys)
      if (refusal !== null) return refuse(refusal)
      isCarried ||= reading.tokens.length > 0
    }
    return isCarried ? { refusal: null, claims } : refuse('word')
  }
}

const refuse = (refusal: DraftRefusal): DraftVerdict => ({ refusal, claims: [] })

const controls = new RegExp(control, 'u')

/** One line of text: no markup, address, emoji or control character. */
const isPlainText = (text: string): boolean =>
  hasLetter(text) &&
  !/[<>{}|\\]|https?:|\]\(|\*\*|[\u200b\u202a-\u202e\u2066-\u2069\ufeff\u2600-\u27bf\u{1f000}-\u{1faff}]/u.test(text) &&
  !controls.test(text)

/** Sentences of running text, in order. Headings, captions, code and tables claim nothing by themselves. */
function sentencesOf(block: Block, language: Language): readonly Sentence[] {
  if (block.kind !== 'paragraph' && block.kind !== 'list' && block.kind !== 'quote') return []
  const spoken = quotedRanges(block.text)
  return language.tokenize(block.text).sentences.map(({ start, end }) => {
    const raw = block.text.slice(start, end)
    const from = start + (raw.length - raw.trimStart().length)
    const quote = raw.trim()
    const to = from + quote.length
    return {
      span: { place: block.id, start: from, end: to, quote },
      folded: fold(quote),
      isSpeech:
        block.kind === 'quote' || spoken.some((range) => range.start < to && from < range.end && (range.start < from || range.end > to)),
    }
  })
}

const quotation = /[“„«「『]([^“„”«»「」『』]*)[”“»」』]|"([^"]*)"/g

const quotedRanges = (text: string): readonly Range[] =>
  [...text.matchAll(quotation)].map(({ 0: all, index }) => ({ start: index, end: index + all.length }))

/** The sentences that contain a quoted text, whole, so that nothing around it is lost; null: it is not in the article. */
function findQuoted(quote: string, sentences: readonly Sentence[], language: Language): readonly Sentence[] | null {
  const wanted = fold(quote).replace(/^\.{3,}|(?<!\.)\.{3,}$/g, '')
  if (wanted === '') return null
  const whole = sentences.find(({ folded }) => folded === wanted)
  if (whole !== undefined) return [whole]
  if (wanted.length < (language.unspaced ? minUnspaced : minSpaced)) return null
  for (let first = 0; first < sentences.length; first += 1) {
    const { span, folded } = sentences[first]!
    if (folded.includes(wanted)) return [sentences[first]!]
    let joined = folded
    for (let last = first + 1; last < sentences.length && joined.length < folded.length + wanted.length; last += 1) {
      if (sentences[last]!.span.place !== span.place) break
      joined += sentences[last]!.folded
      const at = joined.indexOf(wanted)
      if (at >= 0 && at < folded.length) return sentences.slice(first, last + 1)
    }
  }
  return null
}

type Patterns = readonly (readonly [Claim, RegExp])[]

const made = new WeakMap<ClaimWords, Patterns>()

function patternsOf(words: ClaimWords): Patterns {
  const known = made.get(words)
  if (known !== undefined) return known
  const clitics = words.clitics === undefined ? '' : `[${words.clitics}]?`
  const patterns = (Object.entries(words.words) as [Claim, string][]).map(
    ([claim, source]) => [claim, new RegExp(words.runs ? source : `${wordStart}${clitics}(?:${source})${wordEnd}`, 'gu')] as const,
  )
  made.set(words, patterns)
  return patterns
}

interface ReadingParts {
  readonly language: Language
  readonly words: GuardWords
  readonly patterns: Patterns
  /** Words that the article writes with a small letter somewhere. */
  readonly lower: ReadonlySet<string>
}

/** Words that only introduce; what they say is compared by their kind. */
const light = new Set<Claim>(['said', 'about', 'atLeast', 'atMost', 'almost', 'and'])

function readClaims(written: string, { language, words, patterns, lower }: ReadingParts): Reading {
  const text = written.replace(/[’‘]/g, "'").replace(/[\u00a0\u202f]/g, ' ')
  const small = text.toLowerCase()
  const found: (Range & { readonly claim: Claim })[] = []
  for (const [claim, pattern] of patterns)
    for (const match of small.matchAll(pattern)) found.push({ claim, start: match.index, end: match.index + match[0].length })
  // the month is a name, the verb is not
  if (language.tag === 'en')
    for (const match of text.matchAll(/\bmay\b/g)) found.push({ claim: 'may', start: match.index, end: match.index + 3 })
  const lightRanges = found.filter(({ claim }) => light.has(claim))
  const isLight = ({ start, end }: Range): boolean => lightRanges.some((range) => range.start <= start && end <= range.end)
  const shorten = (word: string): string => {
    const [first] = language.tokenize(word).words
    return first === undefined ? word : first.stop ? '' : first.term
  }
  const amounts = findAmounts(text, words.runs ? (word) => unitRun.exec(word)?.[0] ?? '' : shorten)
  const isAmount = ({ start, end }: Range): boolean => amounts.some((amount) => amount.start < end && start < amount.end)
  const all = language.tokenize(text).words
  const stops = new Set(all.filter(({ stop }) => stop).map(({ term }) => term))
  const tokens: Token[] = (words.runs ? runsOf(text, found) : all.filter(({ stop, term }) => !stop && !/^[0-9]+$/.test(term)))
    .filter((word) => !isLight(word) && !isAmount(word))
    .map((word) => ({
      start: word.start,
      end: word.end,
      key: word.term,
      isName: words.namesByCase && text[word.start] !== text[word.start]!.toLowerCase() && !lower.has(word.form),
      amount: null,
    }))
  for (const amount of amounts)
    tokens.push({
      start: amount.start,
      end: amount.end,
      key: `#${amount.value}|${amount.unit}|${amount.span ?? ''}`,
      isName: false,
      amount,
    })
  tokens.sort((a, b) => a.start - b.start)
  const keyBeside = (range: Range): string => {
    if (words.runs) return ''
    const next = tokens.find(({ start }) => start >= range.end)
    const previous = tokens.findLast(({ end }) => end <= range.start)
    return (next ?? previous)?.key ?? ''
  }
  return { text, tokens, stops, marks: found.map((range) => ({ ...range, of: keyBeside(range) })) }
}

/** Runs of one script of Japanese; hiragana are endings. Marks of claims are cut out. */
function runsOf(
  text: string,
  marks: readonly (Range & { readonly claim: Claim })[],
): readonly (Range & { readonly term: string; readonly form: string })[] {
  return [...text.matchAll(run)]
    .map(({ 0: form, index }) => ({ form, term: form.toLowerCase(), start: index, end: index + form.length }))
    .filter(({ start, end }) => !marks.some((range) => range.start <= start && end <= range.end))
}

/** Changes what is claimed, wherever it stands. */
const always: readonly Claim[] = ['not', 'may', 'must', 'would', 'will', 'if']
/** Changes what is claimed of the word it belongs to. */
const quantities: readonly Claim[] = ['most', 'many', 'some', 'few', 'only', 'almost', 'about', 'atLeast', 'atMost', 'than', 'by']
/** May be left out, never put in. */
const additions: readonly Claim[] = ['all', 'cause', 'before', 'after', 'against']

const refusalOf = (claim: Claim): DraftRefusal =>
  claim === 'not'
    ? 'negation'
    : claim === 'may' || claim === 'must' || claim === 'would' || claim === 'will' || claim === 'if'
      ? 'modality'
      : claim === 'cause' || claim === 'before' || claim === 'after' || claim === 'against' || claim === 'by'
        ? 'relation'
        : 'quantity'

interface Source {
  readonly sentence: Sentence
  readonly reading: Reading
}

/** Compares one sentence of a draft: segments between colons, semicolons and dashes, each a selection of one carrying sentence. */
function judgeStatement(draft: Reading, sources: readonly Source[], words: GuardWords, titleKeys: readonly string[]): DraftRefusal | null {
  // words behind a person's name and a colon are that person's
  if (sources.length > 1 && personBeforeColon(draft, words) !== null)
    return sources.some((source) => judgeStatement(draft, [source], words, titleKeys) === null) ? null : 'speaker'
  const carried = new Map<Source, Reading[]>()
  for (const segment of splitReading(draft, /[:;：；]\s|[：；؛]|\s[–—-]\s|[–—]/g)) {
    if (segment.tokens.length === 0 && segment.marks.length === 0) continue
    const whole = choose(segment, sources, words, titleKeys)
    if (typeof whole !== 'string') {
      carried.set(whole, [...(carried.get(whole) ?? []), segment])
      continue
    }
    const parts = splitReading(segment, /,\s|[、，،]/g).filter(({ tokens, marks }) => tokens.length > 0 || marks.length > 0)
    if (parts.length < 2) return whole
    const chosen: Source[] = []
    for (const part of parts) {
      const source = choose(
        part,
        sources.filter((source) => !chosen.includes(source)),
        words,
        titleKeys,
      )
      if (typeof source === 'string') return whole
      chosen.push(source)
      carried.set(source, [...(carried.get(source) ?? []), part])
    }
  }
  for (const [{ sentence, reading }, parts] of carried) {
    const refusal = compareMarks(parts, reading, words) ?? compareSpeakers(joined(parts), sentence, reading, words)
    if (refusal !== null) return refusal
  }
  return null
}

const joined = (parts: readonly Reading[]): Reading => ({
  text: parts[0]!.text,
  stops: parts[0]!.stops,
  tokens: parts.flatMap(({ tokens }) => tokens),
  marks: parts.flatMap(({ marks }) => marks),
})

function splitReading(reading: Reading, border: RegExp): readonly Reading[] {
  const { text, tokens, marks } = reading
  const borders = [...text.matchAll(border)].filter(
    ({ 0: all, index }) => !tokens.some(({ start, end }) => start < index + all.length && index < end),
  )
  const ranges: Range[] = []
  let from = 0
  for (const { 0: all, index } of borders) {
    ranges.push({ start: from, end: index })
    from = index + all.length
  }
  ranges.push({ start: from, end: text.length })
  const within = (range: Range) => (part: Range) => range.start <= part.start && part.end <= range.end
  return ranges.map((range) => ({ text, stops: reading.stops, tokens: tokens.filter(within(range)), marks: marks.filter(within(range)) }))
}

/** The sentence that a part is a selection of; else why the likeliest is not. */
function choose(part: Reading, sources: readonly Source[], words: GuardWords, titleKeys: readonly string[]): Source | DraftRefusal {
  let best: DraftRefusal = 'word'
  let bestShare = -1
  for (const source of sources) {
    const refusal = fits(part, source.reading, words, titleKeys)
    if (refusal === null) return source
    const share = part.tokens.filter(({ key }) => source.reading.tokens.some((token) => sameWord(token.key, key))).length
    if (share > bestShare) [best, bestShare] = [refusal, share]
  }
  return best
}

function fits(part: Reading, source: Reading, words: GuardWords, titleKeys: readonly string[]): DraftRefusal | null {
  const taken: number[] = []
  let at = -1
  for (const token of part.tokens) {
    const next = source.tokens.findIndex((other, index) => index > at && sameToken(token, other))
    if (next >= 0) {
      taken.push(next)
      at = next
      continue
    }
    if (token.amount === null && !token.isName && isOneOf(token.key, titleKeys)) continue
    if (token.amount === null && isOneOf(token.key, [...source.stops])) continue
    if (source.tokens.some((other) => sameToken(token, other))) return 'order'
    if (token.amount !== null) return isYear(token.amount) ? 'date' : 'figure'
    return token.isName ? 'name' : 'word'
  }
  if (taken.length * 2 < part.tokens.length) return 'word'
  if (taken.length === 0) return part.marks.length > 0 ? 'word' : null
  const isWhole = taken.at(-1)! - taken[0]! + 1 === taken.length
  if (!isWhole) {
    const takenTokens = taken.map((index) => source.tokens[index]!)
    if (marksOf(source, 'not') || marksOf(source, 'than')) return marksOf(source, 'not') ? 'negation' : 'quantity'
    if (leavesRivals(takenTokens, source.tokens)) return 'figure'
    for (let index = 1; index < taken.length; index += 1) {
      const skipped = source.tokens.slice(taken[index - 1]! + 1, taken[index]!)
      if (skipped.length === 0) continue
      const gap = source.text.slice(source.tokens[taken[index - 1]!]!.end, source.tokens[taken[index]!]!.start)
      const crosses =
        /[,;:]\s|[，、；：،؛—(]|\s[–-]\s/.test(gap) ||
        source.marks.some(
          ({ claim, start, end }) =>
            claim === 'and' && source.tokens[taken[index - 1]!]!.end <= start && end <= source.tokens[taken[index]!]!.start,
        )
      const isSafe = words.namesByCase && !words.capitalNouns && !skipped.some(({ isName, amount }) => isName || amount !== null)
      if (crosses && !isSafe) return 'order'
    }
  }
  return null
}

const isYear = ({ value, unit }: Amount): boolean => /^(?:1[89]|20)\d\d$/.test(value) && !/[%€$£¥]/.test(unit)

/** The same short form, or one with the plural or third person that is too short to be cut off. */
const sameWord = (one: string, other: string): boolean =>
  one === other || (one.length >= 3 && other === `${one}s`) || (other.length >= 3 && one === `${other}s`)

const isOneOf = (key: string, keys: readonly string[]): boolean => keys.some((other) => sameWord(key, other))

/** The same word, or the same number of the same thing. A year may be before any word. */
function sameToken(one: Token, other: Token): boolean {
  if (one.amount === null || other.amount === null) return one.amount === other.amount && sameWord(one.key, other.key)
  if (one.amount.value !== other.amount.value || one.amount.span !== other.amount.span) return false
  return one.amount.unit === other.amount.unit || (isYear(one.amount) && isYear(other.amount))
}

/** True when some of several amounts of one thing are left out: it is no longer clear which belongs to what. */
function leavesRivals(takenTokens: readonly Token[], all: readonly Token[]): boolean {
  return takenTokens.some(
    ({ amount }) =>
      amount !== null &&
      all.some(
        (other) =>
          other.amount !== null &&
          !takenTokens.includes(other) &&
          isYear(other.amount) === isYear(amount) &&
          (other.amount.unit === amount.unit || other.amount.unit === '' || amount.unit === ''),
      ),
  )
}

const marksOf = ({ marks }: Reading, claim: Claim): boolean => marks.some((mark) => mark.claim === claim)

/** Compares the claims that small words make (not, may, all) in the parts and in their sentence. */
function compareMarks(parts: readonly Reading[], source: Reading, words: GuardWords): DraftRefusal | null {
  const marks = parts.flatMap(({ marks }) => marks)
  const keys = parts.flatMap(({ tokens }) => tokens.map(({ key }) => key))
  for (const claim of [...always, ...quantities, ...additions]) {
    const written = marks.filter((mark) => mark.claim === claim)
    const known = source.marks.filter((mark) => mark.claim === claim)
    for (const { of } of written) if (!known.some((mark) => sameWord(mark.of, of))) return refusalOf(claim)
    if (additions.includes(claim) && !(claim === 'all' && marksOf(source, 'not'))) continue
    for (const { of } of known) {
      const isNeeded = always.includes(claim) || words.runs === true || of === '' || keys.some((key) => sameWord(key, of))
      if (isNeeded && !written.some((mark) => sameWord(mark.of, of))) return refusalOf(claim)
    }
  }
  return null
}

/** Words on each side of a verb of saying among which its speaker is. */
const reach = 5

/** Persons named beside verbs of saying, as keys of content words; names where the language shows them. */
function attributionsOf(reading: Reading, words: GuardWords): readonly ReadonlySet<string>[] {
  const { text, tokens, marks } = reading
  const clause = /[,;:，、；：،؛"“”„«»「」『』–—]/
  const found = marks
    .filter(({ claim }) => claim === 'said')
    .map((mark) => {
      const left = tokens
        .filter(({ end }) => end <= mark.start)
        .slice(-reach)
        .filter(({ end }) => !clause.test(text.slice(end, mark.start)))
      const right = adjacentAfter(mark.end, tokens, text)
      const names = [...left, ...right].filter(({ isName }) => isName)
      const near = left.length > 0 ? left : right
      return new Set((names.length > 0 ? names : near).map(({ key }) => key))
    })
  const person = personBeforeColon(reading, words)
  return person === null ? found : [...found, person]
}

/** Words right behind a place, an article aside. */
function adjacentAfter(place: number, tokens: readonly Token[], text: string): readonly Token[] {
  const found: Token[] = []
  let end = place
  for (const token of tokens) {
    if (token.start < end || found.length === reach) continue
    if (!/^\s*(?:(?:the|an?|der|die|das|el|la|le|il|lo|o|de|het)\s+)?$/i.test(text.slice(end, token.start))) break
    found.push(token)
    end = token.end
  }
  return found
}

/** `Jane Roe: …`: only names before a colon, in German at least two, for there every noun looks like one. */
function personBeforeColon({ text, tokens }: Reading, words: GuardWords): ReadonlySet<string> | null {
  const colon = words.namesByCase ? /^([^:]{2,50}): /.exec(text) : null
  if (colon === null) return null
  const before = tokens.filter(({ end }) => end <= colon[1]!.length)
  const isPerson = before.length > (words.capitalNouns ? 1 : 0) && before.every(({ isName }) => isName)
  return isPerson ? new Set(before.map(({ key }) => key)) : null
}

/** Three words and more in quotation marks. */
const quotesSpeech = (text: string): boolean =>
  [...text.matchAll(quotation)].some(({ 0: all }) => /\S\s+\S+\s+\S/.test(all) || (/[「『]/.test(all) && all.length > 8))

/** Refuses a draft that leaves out or changes the speaker of its sentence. */
function compareSpeakers(draft: Reading, sentence: Sentence, source: Reading, words: GuardWords): DraftRefusal | null {
  if (sentence.isSpeech) return 'speaker'
  const told = attributionsOf(source, words)
  const said = attributionsOf(draft, words)
  const isTold = told.length > 0 || quotesSpeech(source.text)
  if (!isTold) return said.length > 0 ? 'speaker' : null
  if (said.length === 0 || told.length === 0) return 'speaker'
  const speakers = new Set(told.flatMap((names) => [...names]))
  const named = new Set(said.flatMap((names) => [...names]))
  if (named.size === 0 || ![...named].every((name) => speakers.has(name))) return 'speaker'
  // without capitals the speaker cannot be separated from the rest, so nothing of it is left out
  if (!words.namesByCase && ![...speakers].every((name) => named.has(name))) return 'speaker'
  // two people beside the verb: the speaker is known only when both are named
  const people = groups(source, speakers)
  return people.length > 1 && !people.every((person) => person.some((key) => named.has(key))) ? 'speaker' : null
}

/** Names that stand side by side are one person. */
function groups({ text, tokens }: Reading, keys: ReadonlySet<string>): readonly (readonly string[])[] {
  const people: string[][] = []
  let last: Token | null = null
  for (const token of tokens) {
    if (!token.isName || !keys.has(token.key)) continue
    if (last !== null && /^\s$/.test(text.slice(last.end, token.start))) people.at(-1)!.push(token.key)
    else people.push([token.key])
    last = token
  }
  return people
}

/** A question claims little: its words are in the article, its names, figures and small words in the sentences that answer it. */
function judgeQuestion(
  question: Reading,
  sources: readonly Reading[],
  title: string,
  isGround: (key: string) => boolean,
  read: (text: string) => Reading,
): DraftRefusal | null {
  const known = [...sources, read(title)]
  for (const token of question.tokens) {
    const isCarried = known.some(({ tokens }) => tokens.some((other) => sameToken(token, other)))
    if (isCarried) continue
    if (token.amount !== null) return isYear(token.amount) ? 'date' : 'figure'
    if (token.isName) return 'name'
    if (!isGround(token.key)) return 'word'
  }
  for (const claim of [...always, ...quantities, ...additions])
    if (marksOf(question, claim) && !known.some((reading) => marksOf(reading, claim))) return refusalOf(claim)
  const isAnswered = question.tokens.some(({ key }) => sources.some(({ tokens }) => tokens.some((other) => sameWord(other.key, key))))
  return isAnswered ? null : 'word'
}
