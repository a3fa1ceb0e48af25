import type { LanguageTag } from '../model/values.ts'
import { commonWords } from './levels/common-words.gen.ts'
import { normalizeWord } from './normalize-word.ts'
import { scanWords } from './scan-words.ts'

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
const least = { words: 5, share: 8, lead: 108 } as const

/** Points of a word that one language alone has among its common words; shared ones count the fraction. */
const wordPoints = 60

let votes: Map<string, readonly number[]> | null = null

function votesOf(form: string): readonly number[] {
  if (votes === null) {
    const made = new Map<string, number[]>()
    for (const [number, [, line]] of commonWords.entries()) {
      for (const word of line.split(' ')) {
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
 * The language of a text: as declared, else by its script, else by a vote of common words. `und` when in doubt, which is neutral for
 * every score. Deterministic; looks at the first 4,000 UTF-16 units.
 */
export function detectLanguage(text: string, declared?: LanguageTag | null): LanguageTag {
  if (declared != null && declared !== '' && declared !== 'und') return declared
  const sample = text.slice(0, sampleLength)
  return languageOfScript(sample) ?? languageByVote(sample) ?? 'und'
}

function languageOfScript(sample: string): LanguageTag | null {
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
  const kana = counts.get('ja') ?? 0
  const ideographs = counts.get('zh') ?? 0
  // Japanese writes Kana between its characters; one in twenty is enough
  if (kana + ideographs > letters * 0.3) return kana * 20 > kana + ideographs ? 'ja' : 'zh'
  for (const [tag, count] of counts) if (count > letters * 0.4) return tag
  return null
}

function languageByVote(sample: string): LanguageTag | null {
  const points = new Array<number>(commonWords.length).fill(0)
  const pack = { tag: 'und', direction: 'rtl', apostrophe: 'suffix' } as const
  let words = 0
  let hits = 0
  scanWords(sample, false, (start, end, kind) => {
    if (kind !== 'word') return
    words += 1
    const languages = votesOf(normalizeWord(sample.slice(start, end), pack))
    if (languages.length > 0) hits += 1
    for (const number of languages) points[number]! += wordPoints / languages.length
  })
  if (words < least.words || hits * 100 < words * least.share) return null
  let best = 0
  let next = -1
  for (let number = 1; number < points.length; number += 1) {
    if (points[number]! > points[best]!) {
      next = best
      best = number
    } else if (next < 0 || points[number]! > points[next]!) next = number
  }
  if (points[best]! === 0 || points[best]! * 100 < (points[next] ?? 0) * least.lead) return null
  return commonWords[best]![0].split('-')[0]!
}
