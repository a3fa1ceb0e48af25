/** Statements one connection caches; an application has fewer, lists of values in them make more. */
const maxStatements = 500

/** Prepares each SQL text once: preparing costs several times what a look-up by primary key does. */
export function cacheStatements<Prepared>(prepare: (sql: string) => Prepared): (sql: string) => Prepared {
  const cached = new Map<string, Prepared>()
  return (sql) => {
    const known = cached.get(sql)
    if (known) return known
    if (cached.size >= maxStatements) cached.clear()
    const statement = prepare(sql)
    cached.set(sql, statement)
    return statement
  }
}
