import pg from 'pg'

const { builtins } = pg.types

/** PostgreSQL sends integers of 64 bits and sums as text, because not all of them fit a number; the service's own do, and one that does not is a bug. */
function safeNumber(text: string): number {
  const value = Number(text)
  if (Number.isInteger(value) && !Number.isSafeInteger(value))
    throw new Error(`the database holds ${text}, which no number can hold exactly`)
  return value
}

/** Readers of a result's values: the same values as SQLite gives. */
export const parseTypes: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === builtins.INT8 || type === builtins.NUMERIC ? safeNumber : pg.types.getTypeParser(type as number, format as 'text'),
}
