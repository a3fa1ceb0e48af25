import { readFileSync } from 'node:fs'
import { goldenFolder } from './read-golden.ts'

/** A table of cases that TypeScript and PHP both run. `named`: values that several cases give, by name. */
export interface Table {
  readonly named?: Readonly<Record<string, unknown>>
  readonly cases: readonly Readonly<Record<string, unknown>>[]
}

/** A case with its values: a name stands for the value of that name, `like` for the members that are not given beside it. */
export const resolveCase = (given: Table['cases'][number], named: Table['named'] = {}): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(given).map(([member, value]) => [member, resolve(value, named)]))

function resolve(value: unknown, named: NonNullable<Table['named']>): unknown {
  if (typeof value === 'string') return Object.hasOwn(named, value) ? named[value] : value
  if (typeof value !== 'object' || value === null || !('like' in value)) return value
  const { like, ...own } = value
  return { ...(named[String(like)] as object), ...own }
}

/** The cases of `golden/<file>`, ready for `test.each`. */
export function readCases<Case extends { readonly name: string }>(file: string): readonly (readonly [string, Case])[] {
  const { cases, named } = JSON.parse(readFileSync(`${goldenFolder}${file}`, 'utf8')) as Table
  return cases.map((given) => [String(given.name), resolveCase(given, named) as unknown as Case])
}
