const token =
  /(?<!\s)\s*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])|(?:true|false|null)(?!\w))/uy

/** Tokens that may come next: a value, a key, a colon, or an end or comma; `first`: the list or object may end at once. */
type Wanted = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'next' | 'end'

/**
 * End of the valid JSON in a text, in UTF-16 units, and the character there; null: it ends too early. Runtimes word this in
 * their own ways and often leave the place out. Call it for texts that `JSON.parse` refuses.
 */
export function findJsonFault(text: string): { readonly at: number; readonly found: string | null } {
  const open: ('{' | '[')[] = []
  let wanted: Wanted = 'value'
  let at = 0
  for (;;) {
    token.lastIndex = at
    const match = token.exec(text)
    const start = at + (/^\s*/.exec(text.slice(at, at + 10_000))?.[0].length ?? 0)
    const next: Wanted | null = match === null ? null : follow(wanted, match[1] ?? (match[2] === undefined ? 'literal' : 'text'), open)
    if (next === null)
      return { at: Math.min(start, text.length), found: text.charAt(start) === '' ? null : String.fromCodePoint(text.codePointAt(start)!) }
    wanted = next
    at = token.lastIndex
  }
}

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
