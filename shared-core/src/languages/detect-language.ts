import type { LanguageTag } from '../model/values.ts'
import { commonWords } from './levels/common-words.gen.ts'
import { normalizeWord } from './normalize-word.ts'
import { scanWords } from './scan-words.ts'
import { unpackWords } from './unpack-words.ts'

/** Scripts that (nearly) one language uses, by code point range, with the language. */
const scripts: readonly (readonly [first: number, last: number, tag: LanguageTag])[] = [
  [0x370, 0x3ff, 'el'],
  [0x531, 0x58f, 'hy'],
  [0x590, 0x5ff, 'he'],
  [0x980, 0x9ff, 'bn'],
  [0xa00, 0xa7f, 'pa'],
  [0xa80, 0xaff, 'gu'],
  [0xb80, 0xbff, 'ta'],
  [0xc00, 0xc7f, 'te'],
  [0xc80, 0xcff, 'kn'],
  [0xd00, 0xd7f, 'ml'],
  [0xe01, 0xe7f, 'th'],
  [0xe80, 0xeff, 'lo'],
  [0x1000, 0x109f, 'my'],
  [0x10a0, 0x10ff, 'ka'],
  [0x1780, 0x17ff, 'km'],
  [0x3041, 0x30ff, 'ja'],
  [0xac00, 0xd7a3, 'ko'],
  [0x3400, 0x4dbf, 'zh'],
  [0x4e00, 0x9fff, 'zh'],
]

/** UTF-16 units that are enough to tell a language. */
const sampleLength = 4_000

/** The winner needs this share of the words and this lead over the next, in percent. */
const min = { words: 5, share: 8, lead: 108 } as const

/**
 * Conditions for a certain language: words (letters, where the script tells), the share of them that are common in its language, the lead over
 * every language that is no neighbour and over the one expected, in percent. It is certain of 64 to 92 in a hundred pieces of 30 to 150 words; of
 * these at most .2 % are wrong in news in 70 languages, all between neighbours, and .05 % in encyclopedia passages in twelve.
 */
const certain = { words: 30, letters: 60, scriptShare: 60, share: 15, shareForUnknown: 25, lead: 150, leadOverHint: 200, told: 3 } as const

/** Points of a word that one language alone has among its common words; shared ones count the fraction. */
const wordPoints = 60

/** Languages that a short text may be taken for by mistake, and those that share a script with others unknown here. */
const neighbours: readonly (readonly string[])[] = [
  'nb nn no da sv',
  'hr sr bs sh cnr sl',
  'id ms jv su',
  'gl pt es ca ast oc an',
  'it co scn vec',
  'cs sk',
  'af nl fy nds li',
  'bg mk',
  'ru uk be rue',
  'hi mr ne sa mai bho kok',
  'fa ur ar ckb ps sd ug ku',
  'bn as',
  'he yi',
  'az tr tk crh',
  'zh yue wuu',
  'en sco',
  'de lb gsw',
].map((line) => line.split(' '))

const base = (tag: string): string => tag.toLowerCase().split('-')[0]!

/** The same language, or one that a text does not surely tell from it. */
function areNeighbours(one: string, other: string): boolean {
  const [first, second] = [base(one), base(other)]
  return first === second || neighbours.some((group) => group.includes(first) && group.includes(second))
}

let votes: Map<string, readonly number[]> | null = null

function votesOf(form: string): readonly number[] {
  if (votes === null) {
    const made = new Map<string, number[]>()
    for (const [number, [, line]] of commonWords.entries()) {
      for (const word of unpackWords(line)) {
        const list = made.get(word)
        if (list === undefined) made.set(word, [number])
        else list.push(number)
      }
    }
    votes = made
  }
  return votes.get(form) ?? []
}

/**
 * The language of a text by its script, else by a vote of common words. `und` when in doubt, which is neutral for every score.
 * Deterministic; looks at the first 4,000 UTF-16 units.
 */
export function detectLanguage(text: string): LanguageTag {
  const sample = text.slice(0, sampleLength)
  return languageOfScript(sample)?.tag ?? languageByVote(sample) ?? 'und'
}

/**
 * The language that a text is certainly in although another was expected; null: not certain, or the same, or a close neighbour of it, so
 * that the hint holds. `hint` null: nothing was expected.
 */
export function certainLanguage(text: string, hint: LanguageTag | null): LanguageTag | null {
  const sample = text.slice(0, sampleLength)
  const script = languageOfScript(sample)
  const tag = script === null ? certainByVote(sample, hint) : script.isCertain ? script.tag : null
  return tag === null || (hint !== null && areNeighbours(tag, hint)) ? null : tag
}

