import type { Range } from '../model/values.ts'

/** A language's part in splitting sentences. */
export interface SentenceRules {
  /** Lower case, without the last full stop. */
  isAbbreviation(word: string): boolean
  /** True for function words: a capitalised one after a full stop starts a sentence. */
  isStopWord(word: string): boolean
  isMonth(word: string): boolean
  readonly ordinalDot: boolean
  /** The Greek question mark is written as a semicolon. */
  readonly semicolonEnds: boolean
  /** The Armenian full stop, which is often typed as a colon. */
  readonly colonEnds: boolean
}

// a guillemet opens or closes by where it stands: Slovenian and Croatian write »so«
const closers = '"\'”’»«)]}›」』）】》〉〕'
const openers = '"\'“„‘‚«»‹([{「『（【《〈〔¿¡—–-'
/** End a sentence whatever follows. */
const hardMarks = '。！？｡।॥։።။។៕'
/** End a sentence before white space. */
const softMarks = '.!?…؟۔'

/** Marks that may end a sentence, in some language. */
const ends = new RegExp(`[\\n:;\\u037e${softMarks}${hardMarks}]`, 'g')

const isSpace = (character: string): boolean => ' \n\t\u00a0\u202f\r\u3000'.includes(character)
const isDigit = (character: string): boolean => character >= '0' && character <= '9'

/** Georgian has capitals in Unicode, but writes none at the start of a sentence. */
const isGeorgian = (character: string): boolean => character >= '\u10d0' && character <= '\u10ff'

function isLower(character: string): boolean {
  if (isGeorgian(character)) return false
  return character !== character.toUpperCase() && character === character.toLowerCase()
}

function isUpper(character: string): boolean {
  return character !== character.toLowerCase()
}

/** Longest word looked back at or ahead to; keeps the splitter linear. */
const reach = 40

/**
 * Sentences of a text in order, trimmed, without empty ones. Line feeds end a sentence unless the next line goes on in lower case.
 * Decimal points, abbreviations, initials and (where the language writes them) ordinals do not.
 */
export function splitSentences(text: string, rules: SentenceRules): Range[] {
  const sentences: Range[] = []
  const length = text.length
  let start = 0
  const close = (end: number): void => {
    let from = start
    let to = end
    while (from < to && isSpace(text[from]!)) from += 1
    while (to > from && isSpace(text[to - 1]!)) to -= 1
    if (to > from) sentences.push({ start: from, end: to })
    start = end
  }
  const nextEnd = (from: number): number => {
    ends.lastIndex = from
    return ends.test(text) ? ends.lastIndex - 1 : length
  }
  for (let at = nextEnd(0); at < length; at = nextEnd(at + 1)) {
    const character = text[at]!
    if (character === '\n') {
      let next = at + 1
      let breaks = 1
      while (next < length && isSpace(text[next]!)) {
        if (text[next] === '\n') breaks += 1
        next += 1
      }
      if (next >= length || breaks > 1 || !isLower(text[next]!)) close(at)
      at = next - 1
      continue
    }
    const hard = hardMarks.includes(character)
    if (!hard && !softMarks.includes(character) && !isTypedEnd(character, text[at + 1], rules)) continue
    let end = at + 1
    while (end < length && (softMarks.includes(text[end]!) || hardMarks.includes(text[end]!))) end += 1
    const single = end === at + 1
    while (end < length && closers.includes(text[end]!)) end += 1
    // French sets a space before the closing mark
    if (end < length && isSpace(text[end]!) && text[end] !== '\n' && text[end + 1] === '»' && closesHere(text[end + 2])) end += 2
    while (text[end] === '[') {
      let bracket = end + 1
      while (bracket < length && bracket - end < 5 && isDigit(text[bracket]!)) bracket += 1
      if (bracket === end + 1 || text[bracket] !== ']') break
      end = bracket + 1
    }
    if (!hard) {
      if (end < length && !isSpace(text[end]!)) {
        at = end - 1
        continue
      }
      let next = end
      while (next < length && (isSpace(text[next]!) || openers.includes(text[next]!))) next += 1
      if (next < length) {
        const following = text[next]!
        if (isLower(following) && !beginsSmall(text, next)) {
          at = end - 1
          continue
        }
        if (character === '.' && single && !endsSentence(text, start, at, next, rules)) {
          at = end - 1
          continue
        }
      }
    }
    close(end)
    at = end - 1
  }
  close(length)
  return sentences
}

/** A sentence that begins with a small letter: a name such as `iPhone`, and a Dutch word cut short such as `’s Avonds`. */
function beginsSmall(text: string, at: number): boolean {
  const word = text.slice(at, at + 6)
  return /^\p{Ll}{1,3}\p{Lu}/u.test(word) || (/['’‘]/.test(text[at - 1] ?? '') && /^\p{Ll}{1,2} \p{Lu}/u.test(word))
}

/** First letters of given names that are written with two. */
const longInitial = /^(?:[CPST]h|Chr|Wm|Yu|Zh|[CS]z|Gy|Дж)$/

/** A closing mark is followed by nothing, a space or another mark. A letter shows that it opened (`. »Ja`). */
const closesHere = (next: string | undefined): boolean => next === undefined || isSpace(next) || '.,;:!?…)'.includes(next)

/** The Greek question mark and the Armenian full stop, typed by their likenesses. */
function isTypedEnd(character: string, next: string | undefined, rules: SentenceRules): boolean {
  if (rules.colonEnds && character === ':') return next === undefined || isSpace(next)
  return rules.semicolonEnds && (character === ';' || character === '\u037e')
}

/** A single full stop at `at`, the next word begins at `next` and is no lower-case word. */
function endsSentence(text: string, sentenceStart: number, at: number, next: number, rules: SentenceRules): boolean {
  let from = at
  const limit = Math.max(sentenceStart, at - reach)
  while (from > limit && !isSpace(text[from - 1]!) && !openers.includes(text[from - 1]!)) from -= 1
  const word = text.slice(from, at)
  if (word === '') return true
  let to = next
  while (to < text.length && to - next < reach && !isSpace(text[to]!) && !closers.includes(text[to]!) && !',;:.!?'.includes(text[to]!))
    to += 1
  const following = text.slice(next, to)
  const startsLikeSentence = isUpper(following[0] ?? '') && rules.isStopWord(following.toLowerCase())
  const isNumber = [...word].every(isDigit)
  if (isNumber) {
    if (!rules.ordinalDot || word.length > 2) return true
    return !(rules.isMonth(following.toLowerCase()) || (isUpper(following[0] ?? '') && !startsLikeSentence))
  }
  const isInitial = /^\p{L}$/u.test(word) || longInitial.test(word)
  // another initial follows (`R. D. Miller`), whatever word of the language looks like it; one alone begins a name or a list
  if (isInitial && ((text[to] === '.' && /^\p{Lu}$/u.test(following)) || !/[\p{L}\p{N}]/u.test(text.slice(sentenceStart, from))))
    return false
  // names of Indic letters take a sign or two (`ਈ.ਯੂ.`)
  const hasInnerStop = word.includes('.') && /^.\p{M}*(?:\..\p{M}*)+$/u.test(word)
  if (isInitial || hasInnerStop) return startsLikeSentence
  if (rules.isAbbreviation(word.toLowerCase())) return startsLikeSentence && !isTitleOfName(word)
  return true
}

/** `Mr.` and its kin are before a name, which may look like a function word (`Mr. Will`). */
const isTitleOfName = (word: string): boolean => /^(?:mr|mrs|ms|dr|prof|st|sr|sra|hr|fr|mme|m)$/i.test(word)
