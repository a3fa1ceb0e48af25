import { type CaseFigures, type Figures, figureOf, type Gate, labels } from './figures.ts'

/**
 * Median busy milliseconds of other tools on the machine whose milliseconds the gates are, by words: of yoastseo 3.6 as scoring.md 7.3 has it,
 * of Readability as it compares with yoastseo in six runs on machines .7 to 2.4 times as slow (.94 to 1.04, 2.35 to 2.61 and 9.4 to 10.5 ms).
 */
const gatesMachine = {
  yoastseo: { 500: 161, 2000: 608, 10000: 2_604 },
  readability: { 500: 1, 2000: 2.5, 10000: 10 },
} as const

export type Words = keyof (typeof gatesMachine)['readability']

/** The least median of yoastseo ÷ 95th percentile of the whole analysis (scoring.md 7.3). */
export const minRatio = 40

/** How many times as long Readability takes here, by its median busy milliseconds: other programs and other processors slow both alike. */
export const slownessOf = (words: Words, readability: number): number => readability / gatesMachine.readability[words]

export const gateOf = (ms: number, slowness: number): Gate => ({ ms, limit: Math.round(ms * slowness * 100) / 100 })

/** Median of yoastseo ÷ 95th percentile of the whole analysis; null: it was not measured. */
export function yoastseoRatio(figures: Figures, words: number): number | null {
  const [yoastseo, analysis] = [figureOf(figures, 'yoastseo', words), figureOf(figures, 'analysis', words)]
  return yoastseo === null || analysis === null ? null : yoastseo.busy.p50 / analysis.busy.p95
}

/** Beside yoastseo the ratio decides on the whole analysis, everywhere else milliseconds times the slowness of the machine. */
export function isMissed(figures: Figures, { name, words, busy, gate }: CaseFigures): boolean {
  const ratio = name === 'analysis' ? yoastseoRatio(figures, words) : null
  return ratio === null ? isAbove(busy, gate) : ratio < minRatio
}

export const isAbove = ({ p95 }: { readonly p95: number }, gate: Gate | null): boolean => gate !== null && p95 > gate.limit

/** What misses its gate, as the command says it. */
export function missedGates(figures: Figures): readonly string[] {
  return [
    ...figures.cases
      .filter((entry) => isMissed(figures, entry))
      .map(({ name, words, gate }) => `${labels[name]}, ${words} words in ${gate!.limit} ms`),
    ...figures.others.filter(({ busy, gate }) => isAbove(busy, gate)).map(({ name, gate }) => `${labels[name]} in ${gate.limit} ms`),
    ...figures.others
      .filter(({ doubling }) => doubling !== null && doubling.ratio > doubling.gate)
      .map(({ name }) => `${labels[name]}, twice as long`),
  ]
}
