import { hash } from 'node:crypto'

/**
 * 52 bits of SHA-256, which a number holds exactly: rows that many processes write at once need no counter for them. Two of 200,000 paths share one
 * with a chance of 1 in 225,000, and are then counted as one.
 */
const idOf = (...parts: readonly unknown[]): number => Number.parseInt(hash('sha256', JSON.stringify(parts), 'hex').slice(0, 13), 16)

/** Id of a path of a site; those of two sites differ. */
export const pathId = (siteId: string, path: string): number => idOf(siteId, path)

/** Id of the facts that distinguish hits besides their page and time. */
export const hitClassId = (of: {
  readonly agent_id: string
  readonly kind: string
  readonly status_class: number
  readonly verification: string
  readonly source: string
}): number => idOf(of.agent_id, of.kind, of.status_class, of.verification, of.source)
