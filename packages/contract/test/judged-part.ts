import type { Optimization } from '../src/present/index.ts'

/** Fields that follow from a check's id alone; the full samples hold them. */
const ofTheRubric = new Set(['title', 'group', 'weight', 'effect', 'question', 'evidence', 'message'])

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'object' && Object.keys(value as object).length === 0)

/** A value without the sentences that are beside a code. */
function withoutMessages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMessages)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([key]) => !(key === 'message' && 'code' in value))
  return Object.fromEntries(members.map(([key, member]) => [key, withoutMessages(member)]))
}

/** Verdicts that hold nothing but themselves: lists of checks by their names. */
const plainVerdicts = {
  passed: { status: 'pass', score: 100, code: 'good' },
  not_applicable: { status: 'not_applicable' },
  not_checked: { status: 'not_checked' },
}

/**
 * The part of an optimization that a golden case holds: scores, codes, arguments, spans, edits, titles, answers. It leaves out sentences,
 * facts that follow from a check's id, the graph (`graph.txt` holds it), and members of checks that are empty or usual.
 */
export function judgedPart({ schema: _, checks, ...rest }: Optimization): unknown {
  const verdicts = checks.map((check) => ({ id: check.check, verdict: withoutMessages(verdictOf(check)) as object }))
  const isPlain = (name: keyof typeof plainVerdicts, verdict: object) => JSON.stringify(verdict) === JSON.stringify(plainVerdicts[name])
  const plain = Object.keys(plainVerdicts) as (keyof typeof plainVerdicts)[]
  return {
    ...(withoutMessages(rest) as object),
    checks: verdicts
      .filter(({ verdict }) => !plain.some((name) => isPlain(name, verdict)))
      .map(({ id, verdict }) => ({ check: id, ...verdict })),
    ...Object.fromEntries(plain.map((name) => [name, verdicts.filter(({ verdict }) => isPlain(name, verdict)).map(({ id }) => id)])),
  }
}

/** Members of a check that are neither empty nor usual, without its id. */
const verdictOf = (check: Optimization['checks'][number]): object =>
  Object.fromEntries(
    Object.entries(check).filter(
      ([key, value]) =>
        key !== 'check' &&
        !ofTheRubric.has(key) &&
        !isEmpty(value) &&
        !(key === 'certain' && value === true) &&
        !(key === 'points' && value === 0),
    ),
  )
