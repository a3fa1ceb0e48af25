import { group } from './group.ts'

/** Visits of a page that an assistant sent. */
export interface Landing {
  readonly assistantId: string
  readonly path: string
  readonly visits: number
}

export interface PageVisits {
  readonly path: string
  readonly visits: number
}

/** Most visits first, of equal ones those first in the order of their paths. */
const byVisits = (one: PageVisits, other: PageVisits): number => other.visits - one.visits || (one.path < other.path ? -1 : 1)

/** Visits of pages by all assistants together, most first. */
export function visitsOfPages(landings: readonly Landing[]): readonly PageVisits[] {
  const sums = new Map<string, number>()
  for (const { path, visits } of landings) sums.set(path, (sums.get(path) ?? 0) + visits)
  return [...sums].map(([path, visits]) => ({ path, visits })).sort(byVisits)
}

/** For each assistant, so many of the pages that it sent most readers to. */
export function topLandings(landings: readonly Landing[], max: number): readonly Landing[] {
  return [...group(landings, ({ assistantId }) => assistantId).values()].flatMap((own) => own.sort(byVisits).slice(0, max))
}
