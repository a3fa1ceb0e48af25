import type { FieldProblem } from '../../../src/mapping/field-rules.ts'
import type { Text } from '../use-texts.tsx'

/** Why a change is not offered, as its author reads it. */
export const problemText = (problem: FieldProblem, text: Text): string =>
  text(`field.${problem.code}`, 'limit' in problem ? { limit: problem.limit } : {})
