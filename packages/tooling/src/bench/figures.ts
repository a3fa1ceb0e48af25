/** Figures of a run of the bench: plain, so that tables and charts are made of them alone. */
export interface Figures {
  /** Node's version, number of CPUs, and how busy the machine was; nothing else about it. */
  readonly machine: { readonly node: string; readonly cpus: number; readonly load: number }
  readonly cases: readonly CaseFigures[]
  readonly others: readonly OtherFigures[]
  readonly growth: readonly GrowthFigures[]
}

/** Milliseconds that the thread was busy, at the median and at the 95th percentile. */
export interface Busy {
  readonly p50: number
  readonly p95: number
}

/** Milliseconds of one subject at one length of text. */
export interface CaseFigures {
  readonly words: number
  readonly name: SubjectName
  /** Time a caller waits, by the clock. */
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly busy: Busy
  /** Median of the processor time of the whole process, with the collector's and the compiler's threads. */
  readonly cpu: number
  /** null: another tool's, or no gate. */
  readonly gate: Gate | null
}

/** The most that `busy.p95` may be. */
export interface Gate {
  /** On the machine whose milliseconds the gates are (scoring.md 7.3). */
  readonly ms: number
  /** Here: as much more or less as this machine was slower or faster than that one while it was measured. */
  readonly limit: number
}

export const subjectNames = ['parsing', 'analysis', 'markdown', 'edit', 'readability', 'yoastseo'] as const

export type SubjectName = (typeof subjectNames)[number]

/** CPU milliseconds of the whole analysis of one long text, and per 1,000 characters. */
export interface GrowthFigures {
  readonly characters: number
  readonly ms: number
}

export type OtherName = 'zh' | 'th' | 'ar' | 'page' | 'longParagraph' | 'deepNesting' | 'manyLinks'

/** Milliseconds of the whole analysis of other texts. */
export interface OtherFigures {
  readonly name: OtherName
  /** By the clock. */
  readonly p50: number
  readonly busy: Busy
  readonly gate: Gate
  /** Time of the whole ÷ that of half of the text, and what it may be; null: not asked. */
  readonly doubling: { readonly ratio: number; readonly gate: number } | null
}

/** Names of the subjects in tables and charts. */
export const labels: Readonly<Record<SubjectName | OtherName, string>> = {
  parsing: 'HTML parser alone (cheerio)',
  analysis: 'Citable, whole article',
  markdown: 'Citable, whole article in Markdown',
  edit: 'Citable, one edited block',
  readability: 'Readability with linkedom',
  yoastseo: 'yoastseo 3.6',
  zh: 'Chinese, 2,000 words',
  th: 'Thai, 2,000 words',
  ar: 'Arabic, 2,000 words',
  page: 'page of a million characters, the first analysis of a new process',
  longParagraph: 'one paragraph of two million characters',
  deepNesting: '50,000 elements in each other',
  manyLinks: '100,000 links in a paragraph',
}

export const figureOf = ({ cases }: Figures, name: SubjectName, words: number): CaseFigures | null =>
  cases.find((entry) => entry.name === name && entry.words === words) ?? null
