import type { Run } from '../../model/article.ts'

/** Named references whose decoded form is certain without the parser's table; the rest is found by looking at what follows. */
const wellKnown: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const reference = /&(?:#(?:x[\da-f]{1,8}|\d{1,8})|[a-z][\da-z]{1,31});?/iy

/**
 * Maps decoded text to the source it came from: `data` is what the parser made of `source[from, to)`.
 * Gives runs with offsets relative to the beginning of `data`. Stretches without references map unit by unit, each reference is a run
 * of its own. One run covers the whole where the two cannot be followed side by side.
 */
export function alignText(data: string, source: string, from: number, to: number): Run[] {
  if (to - from === data.length) return data.length === 0 ? [] : [{ start: 0, length: data.length, from, to }]
  const runs: Run[] = []
  let read = from
  let written = 0
  while (written < data.length) {
    const begin = written
    while (read < to && written < data.length && source.charCodeAt(read) === data.charCodeAt(written) && !startsReference(source, read)) {
      read++
      written++
    }
    if (written > begin) runs.push({ start: begin, length: written - begin, from: read - (written - begin), to: read })
    if (written === data.length) break
    if (read >= to) return [{ start: 0, length: data.length, from, to }]
    reference.lastIndex = read
    const match = source.charCodeAt(read) === 38 ? reference.exec(source) : null
    if (match) {
      const end = read + match[0].length
      const length = decodedLength(match[0], data, written, source, end, to)
      if (length > 0) {
        runs.push({ start: written, length, from: read, to: end })
        read = end
        written += length
        continue
      }
    }
    if (source.charCodeAt(read) === 38 && data.charCodeAt(written) === 38) {
      runs.push({ start: written, length: 1, from: read, to: read + 1 })
      read++
      written++
      continue
    }
    // Source that left no text: a stray end tag, an escape, a quote mark of Markdown at the beginning of a line.
    read++
  }
  return runs
}

const isNameStart = (code: number): boolean => code === 35 || (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

function startsReference(source: string, at: number): boolean {
  return source.charCodeAt(at) === 38 && isNameStart(source.charCodeAt(at + 1))
}

/** UTF-16 units that a reference became; 0: it was left as it stands. */
function decodedLength(match: string, data: string, written: number, source: string, end: number, to: number): number {
  const name = match.replace(/^&|;$/g, '')
  const known = wellKnown[name]
  if (known !== undefined && data.startsWith(known, written)) return 1
  // The parser's table is not public: the length is right if what follows the reference also follows in the text.
  const following = source.slice(end, Math.min(to, end + 8))
  const stop = following.search(/[&<\\\n]/)
  const expected = stop === -1 ? following : following.slice(0, stop)
  for (const length of [1, 2]) {
    if (written + length > data.length) break
    if (expected === '' || data.startsWith(expected, written + length)) {
      if (length === 1 && isHighSurrogate(data.charCodeAt(written))) continue
      if (data.startsWith(match.slice(0, length + 1), written)) break
      return length
    }
  }
  return 0
}

const isHighSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdbff
