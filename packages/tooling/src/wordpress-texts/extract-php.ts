import { type Text, textFunctions, textOf } from './text.ts'

interface Token {
  readonly kind: 'name' | 'string' | 'comment' | 'symbol'
  readonly value: string
}

/** Comments, strings, names and other symbols. A string with variables in it is a symbol: it cannot be translated. */
const tokenPattern =
  /\/\*([\s\S]*?)\*\/|(?:\/\/|#(?!\[))([^\n]*)|'((?:[^'\\]|\\[\s\S])*)'|"((?:[^"\\]|\\[\s\S])*)"|([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)|(\S)/g

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\', $: '$' }

function tokensOf(source: string): readonly Token[] {
  return [...source.matchAll(tokenPattern)].map(([all, block, line, single, double, name]): Token => {
    const comment = block ?? line
    if (comment !== undefined) return { kind: 'comment', value: comment.replace(/\s*\n\s*\*?\s*/g, ' ').trim() }
    if (single !== undefined) return { kind: 'string', value: single.replace(/\\([\\'])/g, '$1') }
    if (double !== undefined && !/(?<!\\)(?:\\\\)*(?:\$[A-Za-z_{]|\{\$)/.test(double))
      return { kind: 'string', value: double.replace(/\\([ntr"\\$])/g, (_, escaped: string) => escapes[escaped] ?? escaped) }
    return name === undefined ? { kind: 'symbol', value: all } : { kind: 'name', value: name }
  })
}

/**
 * Translatable texts of a PHP file, in the order of its calls. `place`: the file, relative to the plugin.
 * A `translators:` comment belongs to the next text of its statement.
 */
export function extractPhp(source: string, place: string): readonly Text[] {
  const tokens = tokensOf(source.slice(Math.max(0, source.indexOf('<?php'))))
  const texts: Text[] = []
  let notes: string[] = []
  for (const [at, { kind, value }] of tokens.entries()) {
    if (kind === 'comment') {
      const note = /^translators:\s*(.+)$/i.exec(value)?.[1]
      if (note !== undefined) notes.push(note)
    } else if (kind === 'symbol' && value === ';') notes = []
    else if (kind === 'name' && Object.hasOwn(textFunctions, value) && isCall(tokens, at)) {
      texts.push(textOf({ name: value, values: argumentsFrom(tokens, at + 2), notes, place }))
      notes = []
    }
  }
  return texts
}

/** A name before an opening bracket is a call, unless it is a method or is being defined. */
function isCall(tokens: readonly Token[], at: number): boolean {
  const [first = '', second = ''] = [tokens[at - 2]?.value, tokens[at - 1]?.value]
  return tokens[at + 1]?.value === '(' && second !== 'function' && !['->', '::'].includes(first + second)
}

/** Values of a call's arguments; null for one that is not a single string. `start`: the token after the opening bracket. */
function argumentsFrom(tokens: readonly Token[], start: number): readonly (string | null)[] {
  const values: (string | null)[] = []
  let current: Token[] = []
  const endArgument = () => {
    if (current.length > 0) values.push(current.length === 1 && current[0]?.kind === 'string' ? current[0].value : null)
    current = []
  }
  let depth = 0
  for (const token of tokens.slice(start)) {
    if (token.kind === 'comment') continue
    if (token.kind === 'symbol' && depth === 0 && token.value === ')') break
    if (token.kind === 'symbol' && depth === 0 && token.value === ',') {
      endArgument()
      continue
    }
    if (token.kind === 'symbol' && '([{'.includes(token.value)) depth++
    if (token.kind === 'symbol' && ')]}'.includes(token.value)) depth--
    current.push(token)
  }
  endArgument()
  return values
}

/** Texts of the plugin's header that WordPress shows in its list of plugins. */
export function extractHeader(source: string, place: string): readonly Text[] {
  return ['Plugin Name', 'Description', 'Author'].flatMap((field) => {
    const text = new RegExp(`^[ \\t/*#@]*${field}:\\s*(.+?)\\s*$`, 'm').exec(source)?.[1]
    return text === undefined ? [] : [{ text, notes: [`${field} of the plugin`], places: [place] }]
  })
}
