import type { Json } from '../model/values.ts'
import { wellFormed } from './serialize-graph.ts'

/** A value before pruning: absent parts may still be there as undefined, null, empty strings, lists or objects. */
export type SparseJson = string | number | boolean | null | undefined | readonly SparseJson[] | { readonly [property: string]: SparseJson }

/** Keys that `json_encode` and `JSON.stringify` print alike, and JavaScript does not reorder. */
const plainKey = /^@?[A-Za-z][A-Za-z0-9]*$/

/**
 * Removes what says nothing (undefined, null, `''`, empty lists and objects, value nodes that hold only `@type`) and what two languages
 * would print differently (odd keys, numbers outside plain decimals). Unbalanced bidi controls and lone surrogates leave the strings.
 * Returns undefined when nothing is left.
 */
export function prune(value: SparseJson): Json | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'string') {
    const text = balanceBidi(wellFormed(value))
    return text === '' ? undefined : text
  }
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return isPlainNumber(value) ? (value === 0 ? 0 : value) : undefined
  if (isList(value)) {
    const items = value.map(prune).filter((item) => item !== undefined)
    return items.length === 0 ? undefined : items
  }
  const pruned: Record<string, Json> = {}
  let says = false
  for (const key of Object.keys(value)) {
    const left = plainKey.test(key) ? prune(value[key]) : undefined
    if (left === undefined) continue
    pruned[key] = left
    says ||= key !== '@type'
  }
  return says ? pruned : undefined
}

/** Safe integers, or decimals that both languages print without an exponent. */
function isPlainNumber(value: number): boolean {
  const size = Math.abs(value)
  return Number.isSafeInteger(value) || (size >= 1e-4 && size < 1e15)
}

/** U+200E/U+200F and joiners stay; embeddings, overrides and isolates stay only when the string closes what it opens. */
export function balanceBidi(text: string): string {
  if (!/[\u202a-\u202e\u2066-\u2069]/.test(text)) return text
  const open: string[] = []
  for (const character of text) {
    if (/[\u202a\u202b\u202d\u202e]/.test(character)) open.push('\u202c')
    else if (/[\u2066-\u2068]/.test(character)) open.push('\u2069')
    else if (/[\u202c\u2069]/.test(character) && open.pop() !== character) return text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
  }
  return open.length === 0 ? text : text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
}

function isList(value: object): value is readonly SparseJson[] {
  return Array.isArray(value)
}
