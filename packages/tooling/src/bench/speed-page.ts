import { type Figures, labels } from './figures.ts'
import { ratioOf, written } from './speed-chart.ts'

/** The page of the documentation about speed, made of the figures alone. */
export function speedPage(figures: Figures): string {
  const { machine, cases, growth } = figures
  const rows = cases.map((entry) =>
    [
      entry.words.toLocaleString('en'),
      labels[entry.name],
      entry.p50.toFixed(2),
      `${entry.p25.toFixed(2)} – ${entry.p75.toFixed(2)}`,
      entry.p95.toFixed(2),
      entry.gate === null ? '' : `${entry.gate}${entry.p95 > entry.gate ? ', missed' : ''}`,
      written(ratioOf(figures, entry)),
    ].join(' | '),
  )
  const growthRows = growth.map(({ characters, ms }) =>
    [characters.toLocaleString('en'), ms.toLocaleString('en'), ((1000 * ms) / characters).toFixed(2)].join(' | '),
  )
  return `<!-- Written by \`pnpm bench --chart\`. -->
# Speed

![Processor time of parsing, of one edited block and of other tools, compared with the whole analysis](images/speed.svg)

Milliseconds differ from machine to machine; ratios hardly do. So every tool takes the same texts in turns, in one process, and the last column compares it with Citable's whole analysis: reading, all signals and checks, both scores, questions and answers, titles and the graph. The editors run the same analysis after every change, but only an edited block is read and measured again.

| Words | What | Median ms | Quartiles | 95th percentile | Gate | Compared |
| ---: | --- | ---: | ---: | ---: | --- | ---: |
${rows.map((row) => `| ${row} |`).join('\n')}

Processor time of the whole process, with the collector's and the compiler's threads, of code that has run for four seconds, on texts that it has not seen before. Node ${machine.node}, ${machine.cpus} CPUs, load ${machine.load} while measured. Gates are for the 95th percentile.

*Readability* finds the main text of a page and nothing else; *yoastseo* judges SEO and readability of a text without a graph, answers or titles. It is no part of this project: \`pnpm bench --yoastseo <path>\` takes a copy that you have.

## Long texts

Time grows with the length, never with its square. Input beyond 5 million characters is not read.

| Characters read | ms | ms per 1,000 |
| ---: | ---: | ---: |
${growthRows.map((row) => `| ${row} |`).join('\n')}
`
}
