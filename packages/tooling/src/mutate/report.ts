/** Stryker's result for one change. */
export interface MutantOutcome {
  readonly fileName: string
  readonly mutatorName: string
  readonly status: string
  readonly location: { readonly start: { readonly line: number } }
}

export interface Counts {
  readonly mutants: number
  readonly noticed: number
  readonly survived: number
  /** No test runs the changed line. */
  readonly unreached: number
  /** Percent. */
  readonly score: number
}

const noticed = ['Killed', 'Timeout']
const missed = ['Survived', 'NoCoverage']

/** Changes that were left out, or that cannot run at all, count neither way. */
export function countsOf(outcomes: readonly Pick<MutantOutcome, 'status'>[]): Counts {
  const count = (...statuses: readonly string[]): number => outcomes.filter(({ status }) => statuses.includes(status)).length
  const good = count(...noticed)
  const mutants = good + count(...missed)
  return {
    mutants,
    noticed: good,
    survived: count('Survived'),
    unreached: count('NoCoverage'),
    score: mutants === 0 ? 0 : (100 * good) / mutants,
  }
}

/** One row for each file with changes that no test noticed: how many, and on which lines. */
export function missedRows(outcomes: readonly MutantOutcome[]): string[] {
  const byFile = Map.groupBy(
    outcomes.filter(({ status }) => missed.includes(status)),
    ({ fileName }) => fileName,
  )
  return [...byFile]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, all]) => {
      const lines = Map.groupBy(all, ({ location }) => location.start.line)
      const places = [...lines]
        .sort(([one], [other]) => one - other)
        .map(([line, here]) => (here.length > 1 ? `${line} (${here.length})` : line))
      return `| \`${file}\` | ${all.length} | ${places.join(', ')} |`
    })
}

const between = (text: string, name: string, lines: readonly string[]): string => {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [from, to] = [text.indexOf(start), text.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`packages/docs/mutation.md has no place for ${name}: “${start}” and “${end}”.`)
  return `${text.slice(0, from + start.length)}\n${lines.join('\n')}\n${text.slice(to)}`
}

/** The report with the figures of one part in their place. */
export function withReport(report: string, part: string, outcomes: readonly MutantOutcome[]): string {
  const { mutants, noticed: good, survived, unreached, score } = countsOf(outcomes)
  return between(report, part, [
    `${mutants} changes, ${good} noticed, ${survived} survived, ${unreached} not reached: **${score.toFixed(1)} %**.`,
    '',
    '| File | Missed | Lines |',
    '| --- | ---: | --- |',
    ...missedRows(outcomes),
  ])
}
