import { type Text, textFunctions, textOf } from './text.ts'

interface Token {
  readonly kind: 'name' | 'string' | 'comment' | 'sign'
  readonly value: string
}

/** Comments, strings, names and signs; a string with variables in it is a sign, because nobody can translate it. */
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
    return name === undefined ? { kind: 'sign', value: all } : { kind: 'name', value: name }
  })
}

/** Texts of a PHP file in the order of its calls. A translators' comment belongs to the next text of its statement. */
export function extractPhp(source: string, place: string): readonly Text[] {
  const tokens = tokensOf(source.slice(Math.max(0, source.indexOf('<?php'))))
  const texts: Text[] = []
  let notes: string[] = []
  for (const [at, { kind, value }] of tokens.entries()) {
    if (kind === 'comment') {
      const note = /^translators:\s*(.+)$/i.exec(value)?.[1]
      if (note !== undefined) notes.push(note)
    } else if (kind === 'sign' && value === ';') notes = []
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

/** Values of the arguments from the token after the opening bracket; null for what is not one written string. */
function argumentsFrom(tokens: readonly Token[], start: number): readonly (string | null)[] {
  const values: (string | null)[] = []
  let current: Token[] = []
  const end = () => {
    if (current.length > 0) values.push(current.length === 1 && current[0]?.kind === 'string' ? current[0].value : null)
    current = []
  }
  let depth = 0
  for (const token of tokens.slice(start)) {
    if (token.kind === 'comment') continue
    if (token.kind === 'sign' && depth === 0 && token.value === ')') break
    if (token.kind === 'sign' && depth === 0 && token.value === ',') {
      end()
      continue
    }
    if (token.kind === 'sign' && '([{'.includes(token.value)) depth++
    if (token.kind === 'sign' && ')]}'.includes(token.value)) depth--
    current.push(token)
  }
  end()
  return values
}

/** What WordPress shows of the plugin's header in its list of plugins. */
export function extractHeader(source: string, place: string): readonly Text[] {
  return ['Plugin Name', 'Description', 'Author'].flatMap((field) => {
    const text = new RegExp(`^[ \\t/*#@]*${field}:\\s*(.+?)\\s*$`, 'm').exec(source)?.[1]
    return text === undefined ? [] : [{ text, notes: [`${field} of the plugin`], places: [place] }]
  })
}
