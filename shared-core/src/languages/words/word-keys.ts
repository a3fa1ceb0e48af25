import type { Inflection, InflectionClass } from '../inflection.ts'
import type { LanguagePack, Word } from '../language.ts'

/** Keys of a word: two words are forms of one when they share a key. */
export type WordKeys = (word: Pick<Word, 'form' | 'term'>) => readonly string[]

interface Rule {
  readonly of: string
  readonly min: number
  readonly endings: readonly (readonly [ending: string, put: string])[]
  readonly only: RegExp | null
  readonly unless: RegExp | null
  readonly inside: Changes
}

type Changes = readonly (readonly [pattern: RegExp, replacement: string])[]

/** Words that a language remembers. Memory only: results never depend on it. */
const remembered = 20_000

/** One per inflection, so that words are read once. Memory only. */
const made = new WeakMap<Inflection, WordKeys>()

/**
 * Keys of the words of a language, by its inflection; null: it has none, and a word's only key is its term, which is its first letters.
 * Stricter than terms: `Internet` and `internal` share the first five letters and no key.
 */
export function wordKeysOf(pack: LanguagePack, inflection: Inflection | null): WordKeys {
  if (inflection === null) return termOnly
  const known = made.get(inflection)
  if (known !== undefined) return known
  const keys = inflectedKeys(pack, inflection)
  made.set(inflection, keys)
  return keys
}

const termOnly: WordKeys = ({ term }) => [term]

function inflectedKeys({ affixes = [], direction }: LanguagePack, inflection: Inflection): WordKeys {
  const { letters, spellings, words, classes } = inflection
  const changes = changesOf(spellings)
  // what is written to a word in right-to-left scripts is dropped for terms, too
  const joined = direction === 'rtl' ? affixes.map((affix) => new RegExp(affix)) : []
  // the article is the first of them; the others would make one of `مدرسة` and `مدرس`
  const fold = (form: string): string => joined.slice(0, 1).reduce(dropAffix, dropMarks(change(form, changes), letters))
  const asWritten = new Map<string, string[]>()
  const folded = new Map<string, string[]>()
  for (const [at, group] of words.split('|').entries())
    for (const form of group.split(' ')) {
      add(asWritten, form, `#${at}`)
      add(folded, fold(form), `#${at}`)
    }
  const rules = classes.map(ruleOf)
  const read = (form: string): readonly string[] => {
    const bare = withoutApostrophe(form)
    const whole = fold(bare)
    const listed = asWritten.get(bare) ?? folded.get(whole)
    if (listed !== undefined) return listed
    const base = joined.slice(1).reduce(dropAffix, whole)
    const keys = new Set([`=${base}`])
    for (const rule of rules) addKeys(keys, base, rule)
    return [...keys]
  }
  const memory = new Map<string, readonly string[]>()
  return ({ form }) => {
    const known = memory.get(form)
    if (known !== undefined) return known
    const keys = read(form)
    if (memory.size >= remembered) memory.clear()
    memory.set(form, keys)
    return keys
  }
}

function addKeys(keys: Set<string>, base: string, { of, min, endings, only, unless, inside }: Rule): void {
  for (const [ending, put] of endings) {
    if (base.length - ending.length < min || !base.endsWith(ending)) continue
    const whole = base.slice(0, base.length - ending.length) + put
    const stem = change(whole, inside)
    if (inside.length > 0 && stem === whole) continue
    if ((only === null || only.test(stem)) && (unless === null || !unless.test(stem))) keys.add(`${of}.${stem}`)
  }
}

function ruleOf({ of, min, endings, only, unless, inside = [] }: InflectionClass): Rule {
  return {
    of,
    min,
    endings: endings.split(' ').map((entry) => {
      const [ending = '', put = ''] = entry.split('>')
      return [ending === '-' ? '' : ending, put] as const
    }),
    only: only === undefined ? null : new RegExp(only),
    unless: unless === undefined ? null : new RegExp(unless),
    inside: changesOf(inside),
  }
}

const dropAffix = (word: string, affix: RegExp): string => word.replace(affix, '$1')

const changesOf = (pairs: Inflection['spellings']): Changes =>
  pairs.map(([pattern, replacement]) => [new RegExp(pattern, 'g'), replacement])

const change = (text: string, changes: Changes): string =>
  changes.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text)

const ascii = /^[\x20-\x7e]*$/

/** Letters without their marks, but for those that are letters of their own. */
function dropMarks(form: string, letters: string): string {
  if (ascii.test(form)) return form
  return Array.from(form, (letter) => (letters.includes(letter) ? letter : letter.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))).join(
    '',
  )
}

/** `Ada's` is Ada; an apostrophe at the front belongs to what was left out. */
function withoutApostrophe(form: string): string {
  const at = form.indexOf("'")
  return at > 1 ? form.slice(0, at) : form.replace(/'/g, '')
}

function add(map: Map<string, string[]>, form: string, key: string): void {
  map.set(form, [...(map.get(form) ?? []), key])
}

/** The two words are forms of one. */
export const areForms = (one: readonly string[], other: readonly string[]): boolean => one.some((key) => other.includes(key))
