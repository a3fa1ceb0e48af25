import type { ScannedText } from './create-lexicon.ts'

/** What is known of a text. */
export interface KnownText {
  /** null: nobody has asked for its words. */
  scanned: ScannedText | null
  /** Where phrases of a list stand, by its name, and what was measured of the text, by what measured it; null: nothing yet. */
  facts: Map<unknown, unknown> | null
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
  const kept = new Map<string, KnownText>()
  let length = 0
  return {
    get: (text) => kept.get(text),
    set(text, known) {
      kept.set(text, known)
      length += text.length
    },
    tidy() {
      if (kept.size <= bounds.texts && length <= bounds.length) return
      kept.clear()
      length = 0
    },
  }
}
