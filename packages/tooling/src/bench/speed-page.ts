import { type Figures, figureOf, type Gate, labels } from './figures.ts'
import { aimedAt, isAbove, minRatio } from './gates.ts'
import { lengths, ratioOf, written } from './speed-chart.ts'

/** The page of the documentation about speed, made of the figures alone. */
export function speedPage(figures: Figures): string {
  const { machine, cases, growth } = figures
  const rows = cases.map((entry) =>
    [
      entry.words.toLocaleString('en'),
      labels[entry.name],
      entry.p50.toFixed(2),
      `${entry.p25.toFixed(2)} – ${entry.p75.toFixed(2)}`,
      entry.busy.p50.toFixed(2),
      entry.busy.p95.toFixed(2),
      entry.gate === null ? '' : gateCell(entry.gate, isAbove(entry.busy, entry.gate)),
      entry.cpu.toFixed(2),
      written(ratioOf(figures, entry)),
    ].join(' | '),
  )
  const wholes = lengths.flatMap((words) => {
    const { busy, gate } = figureOf(figures, 'analysis', words) ?? { busy: null, gate: null }
    if (busy === null || gate === null) return []
    const slowness = gate.limit / gate.ms
    const ratio = (minRatio * gate.limit) / busy.p95
    return [
      `at ${words.toLocaleString('en')} words ${Math.round(ratio)} × (there ${(busy.p95 / slowness).toFixed(1)} ms; ${aimedAt[words]} aimed at)`,
    ]
  })
  const growthRows = growth.map(({ characters, ms }) =>
    [characters.toLocaleString('en'), ms.toLocaleString('en'), ((1000 * ms) / characters).toFixed(2)].join(' | '),
  )
  const otherRows = figures.others.map(({ name, p50, busy, gate, doubling }) =>
    [
      `${labels[name][0]!.toUpperCase()}${labels[name].slice(1)}`,
      p50.toFixed(1),
      busy.p50.toFixed(1),
      busy.p95.toFixed(1),
      gateCell(gate, isAbove(busy, gate)),
      doubling === null ? '' : `${doubling.ratio.toFixed(1)} × (${doubling.gate}${doubling.ratio > doubling.gate ? ', missed' : ''})`,
    ].join(' | '),
  )
  return `<!-- Written by \`pnpm bench --chart\`. -->
# Speed

![Time of parsing, of one edited block and of other tools, compared with the whole analysis](images/speed.svg)

Milliseconds differ from machine to machine; ratios hardly do. So all tools take the same texts in turns, each in a process of its own as in an editor’s worker, and the last column compares it with Citable's whole analysis: reading, all signals and checks, both scores, questions and answers, titles and the graph. The editors run the same analysis after every change, but only an edited block is read and measured again.

| Words | What | Median ms | Quartiles | Busy ms | 95th percentile | Gate | Processor ms | Compared |
| ---: | --- | ---: | ---: | ---: | ---: | --- | ---: | ---: |
${rows.map((row) => `| ${row} |`).join('\n')}

Median and quartiles are milliseconds by the clock, of code that has run for four seconds; the first half of each turn, 24 ms or one run, is not counted, for it pays for what the tools before have left in the processor’s caches. Nothing is remembered from one article to the next but words. *Busy ms* and the 95th percentile are milliseconds that the thread was busy in a run, what a caller waits for on a machine of its own: by the clock, the slowest twentieth of short runs tells when other programs took the processor away, twice to four times the median in four runs after another of the same code, and nothing of the tool. *Processor ms* is the median of what the whole process used, with the collector's and the compiler's threads. Node ${machine.node}, ${machine.cpus} CPUs, load ${machine.load} while measured.

Gates are for this percentile. In brackets they are milliseconds of the machine that they are set for; here they are as much more or less as Readability, which takes its turn everywhere, is slower or faster than there. That of the whole analysis is a fortieth of yoastseo's median${figureOf(figures, 'yoastseo', lengths[0]) === null ? ', taken to be slower or faster by as much' : ''}; that median is ${wholes.join(', ')} our 95th percentile.

*Readability* finds the main text of a page and nothing else; *yoastseo* judges SEO and readability of a text without a graph, answers or titles. It is no part of this project: \`pnpm bench --yoastseo <path>\` takes a copy that you have.

## Other texts

| The whole analysis of | Median ms | Busy ms | 95th percentile | Gate | Time of half of it, fastest of each |
| --- | ---: | ---: | ---: | ---: | ---: |
${otherRows.map((row) => `| ${row} |`).join('\n')}

## Long texts

Time grows with the length, never with its square. Input beyond 5 million characters is not read.

| Characters read | ms | ms per 1,000 |
| ---: | ---: | ---: |
${growthRows.map((row) => `| ${row} |`).join('\n')}
`
}

const gateCell = ({ ms, limit }: Gate, missed: boolean): string => `${limit} (${ms})${missed ? ', missed' : ''}`
