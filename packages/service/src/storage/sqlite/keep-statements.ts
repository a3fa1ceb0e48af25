/** Statements one connection keeps; an application has fewer, lists of values in them make more. */
const maxStatements = 500

/** Prepares each SQL text once: preparing costs several times what a look-up by primary key does. */
export function keepStatements<Prepared>(prepare: (sql: string) => Prepared): (sql: string) => Prepared {
  const kept = new Map<string, Prepared>()
  return (sql) => {
    const known = kept.get(sql)
    if (known) return known
    if (kept.size >= maxStatements) kept.clear()
    const statement = prepare(sql)
    kept.set(sql, statement)
    return statement
  }
}
