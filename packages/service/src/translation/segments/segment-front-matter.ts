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

/** A line with a key at the outermost level: TOML, or JSON of one property per line. */
const toml = /^((\w+)[ \t]*=[ \t]*)(["'].*)$/gm
const json = /^([ \t]{1,4}"(\w+)"[ \t]*:[ \t]*)(".*)$/gm

export interface FrontMatterText extends Range {
  readonly text: string
  /** The value as it is in the file. */
  write(text: string): string
}

/** Texts of front matter that are translated; anchors, lists and values of several lines in TOML stay. */
export function readFrontMatterTexts(source: string): readonly FrontMatterText[] {
  const front = source.slice(0, frontMatterEnd(source))
  if (front === '') return []
  const begin = front.replace(/^\ufeff/, '')[0]
  let end = 0
  if (begin === '+') end = front.search(/^\[/m)
  const pattern = begin === '{' ? json : toml
  const values = begin === '-' ? yamlValues(front) : [...(end > 0 ? front.slice(0, end) : front).matchAll(pattern)].map(partsOf)
  return values.flatMap(({ index, before, key, rest }) => {
    if (!keys.has(key)) return []
    const raw = (begin === '{' ? rest.trimEnd().replace(/,$/, '') : rest).trimEnd()
    const start = index + before.length
    if (begin === '-' && raw.includes('\n')) return readYamlLines(raw, start)
    const value = begin === '-' ? readYaml(raw) : readQuoted(raw, begin === '+')
    return value === null || !/\p{L}/u.test(value.text) ? [] : [{ start, end: start + raw.length, ...value }]
  })
}

interface Line {
  readonly index: number
  readonly before: string
  readonly key: string
  readonly rest: string
}

const partsOf = ({ 1: before = '', 2: key = '', 3: rest = '', index }: RegExpExecArray): Line => ({ index, before, key, rest })

/** Keys of YAML at the outermost level, each with its value and the lines that go on with it: those farther in, and blank ones before such. */
function yamlValues(front: string): readonly Line[] {
  const found: Line[] = []
  let at = 0
  let blanks = ''
  for (const line of front.split('\n')) {
    const last = found.at(-1)
    const key = /^\w+(?=:)/.exec(line)?.[0]
    if (line.trim() === '') blanks += `\n${line}`
    else if (/^[ \t]/.test(line) && last !== undefined) {
      found[found.length - 1] = { ...last, rest: `${last.rest}${blanks}\n${line}` }
      blanks = ''
    } else {
      const value = key === undefined ? '' : line.slice(key.length + 1).trimStart()
      // what belongs to no key ends the value before it
      found.push({ index: at, before: line.slice(0, line.length - value.length), key: key ?? '', rest: value })
      blanks = ''
    }
    at += line.length + 1
  }
  return found
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

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** A value that goes on over lines: those of a block, or one text that is written on one line from now on. */
function readYamlLines(raw: string, start: number): readonly FrontMatterText[] {
  const [first = '', ...rest] = raw.split('\n')
  const block = /^([|>])[-+0-9]*\s*$/.exec(first)?.[1]
  if (block === undefined) {
    const folded = oneLine(raw)
    const isNested = first.trim() === '' && /^(?:-(?:\s|$)|[^"'\s][^:]*:(?:\s|$))/.test(folded)
    const value = isNested ? null : readYaml(folded)
    const begin = start + raw.length - raw.trimStart().length
    return value === null || !/\p{L}/u.test(value.text) ? [] : [{ start: begin, end: start + raw.length, ...value }]
  }
  const indents = new Set(rest.filter((line) => line.trim() !== '').map((line) => line.length - line.trimStart().length))
  // lines that stand farther in are kept as they are in a block
  if (indents.size !== 1) return []
  const texts: FrontMatterText[] = []
  let at = start + first.length + 1
  let isOpen = false
  for (const line of rest) {
    const text = line.trim()
    const range = { start: at + line.length - line.trimStart().length, end: at + line.trimEnd().length }
    const last = texts.at(-1)
    if (text === '') isOpen = false
    else if (isOpen && last) texts[texts.length - 1] = { ...last, end: range.end, text: `${last.text} ${text}` }
    else {
      texts.push({ ...range, text, write: oneLine })
      isOpen = block === '>'
    }
    at += line.length + 1
  }
  return texts.filter(({ text }) => /\p{L}/u.test(text))
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
