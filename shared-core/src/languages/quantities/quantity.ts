import type { Range } from '../../model/values.ts'

/** A number with what it measures. */
export interface Quantity extends Range {
  /** In the unit of `measure`; more than one where the spelling has two readings (`1.600`, `billion`). */
  readonly values: readonly number[]
  /** `%`, a currency, or the base unit of a measure; empty: things that are counted, or nothing is known. */
  readonly measure: string
  /** What one of the written unit is in that of `measure`: 1000 for `km`. */
  readonly unit: number
  /** Size of the last written digit, in the same unit. */
  readonly step: number
  /** Significant digits. */
  readonly digits: number
  /** The word behind a number without a measure, lower case: what it counts, or an unknown unit; empty: none. */
  readonly follows: string
  /** Written with `about`, `more than` or their like. */
  readonly isAbout: boolean
  /** `least` with `more than` and its like, `most` with `less than`; null: the number itself is meant. */
  readonly bound: 'least' | 'most' | null
  readonly isWord: boolean
  /** A part of a whole, in per cent: `one in five`, `two thirds of`. */
  readonly isShare: boolean
}
