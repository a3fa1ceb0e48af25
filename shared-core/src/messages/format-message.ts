import type { MessageArgs } from '../model/values.ts'
import { type PluralCategory, pluralCategory } from './plural-category.ts'

/** A part of a parsed message: literal text, a place, or a choice by number. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'place'; readonly name: string }
  | { readonly kind: 'number' }
  | { readonly kind: 'plural'; readonly name: string; readonly forms: Readonly<Partial<Record<PluralCategory, readonly MessagePart[]>>> }

/**
 * Text of a message in one language.
 *
 * A place without an argument stays as written, braces included: a gap must be visible, and must not throw in a host.
 * Numbers are printed as plain decimals. Never `Intl`: the text is the same in every runtime.
 */
export function formatMessage(text: string, args: MessageArgs, locale = 'en'): string {
  return print(parseMessage(text), args, locale, null)
}

/** Names of the places of a message, each once, in order. */
export function placesOf(text: string): readonly string[] {
  const names: string[] = []
  const collect = (parts: readonly MessagePart[]) => {
    for (const part of parts) {
      if ((part.kind === 'place' || part.kind === 'plural') && !names.includes(part.name)) names.push(part.name)
      if (part.kind === 'plural') for (const form of Object.values(part.forms)) collect(form)
    }
  }
  collect(parseMessage(text))
  return names
}

function print(parts: readonly MessagePart[], args: MessageArgs, locale: string, number: number | null): string {
  let out = ''
  for (const part of parts) {
    if (part.kind === 'text') out += part.text
    else if (part.kind === 'number') out += number === null ? '#' : String(number)
    else if (part.kind === 'place') out += Object.hasOwn(args, part.name) ? String(args[part.name]) : `{${part.name}}`
    else {
      const value = Object.hasOwn(args, part.name) ? Number(args[part.name]) : Number.NaN
      const form = part.forms[pluralCategory(value, locale)] ?? part.forms.other ?? []
      out += print(form, args, locale, value)
    }
  }
  return out
}

/** Throws on unbalanced braces and on plurals without `other`: both are mistakes of the catalog, found by its tests. */
export function parseMessage(text: string): readonly MessagePart[] {
  const [parts, end] = parseParts(text, 0, false)
  if (end !== text.length) throw new Error(`Unbalanced brace in message: ${text}`)
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
      const [part, end] = parsePlace(text, at + 1)
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

function parsePlace(text: string, from: number): [MessagePart, number] {
  const head = /^\s*([A-Za-z][A-Za-z0-9]*)\s*([,}])/.exec(text.slice(from))
  if (head === null) throw new Error(`Bad place in message: ${text}`)
  const name = head[1]!
  let at = from + head[0].length
  if (head[2] === '}') return [{ kind: 'place', name }, at]
  const plural = /^\s*plural\s*,/.exec(text.slice(at))
  if (plural === null) throw new Error(`Only plural choices are known: ${text}`)
  at += plural[0].length
  const forms: Partial<Record<PluralCategory, readonly MessagePart[]>> = {}
  for (;;) {
    const form = /^\s*(zero|one|two|few|many|other)\s*\{/.exec(text.slice(at))
    if (form === null) break
    const [parts, end] = parseParts(text, at + form[0].length, true)
    if (text[end] !== '}') throw new Error(`Unbalanced brace in message: ${text}`)
    forms[form[1] as PluralCategory] = parts
    at = end + 1
  }
  const close = /^\s*\}/.exec(text.slice(at))
  if (close === null || forms.other === undefined) throw new Error(`A plural needs the form "other" and a closing brace: ${text}`)
  return [{ kind: 'plural', name, forms }, at + close[0].length]
}
