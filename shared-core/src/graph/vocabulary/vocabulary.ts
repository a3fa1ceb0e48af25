/** Types and properties of a release of schema.org, or a part of them. Names are bare: `Article`, not an address. */
export interface Vocabulary {
  readonly version: string
  /** Types with their direct parents. */
  readonly types: Readonly<Record<string, readonly string[]>>
  /** Properties: types that may carry them, then types of their values. */
  readonly properties: Readonly<Record<string, readonly [domains: readonly string[], ranges: readonly string[]]>>
  /** Members of enumerations with the enumerations they belong to. */
  readonly members: Readonly<Record<string, readonly string[]>>
}
