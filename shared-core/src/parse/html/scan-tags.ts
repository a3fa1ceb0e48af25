/** A tag as it is in the source; `end` is after the `>`. */
export interface TagToken {
  readonly name: string
  readonly kind: 'open' | 'close' | 'selfClosing'
  readonly start: number
  readonly end: number
}

/** Elements whose content is text, not markup. */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp'])

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90)

/**
 * Calls `visit` for every tag of the source in order, comments, declarations and the content of raw text elements skipped.
 * One pass, no back-tracking. `visit` returning false ends the scan.
 */
export function scanTags(html: string, visit: (tag: TagToken) => boolean): void {
  const length = html.length
  let at = html.indexOf('<')
  while (at !== -1 && at < length) {
    const next = html.charCodeAt(at + 1)
    if (next === 33 /* ! */ || next === 63 /* ? */) {
      const isComment = html.startsWith('<!--', at)
      const close = isComment ? html.indexOf('-->', at + 2) : html.indexOf('>', at)
      if (close === -1) return
      at = html.indexOf('<', close + 1)
      continue
    }
    const closing = next === 47
    const nameStart = at + (closing ? 2 : 1)
    if (!isLetter(html.charCodeAt(nameStart))) {
      at = html.indexOf('<', at + 1)
      continue
    }
    let cursor = nameStart
    while (cursor < length) {
      const code = html.charCodeAt(cursor)
      if (code === 62 || code === 47 || code <= 32) break
      cursor++
    }
    const name = html.slice(nameStart, cursor).toLowerCase()
    let isValue = false
    while (cursor < length) {
      const code = html.charCodeAt(cursor)
      if (code === 62) break
      if ((code === 34 || code === 39) && isValue) {
        const quoteEnd = html.indexOf(html[cursor]!, cursor + 1)
        cursor = quoteEnd === -1 ? length : quoteEnd
      }
      if (code === 61) isValue = true
      else if (code > 32) isValue = false
      cursor++
    }
    const end = Math.min(cursor + 1, length)
    const kind = closing ? 'close' : html.charCodeAt(cursor - 1) === 47 ? 'selfClosing' : 'open'
    if (!visit({ name, kind, start: at, end })) return
    at = html.indexOf('<', end)
    if (kind === 'open' && rawText.has(name)) {
      // Tag names are ASCII, so a search of both usual spellings is enough; a stray third one costs only the scan of the content.
      let close = at
      while (close !== -1 && html.slice(close + 2, close + 2 + name.length).toLowerCase() !== name) close = html.indexOf('</', close + 1)
      at = close
    }
  }
}
