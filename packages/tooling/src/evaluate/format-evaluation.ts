import { rubric } from '@citable/core'
import { ordersOf, type Rating, sharesOf, wantedOrder } from '../reading/ratings.ts'
import type { Calibration } from './calibration.ts'
import type { Measure } from './data.ts'

/** The page of results: every gate with its interval, and the bands. The same measures give the same bytes; no date, no timing. */
export function formatEvaluation(all: readonly Measure[], { rows, languages }: Calibration, ratings: readonly Rating[]): string {
  const measures = all.filter(({ isTiming }) => isTiming !== true)
  const failed = measures.filter(({ value, gate }) => !(value >= gate)).length
  const articles = rows.reduce((sum, row) => sum + row.articles, 0)
  const pages = rows.reduce((sum, row) => sum + row.pages, 0)
  return `${[
    '<!-- Written by "pnpm evaluate" with the labelled data. Do not edit. -->',
    '# Evaluation',
    '',
    `Rubric ${rubric.version}, ${measures.length} gates, ${failed === 0 ? 'all of them held' : `${failed} missed`}. Intervals are 95 %, by resampling groups (documents, articles, experiments, search runs). Rules are changed on one half of each set and the other is only read. These are neighbouring tasks, not citations: see [what the score means](method.md).`,
    '',
    '| What | Metric | Value | 95 % interval | Changing half | Reading half | Gate | Groups | |',
    '| --- | --- | ---: | --- | ---: | ---: | ---: | ---: | --- |',
    ...measures.map(
      ({ what, metric, value, interval: [low, high], gate, groups, halves }) =>
        `| ${what} | ${metric} | ${value.toFixed(3)} | ${low.toFixed(3)}–${high.toFixed(3)} | ${halves?.map((half) => half.toFixed(3)).join(' | ') ?? '– | –'} | ${gate.toFixed(3)} | ${groups} | ${value >= gate ? 'held' : '**missed**'} |`,
    ),
    ...besideOthers(measures),
    ...[...Map.groupBy(ratings, ({ round }) => round)].flatMap(([round, graded]) => readRound(round, graded)),
    '',
    '## Our own articles in five bands',
    '',
    `${articles} articles written for this purpose, ${pages} of them whole pages, in ${languages.length} languages (${languages.join(', ')}). Each got its band from an editor before it was scored. The set shows that the order is right from spam to excellent. It is no sample of the web, and its writers know the rubric.`,
    '',
    '| Band | Articles | Median score | Range | Meant by the rubric |',
    '| --- | ---: | ---: | --- | --- |',
    ...rows
      .toReversed()
      .map(
        ({ band, name, articles, median, low, high, expected }) =>
          `| ${band} ${name} | ${articles} | ${median} | ${low}–${high} | ${expected[0]}–${expected[1]} |`,
      ),
  ].join('\n')}\n`
}

/** A table of the measures that were taken of other tools too, one column a name; empty when there are none. */
function besideOthers(measures: readonly Measure[]): readonly string[] {
  const compared = measures.filter(({ beside }) => beside !== undefined && Object.keys(beside).length > 0)
  if (compared.length === 0) return []
  const names = [...new Set(compared.flatMap(({ beside }) => Object.keys(beside ?? {})))]
  const cells = (values: readonly string[]): string => `| ${values.join(' | ')} |`
  return [
    '',
    '## Reading pages, beside others',
    '',
    'Real pages without their JSON-LD, the same ones in the same run. Facts are right when they say what the publisher’s own JSON-LD says, bodies when they hold the words of a hand-made text. The rules were changed on one half of the pages only; publishers’ data are not always true, so 1.000 is neither possible nor wanted.',
    '',
    cells(['Measure', 'Citable', ...names]),
    cells(['---', ...Array.from({ length: names.length + 1 }, () => '---:')]),
    ...compared.map(({ metric, value, beside }) =>
      cells([metric, value.toFixed(3), ...names.map((name) => beside?.[name]?.toFixed(3) ?? '–')]),
    ),
  ]
}

/** From this round on articles were read that no round before had shown; the reading half had been read whole. */
const firstUnseenRound = 9

/** Grades of a round of pages by readers who knew neither code nor rubric. */
function readRound(round: number, ratings: readonly Rating[]): readonly string[] {
  const pages = new Set(ratings.map(({ page }) => page).filter((page) => !page.startsWith('own-'))).size
  const [{ date, commit }] = ratings as [Rating]
  const which =
    round < firstUnseenRound
      ? 'pages of the reading half, drawn by hash'
      : 'articles of public repositories and by writers who knew no rule'
  return [
    '',
    `## What an editor sees, round ${round}`,
    '',
    `${pages} ${which}, as shown at ${commit} on ${date}, read by language models as editors: they had the text, the page and what was shown, and knew neither code nor rubric. Intervals are 95 % over pages.`,
    '',
    '| What | Grade | Share | 95 % interval | Wanted | Rated | |',
    '| --- | --- | ---: | --- | ---: | ---: | --- |',
    ...sharesOf(ratings).map(({ what, metric, value, interval: [low, high], rated, wanted }) => {
      const [goal, isMet] = 'min' in wanted ? [`≥ ${wanted.min}`, value >= wanted.min] : [`≤ ${wanted.max}`, value <= wanted.max]
      return `| ${what} | ${metric} | ${value.toFixed(2)} | ${low.toFixed(2)}–${high.toFixed(2)} | ${goal} | ${rated} | ${isMet ? 'met' : '**not met**'} |`
    }),
    ...ordersOf(ratings).map(
      ({ metric, rho, texts }) =>
        `| order | ${metric} | ${rho.toFixed(2)} | | ≥ ${wantedOrder} | ${texts} | ${rho >= wantedOrder ? 'met' : '**not met**'} |`,
    ),
  ]
}
