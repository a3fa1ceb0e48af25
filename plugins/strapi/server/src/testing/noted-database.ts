export type Call = readonly [name: string, ...values: readonly unknown[]]

/**
 * Strapi's query builder for tests: it notes the calls of each question, those in functions included, and gives answers in turn to questions
 * that select something; others have changed one row.
 */
export function notedDatabase(...answers: readonly (readonly object[])[]) {
  const asked: Call[][] = []
  const left = [...answers]
  const noting = (calls: Call[]): object => {
    const builder: object = new Proxy(
      {},
      {
        get: (_target, name: string) => {
          if (name === 'then')
            return (resolve: (rows: unknown) => void) =>
              resolve(calls.some(([call]) => call === 'select' || call === 'distinct') ? (left.shift() ?? []) : 1)
          return (...values: unknown[]) => {
            calls.push([name, ...values.map(noted)])
            return builder
          }
        },
      },
    )
    return builder
  }
  const noted = (value: unknown): unknown => {
    if (typeof value !== 'function') return value
    const inner: Call[] = []
    value(noting(inner))
    return inner
  }
  const connection = Object.assign(
    (table: string) => {
      const calls: Call[] = [['from', table]]
      asked.push(calls)
      return noting(calls)
    },
    { raw: (sql: string, values: readonly unknown[]) => ({ sql, values }) },
  )
  return { asked, connection }
}
