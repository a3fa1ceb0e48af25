import { frontMatterEnd } from '@citable/core/front-matter'
import type { Range } from './segment-runs.ts'

/** Keys of front matter whose values people read. */
const keys: ReadonlySet<string> = new Set([
  'title',
  'description',
  'summary',
  'excerpt',
  'subtitle',
  ...['seo', 'meta'].flatMap((name) => [`${name}_title`, `${name}Title`, `${name}_description`, `${name}Description`]),
])

/** A line with a key at the outermost level: YAML, TOML, or JSON of one property per line. */
const yaml = /^((\w+):[ \t]+)(\S.*)$/gm
const toml = /^((\w+)[ \t]*=[ \t]*)(["'].*)$/gm
const json = /^([ \t]{1,4}"(\w+)"[ \t]*:[ \t]*)(".*)$/gm

export interface FrontMatterText extends Range {
  readonly text: string
  /** The value as it stands in the file. */
  write(text: string): string
}

/** Texts of front matter that are translated: the values of one line. Anchors, lists and values of several lines stay. */
export function readFrontMatterTexts(source: string): readonly FrontMatterText[] {
  const front = source.slice(0, frontMatterEnd(source))
  if (front === '') return []
  const begin = front.replace(/^\ufeff/, '')[0]
  let end = 0
  if (begin === '+') end = front.search(/^\[/m)
  const pattern = begin === '{' ? json : begin === '+' ? toml : yaml
  return [...(end > 0 ? front.slice(0, end) : front).matchAll(pattern)].flatMap((match) => {
    const [, before = '', key = '', rest = ''] = match
    if (!keys.has(key)) return []
    const raw = (begin === '{' ? rest.trimEnd().replace(/,$/, '') : rest).trimEnd()
    const start = match.index + before.length
    const value = begin === '-' ? readYaml(raw) : readQuoted(raw, begin === '+')
    return value === null || !/\p{L}/u.test(value.text) ? [] : [{ start, end: start + raw.length, ...value }]
  })
}

interface Value {
  readonly text: string
  write(text: string): string
}

const doubled = (text: string): string => `'${text.replaceAll("'", "''")}'`

function readQuoted(raw: string, isToml: boolean): Value | null {
  if (raw.startsWith('"')) {
    try {
      const text: unknown = JSON.parse(raw)
      return typeof text === 'string' ? { text, write: (other) => JSON.stringify(other) } : null
    } catch {
      return null
    }
  }
  const literal = isToml ? /^'([^']*)'$/.exec(raw)?.[1] : undefined
  return literal === undefined ? null : { text: literal, write: (other) => (other.includes("'") ? JSON.stringify(other) : `'${other}'`) }
}

function readYaml(raw: string): Value | null {
  if (raw.startsWith('"')) return readQuoted(raw, false)
  const single = /^'((?:[^']|'')*)'$/.exec(raw)?.[1]
  if (single !== undefined) return { text: single.replaceAll("''", "'"), write: doubled }
  // a comment, an anchor, a block or a collection is not a plain text
  if (/^[&*!|>[\]{}%@`'#,?-]|\s#|:(?:\s|$)/.test(raw)) return null
  return { text: raw, write: (other) => (isPlain(other) ? other : JSON.stringify(other)) }
}

/** A text that YAML reads as this text without quotation marks. */
const isPlain = (text: string): boolean =>
  /^[\p{L}¿¡«“„(]/u.test(text) && !/\s#|:(?:\s|$)|^\s|\s$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text)
