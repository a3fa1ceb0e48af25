/** How many cases of one suite we answer as it does, otherwise, and not at all. */
export interface SuiteCount {
  readonly what: string
  right: number
  wrong: number
  none: number
  /** What the peer says of itself on the same set, with its conditions; null: it states none. */
  readonly peer: string | null
}

export const countOf = (what: string, peer: string | null = null): SuiteCount => ({ what, right: 0, wrong: 0, none: 0, peer })

/** Adds one case; null: no answer. */
export function add(count: SuiteCount, isRight: boolean | null): void {
  if (isRight === null) count.none += 1
  else if (isRight) count.right += 1
  else count.wrong += 1
}

export function formatCount({ what, right, wrong, none, peer }: SuiteCount): string {
  const share = (of: number): string => (of === 0 ? '–' : (right / of).toFixed(3))
  const figures = `right ${right}, wrong ${wrong}, none ${none}; precision ${share(right + wrong)}, recall ${share(right + wrong + none)}`
  return `${what.padEnd(40)} ${figures}${peer === null ? '' : `\n${' '.repeat(41)}peer: ${peer}`}`
}
