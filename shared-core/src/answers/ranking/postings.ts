/** Sentences that hold each term. Made of two lists of numbers, because an article has as many terms as would need a list each. */
export interface Postings {
  /** Says that a sentence holds a term; sentences come in order, terms as often as they like. */
  add(term: string, sentence: number): void
  has(term: string): boolean
  /** The sentences that hold the term, in order, each once. */
  of(term: string): readonly number[]
  /** Adds them to a list, the last first, each as many places on as `offset` says. */
  list(term: string, offset: number, into: number[]): void
}

const none: readonly number[] = []

/** New, empty postings. */
export function createPostings(): Postings {
  /** By term: its last entry. */
  const last = new Map<string, number>()
  /** By entry: the sentence, and the entry of the same term before it, −1 for none. */
  const sentences: number[] = []
  const before: number[] = []
  const list: Postings['list'] = (term, offset, into) => {
    for (let entry = last.get(term) ?? -1; entry >= 0; entry = before[entry]!) into.push(offset + sentences[entry]!)
  }
  return {
    add(term, sentence) {
      const entry = last.get(term)
      if (entry !== undefined && sentences[entry] === sentence) return
      before.push(entry ?? -1)
      last.set(term, sentences.push(sentence) - 1)
    },
    has: (term) => last.has(term),
    of(term) {
      if (!last.has(term)) return none
      const found: number[] = []
      list(term, 0, found)
      return found.reverse()
    },
    list,
  }
}
