import type { Compilable, Kysely } from 'kysely'
import type { Storage } from '../storage.ts'
import type { Tables } from '../tables/tables.ts'
import type { SqlValue, Statement } from './unit.ts'

/** The place of a value in a prepared query; for the types, a value of the kind the column takes. */
export type PlaceOf<Values> = <Name extends keyof Values>(name: Name) => Values[Name]

/** SQL without its values, and these in its order. */
export interface Prepared<Values> {
  readonly sql: string
  readonly parametersOf: (values: Values) => SqlValue[]
}

/** @param make gets the places of the values, and gives the same query whatever they will be */
export function prepare<Values extends object>(make: (placeOf: PlaceOf<Values>) => Compilable): Prepared<Values> {
  const names = new Map<unknown, keyof Values>()
  const { sql, parameters } = make((name) => {
    const place = { name }
    names.set(place, name)
    return place as never
  }).compile()
  const inOrder = parameters.map((parameter) => ({ name: names.get(parameter), fixed: parameter as SqlValue }))
  return { sql, parametersOf: (values) => inOrder.map(({ name, fixed }) => (name === undefined ? fixed : (values[name] as SqlValue))) }
}

/** One for each database, made when it is first needed. */
function eachDatabase<Values extends object>(
  make: (build: Kysely<Tables>, placeOf: PlaceOf<Values>) => Compilable,
): (storage: Pick<Storage, 'build'>) => Prepared<Values> {
  const made = new WeakMap<Kysely<Tables>, Prepared<Values>>()
  return ({ build }) => {
    const known = made.get(build)
    if (known) return known
    const prepared = prepare<Values>((placeOf) => make(build, placeOf))
    made.set(build, prepared)
    return prepared
  }
}

/** As `prepareRead`, for a function that is handed the storage. */
export function preparedRead<Values extends object, Row>(
  make: (read: Kysely<Tables>, placeOf: PlaceOf<Values>) => Compilable<Row>,
): (storage: Storage, values: Values) => Promise<readonly Row[]> {
  const preparedFor = eachDatabase(make)
  return async (storage, values) => {
    const { sql, parametersOf } = preparedFor(storage)
    return (await storage.readRows({ sql, parameters: parametersOf(values) })) as readonly Row[]
  }
}

/** The same for a statement of a unit; `changes` is its guard. */
export function preparedStatement<Values extends object>(
  changes: number,
  make: (build: Kysely<Tables>, placeOf: PlaceOf<Values>) => Compilable,
): (storage: Storage, values: Values) => Statement {
  const preparedFor = eachDatabase(make)
  return (storage, values) => {
    const { sql, parametersOf } = preparedFor(storage)
    return { sql, parameters: parametersOf(values), changes }
  }
}
