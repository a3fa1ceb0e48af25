import type { Compilable } from 'kysely'
import type { Storage } from './storage.ts'
import type { SqlValue } from './unit.ts'

/** The place of a value in a prepared query; for the types, a value of the kind the column takes. */
export type PlaceOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name]

/**
 * A query whose SQL is made once, at the first read, for what is read on very many calls: making it costs several times what SQLite takes to answer it.
 *
 * @param make gets the places of the values, and gives the same query whatever they will be
 */
export function prepareRead<Values extends Readonly<Record<string, SqlValue>>, Row>(
  storage: Storage,
  make: (placeOf: PlaceOf<Values>) => Compilable<Row>,
): (values: Values) => Promise<readonly Row[]> {
  const prepare = () => {
    const names = new Map<unknown, keyof Values>()
    const { sql, parameters } = make((name) => {
      const place = { name }
      names.set(place, name)
      return place as never
    }).compile()
    return { sql, inOrder: parameters.map((parameter) => ({ name: names.get(parameter), fixed: parameter as SqlValue })) }
  }
  let prepared: ReturnType<typeof prepare> | null = null
  return async (values) => {
    prepared ??= prepare()
    const parameters = prepared.inOrder.map(({ name, fixed }) => (name === undefined ? fixed : values[name]))
    const rows = await storage.readRows({ sql: prepared.sql, parameters })
    return rows as readonly Row[]
  }
}
