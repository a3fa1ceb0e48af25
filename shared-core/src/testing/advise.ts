import { analyze } from '../analyze.ts'
import { allPacks } from '../languages/all.ts'
import type { CheckId } from '../model/check-id.ts'
import type { AnalysisContext, AuthorFields } from '../model/input.ts'
import type { Outcome } from '../model/report.ts'
import { exampleContext, exampleFields } from './read-examples.ts'

/** Outcome of a check for the body of a draft. */
export function adviseOn(
  check: CheckId,
  html: string,
  {
    language,
    context = {},
    fields = {},
  }: { readonly language: string; readonly context?: Partial<AnalysisContext>; readonly fields?: Partial<AuthorFields> },
): Outcome {
  const { report } = analyze(
    { kind: 'body', html, fields: { ...exampleFields, ...fields } },
    { ...exampleContext, language, ...context },
    { languages: allPacks },
  )
  return report.outcomes.find((outcome) => outcome.check === check)!
}

/** What a check found: its code and the places it shows; null where it passes or does not apply. */
export function foundBy(
  check: CheckId,
  html: string,
  scene: Parameters<typeof adviseOn>[2],
): { readonly code: string; readonly quotes: readonly string[] } | null {
  const outcome = adviseOn(check, html, scene)
  if (outcome.status === 'error') throw new Error(`${check} failed on ${html}`)
  return outcome.status === 'fail' ? { code: outcome.code, quotes: outcome.spans.map(({ quote }) => quote) } : null
}
