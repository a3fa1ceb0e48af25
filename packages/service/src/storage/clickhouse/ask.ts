/** Values of a query by their names, as `{name:Type}` asks for them. */
export type Values = Readonly<Record<string, unknown>>

/** Rows of a query, each a list of its columns. */
export type Ask = <Row>(query: string, values: Values) => Promise<readonly Row[]>
