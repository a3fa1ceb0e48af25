/** How sentences of a language begin: words, and pieces of patterns, of which titles are made. What each is for: `OpeningWords`. */
export interface OpeningSource {
  readonly articles: string
  readonly pointing: string
  readonly of: string
  readonly adjectivesFollow: boolean
  readonly isA: string
  /** In front of nouns alone. */
  readonly nouns: string
  /** In front of nouns and of other words. */
  readonly others: string
  readonly clause: string
  readonly bareClause: string | null
  readonly date: string | null
  readonly afterParticiple?: string
  readonly and: string
  readonly past: string
  readonly purpose: string
  readonly between: string
  readonly condition: string
  readonly contested: string
  /** What opens a text that advises, before its object. */
  readonly object?: string
  /** Words in front of the subject: any such word, and those of a time from which the sentence holds. */
  readonly front?: { readonly any: string; readonly start: string }
  /** How news begins. */
  readonly lede: {
    readonly verb: string
    /** What the verb of something done begins with, and where or when it was done, of which its news holds as well without. */
    readonly done?: string
    readonly circumstance?: string
    readonly past: string | null
    readonly scheduled: string
    readonly day: string
    readonly announced: string
    readonly end?: string
    readonly inside?: string
  }
}
