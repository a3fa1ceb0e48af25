import type { CheckId } from '../model/check-id.ts'
import type { Outcome, Report } from '../model/report.ts'
import type { BroughtSignals } from '../signals/index.ts'
import type { Check } from './define-check.ts'
import { descriptionLength } from './description-length/description-length.ts'
import { descriptionPresent } from './description-present/description-present.ts'
import { factChecks } from './fact-checks.ts'
import { pageMetadata } from './page-metadata/page-metadata.ts'
import { paragraphLength } from './paragraph-length/paragraph-length.ts'
import { passageSize } from './passage-size/passage-size.ts'
import { slugShort } from './slug-short/slug-short.ts'

/** Checks whose edits rest on them. */
const withEdit = [descriptionLength, descriptionPresent, pageMetadata, paragraphLength, passageSize, slugShort] as const

/** An article with its scores, as far as its report goes. */
interface Scored {
  readonly report: Report
  readonly runAgain: (checks: readonly Check<CheckId>[], brought: BroughtSignals) => readonly Outcome[]
}

/** Checks of a report that offer a fix and may have an edit for it. */
function checksWithEdit({ outcomes }: Report): readonly Check<CheckId>[] {
  const fixed = new Set(outcomes.flatMap((outcome) => ('fix' in outcome && outcome.fix !== null ? [outcome.check] : [])))
  return withEdit.filter(({ id }) => fixed.has(id))
}

/** The signals of edits, for a report that offers any; none without. Rejects when they cannot be loaded. */
export const loadEditSignals = async (report: Report): Promise<BroughtSignals> =>
  checksWithEdit(report).length === 0 ? {} : (await import('./edits/edit-signals.ts')).editSignals

/** The report of an article that was scored with what scores need: with the edits and the facts that move none. */
export function completeReport({ report, runAgain }: Scored, editSignals: BroughtSignals): Report {
  const late = [...factChecks, ...checksWithEdit(report)]
  const again = new Map(runAgain(late, editSignals).map((outcome) => [outcome.check, outcome]))
  return { ...report, outcomes: report.outcomes.map((outcome) => again.get(outcome.check) ?? outcome) }
}
