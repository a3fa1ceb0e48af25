import { type Figures, figureOf, labels } from './figures.ts'
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
      entry.p95.toFixed(2),
      entry.gate === null ? '' : `${entry.gate}${entry.p95 > entry.gate ? ', missed' : ''}`,
      entry.cpu.toFixed(2),
      written(ratioOf(figures, entry)),
    ].join(' | '),
  )
  const references = lengths.flatMap((words) => {
    const [reference, ours] = [figureOf(figures, 'yoastseo', words), figureOf(figures, 'analysis', words)]
    return reference === null || ours === null ? [] : `${Math.round(reference.p50 / ours.p95)} × at ${words.toLocaleString('en')} words`
  })
  const growthRows = growth.map(({ characters, ms }) =>
    [characters.toLocaleString('en'), ms.toLocaleString('en'), ((1000 * ms) / characters).toFixed(2)].join(' | '),
  )
  return `<!-- Written by \`pnpm bench --chart\`. -->
# Speed

![Time of parsing, of one edited block and of other tools, compared with the whole analysis](images/speed.svg)

Milliseconds differ from machine to machine; ratios hardly do. So every tool takes the same texts in turns, in one process, and the last column compares it with Citable's whole analysis: reading, all signals and checks, both scores, questions and answers, titles and the graph. The editors run the same analysis after every change, but only an edited block is read and measured again.

| Words | What | Median ms | Quartiles | 95th percentile | Gate | Processor ms | Compared |
| ---: | --- | ---: | ---: | ---: | --- | ---: | ---: |
${rows.map((row) => `| ${row} |`).join('\n')}

Milliseconds by the clock, of code that has run for four seconds. Nothing is remembered from one article to the next but words. Gates are for the 95th percentile. *Processor ms* is the median of what the whole process used, with the collector's and the compiler's threads. Node ${machine.node}, ${machine.cpus} CPUs, load ${machine.load} while measured.
${references.length === 0 ? '' : `\nMedian of yoastseo ÷ 95th percentile of the whole analysis, 40 wanted: ${references.join(', ')}.\n`}
*Readability* finds the main text of a page and nothing else; *yoastseo* judges SEO and readability of a text without a graph, answers or titles. It is no part of this project: \`pnpm bench --yoastseo <path>\` takes a copy that you have.

## Long texts

Time grows with the length, never with its square. Input beyond 5 million characters is not read.

| Characters read | ms | ms per 1,000 |
| ---: | ---: | ---: |
${growthRows.map((row) => `| ${row} |`).join('\n')}
`
}
