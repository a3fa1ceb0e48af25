/** What a run of the bench gives: plain, so that tables and charts are made of it alone. */
export interface Figures {
  /** Node's version, number of CPUs, and how busy the machine was; nothing else about it. */
  readonly machine: { readonly node: string; readonly cpus: number; readonly load: number }
  readonly cases: readonly CaseFigures[]
  readonly growth: readonly GrowthFigures[]
}

/** Milliseconds of one subject at one length of text. */
export interface CaseFigures {
  readonly words: number
  readonly name: SubjectName
  /** What a caller waits for. */
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p95: number
  /** Median of the processor time of the whole process, with the collector's and the compiler's threads. */
  readonly cpu: number
  /** The most that the 95th percentile may be (scoring.md 7.3); null: not ours, or no gate. */
  readonly gate: number | null
}

export type SubjectName = 'parsing' | 'analysis' | 'markdown' | 'edit' | 'readability' | 'yoastseo'

/** CPU milliseconds of the whole analysis of one long text, and per 1,000 characters. */
export interface GrowthFigures {
  readonly characters: number
  readonly ms: number
}

/** How a subject is called in tables and charts. */
export const labels: Readonly<Record<SubjectName, string>> = {
  parsing: 'HTML parser alone (cheerio)',
  analysis: 'Citable, whole article',
  markdown: 'Citable, whole article in Markdown',
  edit: 'Citable, one edited block',
  readability: 'Readability with linkedom',
  yoastseo: 'yoastseo 3.6',
}

export const figureOf = ({ cases }: Figures, name: SubjectName, words: number): CaseFigures | null =>
  cases.find((entry) => entry.name === name && entry.words === words) ?? null
