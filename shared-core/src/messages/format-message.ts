import type { MessageArgs } from '../model/values.ts'
import { type PluralCategory, pluralCategory } from './plural-category.ts'

/** A part of a parsed message: literal text, a place, or a choice by number or by code. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'place'; readonly name: string }
  | { readonly kind: 'number' }
  | { readonly kind: 'plural'; readonly name: string; readonly forms: Readonly<Partial<Record<PluralCategory, readonly MessagePart[]>>> }
  | { readonly kind: 'select'; readonly name: string; readonly forms: Readonly<Record<string, readonly MessagePart[]>> }

/**
 * Text of a message in one language.
 *
 * A place without an argument stays as written, braces included: a gap must be visible, and must not throw in a host.
 * Numbers are printed as plain decimals and words as they are, unless the host brings `numberText` and `wordsText`. Never `Intl` here: the
 * text is the same in every runtime.
 */
export function formatMessage(
  text: string,
  args: MessageArgs,
  locale = 'en',
  numberText: (value: number) => string = String,
  wordsText: (words: string) => string = String,
): string {
  return withOneStop(print(parseMessage(text), { args, category: (count) => pluralCategory(count, locale), numberText, wordsText }, null))
}

/** Text of an English message. Results carry these, so that a worker loads no plural rules of other languages. */
export function formatEnglish(text: string, args: MessageArgs): string {
  const category = (count: number): PluralCategory => (Math.abs(count) === 1 ? 'one' : 'other')
  return withOneStop(print(parseMessage(text), { args, category, numberText: String, wordsText: String }, null))
}

/** A quoted sentence leaves its full stop to the sentence that it ends: not `air.”.`. An abbreviation keeps its own. */
const withOneStop = (text: string): string => text.replace(/([^\s.]{2})[.。](?=\s?[”“»」][.。])/g, '$1')

/** Names of the places of a message, each once, in order. */
export function placesOf(text: string): readonly string[] {
  const names: string[] = []
  const collect = (parts: readonly MessagePart[]) => {
    for (const part of parts) {
      if ('name' in part && !names.includes(part.name)) names.push(part.name)
      if (part.kind === 'plural' || part.kind === 'select') for (const form of Object.values(part.forms)) collect(form)
    }
  }
  collect(parseMessage(text))
  return names
}

interface Printing {
  readonly args: MessageArgs
  readonly category: (count: number) => PluralCategory
  readonly numberText: (value: number) => string
  readonly wordsText: (words: string) => string
}

function print(parts: readonly MessagePart[], printing: Printing, number: number | null): string {
  const { args, category, numberText, wordsText } = printing
  let out = ''
  for (const part of parts) {
    if (part.kind === 'text') out += part.text
    else if (part.kind === 'number') out += number === null ? '#' : numberText(number)
    else {
      const value = Object.hasOwn(args, part.name) ? args[part.name] : undefined
      if (part.kind === 'place')
        out += value === undefined ? `{${part.name}}` : typeof value === 'number' ? numberText(value) : wordsText(String(value))
      else if (part.kind === 'select') {
        const code = String(value)
        out += print((Object.hasOwn(part.forms, code) ? part.forms[code] : part.forms.other) ?? [], printing, number)
      } else {
        const count = Number(value)
        out += print(part.forms[category(count)] ?? part.forms.other ?? [], printing, count)
      }
    }
  }
  return out
}

/** Throws on unbalanced braces and on choices without `other`: both are mistakes of the catalog, found by its tests. */
export function parseMessage(text: string): readonly MessagePart[] {
  const [parts, end] = parseParts(text, 0, false)
  if (end !== text.length) throw new Error(`Bad brace: ${text}`)
  return parts
}

function parseParts(text: string, from: number, inPlural: boolean): [MessagePart[], number] {
  const parts: MessagePart[] = []
  let literal = ''
  const flush = () => {
    if (literal !== '') parts.push({ kind: 'text', text: literal })
    literal = ''
  }
  let at = from
  while (at < text.length) {
    const char = text[at]!
    if (char === '}') break
    if (char === '#' && inPlural) {
      flush()
      parts.push({ kind: 'number' })
      at += 1
    } else if (char === '{') {
      flush()
      const [part, end] = parsePlace(text, at + 1, inPlural)
      parts.push(part)
      at = end
    } else {
      literal += char
      at += 1
    }
  }
  flush()
  return [parts, at]
}

function parsePlace(text: string, from: number, inPlural: boolean): [MessagePart, number] {
  const head = /^\s*([A-Za-z][A-Za-z0-9]*)\s*([,}])/.exec(text.slice(from))
  if (head === null) throw new Error(`Bad brace: ${text}`)
  const name = head[1]!
  let at = from + head[0].length
  if (head[2] === '}') return [{ kind: 'place', name }, at]
  const choice = /^\s*(plural|select)\s*,/.exec(text.slice(at))
  if (choice === null) throw new Error(`Bad choice: ${text}`)
  const kind = choice[1] as 'plural' | 'select'
  at += choice[0].length
  const formName = kind === 'plural' ? /^\s*(zero|one|two|few|many|other)\s*\{/ : /^\s*([A-Za-z0-9_]+)\s*\{/
  const forms: Record<string, readonly MessagePart[]> = {}
  for (;;) {
    const form = formName.exec(text.slice(at))
    if (form === null) break
    const [parts, end] = parseParts(text, at + form[0].length, inPlural || kind === 'plural')
    if (text[end] !== '}') throw new Error(`Bad brace: ${text}`)
    forms[form[1]!] = parts
    at = end + 1
  }
  const close = /^\s*\}/.exec(text.slice(at))
  if (close === null || forms.other === undefined) throw new Error(`Bad choice: ${text}`)
  return [{ kind, name, forms }, at + close[0].length]
}
