import { type Figures, type Gate, labels } from './figures.ts'

/**
 * Median busy milliseconds of other tools on the machine whose milliseconds the gates are, by words: of yoastseo 3.6 as scoring.md 7.3 has it,
 * of Readability as it compares with yoastseo in five runs on machines .7 to 2.4 times as slow (.91 to 1.04, 2.35 to 2.61 and 9.1 to 10.5 ms).
 * Beside loud neighbours, in a sixth run, short analyses were slowed more, and Readability 1.4 times as much as yoastseo.
 */
const gatesMachine = {
  yoastseo: { 500: 161, 2000: 608, 10000: 2_604 },
  readability: { 500: 1, 2000: 2.5, 10000: 10 },
} as const

export type Words = keyof (typeof gatesMachine)['readability']

/** The least median of yoastseo ÷ 95th percentile of the whole analysis; it decides, not the milliseconds that are aimed at (scoring.md 7.3). */
export const minRatio = 40

/** What 95th percentiles may be, in milliseconds that one thread is busy on that machine (scoring.md 7.3). */
export const gates = { edit: 5, script: 20, page: 400, hostile: 1_500 } as const

/** How many times as long as half of a hostile text the whole may take (scoring.md 7.3). */
export const maxDoubling = 2.3

/** 95th percentiles of the whole analysis that are aimed at on that machine, by words (scoring.md 7.3). */
export const aimedAt = { 500: 3, 2000: 12, 10000: 60 } as const

/** How many times as long Readability takes here, by its median busy milliseconds: other programs and other processors slow both alike. */
export const slownessOf = (words: Words, readability: number): number => readability / gatesMachine.readability[words]

export const gateOf = (ms: number, slowness: number): Gate => ({ ms: rounded(ms), limit: rounded(ms * slowness) })

/** Of the whole analysis: a fortieth of yoastseo's median, which is measured or, without a copy, taken to be as much slower here as Readability is. */
export function gateOfAnalysis(words: Words, slowness: number, yoastseo: number | null): Gate {
  const there = gatesMachine.yoastseo[words]
  return gateOf(there / minRatio, yoastseo === null ? slowness : yoastseo / there)
}

const rounded = (ms: number): number => Math.round(ms * 100) / 100

export const isAbove = ({ p95 }: { readonly p95: number }, gate: Gate | null): boolean => gate !== null && p95 > gate.limit

/** What misses its gate, as the command says it. */
export function missedGates(figures: Figures): readonly string[] {
  return [
    ...figures.cases
      .filter(({ busy, gate }) => isAbove(busy, gate))
      .map(({ name, words, gate }) => `${labels[name]}, ${words} words in ${gate!.limit} ms`),
    ...figures.others.filter(({ busy, gate }) => isAbove(busy, gate)).map(({ name, gate }) => `${labels[name]} in ${gate.limit} ms`),
    ...figures.others
      .filter(({ doubling }) => doubling !== null && doubling.ratio > doubling.gate)
      .map(({ name }) => `${labels[name]}, twice as long`),
  ]
}
