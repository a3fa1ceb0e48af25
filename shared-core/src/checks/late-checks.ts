import type { CheckId } from '../model/check-id.ts'
import type { Outcome, Report } from '../model/report.ts'
import type { BroughtSignals } from '../signals/index.ts'
import { proposals } from '../signals/proposals.ts'
import { splits } from '../signals/splits.ts'
import type { Check } from './define-check.ts'
import { descriptionLength } from './description-length/description-length.ts'
import { descriptionPresent } from './description-present/description-present.ts'
import { factChecks } from './fact-checks.ts'
import { pageMetadata } from './page-metadata/page-metadata.ts'
import { paragraphLength } from './paragraph-length/paragraph-length.ts'
import { passageSize } from './passage-size/passage-size.ts'
import { slugShort } from './slug-short/slug-short.ts'

/** Signals that only edits rest on, never a score or a word. */
export const editSignals: BroughtSignals = { proposals, splits }

/** Checks whose edits rest on them. */
const withEdit = [descriptionLength, descriptionPresent, pageMetadata, paragraphLength, passageSize, slugShort] as const

/** An article with its scores, as far as its report goes. */
interface Scored {
  readonly report: Report
  readonly runAgain: (checks: readonly Check<CheckId>[], brought: BroughtSignals) => readonly Outcome[]
}

/** The report of an article that was scored with what scores need: with the edits and the facts that move none. */
export function completeReport({ report, runAgain }: Scored): Report {
  const fixed = new Set(report.outcomes.flatMap((outcome) => ('fix' in outcome && outcome.fix !== null ? [outcome.check] : [])))
  const late: readonly Check<CheckId>[] = [...factChecks, ...withEdit.filter(({ id }) => fixed.has(id))]
  const again = new Map(runAgain(late, editSignals).map((outcome) => [outcome.check, outcome]))
  return { ...report, outcomes: report.outcomes.map((outcome) => again.get(outcome.check) ?? outcome) }
}
