/** Which sentences hold which terms. Made of two lists of numbers, because an article has as many terms as would need a list each. */
export interface Postings {
  /** Says that a sentence holds a term; sentences come in order, terms as often as they like. */
  add(term: string, sentence: number): void
  /** The sentences that hold the term, in order, each once. */
  of(term: string): readonly number[]
}

const none: readonly number[] = []

/** New, empty postings. */
export function createPostings(): Postings {
  /** By term: its last entry. */
  const last = new Map<string, number>()
  /** By entry: the sentence, and the entry of the same term before it, −1 for none. */
  const sentences: number[] = []
  const before: number[] = []
  return {
    add(term, sentence) {
      const entry = last.get(term)
      if (entry !== undefined && sentences[entry] === sentence) return
      before.push(entry ?? -1)
      last.set(term, sentences.push(sentence) - 1)
    },
    of(term) {
      const end = last.get(term)
      if (end === undefined) return none
      const found: number[] = []
      for (let entry = end; entry >= 0; entry = before[entry]!) found.push(sentences[entry]!)
      return found.reverse()
    },
  }
}
