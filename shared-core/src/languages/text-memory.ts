import type { ScannedText } from './words/create-lexicon.ts'

/**
 * The cached facts of a text. It, its facts, words, sentences and blocks are made by constructors, not by literals: once a literal's object
 * has outlived a collection, V8 makes all later ones in the old generation, and there they hold an analysis' whole text until the next full
 * collection.
 */
export class KnownText {
  /** null: its words were not needed yet. */
  scanned: ScannedText | null = null
  /** Measured facts, the last first: there are few, so that a list is faster than a map. null: nothing yet. */
  facts: TextFact | null = null
}

/** Places of the phrases of a list, `of` its name, or a measured value `of` the function that measured it, or of the text it depends on. */
export class TextFact {
  readonly of: unknown
  readonly value: unknown
  readonly next: TextFact | null

  constructor(of: unknown, value: unknown, next: TextFact | null) {
    this.of = of
    this.value = value
    this.next = next
  }
}

/** Texts read by one analysis, or by those of one open document. Memory only: what it forgot is read again. */
export interface TextMemory {
  get(text: string): KnownText | undefined
  set(text: string, known: KnownText): void
  /** Forgets all, if there is much. Called between two analyses, never while one reads. */
  tidy(): void
}

/** Texts, and their UTF-16 units, beyond which an open document begins anew: about eight articles of 10,000 words. */
const bounds = { texts: 20_000, length: 2_000_000 } as const

/** A new, empty memory. */
export function createTextMemory(): TextMemory {
  const cached = new Map<string, KnownText>()
  let length = 0
  return {
    get: (text) => cached.get(text),
    set(text, known) {
      cached.set(text, known)
      length += text.length
    },
    tidy() {
      if (cached.size <= bounds.texts && length <= bounds.length) return
      cached.clear()
      length = 0
    },
  }
}
