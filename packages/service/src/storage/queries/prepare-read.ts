import type { Compilable } from 'kysely'
import type { Storage } from '../storage.ts'
import { type PlaceOf, type Prepared, prepare } from './prepared.ts'
import type { SqlValue } from './unit.ts'

/**
 * A query whose SQL is made once, at the first read, for what is read on very many calls: making it costs several times what SQLite takes to answer it.
 *
 * @param make gets the places of the values, and gives the same query whatever they will be
 */
export function prepareRead<Values extends Readonly<Record<string, SqlValue>>, Row>(
  storage: Storage,
  make: (placeOf: PlaceOf<Values>) => Compilable<Row>,
): (values: Values) => Promise<readonly Row[]> {
  let prepared: Prepared<Values> | null = null
  return async (values) => {
    prepared ??= prepare(make)
    const rows = await storage.readRows({ sql: prepared.sql, parameters: prepared.parametersOf(values) })
    return rows as readonly Row[]
  }
}
