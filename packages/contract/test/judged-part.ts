import type { Optimization } from '../src/present/index.ts'

/** Fields that follow from a check's id alone; `checks.json` and the full samples hold them. */
const ofTheRubric = new Set(['title', 'group', 'weight', 'effect', 'question', 'evidence', 'message'])

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'object' && Object.keys(value as object).length === 0)

/** A value without the sentences that stand beside a code. */
function withoutMessages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMessages)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([key]) => !(key === 'message' && 'code' in value))
  return Object.fromEntries(members.map(([key, member]) => [key, withoutMessages(member)]))
}

/**
 * The part of an optimization that a golden case holds: scores, codes, arguments, spans, edits, titles, answers.
 * It leaves out sentences, facts that follow from a check's id, the graph (`graph.txt` holds it), and members of checks that are empty or usual.
 */
export function judgedPart({ schema: _, checks, ...rest }: Optimization): unknown {
  const judge = (check: Optimization['checks'][number]) =>
    Object.fromEntries(
      Object.entries(check).filter(
        ([key, value]) =>
          !ofTheRubric.has(key) && !isEmpty(value) && !(key === 'certain' && value === true) && !(key === 'points' && value === 0),
      ),
    )
  return withoutMessages({ ...rest, checks: checks.map(judge) })
}
