import type { PageSums } from '../../src/storage/traffic/page-sums.ts'

/** Times between fetches that were seen, the shortest first, and how often. */
export const seenGaps = (gaps: PageSums['gaps']): readonly (readonly [agentId: string, halfHours: number, n: number])[] =>
  [...gaps].flatMap(([agentId, counts]) =>
    [...counts.entries()].filter(([, n]) => n > 0).map(([halfHours, n]): readonly [string, number, number] => [agentId, halfHours, n]),
  )
