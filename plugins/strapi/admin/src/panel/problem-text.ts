import type { FieldProblem } from '#shared/mapping/field-rules.ts'
import type { Text } from '../use-texts.tsx'

/** The reason for refusing a change, in words for its author. */
export const problemText = (problem: FieldProblem, text: Text): string =>
  text(`field.${problem.code}`, 'limit' in problem ? { limit: problem.limit } : {})
