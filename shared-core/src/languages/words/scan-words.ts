import {
  characterClass,
  cluster,
  digit,
  han,
  isFollowingSign,
  isJoiner,
  isLeadingVowel,
  letter,
  mark,
  other,
} from '../characters/character-class.ts'

/**
 * Called for each unit. `counted`: it is a word (spaced) or a character (unspaced) of the text's length. True: nothing
 * more needs to be known.
 */
export type UnitVisitor = (start: number, end: number, kind: 'word' | 'unit' | 'pair', counted: number) => boolean | undefined

const isApostrophe = (code: number): boolean => code === 0x27 || code === 0x2019 || code === 0x02bc || code === 0xff07

/** Classes of the ASCII characters. */
const ascii = Uint8Array.from({ length: 128 }, (_, code) =>
  /[a-z]/i.test(String.fromCharCode(code)) ? letter : /[0-9]/.test(String.fromCharCode(code)) ? digit : other,
)

const classOf = (code: number): number => (code < 128 ? ascii[code]! : characterClass(code))

/** A number and the sign of multiplication typed as a letter, Latin or Cyrillic (`5x3`, `5 х 3`); `0x1F` is one number. */
const times = /(?!0x)(\d+(?:[.,]\d+)*)(\s?)[xх]\2(?=\d)/iy

const width = (code: number): number => (code > 0xffff ? 2 : 1)

/**
 * One pass over a text, left to right. Spaced scripts: runs of letters, marks and digits, numbers with their separators in one
 * piece, apostrophes as `joinsApostrophe` says, `5x3` as `5×3`. Han and Kana: each character and each pair. Cluster scripts: each pair of clusters.
 * Linear in the length of the text.
 */
export function scanWords(text: string, joinsApostrophe: boolean, visit: UnitVisitor): void {
  const length = text.length
  let at = 0
  while (at < length) {
    const code = text.codePointAt(at)!
    const kind = classOf(code)
    if (kind === digit) {
      times.lastIndex = at
      const factor = times.exec(text)
      if (factor !== null) {
        if (visit(at, at + factor[1]!.length, 'word', 1) === true) return
        at = times.lastIndex
        continue
      }
    }
    if (kind === letter || kind === digit) {
      let end = at + width(code)
      let previous = kind
      while (end < length) {
        const unit = text.charCodeAt(end)
        if (unit < 128 && ascii[unit] !== other) {
          previous = ascii[unit]!
          end += 1
          continue
        }
        if (unit === 0x20) break
        const next = text.codePointAt(end)!
        const nextKind = classOf(next)
        if (nextKind === letter || nextKind === digit || nextKind === mark) {
          previous = nextKind
          end += width(next)
          continue
        }
        // U+200C and U+200D are inside words of Persian and Indic scripts, U+00AD and U+2060 are invisible
        if (next === 0x200c || next === 0x200d || next === 0xad || next === 0x2060 || next === 0x640) {
          const after = end + 1 < length ? classOf(text.codePointAt(end + 1)!) : other
          if (after !== letter && after !== mark) break
          end += 1
          continue
        }
        if (isApostrophe(next) && joinsApostrophe) {
          if (previous === digit || end + 1 >= length || classOf(text.codePointAt(end + 1)!) !== letter) break
          end += 1
          continue
        }
        if ((next === 0x2e || next === 0x2c || next === 0x66b || next === 0x66c) && previous === digit) {
          if (end + 1 >= length || classOf(text.codePointAt(end + 1)!) !== digit) break
          end += 1
          continue
        }
        break
      }
      if (visit(at, end, 'word', 1) === true) return
      at = end
    } else if (kind === han) {
      const end = at + width(code)
      if (visit(at, end, 'unit', 1) === true) return
      if (end < length) {
        const next = text.codePointAt(end)!
        if (classOf(next) === han) visit(at, end + width(next), 'pair', 0)
      }
      at = end
    } else if (kind === cluster) {
      at = scanClusters(text, at, visit)
    } else {
      at += width(code)
    }
  }
}

function clusterEnd(text: string, start: number): number {
  let at = start
  let base = false
  let joined = false
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (classOf(code) !== cluster) break
    if (isFollowingSign(code)) {
      joined = isJoiner(code)
      base = true
    } else if (isLeadingVowel(code)) {
      if (at > start) break
    } else {
      if (base && !joined) break
      base = true
      joined = false
    }
    at += 1
  }
  return at
}

function scanClusters(text: string, start: number, visit: UnitVisitor): number {
  let from = start
  let end = clusterEnd(text, from)
  if (end === from) return start + 1
  let first = true
  for (;;) {
    const next = clusterEnd(text, end)
    if (next === end) {
      if (first) visit(from, end, 'unit', end - from)
      return end
    }
    visit(from, next, 'pair', first ? next - from : next - end)
    first = false
    from = end
    end = next
  }
}