function languageOfScript(sample: string): { readonly tag: LanguageTag; readonly isCertain: boolean } | null {
  const counts = new Map<LanguageTag, number>()
  let letters = 0
  for (const character of sample) {
    const code = character.codePointAt(0)!
    const isLetter = code < 0x80 ? (code | 32) >= 97 && (code | 32) <= 122 : code >= 0xc0
    if (!isLetter) continue
    letters += 1
    if (code < scripts[0]![0]) continue
    for (const [first, last, tag] of scripts) {
      if (code < first || code > last) continue
      counts.set(tag, (counts.get(tag) ?? 0) + 1)
      break
    }
  }
  if (letters === 0) return null
  const isEnough = (count: number): boolean => count >= certain.letters && count * 100 > letters * certain.scriptShare
  const kana = counts.get('ja') ?? 0
  const ideographs = counts.get('zh') ?? 0
  // Japanese writes Kana between its characters; one in twenty is enough, and in Chinese there is hardly one
  if (kana + ideographs > letters * 0.3) {
    const isJapanese = kana * 20 > kana + ideographs
    return {
      tag: isJapanese ? 'ja' : 'zh',
      isCertain: isEnough(kana + ideographs) && (isJapanese ? kana * 10 > kana + ideographs : kana * 100 < ideographs),
    }
  }
  for (const [tag, count] of counts) if (count > letters * 0.4) return { tag, isCertain: isEnough(count) }
  return null
}

interface Vote {
  readonly words: number
  /** Words that are common in any language. */
  readonly hits: number
  /** By the number of the language in `commonWords`: its common words in the text, and their points. */
  readonly counts: readonly number[]
  readonly points: readonly number[]
}

/** For each word of the text the numbers of the languages it is common in. */
function wordsOf(sample: string): readonly (readonly number[])[] {
  const pack = { tag: 'und', direction: 'rtl', apostrophe: 'suffix' } as const
  const found: (readonly number[])[] = []
  scanWords(sample, false, (start, end, kind) => {
    if (kind === 'word') found.push(votesOf(normalizeWord(sample.slice(start, end), pack)))
  })
  return found
}

function voteOf(found: readonly (readonly number[])[]): Vote {
  const points = new Array<number>(commonWords.length).fill(0)
  const counts = new Array<number>(commonWords.length).fill(0)
  let hits = 0
  for (const languages of found) {
    if (languages.length > 0) hits += 1
    for (const number of languages) {
      points[number]! += wordPoints / languages.length
      counts[number]! += 1
    }
  }
  return { words: found.length, hits, counts, points }
}

function certainByVote(sample: string, hint: LanguageTag | null): LanguageTag | null {
  const found = wordsOf(sample)
  const { words, counts } = voteOf(found)
  if (words < certain.words) return null
  const best = counts.indexOf(Math.max(...counts))
  const tag = base(commonWords[best]![0])
  const near = new Set<number>()
  let next = 0
  let expected = hint === null ? 0 : -1
  for (const [number, [other]] of commonWords.entries()) {
    const count = counts[number]!
    if (!areNeighbours(other, tag)) next = Math.max(next, count)
    else if (base(other) !== tag) near.add(number)
    if (hint !== null && base(other) === base(hint)) expected = Math.max(expected, count)
  }
  const isKnown = expected >= 0 || scripts.some(([, , known]) => known === base(hint!))
  const count = counts[best]! * 100
  if (count < words * (isKnown ? certain.share : certain.shareForUnknown)) return null
  if (count < next * certain.lead || count < expected * certain.leadOverHint) return null
  return [...near].every((number) => isTold(found, best, number)) ? tag : null
}

/** Words that only one of two neighbours has among its common words tell them apart: twice as many, and three at least. */
function isTold(found: readonly (readonly number[])[], one: number, other: number): boolean {
  let own = 0
  let foreign = 0
  for (const languages of found) {
    const isOwn = languages.includes(one)
    if (isOwn === languages.includes(other)) continue
    if (isOwn) own += 1
    else foreign += 1
  }
  return own >= Math.max(certain.told, foreign * 2)
}

function languageByVote(sample: string): LanguageTag | null {
  const { words, hits, points } = voteOf(wordsOf(sample))
  if (words < min.words || hits * 100 < words * min.share) return null
  let best = 0
  let next = -1
  for (let number = 1; number < points.length; number += 1) {
    if (points[number]! > points[best]!) {
      next = best
      best = number
    } else if (next < 0 || points[number]! > points[next]!) next = number
  }
  if (points[best]! === 0 || points[best]! * 100 < (points[next] ?? 0) * min.lead) return null
  return commonWords[best]![0].split('-')[0]!
}
