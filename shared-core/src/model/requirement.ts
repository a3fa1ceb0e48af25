/** Format of a printed value. `url`: absolute http(s). `date`: a day, or date and time with offset. `duration`: ISO 8601. */
export type Format = 'url' | 'date' | 'duration' | 'number' | 'positiveInteger' | 'language' | 'text'

/** Conditions for printing a node; their source is in `requirement-sources.ts` of the graph. */
export interface Requirement {
  readonly type: string
  /** A node without one of these is dropped, with every reference to it. `location.address`: of the value inside. */
  readonly required: readonly string[]
  /** One property of each list is required. */
  readonly oneOf?: readonly (readonly string[])[]
  /** Required as well once another property is there. */
  readonly requiredWhen?: readonly { readonly when: string; readonly property: string }[]
  /** Missing ones are noted, the node stays. */
  readonly recommended: readonly string[]
  readonly formats: Readonly<Record<string, Format>>
  /** A Google rich result exists or not, as far as the source says. */
  readonly richResult: 'yes' | 'no' | 'retired'
}
