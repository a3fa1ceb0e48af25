const token =
  /(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))/uy

/** White space of JSON, which is less than that of a text. */
const space = /[ \t\n\r]*/y

/** Tokens that may come next: a value, a key, a colon, or an end or comma; `first`: the list or object may end at once. */
type Wanted = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'next' | 'end'

/** What is wrong where valid JSON ends. `lineBreak`, `control`, `escape`, `openText`: inside a text, which is the rest; `end`: it ends too early. */
export type JsonFaultReason = 'character' | 'lineBreak' | 'control' | 'escape' | 'openText' | 'end'

/**
 * End of the valid JSON in a text, in UTF-16 units, and the character there; null: it ends too early. Runtimes word this in
 * their own ways and often leave the place out. Call it for texts that `JSON.parse` refuses.
 */
export function findJsonFault(text: string): { readonly at: number; readonly found: string | null; readonly reason: JsonFaultReason } {
  const open: ('{' | '[')[] = []
  let wanted: Wanted = 'value'
  let at = 0
  for (;;) {
    space.lastIndex = at
    space.test(text)
    const start = space.lastIndex
    token.lastIndex = start
    const match = token.exec(text)
    const next: Wanted | null = match === null ? null : follow(wanted, match[1] ?? (match[2] === undefined ? 'literal' : 'text'), open)
    if (next === null) {
      const inText =
        match === null && text[start] === '"' && wanted !== 'colon' && wanted !== 'next' && wanted !== 'end'
          ? faultInText(text, start)
          : null
      const [place, reason] = inText ?? [Math.min(start, text.length), start >= text.length ? 'end' : 'character']
      return { at: place, found: place >= text.length ? null : shownAt(text, place, reason), reason }
    }
    wanted = next
    at = token.lastIndex
  }
}

/** The first fault in a text that begins at a quotation mark; one without an end is placed where it begins. */
function faultInText(text: string, start: number): readonly [at: number, reason: JsonFaultReason] {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 10 || code === 13) return [at, 'lineBreak']
    if (code < 32) return [at, 'control']
    if (code !== 92) continue
    if (!/^\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/.test(text.slice(at, at + 6))) return [at, 'escape']
    at += 1
  }
  return [start, 'openText']
}

/** Names of invisible characters. */
const unseen: Readonly<Record<number, string>> = {
  9: 'tab',
  10: 'line break',
  13: 'line break',
  160: 'no-break space',
  8203: 'zero width space',
  8232: 'line separator',
  8233: 'paragraph separator',
  8239: 'narrow no-break space',
  12288: 'ideographic space',
  65279: 'byte order mark',
}

function shownAt(text: string, at: number, reason: JsonFaultReason): string {
  if (reason === 'escape') return text.slice(at, at + 2)
  const code = text.codePointAt(at)!
  if (unseen[code] === undefined && !/[\p{Z}\p{C}]/u.test(String.fromCodePoint(code))) return String.fromCodePoint(code)
  const number = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
  return unseen[code] === undefined ? number : `${number}, ${unseen[code]}`
}

/** The token that may follow at each place in valid JSON. */
export interface JsonPlaces {
  /** Keys that occur twice in one object, with the place of the second; readers take the last one alone. */
  readonly repeated: readonly { readonly at: number; readonly key: string }[]
  /**
   * Where keys and members of lists begin, in UTF-16 units, by path such as `[2].offers.price`. `@graph` is no part of a path, and
   * names of schema.org are without prefix.
   */
  readonly paths: ReadonlyMap<string, number>
}

interface OpenValue {
  /** null: a list. */
  readonly keys: Set<string> | null
  readonly path: string
  next: number
}

/** Reads valid JSON. */
export function jsonPlaces(text: string): JsonPlaces {
  const repeated: { readonly at: number; readonly key: string }[] = []
  const paths = new Map<string, number>()
  const open: OpenValue[] = []
  let at = 0
  let previous = ''
  /** Of the value that comes next. */
  let path = ''
  for (;;) {
    space.lastIndex = at
    space.test(text)
    token.lastIndex = space.lastIndex
    const start = token.lastIndex
    const match = token.exec(text)
    if (match === null) return { repeated, paths }
    const mark = match[1]
    const around = open.at(-1)
    const isKey = match[2] !== undefined && around?.keys && (previous === '{' || previous === ',')
    if (isKey) {
      const key = JSON.parse(match[2]!) as string
      if (around.keys!.has(key)) repeated.push({ at: start, key })
      around.keys!.add(key)
      path = key === '@graph' ? around.path : below(around.path, key.replace(/^(?:https?:\/\/(?:www\.)?schema\.org\/|\w+:(?!\/))/i, ''))
      if (key !== '@graph') for (const name of [path, below(around.path, key)]) if (!paths.has(name)) paths.set(name, start)
    } else if (mark === undefined || mark === '{' || mark === '[') {
      if (around?.keys === null) path = `${around.path}[${around.next++}]`
      if (!paths.has(path)) paths.set(path, start)
      if (mark !== undefined) open.push({ keys: mark === '{' ? new Set() : null, path, next: 0 })
    } else if (mark === '}' || mark === ']') open.pop()
    previous = mark ?? ''
    at = token.lastIndex
  }
}

const below = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** Tokens wanted after a token; null: the token cannot stand here. */
function follow(wanted: Wanted, kind: string, open: ('{' | '[')[]): Wanted | null {
  const after = (): Wanted => (open.length === 0 ? 'end' : 'next')
  if (wanted === 'colon') return kind === ':' ? 'value' : null
  if (wanted === 'next') {
    const inside = open.at(-1)
    if (kind === ',') return inside === '{' ? 'key' : 'value'
    if (kind !== (inside === '{' ? '}' : ']')) return null
    open.pop()
    return after()
  }
  if (wanted === 'key' || wanted === 'firstKey') {
    if (kind === 'text') return 'colon'
    if (kind !== '}' || wanted === 'key') return null
    open.pop()
    return after()
  }
  if (wanted === 'end') return null
  if (kind === 'text' || kind === 'literal') return after()
  if (kind === '{' || kind === '[') {
    open.push(kind)
    return kind === '{' ? 'firstKey' : 'firstValue'
  }
  if (kind !== ']' || wanted !== 'firstValue') return null
  open.pop()
  return after()
}
