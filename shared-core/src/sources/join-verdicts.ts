import type { SourceVerdict } from './claim.ts'

/** One page of a claim with what it says. */
export interface LinkVerdict extends SourceVerdict {
  readonly url: string
}

/** The answer of a claim with several pages: one that holds it is enough, and only when all were read does none hold it. */
export function joinVerdicts(verdicts: readonly LinkVerdict[]): LinkVerdict | null {
  const of = (answer: SourceVerdict['answer']): LinkVerdict | undefined =>
    verdicts.find((one) => one.answer === answer && one.sourceFigure !== null) ?? verdicts.find((one) => one.answer === answer)
  return of('stands_there') ?? of('could_not_be_checked') ?? of('does_not_hold') ?? of('link_dead') ?? null
}
