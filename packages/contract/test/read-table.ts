import { readFileSync } from 'node:fs'
import { goldenFolder } from './read-golden.ts'

/** A table of cases that TypeScript and PHP both run. `named`: values that several cases give, by name. */
export interface Table {
  readonly named?: Readonly<Record<string, unknown>>
  readonly cases: readonly Readonly<Record<string, unknown>>[]
}

/**
 * A case with its values: a name stands for the value of that name, `like` for the members that are not given beside it. `ours 2` names the
 * third value of the list `ours` of the same case, at any depth.
 */
export function resolveCase(given: Table['cases'][number], named: Table['named'] = {}): Readonly<Record<string, unknown>> {
  const values = Object.entries(given).map(([member, value]) => [member, resolve(value, named)] as const)
  const items = values.flatMap(([member, value]) =>
    Array.isArray(value) ? value.map((item, at) => [`${member} ${at}`, item] as const) : [],
  )
  const ofTheCase = Object.fromEntries(items)
  return Object.fromEntries(values.map(([member, value]) => [member, resolveDeep(value, ofTheCase)]))
}

function resolve(value: unknown, named: NonNullable<Table['named']>): unknown {
  if (typeof value === 'string') return Object.hasOwn(named, value) ? named[value] : value
  if (typeof value !== 'object' || value === null || !('like' in value)) return value
  const { like, ...own } = value
  return { ...(named[String(like)] as object), ...own }
}

function resolveDeep(value: unknown, named: NonNullable<Table['named']>): unknown {
  const node = resolve(value, named)
  if (typeof value === 'string') return node
  if (Array.isArray(node)) return node.map((item) => resolveDeep(item, named))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(Object.entries(node).map(([member, item]) => [member, resolveDeep(item, named)]))
}

/** The cases of `golden/<file>`, ready for `test.each`. */
export function readCases<Case extends { readonly name: string }>(file: string): readonly (readonly [string, Case])[] {
  const { cases, named } = JSON.parse(readFileSync(`${goldenFolder}${file}`, 'utf8')) as Table
  return cases.map((given) => [String(given.name), resolveCase(given, named) as unknown as Case])
}
