import type { Edit } from '@citable/core'
import type { EditorState } from '@citable/editor'
import type { FieldProblem } from '#shared/mapping/field-rules.ts'

type Optimization = NonNullable<EditorState['optimization']>
type WireFix = NonNullable<Optimization['checks'][number]['fix']>

/** A change as the entry's fields take it: itself, a shorter one, or none and why. */
export interface Judged {
  readonly edit: Edit | null
  readonly problem: FieldProblem | null
}

/** An analysis whose changes can all be saved, and by check why some are not offered. */
export function fitOptimization(
  optimization: Optimization,
  judge: (edit: Edit) => Judged,
): { readonly optimization: Optimization; readonly problems: ReadonlyMap<string, FieldProblem> } {
  const problems = new Map<string, FieldProblem>()
  const checks = optimization.checks.map((check) => {
    const { fix } = check
    if (!fix?.edit || fix.safety === 'none') return check
    const { edit, problem } = judge(fix.edit)
    if (problem !== null) problems.set(check.check, problem)
    return edit === fix.edit ? check : { ...check, fix: { ...fix, edit: edit as WireFix['edit'] } }
  })
  // a service before this member leaves it out; a Markdown field takes a heading at its start alone
  const questions = (optimization.reader_questions ?? []).map((question) =>
    question.heading === null || judge(question.heading).edit !== null ? question : { ...question, heading: null },
  )
  return { optimization: { ...optimization, checks, reader_questions: questions }, problems }
}
