import type { Run } from '../../model/article.ts'

/** Adds a run; one that goes on where the last one ended becomes one with it. */
export function addRun(runs: Run[], run: Run): void {
  const last = runs[runs.length - 1]
  const joins =
    last !== undefined &&
    last.to === run.from &&
    last.start + last.length === run.start &&
    last.to - last.from === last.length &&
    run.to - run.from === run.length
  if (joins) runs[runs.length - 1] = { start: last.start, length: last.length + run.length, from: last.from, to: run.to }
  else runs.push(run)
}

/** Runs over decoded text, asked for in rising order; `at` remembers where the last answer was found. */
export interface RunMap {
  readonly runs: readonly Run[]
  at: number
}

/** Cuts a run over decoded text along the runs that lead from there to the source. */
export function mapRun(target: Run[], run: Run, offset: number, map: RunMap): void {
  if (run.to - run.from !== run.length) {
    target.push({ start: offset + run.start, length: run.length, from: sourceOffset(map, run.from), to: sourceOffset(map, run.to) })
    return
  }
  for (; map.at < map.runs.length; map.at++) {
    const part = map.runs[map.at]!
    if (part.start >= run.to) return
    const low = Math.max(part.start, run.from)
    const high = Math.min(part.start + part.length, run.to)
    if (low < high) {
      const same = part.to - part.from === part.length
      addRun(target, {
        start: offset + run.start + low - run.from,
        length: high - low,
        from: same ? part.from + low - part.start : part.from,
        to: same ? part.from + high - part.start : part.to,
      })
    }
    if (part.start + part.length > run.to) return
  }
}

function sourceOffset(map: RunMap, at: number): number {
  for (; map.at < map.runs.length; map.at++) {
    const run = map.runs[map.at]!
    if (at < run.start + run.length) return run.to - run.from === run.length ? run.from + at - run.start : run.from
  }
  return map.runs[map.runs.length - 1]?.to ?? 0
}

/** The runs of a text whose ends were trimmed: `length` UTF-16 units from `start` are left. */
export function clampRuns(runs: readonly Run[], start: number, length: number): Run[] {
  const result: Run[] = []
  for (const run of runs) {
    const low = Math.max(run.start - start, 0)
    const high = Math.min(run.start + run.length - start, length)
    if (low >= high) continue
    const cutFront = low - (run.start - start)
    const cutBack = run.start + run.length - start - high
    const same = run.to - run.from === run.length
    result.push({ start: low, length: high - low, from: same ? run.from + cutFront : run.from, to: same ? run.to - cutBack : run.to })
  }
  return result
}
