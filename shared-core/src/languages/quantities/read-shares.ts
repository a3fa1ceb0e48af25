import type { LanguageTag, Range } from '../../model/values.ts'
import { letter } from '../characters/characters.ts'
import { numberWords, readPairs } from './number-words.ts'
import { englishShares, type ShareWords } from './share-words.ts'
import { createTaken } from './taken.ts'

/** A part of a whole in words, such as `one in five` and `two thirds of`, in per cent. */
export interface Share extends Range {
  readonly value: number
}

/** Wholes that people put shares in. */
const wholes: ReadonlySet<number> = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 25, 50, 100, 1000])
const hanNumbers = '一二三四五六七八九十'

interface Reader {
  readonly numbers: ReadonlyMap<string, number>
  /** Patterns with what their groups mean: the share in per cent, 0 for none. */
  readonly rows: readonly (readonly [RegExp, (groups: readonly string[]) => number])[]
  readonly isInRow: RegExp | null
}

const readers = new WeakMap<ShareWords, Reader>()

function readerOf(base: string, words: ShareWords): Reader {
  const known = readers.get(words)
  if (known !== undefined) return known
  const numbers: ReadonlyMap<string, number> = new Map(readPairs(words.numbers ?? ''))
  const numberOf = (text: string): number => {
    if (text === '') return 1
    if (/^\d/.test(text)) return Number(text)
    const han = text.length === 1 ? hanNumbers.indexOf(text) : -1
    if (han >= 0) return han + 1
    if (/^[两兩]$/.test(text)) return 2
    return numbers.get(text) ?? numberWords.get(text) ?? 0
  }
  const isUnspaced = base === 'ja' || base === 'zh' || base === 'ko'
  const before = isUnspaced ? '(?<![\\d.百千万])' : `(?<![\\d.,’'-]|[${letter}])`
  const pattern = (source: string): RegExp => {
    const numbered = source
      .replaceAll('<end>', `(?![\\d]|[.,]\\d|[${letter}])`)
      .replaceAll('<letter>', `[${letter}]`)
      .replaceAll('(N)', `(\\d{1,4}|[${letter}]{1,12})`)
    // eslint-disable-next-line no-restricted-syntax -- of our own words
    return new RegExp(before + numbered, 'gu')
  }
  const share = (part: number, whole: number): number => (part > 0 && part < whole ? (100 * part) / whole : 0)
  const ofWholes = (part: number, whole: number): number => (wholes.has(whole) ? share(part, whole) : 0)
  const rows: Reader['rows'] = [
    ...(words.parts ?? []).map(
      (source) => [pattern(source), ([part, whole]: readonly string[]) => ofWholes(numberOf(part!), numberOf(whole!))] as const,
    ),
    ...(words.wholes ?? []).map(
      (source) => [pattern(source), ([whole, part]: readonly string[]) => ofWholes(numberOf(part!), numberOf(whole!))] as const,
    ),
    ...[...(words.ordinals ?? []), ...(words.fractions ?? [])].map(([source, names]) => {
      const known = new Map(readPairs(names))
      return [
        pattern(source.replace('(W)', `(${[...known.keys()].join('|')})`)),
        (groups: readonly string[]) => share(groups.length > 1 ? numberOf(groups[0]!) : 1, known.get(groups.at(-1)!) ?? 0),
      ] as const
    }),
    ...(words.words ?? []).map(([source, value]) => [pattern(`(?:${source})`), () => value] as const),
  ]
  const isInRow =
    words.rows === undefined ? null : new RegExp(`(?<![${letter}])(?:${words.rows.replaceAll('<letter>', `[${letter}]`)})[ -]$`, 'u')
  const reader = { numbers, rows, isInRow }
  readers.set(words, reader)
  return reader
}

/** Articles and prepositions between a share and what it is a part of. */
const ofWhat = /^ ?(?:of|de|des|du|d[’']|di|del|dell[’']|van|der|des|av|af|von)? ?(?:an?|the|la|el|l[’']|het|das|den|un|une|un’|une?)? ?/u

/**
 * Shares in reading order. `text`: lower case. `own`: of the language's pack. `isUnit`: a time, a measure or a count of times is no thing of
 * which a share is meant: `every second day`, `a quarter of an hour`.
 */
export function readShares(
  text: string,
  tag: LanguageTag,
  own: ShareWords | undefined,
  isUnit: (rest: string) => boolean,
): readonly Share[] {
  const base = tag.split('-')[0]!.toLowerCase()
  const words = own ?? (base === 'en' ? englishShares : undefined)
  if (words === undefined) return []
  const { rows, isInRow } = readerOf(base, words)
  const small = text.replace(/[\u00a0\u202f]/g, ' ')
  const found: Share[] = []
  const taken = createTaken(small.length, [])
  for (const [pattern, percentOf] of rows)
    for (const match of small.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      const value = percentOf(match.slice(1).map((group) => group ?? ''))
      if (value === 0 || !taken.isFree({ start, end })) continue
      if (isInRow?.test(small.slice(Math.max(0, start - 20), start)) === true) continue
      const rest = small.slice(end, end + 40)
      const behind = rest.slice(ofWhat.exec(rest)![0].length)
      // `half of 2023`
      if (isUnit(behind) || isUnit(rest.trimStart()) || /^(?:\d{4}|fiscal)/.test(behind)) continue
      taken.take({ start, end })
      found.push({ start, end, value })
    }
  return found.sort((a, b) => a.start - b.start)
}
