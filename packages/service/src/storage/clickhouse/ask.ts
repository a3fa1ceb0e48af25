/** Values of a query by their names, as `{name:Type}` asks for them. */
export type Values = Readonly<Record<string, unknown>>

/**
 * Rows of a query.
 *
 * @param mark of the sums that it reads: while it is the same, ClickHouse may answer from what it remembers
 */
export type Ask = <Row>(query: string, values: Values, mark?: string) => Promise<readonly Row[]>
