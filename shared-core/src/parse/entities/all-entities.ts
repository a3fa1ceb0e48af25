import { entityNames } from './entity-names.gen.ts'

/** A place in the tree of names: what the name so far stands for, and how it may go on. */
interface Branch {
  value: string
  needsSemicolon: boolean
  readonly next: Map<string, Branch>
}

const branch = (): Branch => ({ value: '', needsSemicolon: false, next: new Map() })

/** `3` before names: their code point lies 3 further; `3,824`: a second one follows; `amp!`: also valid without a semicolon. */
function plant(names: string): Branch {
  const root = branch()
  let point = 0
  let second = ''
  for (const entry of names.split(' ')) {
    if (/^\d/.test(entry)) {
      const [distance, after] = entry.split(',').map(Number) as [number, number?]
      point += distance
      second = after === undefined ? '' : String.fromCodePoint(after)
      continue
    }
    const name = entry.replace('!', '')
    const end = reach(root, name)
    end.value = String.fromCodePoint(point) + second
    end.needsSemicolon = name === entry
    if (!end.needsSemicolon) reach(end, ';').value = end.value
  }
  return root
}

function reach(from: Branch, name: string): Branch {
  let at = from
  for (const character of name) {
    const next = at.next.get(character) ?? branch()
    at.next.set(character, next)
    at = next
  }
  return at
}

/**
 * One header for each branch: units of the value and one in 2 bits, need of a semicolon (without a value: a run) in 1, then 6 and 7 bits for
 * what follows, which is one of: nothing (and a short value inside the header), the only next character, a run of them without a choice,
 * a table of places from the first character to the last, a list of characters and places. Equal branches are laid out once.
 */
function layOut(root: Branch): readonly number[] {
  const words: number[] = []
  const places = new Map<string, number>()
  const keys = new Map<Branch, string>()
  const keyOf = (one: Branch): string => {
    const known = keys.get(one)
    if (known !== undefined) return known
    const key = `${one.value}|${one.needsSemicolon}${sorted(one)
      .map(([character, after]) => `${character}(${keyOf(after)})`)
      .join('')}`
    keys.set(one, key)
    return key
  }
  const place = (one: Branch): number => {
    const known = places.get(keyOf(one))
    if (known !== undefined) return known
    const at = words.length
    places.set(keyOf(one), at)
    const { run, end } = runFrom(one)
    if (run.length >= 3 && (end.value === '' || end.needsSemicolon) && !places.has(keyOf(end))) {
      words.push(0x2000 | (run.length << 7) | run.charCodeAt(0), ...pairs(run.slice(1)))
      place(end)
      return at
    }
    const next = sorted(one)
    const flag = one.needsSemicolon ? 0x2000 : 0
    if (next.length === 0 && one.value.length === 1 && one.value < '\u2000') {
      words.push(0x4000 | flag | one.value.charCodeAt(0))
      return at
    }
    words.push((one.value === '' ? 0 : (one.value.length + 1) << 14) | flag)
    for (let unit = 0; unit < one.value.length; unit += 1) words.push(one.value.charCodeAt(unit))
    if (next.length === 0) return at
    const codes = next.map(([character]) => character.charCodeAt(0))
    const [first, last] = [codes[0]!, codes.at(-1)!]
    if (next.length === 1 && !places.has(keyOf(next[0]![1]))) {
      words[at]! |= first
      place(next[0]![1])
      return at
    }
    const span = last - first + 1
    const isTable = span <= 2 * next.length
    words[at]! |= isTable ? (span << 7) | first : next.length << 7
    if (!isTable) words.push(...pairs(next.map(([character]) => character).join('')))
    const from = words.length
    words.push(...new Array<number>(isTable ? span : next.length).fill(0))
    for (const [index, [, after]] of next.entries()) {
      const found = place(after)
      if (isTable) words[from + codes[index]! - first] = found + 1
      else words[from + index] = found
    }
    return at
  }
  place(root)
  return words
}

const sorted = ({ next }: Branch): readonly (readonly [string, Branch])[] => [...next].sort(([a], [b]) => (a < b ? -1 : 1))

/** The characters that follow without a choice, and where they lead. */
function runFrom(start: Branch): { readonly run: string; readonly end: Branch } {
  let run = ''
  let end = start
  while (end.value === '' && end.next.size === 1)
    for (const [character, after] of end.next) {
      run += character
      end = after
    }
  return { run, end }
}

/** Two characters a word, the first in the lower half. */
function pairs(text: string): readonly number[] {
  const words: number[] = []
  for (let at = 0; at < text.length; at += 2) words.push(text.charCodeAt(at) | ((text.charCodeAt(at + 1) || 0) << 8))
  return words
}

/** The words of a tree of some names, written as in `entity-names.gen.ts`. */
export const treeOf = (names: string): Uint16Array => Uint16Array.from(layOut(plant(names)))

/**
 * HTML's named entities as the tree that the parser's decoder walks: word for word the table of `entities` 7, made of the names when the
 * module is loaded. Bundles for browsers take it in that table's place, which is almost three times as large.
 */
export const allEntities: Uint16Array = /* #__PURE__ */ treeOf(entityNames)
